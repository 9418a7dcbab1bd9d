import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { deleteExpiredAccountData } from '../../../api/account/accounts.ts';
import { addToCart, cartOf } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import {
  createCheckoutShop,
  passMinutes,
  payInWidget,
  startPayment,
  statusOf,
  stockOf,
  type Buyer,
  type Shop,
} from '../../checkout/checkout-shop.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import { linkTokenFor, logIn, mailTo, PASSWORD, register } from '../people.ts';

let shop: Shop;
let people = 0;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await addProducts(shop.api.database, [
    productOf(1, { variants: [{ sku: 'P-0', color: 'Indigo', stock: 500 }] }),
    productOf(2, { variants: [{ sku: 'P-1', color: 'Rust', stock: 500 }] }),
  ]);
});
afterAll(() => shop.close());

/** A shopper who has registered an address, logged in by password and filled cart and wishlist. */
async function registered(): Promise<Buyer> {
  const email = `unproven-${++people}@example.com`;
  await register(shop.api, email);
  const client = shop.api.client();
  client.token = (await client.post('/user/login', { email, password: PASSWORD })).body.accessToken;
  await addToCart(client, 'P-0', 2);
  await client.post('/wishlist', { sku: 'P-1' });
  return Object.assign(client, { email });
}

const profileOf = async (who: Buyer) => (await who.get('/user/profile')).body.user;
const wishesOf = async (who: Buyer) => (await who.get('/wishlist')).body.wishListData.length;
const loggedIn = async (email: string): Promise<Buyer> => Object.assign(await logIn(shop.api, email), { email });

async function byLink(email: string): Promise<Buyer> {
  const password = 'a-new-word-of-mine-77';
  const client = shop.api.client();
  await client.post('/user/checkemail/forgotpassword', { email });
  await client.post('/user/forgotpassword', { email, password, token: linkTokenFor(shop.api, email) });
  client.token = (await client.post('/user/login', { email, password })).body.accessToken;
  return Object.assign(client, { email });
}

describe(`the first proof of an address (${DATABASE_KIND})`, () => {
  it.each([
    ['an OTP', loggedIn],
    ['the link for a new password', byLink],
  ])('by %s forgets the name, phone, cart and wishlist that a stranger left there', async (_, prove) => {
    const stranger = await registered();
    const owner = await prove(stranger.email);
    expect(await profileOf(owner)).toMatchObject({ name: stranger.email.split('@')[0], phone: '' });
    expect(await cartOf(owner)).toEqual([]);
    expect(await wishesOf(owner)).toBe(0);
    expect((await stranger.get('/cart')).status).toBe(401);
  });

  it('also deletes data that a stranger adds at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const stranger = await registered();
      const adds = Array.from({ length: 8 }, (_, at) => [
        addToCart(stranger, `P-${at % 2}`, 1).catch(() => undefined),
        stranger.post('/wishlist', { sku: `P-${at % 2}` }),
      ]).flat();
      const [owner] = await Promise.all([loggedIn(stranger.email), ...adds]);
      expect(await cartOf(owner)).toEqual([]);
      expect(await wishesOf(owner)).toBe(0);
    }
  });

  it("releases a stranger's held pieces within a minute", async () => {
    const stranger = await registered();
    const before = await stockOf(shop.api, 'P-0');
    const opened = await startPayment(stranger);
    expect(await stockOf(shop.api, 'P-0')).toBe(before - 2);
    await loggedIn(stranger.email);
    await passMinutes(shop, 1);
    expect(await stockOf(shop.api, 'P-0')).toBe(before);
    expect(opened.status).toBe(200);
  });

  it('preserves an open payment that was paid: its order is placed', async () => {
    const stranger = await registered();
    const opened = await startPayment(stranger);
    payInWidget(shop, opened.body.id);
    const owner = await loggedIn(stranger.email);
    await passMinutes(shop, 1, owner);
    expect(await statusOf(owner, opened.body.id)).toBe('paid');
  });

  it('lets the owner order at once, though a payment of the stranger is open', async () => {
    const stranger = await registered();
    await startPayment(stranger);
    const owner = await loggedIn(stranger.email);
    await addToCart(owner, 'P-1', 1);
    expect((await startPayment(owner)).status).toBe(200);
  });

  it('forgets nothing in the browser that is logged in to the account, but ends its other sessions', async () => {
    const asha = await registered();
    const elsewhere = shop.api.client();
    elsewhere.token = (await elsewhere.post('/user/login', { email: asha.email, password: PASSWORD })).body.accessToken;
    await logIn(shop.api, asha.email, asha);
    expect(await profileOf(asha)).toMatchObject({ name: 'Asha Verma', phone: '9829012345' });
    expect(await cartOf(asha)).toEqual([['P-0', 2]]);
    expect(await wishesOf(asha)).toBe(1);
    expect((await elsewhere.get('/cart')).status).toBe(401);
    expect(mailTo(shop.api, asha.email).subject).toMatch(/OTP/);
    expect((await shop.api.client().post('/user/login', { email: asha.email, password: PASSWORD })).status).toBe(200);
  });

  it('forgets all in a browser that is logged in to another account', async () => {
    const [stranger, other] = [await registered(), await registered()];
    await logIn(shop.api, stranger.email, other);
    expect(await cartOf(other)).toEqual([]);
    expect(await wishesOf(other)).toBe(0);
  });

  it('forgets nothing when it comes again', async () => {
    const owner = await loggedIn(`proven-${++people}@example.com`);
    await addToCart(owner, 'P-0', 1);
    expect(await cartOf(await loggedIn(owner.email))).toEqual([['P-0', 1]]);
  });
});

