import { sql } from 'kysely';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { randomId } from '../../../api/platform/secrets.ts';
import { createDraftRepository } from '../../../api/newsletter/draft-repository.ts';
import { createNewsletterRepository } from '../../../api/newsletter/repository.ts';
import { ACCESS_DRAFT } from './newsletter-trials.ts';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { codeFor } from '../../account/people.ts';
import { setStock } from '../../cart/shoppers.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import type { OrderStatusName } from '../../../schema/vocabulary.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';

/** All callers of the matrix; the owner last, because the owner's changes consume things. */
export const CALLERS = [
  'visitor',
  'expired token',
  'token without its cookie',
  'other shopper',
  'other seller',
  'seller',
  'admin',
  'manager',
  'packer',
  'editor',
  'accountant',
  'owner',
] as const;
/** One of them. */
export type CallerName = (typeof CALLERS)[number];

/** The ids of one shopper's objects, by the names of the arguments that accept them, and an address of that shopper. */
export interface Things {
  cartItemId: string;
  wishlistItemId: string;
  orderId: string;
  orderItemId: string;
  paymentOrderId: string;
  sessionId: string;
  addressId: string;
  returnId: string;
  noticeId: string;
  shopperId: string;
  email: string;
}

/** A shop in which one shopper owns an object of each kind, and all other callers are logged in too. */
export interface AccessShop extends OrderShop {
  callers: Readonly<Record<CallerName, TestBrowser>>;
  /** Creates one object of each kind for a shopper, with an order in this status. `mark` is in every text of the shopper. */
  giveThings(browser: TestBrowser, mark: string, status?: OrderStatusName): Promise<Things>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REQUEST = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { userErrors { code } } }';
const VERIFY = 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { accessToken } }';
const OWN =
  '{ me { shopperId email sessions { sessionId deviceName isCurrent } addresses { addressId } cart { items { id } } wishlist { items { id } } notices { nodes { noticeId } } } }';
const NOTICE =
  'mutation { requestNotice(input: { sku: "SK-2", kind: PRICE }) { notice { noticeId } userErrors { message } } }';
const SAVE =
  'mutation ($input: AddAddressInput!) { addAddress(input: $input) { savedAddress { addressId } userErrors { message } } }';

/** Opens the shop: the owner's variants are those of the seller `se-1`. */
export async function createAccessShop(): Promise<AccessShop> {
  const shop = await createOrderShop();
  const { api } = shop;
  await createCatalogRepository(api.database.db).insert({
    sellers: [{ id: 'se-2', shopName: 'Bhuj Knots' }],
    products: [],
  });
  await createPromoCodeRepository(api.database.db).insertCodes([{ code: 'OFFER', amountOff: 500, isListed: true }]);
  await createDraftRepository(api.database.db).insertDraft(
    { id: ACCESS_DRAFT, subject: 'New stoles', words: 'They are here.' },
    'operator',
    api.clock.now(),
  );
  await createNewsletterRepository(api.database.db).insertIssue(
    { id: 'diwali', subject: 'Diwali', words: 'Light.' },
    api.clock.now(),
  );
  for (const sku of ['SK-1', 'SK-2', 'SK-3']) await setStock(api, sku, 1_000);
  const expired = await shop.newShopper();
  await logInAgain(shop, expired);
  const owner = await logInAgain(shop, expired);
  api.clock.move(11 * MINUTE);
  await renew(owner);
  const callers = {
    visitor: createTestBrowser(shop.gateway),
    'expired token': expired,
    'token without its cookie': Object.assign(createTestBrowser(shop.gateway), { token: owner.token }),
    'other shopper': await shop.newShopper(),
    'other seller': await shop.newStaff('SELLER', 'se-2'),
    seller: await shop.newStaff('SELLER', 'se-1'),
    admin: await shop.newStaff('ADMIN'),
    manager: await shop.newStaff('MANAGER'),
    packer: await shop.newStaff('PACKER'),
    editor: await shop.newStaff('EDITOR'),
    accountant: await shop.newStaff('ACCOUNTANT'),
    owner,
  };
  return {
    ...shop,
    callers,
    giveThings: (browser, mark, status = 'Dispatched') => giveThings(shop, browser, mark, status),
  };
}

/** Logs the same person in again, in another browser. */
async function logInAgain(shop: OrderShop, browser: TestBrowser): Promise<TestBrowser> {
  const { email } = (await browser.request('{ me { email } }')).data.me;
  const again = createTestBrowser(shop.gateway);
  await again.request(REQUEST, { input: { email } });
  const { data } = await again.request(VERIFY, {
    input: { email, otp: codeFor(shop.api, email), deviceName: 'Tablet' },
  });
  return Object.assign(again, { token: data.verifyOtp.accessToken });
}

