import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailboxOf } from '../../../api/account/mailbox.ts';
import { addToCart } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import { createBuyer, createCheckoutShop, purchase, startPayment, type Buyer, type Shop } from '../checkout-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await addProducts(shop.api.database, [productOf(1, { variants: [{ sku: 'F-0', color: 'Indigo', stock: 50 }] })]);
});
afterAll(() => shop.close());

/** Somebody with an account of this address, and one piece in the cart. */
async function buyerAt(email: string): Promise<Buyer> {
  const buyer = await createBuyer(shop.api);
  await sql`update shoppers set email = ${email} where email = ${buyer.email}`.execute(shop.api.database.db);
  await addToCart(buyer, 'F-0');
  return Object.assign(buyer, { email });
}
const isFirst = async (who: Buyer) => (await who.get('/user/profile')).body.user.is_first_purchase;

describe(`the discount of a first purchase (${DATABASE_KIND})`, () => {
  it('is one for each mailbox, however its address is spelled', async () => {
    await purchase(shop, await buyerAt('gm.x@gmail.com'));
    for (const email of ['gmx@gmail.com', 'gmx+1@gmail.com', 'g.mx+2@googlemail.com']) {
      const other = await buyerAt(email);
      expect([email, await isFirst(other), (await startPayment(other)).body.amount]).toEqual([email, false, 150_000]);
    }
    const honest = await buyerAt('gmx@example.com');
    expect([await isFirst(honest), (await startPayment(honest)).body.amount]).toEqual([true, 142_500]);
  });

  it('goes to one of several accounts of a mailbox that ask at the same time', async () => {
    const buyers = await Promise.all(['', '+1', '+2', '+3'].map((tag) => buyerAt(`twin${tag}@pm.me`)));
    const amounts = (await Promise.all(buyers.map((buyer) => startPayment(buyer)))).map(({ body }) => body.amount);
    expect(amounts.filter((amount) => amount === 142_500)).toHaveLength(1);
  });

  it('has the same mailboxes in the database as in the code', async () => {
    const boxes = ['asha', 'a.s_h-a', 'asha+x', 'as.ha+x+y', '+x', 'a.'];
    const domains = [
      'gmail.com',
      'googlemail.com',
      'proton.me',
      'protonmail.com',
      'pm.me',
      'example.com',
      'mail.gmail.com',
    ];
    const emails = boxes.flatMap((box) => domains.map((domain) => `${box}@${domain}`));
    const { rows } = await sql<{ email: string; mailbox: string }>`
      select email, mailbox_of(email) as mailbox from unnest(${emails}::text[]) email`.execute(shop.api.database.db);
    expect(rows).toEqual(emails.map((email) => ({ email, mailbox: mailboxOf(email) })));
  });
});