describe(`an account whose address is never proven (${DATABASE_KIND})`, () => {
  const countOf = async ({ email }: Buyer) =>
    (await sql`select 1 from shoppers where email = ${email}`.execute(shop.api.database.db)).rows.length;
  const sweep = () => deleteExpiredAccountData(shop.api.database.db, shop.api.clock.now());

  it('is deleted with all that is in it after seven days, unless it has an order', async () => {
    const [idle, buyer, owner] = [await registered(), await registered(), await registered()];
    await startPayment(buyer);
    await loggedIn(owner.email);
    await passMinutes(shop, 7 * 24 * 60 - 1);
    await sweep();
    expect(await countOf(idle)).toBe(1);
    await passMinutes(shop, 2);
    await sweep();
    expect([await countOf(idle), await countOf(buyer), await countOf(owner)]).toEqual([0, 1, 1]);
  });
});

describe(`the mail with an OTP (${DATABASE_KIND})`, () => {
  it('shows whether the OTP confirms an email or is for a login', async () => {
    const { email } = await registered();
    const otpMailFor = async (to: string, purpose?: string) => {
      await shop.api.client().post('/user/send-otp', { email: to, ...(purpose ? { purpose } : {}) });
      return mailTo(shop.api, to);
    };
    const mail = await otpMailFor(email, 'CONFIRM_EMAIL');
    expect(mail?.subject).toBe('Your Rangbandh OTP to confirm your email');
    expect(mail?.text).toContain('Enter this OTP to confirm that this email is yours:');
    expect((await otpMailFor(email))?.subject).toBe('Your Rangbandh login OTP');
    expect((await otpMailFor(email, 'LOGIN'))?.subject).toBe('Your Rangbandh login OTP');
    await loggedIn(email);
    // After five mails to one mailbox the next one must wait.
    shop.api.clock.move(60_000);
    // A stranger can't get a login code in a mail for a lesser purpose.
    expect((await otpMailFor(email, 'CONFIRM_EMAIL'))?.subject).toBe('Your Rangbandh login OTP');
    expect((await otpMailFor('nobody-yet@example.com', 'CONFIRM_EMAIL'))?.subject).toBe('Your Rangbandh login OTP');
  });
});
