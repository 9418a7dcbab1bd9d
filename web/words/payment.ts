// How to pay
export const payWith = 'Pay with';
export const cashOnDelivery = 'Cash on delivery';
export const cashHint = (max: string): string => `Confirm by OTP · up to ${max}`;
export const placeOrder = 'Place order';
export const cashUnavailable = 'Cash on delivery is not available for this order.';
export const heldForYou = (time: string): string => `Held for you: ${time}`;
export const heldNoLonger =
  'Your items are no longer held. You can still pay; if they are sold out by then, you get your money back.';
export const heldMinutes = (minutes: number): string =>
  minutes === 1 ? 'Your items are held for about 1 minute.' : `Your items are held for about ${minutes} minutes.`;

export const beingBought = (pieces: number, minutes: number): string =>
  `${pieces} left, being bought. Check again in ${minutes} minutes.`;

// The OTP of an order in cash, and of an email that is not proven
export const confirmOrder = 'Confirm your order';
export const confirmEmail = 'Please confirm your email to pay.';
export const confirmYourEmail = 'Confirm your email';
export const confirmEmailAndPay = (amount: string): string => `Confirm and pay ${amount}`;
export const confirmAndPay = (amount: string): string => `Confirm order of ${amount}`;
export const orderNotKnown =
  'We couldn’t reach the shop. Please press Confirm again: your order is never placed twice.';
export const offlineOrder =
  'You are offline. Please press Confirm when you are back online: your order is never placed twice.';

// How an order is paid
export const paidBy = {
  UPI: 'Paid by UPI',
  CARD: 'Paid by card',
  NETBANKING: 'Paid by net banking',
  WALLET: 'Paid from a wallet',
  CASH_ON_DELIVERY: 'Cash on delivery',
  OTHER: 'Paid online',
};
export const cash = {
  DUE: (amount: string): string => `Cash on delivery: pay ${amount} when it arrives`,
  COLLECTED: (): string => 'Paid in cash',
  REFUSED: (): string => 'Cash on delivery: nothing was paid',
  CANCELLED: (): string => 'Cash on delivery: nothing was paid',
};
export const toPayInCash = 'To pay in cash';
