import { createBrowser, mailedCode } from '../harness/browser.ts';
import type { Browser } from '../harness/browser.ts';
import type { Gateway } from '../harness/gateway.ts';
import { newReceipt, purchase, rupeesOf } from '../harness/purchases.ts';
import type { ShopDatabase } from '../harness/shop-database.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { waitUntil } from '../harness/waiting.ts';

/** Somebody whose data are words that stand nowhere else. */
export interface CanaryPerson {
  email: string;
  phone: string;
  /** A word in the email address, in the name and in the city of the order. */
  mark: string;
  /** Logged in at the api. */
  browser: Browser;
}

const MAIL_MS = 30_000;
const REQUEST =
  'mutation ($email: EmailAddress!) { requestOtp(input: { email: $email, unbound: true }) { challenge } }';
const VERIFY = `mutation ($email: EmailAddress!, $otp: String!, $challenge: String) {
  verifyOtp(input: { email: $email, otp: $otp, challenge: $challenge, unbound: true }) { accessToken } }`;
const ERASE = 'mutation { eraseAccount(input: {}) { userErrors { code message } } }';

/** Buys something and gets it, then erases the account through the gateway. Answers the secrets of that; throws when it is refused. */
export async function eraseThroughGateway(
  shop: TrialShop,
  { address }: Gateway,
  { email, phone, mark, browser }: CanaryPerson,
): Promise<string[]> {
  const price = 100_000;
  const [sku = ''] = await shop.addProducts(1, 5, price);
  const { body } = await browser.call('GET', '/user/profile');
  const shopper = {
    id: body.user.id,
    email,
    call: (...args: Parameters<Browser['call']>) => browser.call(...args),
    token: async () => browser.token ?? '',
  };
  const lines = [{ sku, quantity: 1 }];
  await browser.call('POST', '/cart', lines[0]);
  const rupees = rupeesOf([{ unitPrice: price, quantity: 1 }], { isFirstPurchase: true });
  await purchase(shop.provider, shopper, {
    lines,
    rupees,
    receipt: newReceipt(),
    city: mark,
    phone,
  });
  const app = createBrowser(() => address);
  const ask = async (query: string, variables: object = {}) =>
    (await app.call('POST', '/graphql', { query, variables })).body.data;
  let challenge = '';
  const otp = await mailedCode(shop.mailCatcher, email, async () => {
    ({ challenge } = (await ask(REQUEST, { email })).requestOtp);
  });
  app.token = (await ask(VERIFY, { email, otp, challenge })).verifyOtp.accessToken;
  let refusals: object[] = [];
  const erase = async () => {
    // The provider's word of the payment may still come, and asks to look at it once more.
    await deliver(shop.database, shopper.id);
    refusals = (await ask(ERASE)).eraseAccount.userErrors;
    return refusals.length === 0;
  };
  if (!(await waitUntil(erase, MAIL_MS, 300))) throw new Error(`Not erased: ${JSON.stringify(refusals)}`);
  return [challenge, app.token ?? ''];
}

/** Everything is delivered, and nobody looks at the payment any more: it is some days later. */
async function deliver(database: ShopDatabase, shopperId: string): Promise<void> {
  await database.rows(`update order_items set status = 'Delivered', delivered_at = now() where shopper_id = $1`, [
    shopperId,
  ]);
  await database.rows('update orders set check_at = null where shopper_id = $1', [shopperId]);
}

/** What is left of people whose accounts were erased, where it should not be. */
export async function listLeftovers(shop: TrialShop, people: readonly CanaryPerson[]): Promise<string[]> {
  const left: string[] = [];
  const queued = () => shop.database.count(`select count(*) from jobs.job where name = 'mail' and data is not null`);
  if (!(await waitUntil(async () => (await queued()) === 0, MAIL_MS)))
    left.push(`${await queued()} mails in the queue`);
  for (const { email, phone, mark } of people) {
    for (const word of [email, phone]) {
      const tables = await tablesWith(shop.database, word);
      if (tables.length > 0) left.push(`${word} in ${tables.join(', ')}`);
    }
    const tables = await tablesWith(shop.database, mark);
    if (tables.join() !== 'public.invoice_records') left.push(`${mark} in ${tables.join(', ') || 'no invoice'}`);
    const last = shop.mailCatcher.mails.findLast(({ to }) => to === email);
    if (!/account is deleted/.test(last?.subject ?? '')) left.push(`no last mail to ${email}`);
  }
  return left;
}

/** The tables of the shop and of its queues in which a text stands. */
async function tablesWith(database: ShopDatabase, text: string): Promise<string[]> {
  const tables = await database.rows<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const hits = await database.count(`select count(*) from ${name} t where strpos(lower(t::text), lower($1)) > 0`, [
      text,
    ]);
    if (hits > 0) found.push(name);
  }
  return found;
}
