import { sql } from 'kysely';
import type { PaymentAccount } from '../../api/checkout/dependencies.ts';
import type { PaymentProvider, ProviderList } from '../../api/checkout/provider/provider.ts';
import { createRazorpay } from '../../api/checkout/provider/razorpay.ts';
import { startSimulator } from 'stand-ins/razorpay';
import type { Simulator, SimulatorOptions } from 'stand-ins/razorpay';
import type { OrdersTables } from '../../api/orders/tables.ts';
import {
  createTestApi,
  type TestSettings,
  type ApiResponse,
  type Client,
  type Json,
  type TestApi,
} from '../test-api.ts';
import { createShopper } from '../cart/shoppers.ts';

/** A shop whose payments go to a new simulator. */
export interface Shop {
  api: TestApi;
  simulator: Simulator;
  paymentAccount: PaymentAccount;
  close(): Promise<void>;
}

/** Opens a new shop. All shoppers count as customers who have paid before, so that hold limits do not apply. */
export async function createCheckoutShop(
  given: TestSettings = {},
  options: Partial<SimulatorOptions> = {},
  timeoutMs = 8_000,
): Promise<Shop> {
  const simulator = await startSimulator({ file: ':memory:', refundMs: 0, ...options });
  const { address: baseUrl, keyId, keySecret, webhookSecret, widgetUrl } = simulator;
  const real = createRazorpay({ baseUrl, keyId, keySecret, timeoutMs });
  // The simulator's clock is the machine's: its times are converted to the shop's.
  const offset = { ms: 0 };
  const inTime = <T extends { createdAt: Date }>(one: T): T => ({
    ...one,
    createdAt: new Date(one.createdAt.getTime() + offset.ms),
  });
  // The period of a list is in the shop's time, and is converted to the machine's.
  const there = (at: Date) => new Date(at.getTime() - offset.ms);
  const listInTime = async <T extends { createdAt: Date }>(
    list: Promise<ProviderList<T>>,
  ): Promise<ProviderList<T>> => {
    const { items, unreadable } = await list;
    for (const item of items) item.createdAt = new Date(item.createdAt.getTime() + offset.ms);
    return { items, unreadable };
  };
  const provider: PaymentProvider = {
    ...real,
    listPayments: async (id) => (await real.listPayments(id)).map(inTime),
    listRefunds: async (id) => (await real.listRefunds(id)).map(inTime),
    listPaymentsBetween: (from, to) => listInTime(real.listPaymentsBetween(there(from), there(to))),
    listRefundsBetween: (from, to) => listInTime(real.listRefundsBetween(there(from), there(to))),
  };
  const paymentAccount = { provider, keyId, keySecret, webhookSecret, widgetUrl };
  const api = await createTestApi({ addressLimit: 100_000, ...given }, paymentAccount);
  await sql`alter table shoppers alter column bought_at set default now()`.execute(api.database.db);
  offset.ms = api.clock.now().getTime() - Date.now();
  const close = async () => {
    await api.close();
    await provider.close();
    await simulator.close();
  };
  return { api, simulator, paymentAccount, close };
}

/** A new shopper with a delivery address. */
export interface Buyer extends Client {
  email: string;
}

/** A browser of a new logged-in shopper. */
export async function createBuyer(api: TestApi): Promise<Buyer> {
  const client = await createShopper(api);
  const { body } = await client.get('/user/profile');
  return Object.assign(client, { email: String(body.user.email) });
}

/** The delivery address. */
export const addressOf = (email: string) => ({
  name: 'Asha Verma',
  address: '12 Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302003',
  phone: '98290 12345',
  email,
});

let attempts = 0;
/** Returns a new attempt id. */
export const newAttempt = (): string => `attempt-${++attempts}`;

/** The body that starts a payment, as the storefront sends it: the cart's lines and its total. */
export async function paymentBodyOf(who: Buyer, changes: Json = {}): Promise<Json> {
  const { cartData } = (await who.get('/cart')).body;
  const subtotal = cartData.reduce(
    (sum: number, line: Json) => sum + line.quantity * line.variant.product.showPrice,
    0,
  );
  const profile = (await who.get('/user/profile')).body.user;
  const first = profile.is_first_purchase ? Math.round(subtotal * 0.05) : 0;
  const promo = changes.promoCode ? await promoOf(who, changes.promoCode, subtotal) : 0;
  return {
    payment: { amount: subtotal - first - promo },
    receipt: newAttempt(),
    order: {
      shippingDetails: addressOf(who.email),
      orderItems: cartData.map(({ sku, quantity }: Json) => ({ sku, quantity })),
    },
    shppingbilling: true,
    ...changes,
  };
}

