import type { Json } from '../../json.ts';
import type { Reply } from '../../hosts/test-gateway.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { ADDRESS, paymentInputOf } from '../../hosts/order-operations.ts';
import { sampleInput } from '../../hosts/schema-mutations.ts';
import { inputFieldsOf } from './access-documents.ts';
import { NEWSLETTER_INPUTS } from './newsletter-trials.ts';
import { PROMO_INPUTS } from './promo-trials.ts';
import { REPORT_INPUTS } from './report-trials.ts';
import { PRODUCT_INPUTS } from './product-mutations.ts';
import { SAVED_SETTINGS } from './settings-inputs.ts';
import type { Things } from './access-callers.ts';

/** Returns the values at a field of a response, through all lists on the way; undefined if there are none. */
export function valuesAt(data: Json, path: readonly string[]): Json[] {
  const [step, ...rest] = path;
  if (Array.isArray(data)) return data.flatMap((one) => valuesAt(one, path));
  if (data === null || data === undefined) return [];
  return step === undefined ? [data] : valuesAt(data[step], rest);
}

/** Returns the outcome of a caller: a code, or whether the field has a value. */
export function outcomeOf({ data, errors }: Pick<Reply, 'data' | 'errors'>, path: readonly string[]): string {
  const code = errors?.[0]?.extensions?.['code'];
  if (errors) return typeof code === 'string' ? code : JSON.stringify(errors);
  const values = valuesAt(data, path);
  if (values.some((value) => value?.userErrors?.some((one: Json) => one.code === 'NOT_FOUND'))) return 'NOT_FOUND';
  return values.length > 0 ? 'data' : 'nothing';
}

/** Returns the first event of a subscription as a response. */
export async function firstOf(
  address: string,
  browser: TestBrowser,
  query: string,
): Promise<Pick<Reply, 'data' | 'errors'>> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { ...browser.headers(), accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const [, event] = /^data: (\{.*\})$/m.exec(text) ?? [];
    if (event !== undefined) return JSON.parse(event);
  }
  throw new Error(`No event: ${text}`);
}

let made = 0;
/** The inputs that the schema alone does not define. All others are samples with the ids of the owner's objects. */
const INPUTS: Readonly<Record<string, (browser: TestBrowser, mail: string) => unknown>> = {
  requestOtp: (_, email) => ({ email }),
  verifyOtp: (_, email) => ({ email, otp: '12345678' }),
  login: (_, email) => ({ email, password: 'not the right words' }),
  loginWithGoogle: () => ({ idToken: 'a.b.c' }),
  register: (_, email) => ({ email, name: 'Meera', phone: '9847012345', password: 'nine quiet herons' }),
  requestPasswordReset: (_, email) => ({ email }),
  resetPassword: (_, email) => ({ email, password: 'nine quiet herons', token: 'none' }),
  subscribeToNewsletter: (_, email) => ({ email }),
  changePassword: () => ({ newPassword: 'short' }),
  eraseAccount: () => ({ password: 'not-the-password' }),
  logout: () => ({}),
  refreshSession: () => ({}),
  addToCart: () => ({ sku: 'SK-3' }),
  addManyToCart: () => ({ items: [{ sku: 'SK-3', quantity: 1 }] }),
  addToWishlist: () => ({ sku: 'SK-3' }),
  requestNotice: () => ({ sku: 'SK-3', kind: 'PRICE' }),
  requestVisitorNotice: (_, email) => ({ email, sku: 'SK-3', kind: 'PRICE' }),
  answerReview: async (browser) => ({ reviewId: await anyReview(browser), text: 'Thank you!' }),
  // The review must remain: its reason is missing.
  hideReview: async (browser) => ({ reviewId: await anyReview(browser), reason: ' ' }),
  showReview: async (browser) => ({ reviewId: await anyReview(browser) }),
  markReviewHelpful: async (browser) => ({ reviewId: await anyReview(browser), isHelpful: true }),
  reportReview: async (browser) => ({ reviewId: await anyReview(browser) }),
  startPayment: paymentOrNone,
  placeCashOnDeliveryOrder: async (browser) => ({ ...(await paymentOrNone(browser)), otp: '12345678' }),
  sendCashOnDeliveryOtp: () => ({ amount: 100_000, pinCode: '302003' }),
  setPrice: () => ({ productId: 'p-00001', price: 140_000, listPrice: 200_000 }),
  ...PRODUCT_INPUTS,
  changeStock: () => ({ sku: 'SK-1', by: 1 }),
  saveSettings: () => SAVED_SETTINGS,
  restoreSettings: () => ({ section: 'WORDS', version: 9_999, to: 0 }),
  sendNewsletter: (_, mail) => ({ issueId: mail.replace('@', '-at-'), subject: 'New stoles', words: 'They are here.' }),
  ...NEWSLETTER_INPUTS,
  setRole: (_, email) => ({ email, role: 'SELLER' }),
  inviteStaff: (_, email) => ({ email, role: 'SELLER' }),
  endSessionsOf: () => ({ personId: 'sh-nobody' }),
  resetSecondFactorOf: (_, email) => ({ email }),
  withdrawInvitation: () => ({ invitationId: 'in-nobody' }),
  acceptInvitation: () => ({ token: 'none' }),
  exportAccountOf: (_, email) => ({ email }),
  eraseAccountOf: (_, email) => ({ email }),
  blockShopper: () => ({ shopperId: 'sh-nobody', reason: 'Fraud' }),
  unblockShopper: () => ({ shopperId: 'sh-nobody' }),
  addShopperNote: () => ({ shopperId: 'sh-nobody', text: 'Call after six.' }),
  deleteShopperNote: () => ({ shopperId: 'sh-nobody', noteId: 'nt-nobody' }),
  ...PROMO_INPUTS,
  ...REPORT_INPUTS,
  addProduct: () => ({
    name: 'Mothra',
    category: 'Saree',
    fabric: 'Silk',
    listPrice: 200_000,
    price: 150_000,
    variants: [{ sku: `MOTHRA-${(made += 1)}`, color: 'Indigo', stock: 1 }],
  }),
};

/** Returns the id of the newest review. Everybody can read it. */
async function anyReview(browser: TestBrowser): Promise<string> {
  const { data } = await browser.request('{ recentReviews { id } }');
  return data?.recentReviews?.[0]?.id ?? 'none';
}

/** Returns a payment for the caller's cart; without a login, one for nothing. */
async function paymentOrNone(browser: TestBrowser) {
  const { data } = await browser.request('{ me { email } }');
  if (data?.me) return paymentInputOf(browser);
  return { shippingAddress: ADDRESS, expectedTotal: 100, attemptId: `nobody-${(made += 1)}` };
}

/** Returns the input of a caller: with the owner's id of the object that the mutation names. */
export async function inputOf(name: string, browser: TestBrowser, things: Things): Promise<unknown> {
  const given = INPUTS[name];
  if (given) return given(browser, `caller-${(made += 1)}@example.com`);
  const fields = inputFieldsOf(name);
  const own = Object.entries(things).filter(([key]) => fields.some((field) => field.name === key));
  const fresh = fields.some((field) => field.name === 'city') ? { address: `${(made += 1)} Sardar Market` } : {};
  return { ...sampleInput(fields), ...Object.fromEntries(own), ...fresh };
}
