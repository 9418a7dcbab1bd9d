export const partOf = (number: string): string => `Part of order #${number}`;
export const description = (shop: string): string => `All items of your order at ${shop}.`;
export const pieces = 'item';
export const itemsPaidTogether = 'Items paid together';
export const itemsOfOrder = 'Items of this order';
export const timeline = 'What happened';
export const bill = 'Bill';
export const toPayInCash = 'To pay in cash';
export const refunded = 'Refunded';
export const refundOnItsWay = 'Refund on its way';

/** The kinds of events, in words for the order's shopper. */
export const events = {
  PLACED: 'Order placed',
  PAID: 'Payment received',
  CONFIRMED: 'Confirmed by the seller',
  DISPATCHED: 'Dispatched',
  DELIVERED: 'Delivered',
  CASH_COLLECTED: 'Paid in cash',
  NOT_ACCEPTED: 'Parcel was not accepted at delivery',
  CANCELLED_BY_SHOPPER: 'Cancelled by you',
  CANCELLED_BY_SHOP: 'Cancelled by the seller',
  REFUND_INITIATED: 'Refund initiated',
  REFUND_SENT: 'Refund sent to your bank',
  RETURN_REQUESTED: 'Return requested',
  RETURN_APPROVED: 'Return approved',
  RETURN_DECLINED: 'Return declined',
  RETURN_WITHDRAWN: 'Return withdrawn',
  RETURN_PICKED_UP: 'Return picked up',
  RETURN_RECEIVED: 'Return received by the seller',
};
export const trackingNumber = (number: string): string => `Tracking number ${number}`;
export const creditedBy = (day: string): string => `Your bank will credit it by ${day}.`;

// Buying again
export const buyAgain = 'Buy again';
export const failedToBuyAgain = 'Failed to add these items to your cart.';
export const allInCart = 'All items of this order are in your cart.';
export const someInCart = 'The other items of this order are in your cart.';
export const noneInCart = 'None of these items can be bought now.';
export const viewCart = 'View cart';
/** Why a piece was left out, of which the cart has `inCart`. */
export const leftOut: Record<'GONE' | 'SOLD_OUT' | 'TOO_FEW' | 'CART_FULL', (name: string, inCart: number) => string> =
  {
    GONE: (name) => `${name} is no longer sold.`,
    SOLD_OUT: (name) => `${name} is sold out.`,
    TOO_FEW: (name, inCart) => `${name}: only ${inCart} could be added.`,
    CART_FULL: (name) => `${name} was left out: your cart is full.`,
  };
export const priceIsNow = (name: string, before: string, now: string): string =>
  `${name} was ${before} and is now ${now}.`;

// Paying again
export const notPaid = 'Payment not completed';
export const notPaidHint = (total: string): string =>
  `Your order of ${total} was not placed, because no payment reached us. You can pay for it while stock lasts.`;
export const payNow = 'Pay now';
export const continueToPayment = 'Continue to payment';
export const beforeYouPay = 'Before you pay';
export const otherPieces = (counted: string): string =>
  `Your cart also has ${counted} from outside this order. You would pay for everything in the cart.`;
export const otherItem = 'item';