async function promoOf(who: Buyer, promoCode: string, totalAmount: number): Promise<number> {
  const { body } = await who.post('/promocode/validate', { promoCode, totalAmount });
  return body.discount ?? 0;
}

/** Runs `work` while the provider behaves otherwise; `otherwise` gets the real one. */
export async function withProvider<T>(
  { paymentAccount }: Shop,
  otherwise: (real: PaymentProvider) => Partial<PaymentProvider>,
  work: () => Promise<T>,
): Promise<T> {
  const real = { ...paymentAccount.provider };
  Object.assign(paymentAccount.provider, otherwise(real));
  try {
    return await work();
  } finally {
    Object.assign(paymentAccount.provider, real);
  }
}

/** Starts a payment for the cart. */
export async function startPayment(who: Buyer, changes: Json = {}): Promise<ApiResponse> {
  return who.post('/payment', await paymentBodyOf(who, changes));
}

/** Pays in the widget, and returns the widget's result. */
export function payInWidget({ simulator }: Shop, paymentOrderId: string): Json {
  const { response } = simulator.pay(paymentOrderId);
  if (!response) throw new Error(`Nothing was paid for ${paymentOrderId}.`);
  return response;
}

/** Makes the whole purchase; returns the result of the verification. */
export async function purchase(shop: Shop, who: Buyer, changes: Json = {}): Promise<ApiResponse> {
  const started = await startPayment(who, changes);
  if (started.status !== 200) throw new Error(`No payment: ${started.text}`);
  return who.post('/payment/verification', payInWidget(shop, started.body.id));
}

/** Returns the status of a payment, as the shopper sees it. */
export async function statusOf(who: Client, paymentOrderId: string): Promise<string> {
  const { body } = await who.get(`/payment/${paymentOrderId}`);
  return body.payment?.status ?? body.code;
}

/** All rows of a table, unchanged. */
export async function rowsOf(api: TestApi, table: keyof OrdersTables): Promise<Json[]> {
  const { rows } = await sql<Json>`select * from ${sql.table(table)}`.execute(api.database.db);
  return rows;
}

/** Returns how many pieces of a variant can be sold. */
export async function stockOf(api: TestApi, sku: string): Promise<number> {
  const { rows } = await sql<{ stock: number }>`select stock from variants where sku = ${sku}`.execute(api.database.db);
  return rows[0]?.stock ?? -1;
}

/** Sets the sellers' price of all variants, in paise. */
export async function setPrice(api: TestApi, requested: number): Promise<void> {
  await sql`update products set show_price = ${requested}::int`.execute(api.database.db);
}

/** The rows of refunds of an order's payments. */
export async function listRefunds(api: TestApi, paymentOrderId: string): Promise<Json[]> {
  const { rows } = await sql<Json>`
    select r.* from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    where o.provider_order_id = ${paymentOrderId}`.execute(api.database.db);
  return rows;
}

/** The subjects of the mails to an address, without those about the account. */
export const subjectsTo = ({ mails }: TestApi, email: string): string[] =>
  mails.filter(({ to, subject }) => to === email && !/login OTP|Welcome/.test(subject)).map(({ subject }) => subject);

const MINUTE = 60_000;

/** Lets this many minutes pass, and runs the reconciler at the end; `who` remains logged in. */
export async function passMinutes({ api }: Shop, minutes: number, ...who: Buyer[]): Promise<void> {
  api.clock.move(minutes * MINUTE);
  await api.work('reconcile');
  for (const client of who) client.token = (await client.post('/auth/token')).body.accessToken;
}

/** Requests the mailed OTP for a cash order of a shopper's cart, or of this amount in paise. */
export async function requestCashOtp({ api }: Shop, who: Buyer, paise?: number): Promise<string> {
  const amount = paise ?? (await paymentBodyOf(who)).payment.amount * 100;
  const { status, text } = await who.post('/cash-on-delivery/otp', { amount, pinCode: '302003' });
  if (status !== 200) throw new Error(`No OTP: ${text}`);
  const mail = api.mails.findLast(({ to, subject }) => to === who.email && /order OTP/.test(subject));
  return /^\d{4}$/m.exec(mail?.text ?? '')?.[0] ?? 'none';
}

/** Places a cash order of the cart; `changes` may contain another `otp`. */
export async function placeInCash(shop: Shop, who: Buyer, changes: Json = {}): Promise<ApiResponse> {
  const body = await paymentBodyOf(who, changes);
  const otp = changes.otp ?? (await requestCashOtp(shop, who, Math.round(body.payment.amount * 100)));
  return who.post('/cash-on-delivery/orders', { ...body, otp });
}
