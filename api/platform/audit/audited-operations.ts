import type { AuditedKind } from './object-repository.ts';

/** The object that an operation changes. */
export interface AuditedOperation {
  kind: AuditedKind;
  /** Whether the object existed before the call, so that its entry has the values before. */
  isExisting: boolean;
  /** Whether the object exists after the call, so that its entry has the values after. */
  remains: boolean;
  /** The parameters of the path that name the object; without any, the handler notes it. */
  of: readonly string[];
}

const change = (kind: AuditedKind, ...of: string[]): AuditedOperation => ({
  kind,
  isExisting: true,
  remains: true,
  of,
});
const creation = (kind: AuditedKind): AuditedOperation => ({ kind, isExisting: false, remains: true, of: [] });
const removal = (kind: AuditedKind, ...of: string[]): AuditedOperation => ({
  kind,
  isExisting: true,
  remains: false,
  of,
});

/** The objects of the operations of staff that change one object. A test compares them with the contract. */
export const AUDITED_OPERATIONS: Readonly<Record<string, AuditedOperation>> = {
  addProduct: creation('product'),
  editProduct: change('product', 'productId'),
  removeProduct: removal('product', 'productId'),
  setProductState: change('product', 'productId'),
  setProductPictures: change('product', 'productId'),
  setPrice: change('product', 'productId'),
  addVariant: change('product', 'productId'),
  editVariant: change('variant', 'sku'),
  changeStock: change('variant', 'sku'),
  createPromoCode: creation('promo code'),
  updatePromoCode: change('promo code', 'promoCode'),
  pausePromoCode: change('promo code', 'promoCode'),
  endPromoCode: change('promo code', 'promoCode'),
  deletePromoCode: removal('promo code', 'promoCode'),
  createNewsletterDraft: creation('draft'),
  updateNewsletterDraft: change('draft', 'draftId'),
  deleteNewsletterDraft: removal('draft', 'draftId'),
  sendNewsletterDraft: removal('draft', 'draftId'),
  confirmOrderItem: change('order item', 'orderItemId'),
  dispatchOrderItem: change('order item', 'orderItemId'),
  deliverOrderItem: change('order item', 'orderItemId'),
  rejectOrderItem: change('order item', 'orderItemId'),
  collectCash: change('order item', 'orderItemId'),
  refuseDelivery: change('order item', 'orderItemId'),
  addOrderNote: change('order', 'orderId'),
  approveReturn: change('return', 'returnId'),
  declineReturn: change('return', 'returnId'),
  pickUpReturn: change('return', 'returnId'),
  receiveReturn: change('return', 'returnId'),
  payReturn: change('return', 'returnId'),
  answerReview: change('review', 'reviewId'),
  hideReview: change('review', 'reviewId'),
  showReview: change('review', 'reviewId'),
  blockShopper: change('account', 'shopperId'),
  unblockShopper: change('account', 'shopperId'),
  addShopperNote: change('account', 'shopperId'),
  deleteShopperNote: change('account', 'shopperId'),
  endSessionsOf: change('account', 'personId'),
  inviteStaff: creation('invitation'),
  withdrawInvitation: removal('invitation', 'invitationId'),
  addSeller: creation('seller'),
  updateSeller: change('seller', 'sellerId'),
  setSellerEnded: change('seller', 'sellerId'),
  paySellerStatement: change('statement', 'sellerId', 'month'),
  restoreSettings: change('settings', 'section'),
};

/** Those whose body names the object: their handlers note it, with the values before and after. */
export const NOTED_OPERATIONS: ReadonlySet<string> = new Set([
  'setRole',
  'saveSettings',
  'resetSecondFactorOf',
  'eraseAccountOf',
]);
