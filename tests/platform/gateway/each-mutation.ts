import type { MutationResolvers } from '../../../bff/generated/resolvers.ts';
import { authenticator } from '../../account/authenticator.ts';
import { codeFor, linkTokenFor, PASSWORD } from '../../account/people.ts';
import { ADDRESS, paymentInputOf, runOrderOperation, saveAddress, totalNow } from '../../hosts/order-operations.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { confirmToken, leaveToken } from '../../newsletter/subscribers.ts';
import type { OrderStatusName } from '../../../schema/vocabulary.ts';
import { requestedReturn, RETURN_TRIALS, returnInputOf } from './return-trials.ts';
import { PRODUCT_TRIALS } from './product-mutations.ts';
import { insertReview, orderToBuyAgain } from './mutation-inputs.ts';
import type { EachShop, Trial } from './mutation-trial.ts';
import { PEOPLE_TRIALS } from './people-trials.ts';
import { settingsTrials } from './settings-inputs.ts';
import { noticeLinkOf, PRICE_NOTICE, requestedNotice } from './notice-inputs.ts';
import { MARKETING_TRIALS } from './marketing-trials.ts';
import { CART_SCREENS, selectionOf, WISHLIST_SCREEN } from './default-cache.ts';
import { REPORT_TRIALS } from './report-trials.ts';

/** The name of a mutation. */
export type MutationName = keyof MutationResolvers;

const CART = `cart { id ${CART_SCREENS} }`;
const WISHLIST = `wishlist { ${WISHLIST_SCREEN} }`;
const EVERYTHING = selectionOf([
  'badge',
  'cart',
  'bill',
  'cartByCursors',
  'orders',
  'allItems',
  'placedItems',
  'cancelledItems',
  'profile',
  'addresses',
  'wishlist',
  'devices',
  'notices',
]);
const ORDERS = selectionOf(['orders', 'allItems', 'placedItems', 'cancelledItems']);
const ADDRESSES = selectionOf(['addresses']);
const [DEVICES, NOTICES] = [selectionOf(['devices']), selectionOf(['notices'])];
const CHANGED_ITEM = `orderItem { id status variant { id sku stock inStock } } ${ORDERS}`;
const SALE = 'orderItem { id status variant { id sku stock inStock } }';

const addressInput = ({ email: _email, ...address }: typeof ADDRESS) => address;
const cartItemOf = async ({ asha }: EachShop): Promise<string> =>
  (await asha.request('{ me { cart { items { id } } } }')).data.me.cart.items[0].id;
const wishOf = async ({ asha }: EachShop): Promise<string> =>
  (await asha.request('{ me { wishlist { items { id } } } }')).data.me.wishlist.items[0].id;
const orderItemOf = (status: OrderStatusName) => async (shop: EachShop) => {
  const { itemIds } = await shop.placeOrder(shop.asha, { status, at: shop.api.clock.now() });
  return { orderItemId: itemIds[0] ?? 'none' };
};
const otherSession = async (shop: EachShop) => {
  await shop.newShopper(shop.email);
  const { data } = await shop.asha.request('{ me { sessions { sessionId isCurrent } } }');
  return { sessionId: data.me.sessions.find((one: { isCurrent: boolean }) => !one.isCurrent).sessionId };
};
const startedPayment = async ({ asha }: EachShop) => {
  const { payment } = await runOrderOperation(asha, 'startPayment', await paymentInputOf(asha));
  return String(payment.id);
};
const otpOf = async ({ asha, api, email }: EachShop) => {
  await asha.request('mutation { sendConfirmationOtp { userErrors { code } } }');
  return { otp: codeFor(api, email) };
};
const REQUEST = 'mutation ($email: EmailAddress!) { requestOtp(input: { email: $email }) { otpLength } }';
const SUBSCRIBE = 'mutation ($email: EmailAddress!) { subscribeToNewsletter(input: { email: $email }) { message } }';
const subscribed = async ({ asha, email }: EachShop) => void (await asha.request(SUBSCRIBE, { email }));
const cashItemOf = async (shop: EachShop) => {
  const placing = { status: 'Dispatched', cash: 'due', at: shop.api.clock.now() } as const;
  const { itemIds } = await shop.placeOrder(shop.asha, placing);
  return itemIds[0] ?? 'none';
};
const SET_PASSWORD = `mutation { changePassword(input: { newPassword: "${PASSWORD}" }) { userErrors { code } } }`;
const SET_UP = `mutation { setUpSecondFactor(input: { password: "${PASSWORD}" }) { uri userErrors { code } } }`;
const CONFIRM = 'mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) { userErrors { code } } }';
/** Sets up an authenticator app, and returns its current code. */
const startedFactor = async ({ admin, api }: EachShop) => {
  await admin.request(SET_PASSWORD);
  const { uri } = (await admin.request(SET_UP)).data.setUpSecondFactor;
  return () => authenticator(uri)(api.clock.now());
};
const confirmedFactor = async (shop: EachShop) => {
  const code = await startedFactor(shop);
  await shop.admin.request(CONFIRM, { code: code() });
  // A code counts once.
  shop.api.clock.move(60_000);
  return code;
};
const sale = (status: OrderStatusName, more: object = {}): Trial => ({
  by: 'admin',
  input: async (shop) => ({ ...(await orderItemOf(status)(shop)), ...more }),
  payload: SALE,
});
const OF_CASH_ITEM: Trial = {
  by: 'admin',
  input: async (shop) => ({ orderItemId: await cashItemOf(shop) }),
  payload: SALE,
};
const CHANGE_EMAIL =
  'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { userErrors { code } } }';
