import pg from 'pg';
import { deriveKey, hmacOf } from '../../../api/platform/secrets.ts';
import { newReceipt, rupeesOf, startPayment } from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { call, fillCarts, SECRET, type HttpResponse, type Shopper } from '../harness/shoppers.ts';
import { countResponses } from '../harness/tally.ts';
import type { SourceChange } from '../harness/source-changes.ts';
import type { ScenarioResult } from '../scenario.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });
const isRefused = ({ status }: HttpResponse) => status === 429;
/** The calls with another status than the expected one, as a broken promise. */
function others(what: string, answers: readonly HttpResponse[], expected: number): string[] {
  const wrong = answers.filter(({ status }) => status !== expected);
  return wrong.length === 0
    ? []
    : [`${wrong.length} of ${answers.length} ${what}: ${[...countResponses(wrong)].join(' ')}`];
}

const MAILS = 24;
const VISITORS = 5;

/** One IPv6 /48 requests mails to strangers until it is refused. Then new visitors request one each. */
export async function playMails(shop: TestShop): Promise<ScenarioResult> {
  const ask = (address: string, email: string) => call('POST', `${shop.api()}/user/send-otp`, from(address), { email });
  const taken: HttpResponse[] = [];
  for (let at = 0; at < MAILS; at += 1)
    taken.push(await ask(`2001:db8:66:${(at * 256).toString(16)}::1`, `stranger${at}@example.com`));
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, (_, at) => ask(`203.0.113.${at}`, `visitor${at}@example.com`)),
  );
  return {
    figures: `one /48 requested ${MAILS} mails, ${taken.filter(isRefused).length} were refused; ${VISITORS} new visitors got theirs`,
    broken: [
      ...(taken.some(isRefused) ? [] : [`none of ${MAILS} mails of one /48 was refused`]),
      ...others('new visitors got no mail beside it', visitors, 200),
    ],
  };
}

/** A process remembers a refusal for this long in the scenario, because a busy machine may take longer than five seconds. */
export const REMEMBER_LONG: SourceChange = {
  file: 'api/platform/rate-limits/refusal-memory.ts',
  name: 'REMEMBERED_MS',
  body: '600_000',
};
const LOGINS = 20;
/** So many wrong passwords make the next one wait for an hour. */
const WRONG_PASSWORDS = 30;

/** One client sends logins that are refused, while nobody can read the tables of the limits. */
export async function playLogins({ database, api }: TestShop): Promise<ScenarioResult> {
  const [email, address, url] = ['refused@example.com', '198.51.100.200', `${api()}/user/login`];
  const key = hmacOf(deriveKey(SECRET, 'limits'), `client-guesses\0password\0${email}\0address ${address}`);
  await database.rows(
    `insert into attempts (key, times, expires_at) values ($1, array_fill(now(), array[$2::int]), now() + interval '1 day')`,
    [key, WRONG_PASSWORDS],
  );
  const login = () => call('POST', url, from(address), { email, password: 'wrong-password' });
  const first = await login();
  const locker = new pg.Client({ connectionString: database.url });
  await locker.connect();
  await locker.query('begin; lock table attempts, used_proofs, address_logins in access exclusive mode');
  const answers = await Promise.all(Array.from({ length: LOGINS }, login));
  await locker.query('rollback');
  await locker.end();
  const challenges = new Set(answers.map(({ body }) => body?.proofOfWork?.challenge));
  return {
    figures: `${LOGINS} logins were refused without a statement, by ${challenges.size} challenge`,
    broken: [
      ...others('logins were not refused at first', [first], 429),
      ...others('refused logins needed the database', answers, 429),
      ...(challenges.size > 1 ? [`${LOGINS} refused logins got ${challenges.size} challenges`] : []),
    ],
  };
}

const VARIANTS = 5;
const STOCK = 4;
const HELD = 2;
const PRICE = 50_000;

/** One new account holds pieces of some variants and does not pay. New buyers want one piece each. */
export async function playHolds(shop: TestShop): Promise<ScenarioResult> {
  const skus = await shop.addProducts(VARIANTS, STOCK, PRICE);
  const rivals = await shop.shoppers(1, { areNew: true, headersOf: () => from('198.51.100.7') });
  const buyers = await shop.shoppers(VARIANTS, { areNew: true, headersOf: (at) => from(`203.0.113.${100 + at}`) });
  const begin = async (shopper: Shopper | undefined, wanted: readonly string[], quantity: number, at: number) => {
    if (!shopper) throw new Error('There is no shopper.');
    const lines = wanted.map((sku) => ({ sku, quantity }));
    await fillCarts(shop.database, [shopper], lines);
    const bill = lines.map(() => ({ unitPrice: PRICE, quantity }));
    return startPayment(shopper, {
      lines,
      rupees: rupeesOf(bill, { isFirstPurchase: true }),
      receipt: newReceipt(),
      phone: `98290${10_000 + at}`,
      pinCode: `34200${at}`,
    });
  };
  const held = await begin(rivals[0], skus, HELD, 0);
  const bought = await Promise.all(skus.map((sku, at) => begin(buyers[at], [sku], 1, at + 1)));
  return {
    figures: `one account held ${HELD} of ${STOCK} pieces of ${VARIANTS} variants, and ${VARIANTS} new buyers paid for one piece each`,
    broken: [
      ...others('rivals held nothing', [held], 200),
      ...others('new buyers got no piece beside one account', bought, 200),
    ],
  };
}
