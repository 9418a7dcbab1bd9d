// Of the specification
export const checkout = 'Checkout';
export const payNow = 'Pay now';
export const failedToProcess = 'Failed to process payment.';
export const country = 'Country';
export const india = 'India';

// The page
export const pageDescription = 'Delivery address and payment.';
export const loading = 'Loading your checkout';
export const notChargedYet =
  'You won’t be charged until you press Pay now and confirm the payment. Your cart stays as it is until then.';
export const needsJavaScript = 'The checkout needs JavaScript, which is turned off in your browser.';
export const cannotBeReached = 'We can’t reach the shop right now';
export const paymentIsShownSoon = 'The result of your payment will be shown here soon. Please do not pay again.';
export const backToCart = 'Back to the cart';
export const changeQuantity = 'Change quantity';
export const removeFromCart = 'Remove from cart';
export const linkFor = (words: string, name: string): string => `${words}: ${name}`;
export const nothingWasCharged = 'Nothing was charged.';

// The form
export const address = 'Address';
export const addressHint = 'House or flat number, street and area';
export const city = 'City';
export const state = 'State';
export const chooseState = 'Select state';
export const pinCode = 'PIN code';
export const emailHint = 'Order updates go here. Email can’t be changed.';
export const delivery = 'Delivery';
export const billingAddress = 'Billing address';
export const sameAddress = 'Same as the delivery address';
export const differentAddress = 'A different address';
export const otherAddress = 'Different billing address';
export const enterFullName = 'Enter the full name.';
export const enterAddress = 'Enter the house or flat number, street and area.';
export const enterCity = 'Enter the city or town.';
export const chooseTheState = 'Select your state.';
export const enterPinCode = 'Enter the PIN code.';
export const enterPhone = 'Enter the phone number.';
export const enterEmail = 'Enter the email address.';
export const pinCodeInvalid = 'Enter a valid 6-digit PIN code.';

// The order beside it
export const yourOrder = 'Your order';
export const itemsInOrder = 'Items in your order';
export const item = 'item';
export const promoCode = 'Promo code';
export const havePromoCode = 'Have a promo code?';
export const totalIsWithoutIt = 'Total shown without the promo code.';
export const promoCodeUnused = (code: string, words: string): string =>
  `Promo code ${code} couldn’t be applied. ${words}`;
export const byPaying = 'By paying you agree to our';
export const terms = 'terms';
export const shippingPolicy = 'shipping policy';
export const and = 'and';
export const returnPolicy = 'return and refund policy';
export const cardDetails = '. If you pay by card, its details go only to the payment provider.';

// Why a payment failed
export const totalHasChanged = 'The total has changed.';
export const soldOutMeanwhile = 'An item in your cart just sold out.';
export const fewerLeft = 'We don’t have enough stock for this quantity.';
export const promoCodeCannotBeUsed = 'This promo code can’t be used.';
export const shopNotReached = 'We couldn’t reach the shop.';
export const payNowTriesAgain =
  'Nothing was charged. Press Pay now to try again. You won’t be charged twice for the same order.';
export const offlineTriesAgain =
  'You are offline. Nothing was charged. When you are back online, press Pay now to try again. You won’t be charged twice for the same order.';
export const cartIsUnchanged = 'Nothing was charged, and your cart is unchanged. You can try again.';
export const noWidget =
  'The payment window could not be opened. Nothing was charged. Please check your connection and press Pay now again.';
export const otherTab = 'You are paying in another tab.';
export const otherTabHint = 'Please continue there. If you press Pay now here, the payment in the other tab stops.';
export const paymentNotAccepted = 'We couldn’t accept this payment.';
export const noProof =
  'We didn’t receive your payment, so your order wasn’t placed. Your cart is unchanged, and you can try again.';
export const ifMoneyWasTaken = 'If money was deducted from your account, please don’t pay again. Write to';
export const nameThePayment = (id: string): string =>
  `with your payment ID ${id}. If no money was deducted, please try again.`;
export const paymentNumber = (id: string): string => `Payment ID ${id}`;
export const orderTotalIs = (total: string): string => `Your order total is ${total}.`;
export const totalIsNow = (total: string): string => `The total is now ${total}. Press Pay now to continue.`;

// The result of a payment
export const checkingPayment = 'We are checking your payment';
export const waitingForBank =
  'Waiting for your bank’s confirmation, usually a few seconds. This page will refresh automatically. Please do not pay again.';
export const youMayLeave = 'You can also close this page:';
export const weWriteTo = (email: string): string => `we will email ${email} as soon as the payment is confirmed.`;
export const weWriteToYou = 'we will email you as soon as the payment is confirmed.';
export const keepPageOpen = 'Please keep this page open until then. If it takes too long, write to';
export const paymentIsRefunded = 'Your payment is being refunded';
export const paymentIsRefundedHint =
  'Your order wasn’t placed, for example because the payment reached us too late. The full amount will be refunded to your original payment method.';
export const alreadyPaid = 'You have already paid';
export const alreadyPaidHint = 'You paid in another tab. There is nothing left to pay here.';
export const orderIsPlaced = 'Your order is placed.';
export const viewOrder = 'View your order';
export const resultDescription = 'The result of your payment.';
export const orderCannotBeShown = 'Your order can’t be shown right now';
export const paymentNotMade = 'The payment was not completed';
export const paymentNotMadeHint = 'Nothing was charged and no order was placed.';
export const noSuchOrder = 'Order not found';
export const noSuchOrderHint = 'You can see everything you have ordered in My Orders.';

// Thanks
export const thankYou = (name: string | undefined): string => (name ? `Thank you, ${name}!` : 'Thank you!');
export const orderReceived = 'We have received your order. You will be notified on shipping.';
export const paid = 'Paid';
export const quantityOf = (quantity: number): string => `Quantity ${quantity}`;

// Payment methods
export const payWith = 'Pay with';
export const cashOnDelivery = 'Cash on delivery';
export const cashHint = (max: string): string => `Confirm by OTP · up to ${max}`;
export const placeOrder = 'Place order';
export const cashUnavailable = 'Cash on delivery is not available for this order.';
export const heldForYou = (time: string): string => `Reserved for you: ${time}`;
export const heldNoLonger =
  'Your items are no longer reserved. You can still pay. If they sell out before that, we’ll refund you in full.';
export const heldMinutes = (minutes: number): string =>
  minutes === 1
    ? 'Your items are reserved for about 1 minute.'
    : `Your items are reserved for about ${minutes} minutes.`;

export const heldByOthers = (pieces: number, minutes: number): string =>
  `${pieces} left in other shoppers’ carts. Check back in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;

// The OTP of a cash order, and of an unverified email
export const confirmOrder = 'Confirm your order';
export const confirmEmail = 'Please confirm your email to pay.';
export const confirmYourEmail = 'Confirm your email';
export const confirmEmailAndPay = (amount: string): string => `Confirm and pay ${amount}`;
export const confirmAndPay = (amount: string): string => `Confirm order of ${amount}`;
export const orderNotKnown =
  'We couldn’t reach the shop. Please press Confirm again. Your order won’t be placed twice.';
export const offlineOrder =
  'You are offline. Please press Confirm when you are back online. Your order won’t be placed twice.';

// The payment method of an order
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
  REFUSED: (): string => 'Cash on delivery: you were not charged',
  CANCELLED: (): string => 'Cash on delivery: you were not charged',
};
export const toPayInCash = 'Pay on delivery';