const emailCodesOf = async (shop: EachShop) => {
  const newEmail = `moved-${shop.email}`;
  await shop.asha.request(CHANGE_EMAIL, { input: { newEmail, ...(await otpOf(shop)) } });
  return { oldOtp: codeFor(shop.api, shop.email), newOtp: codeFor(shop.api, newEmail) };
};

/** How each mutation is tried. A new mutation needs its line. */
export const TRIALS: Readonly<Record<MutationName, Trial>> = {
  addAddress: { input: () => addressInput({ ...ADDRESS, address: '7 Sardar Market' }), payload: ADDRESSES },
  updateAddress: {
    input: async ({ asha }) => ({ ...addressInput(ADDRESS), city: 'Ajmer', addressId: await saveAddress(asha) }),
    payload: ADDRESSES,
  },
  deleteAddress: { input: async ({ asha }) => ({ addressId: await saveAddress(asha) }), payload: ADDRESSES },
  setDefaultAddress: { input: async ({ asha }) => ({ addressId: await saveAddress(asha) }), payload: ADDRESSES },
  addToCart: { input: () => ({ sku: 'SK-2' }), payload: CART },
  addManyToCart: { input: () => ({ items: [{ sku: 'SK-2' }, { sku: 'SK-3', quantity: 2 }] }), payload: CART },
  applyPromoCode: { input: () => ({ promoCode: 'RANG10' }), payload: CART },
  removePromoCode: {
    input: async ({ asha }) => void (await runCartOperation(asha, 'applyPromoCode', { promoCode: 'RANG10' })),
    payload: CART,
  },
  removeFromCart: { input: async (shop) => ({ cartItemId: await cartItemOf(shop) }), payload: CART },
  setCartItemQuantity: { input: async (shop) => ({ cartItemId: await cartItemOf(shop), quantity: 4 }), payload: CART },
  setCartItemServices: {
    input: async (shop) => ({ cartItemId: await cartItemOf(shop), services: ['fall-pico'] }),
    payload: CART,
  },
  addToWishlist: { input: () => ({ sku: 'SK-2' }), payload: WISHLIST },
  removeFromWishlist: { input: async (shop) => ({ wishlistItemId: await wishOf(shop) }), payload: WISHLIST },
  moveToCart: { input: async (shop) => ({ wishlistItemId: await wishOf(shop) }), payload: `${CART} ${WISHLIST}` },
  moveToWishlist: { input: async (shop) => ({ cartItemId: await cartItemOf(shop) }), payload: `${CART} ${WISHLIST}` },
  startPayment: {
    input: ({ asha }) => paymentInputOf(asha),
    payload: `${CART} ${ADDRESSES}`,
  },
  cancelPayment: { input: async (shop) => ({ paymentOrderId: await startedPayment(shop) }), payload: CART },
  verifyPayment: {
    input: async (shop) => {
      const id = await startedPayment(shop);
      const { response } = shop.simulator.pay(id);
      return {
        paymentOrderId: id,
        paymentId: response?.razorpay_payment_id ?? '',
        signature: response?.razorpay_signature ?? '',
      };
    },
    payload: EVERYTHING,
  },
  sendCashOnDeliveryOtp: { input: async ({ asha }) => ({ amount: await totalNow(asha), pinCode: '302003' }) },
  placeCashOnDeliveryOrder: {
    input: async ({ asha, api, email }) => {
      await runOrderOperation(asha, 'sendCashOnDeliveryOtp', { amount: await totalNow(asha), pinCode: '302003' });
      const { text = '' } = api.mails.findLast(({ to, subject }) => to === email && /order OTP/.test(subject)) ?? {};
      return { ...(await paymentInputOf(asha)), otp: /^\d{4,8}$/m.exec(text)?.[0] ?? 'none' };
    },
    payload: EVERYTHING,
  },
  cancelOrderItem: {
    input: async (shop) => ({ ...(await orderItemOf('Placed')(shop)), reason: 'OTHER_REASON', comment: 'Sorry.' }),
    payload: CHANGED_ITEM,
  },
  requestReturn: { input: returnInputOf, payload: CHANGED_ITEM },
  requestOrderLookup: { input: ({ email }) => ({ orderNumber: 'abcd2345', email }), payload: 'lookupId otpLength' },
  openOrderLookup: { input: () => ({ lookupId: 'unknown', otp: '12345678' }), fails: true },
  readOrderLookup: { input: () => ({ token: 'unknown' }), fails: true },
  buyAgain: { input: orderToBuyAgain, payload: CART },
  withdrawReturn: { input: requestedReturn, payload: CHANGED_ITEM },
  reviewOrderItem: {
    input: async (shop) => ({ ...(await orderItemOf('Delivered')(shop)), rating: 5, comment: 'Lovely cloth.' }),
    payload: `orderItem { id variant { id product { id rating reviewCount } } } ${ORDERS}`,
  },
  markReviewHelpful: {
    input: async (shop) => ({ reviewId: await insertReview(shop), isHelpful: true }),
    payload: 'review { id helpfulCount } mark { reviewId isHelpful }',
  },
  reportReview: {
    input: async (shop) => ({ reviewId: await insertReview(shop) }),
    payload: 'review { id } mark { reviewId isReported }',
  },
  updateProfile: { input: () => ({ name: 'Asha V. Verma', phone: '9829012399' }), payload: selectionOf(['profile']) },
  revokeSession: { input: otherSession, payload: DEVICES },
  revokeOtherSessions: { input: async (shop) => void (await otherSession(shop)), payload: DEVICES },
  changePassword: {
    input: async (shop) => {
      await otherSession(shop);
      return { newPassword: PASSWORD, ...(await otpOf(shop)) };
    },
    payload: DEVICES,
  },
  requestEmailChange: {
    input: async (shop) => ({ newEmail: `another-${shop.email}`, ...(await otpOf(shop)) }),
    payload: 'otpLength',
  },
  confirmEmailChange: { input: emailCodesOf, payload: selectionOf(['profile', 'devices']) },
  confirmLogin: { input: otpOf },
  sendConfirmationOtp: {},
  exportAccount: { input: otpOf, payload: 'json' },
  eraseAccount: { input: otpOf, payload: 'shopper { id } cart { id }', writesMe: true },
  logout: { input: () => ({}), payload: 'shopper { id } cart { id }', writesMe: true },
  refreshSession: { input: () => ({}), payload: `accessToken ${EVERYTHING}` },
  login: {
    input: async ({ asha, email }) => {
      await asha.request(SET_PASSWORD);
      asha.token = undefined;
      return { email, password: PASSWORD };
    },
    payload: `accessToken ${selectionOf(['profile'])}`,
    writesMe: true,
    isLogin: true,
  },
  verifyOtp: {
    input: async ({ asha, api, email }) => {
      await asha.request(REQUEST, { email });
      asha.token = undefined;
      return { email, otp: codeFor(api, email) };
    },
    payload: `accessToken ${selectionOf(['profile'])}`,
    writesMe: true,
    isLogin: true,
  },
  // The sample Google is not part of this shop. The payload is that of `login`.
  loginWithGoogle: { input: () => ({ idToken: 'a.b.c' }), payload: 'accessToken', fails: true },
  completeGoogleRedirect: { payload: 'accessToken', fails: true },
  requestOtp: { input: ({ email }) => ({ email }), payload: 'otpLength' },
  register: {
    input: ({ email }) => ({ email: `new-${email}`, name: 'Meera', phone: '9847012345', password: PASSWORD }),
    payload: 'message',
  },
  requestPasswordReset: { input: ({ email }) => ({ email }), payload: 'message' },
  resetPassword: {
    input: async ({ asha, api, email }) => {
      await asha.request(`mutation { requestPasswordReset(input: { email: "${email}" }) { message } }`);
      asha.token = undefined;
      return { email, password: 'nine quiet herons', token: linkTokenFor(api, email) };
    },
  },
  requestNotice: { input: () => PRICE_NOTICE, payload: NOTICES },
  cancelNotice: { input: requestedNotice, payload: NOTICES },
  requestVisitorNotice: { input: ({ email }) => ({ ...PRICE_NOTICE, email }), payload: 'message' },
  confirmNotice: { input: noticeLinkOf('confirm'), payload: 'message' },
  stopNotices: { input: noticeLinkOf('stop'), payload: 'message' },
  subscribeToNewsletter: { input: ({ email }) => ({ email }), payload: 'message' },
  setNewsletter: { input: () => ({ isSubscribed: true }), payload: 'message' },
  confirmNewsletter: {
    input: async (shop) => {
      await subscribed(shop);
      return { token: confirmToken(shop.api, shop.email) };
    },
    payload: 'message',
  },
  leaveNewsletter: {
    input: async (shop) => {
      await subscribed(shop);
      return { token: leaveToken(shop.api, shop.email) };
    },
    payload: 'message',
  },
  sendNewsletter: {
    by: 'admin',
    input: () => ({ issueId: 'each-mutation', subject: 'New stoles', words: 'They are here.' }),
    payload: 'recipients',
  },
  addProduct: {
    by: 'admin',
    input: () => ({
      name: 'Mothra',
      category: 'Saree',
      fabric: 'Silk',
      listPrice: 200_000,
      price: 150_000,
      sellerId: 'se-1',
      variants: [{ sku: 'MOTHRA-1', color: 'Indigo', stock: 1 }],
    }),
    payload: 'product { id }',
  },
  ...REPORT_TRIALS,
  ...settingsTrials,
  addOrderNote: {
    by: 'admin',
    input: async (shop) => ({ ...(await orderToBuyAgain(shop)), text: 'Called them.' }),
    payload: 'note { noteId text }',
  },
  ...RETURN_TRIALS,
  ...PRODUCT_TRIALS,
  confirmOrderItem: sale('Placed'),
  dispatchOrderItem: sale('Confirm', { trackingId: 'BD-1' }),
  deliverOrderItem: sale('Dispatched'),
  rejectOrderItem: sale('Placed', { reason: 'Torn' }),
  collectCash: OF_CASH_ITEM,
  refuseDelivery: OF_CASH_ITEM,
  ...PEOPLE_TRIALS,
  ...MARKETING_TRIALS,
  setUpSecondFactor: {
    by: 'admin',
    input: async ({ admin }) => {
      await admin.request(SET_PASSWORD);
      return { password: PASSWORD };
    },
    payload: 'uri',
  },
  confirmSecondFactor: {
    by: 'admin',
    input: async (shop) => ({ code: (await startedFactor(shop))() }),
    payload: `recoveryCodes ${DEVICES}`,
  },
  verifySecondFactor: {
    by: 'admin',
    input: async (shop) => ({ code: (await confirmedFactor(shop))() }),
    payload: DEVICES,
  },
  removeSecondFactor: {
    by: 'admin',
    input: async (shop) => ({ code: (await confirmedFactor(shop))(), password: PASSWORD }),
    payload: DEVICES,
  },
};