/** Renews a browser's access token by its cookie. */
async function renew(browser: TestBrowser): Promise<void> {
  browser.token = undefined;
  const { data } = await browser.request('mutation { refreshSession { accessToken } }');
  browser.token = data.refreshSession.accessToken;
}

/** Creates an order with this status for a shopper with a cart, a wishlist and an address book; `mark` is in every text of the shopper. */
async function giveThings(
  shop: OrderShop,
  browser: TestBrowser,
  mark: string,
  status: OrderStatusName,
): Promise<Things> {
  const { data: mine } = await browser.request(OWN);
  const address = addressOf(mark, mine.me.email);
  const cart = mine.me.cart.items[0] ?? (await runCartOperation(browser, 'addToCart', { sku: 'SK-1' })).cartItem;
  const wish =
    mine.me.wishlist.items[0] ?? (await runCartOperation(browser, 'addToWishlist', { sku: 'SK-2' })).wishlistItem;
  const { orderId, itemIds } = await shop.placeOrder(browser, {
    status,
    shipping: address,
    billing: { ...address, name: `${mark} Traders` },
    at: new Date(shop.api.clock.now().getTime() - 10 * DAY),
  });
  const { rows } = await sql<{ id: string }>`
    select provider_order_id as id from orders where id = ${orderId}`.execute(shop.api.database.db);
  await insertInvoice(shop, itemIds[0] ?? '', mark);
  return {
    cartItemId: cart.id,
    wishlistItemId: wish.id,
    orderId,
    orderItemId: itemIds[0] ?? '',
    paymentOrderId: rows[0]?.id ?? '',
    sessionId: sessionToEnd(mine.me.sessions),
    addressId: mine.me.addresses[0]?.addressId ?? (await saveAddress(browser, address)),
    returnId: await insertReturn(shop, itemIds[0] ?? '', address),
    noticeId: mine.me.notices.nodes[0]?.noticeId ?? (await browser.request(NOTICE)).data.requestNotice.notice.noticeId,
    shopperId: mine.me.shopperId,
    email: mine.me.email,
  };
}

/** Another tablet of the shopper, if there is one. */
const sessionToEnd = (sessions: { sessionId: string; deviceName: string | null; isCurrent: boolean }[]) =>
  (sessions.find((one) => one.deviceName !== null && !one.isCurrent) ?? sessions.at(-1))?.sessionId ?? '';

/** Saves an address in the shopper's book. */
async function saveAddress(browser: TestBrowser, { email: _email, ...input }: ReturnType<typeof addressOf>) {
  const { data } = await browser.request(SAVE, { input });
  return String(data.addAddress.savedAddress.addressId);
}

const addressOf = (mark: string, email: string) => ({
  name: `${mark} Verma`,
  address: `12 ${mark} Bazaar`,
  city: `${mark} City`,
  state: 'Rajasthan',
  pinCode: '302003',
  phone: '9829012345',
  email,
  landmark: `${mark} temple`,
  alternatePhone: '9829099999',
});

/** Inserts a return of an item in any status; returns its id. */
async function insertReturn(
  { api }: OrderShop,
  itemId: string,
  { email: _email, ...pickup }: ReturnType<typeof addressOf>,
) {
  const id = randomId('rt');
  await sql`
    insert into returns (id, order_item_id, order_id, shopper_id, quantity, kind, reason, comment, pickup, pickup_day, state,
      requested_at)
    select ${id}, id, order_id, shopper_id, 1, 'refund', 'defective', ${pickup.name}, ${JSON.stringify(pickup)}::jsonb,
      '2026-11-25', 'requested', ${api.clock.now()} from order_items where id = ${itemId}`.execute(api.database.db);
  return id;
}

/** Inserts a made invoice of an item; `mark` is in its number. */
async function insertInvoice({ api }: OrderShop, itemId: string, mark: string): Promise<void> {
  const content = JSON.stringify({ kind: 'invoice', lines: [{ orderItemId: itemId }] });
  await sql`
    insert into invoices (id, kind, order_id, shopper_id, seller_id, requested_at, gstin, financial_year, serial, number,
      issued_at, content, total, taxable, cgst, sgst, igst, pdf)
    select ${randomId('iv')}, 'invoice', order_id, shopper_id, seller_id, placed_at, ${itemId}, '2026-27', 1, ${`INV/${mark}`},
      placed_at, ${content}::jsonb, 100, 100, 0, 0, 0, ${Buffer.from('%PDF-')} from order_items where id = ${itemId}
  `.execute(api.database.db);
}
