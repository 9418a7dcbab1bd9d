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
  'Nothing is charged before you press Pay now and confirm the payment yourself. Your cart stays as it is until then.';
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
export const chooseState = 'Choose a state';
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
export const chooseTheState = 'Choose the state.';
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
export const totalIsWithoutIt = 'Your total is without it.';
export const promoCodeUnused = (code: string, words: string): string => `The promo code ${code} goes unused. ${words}`;
export const byPaying = 'By paying you agree to our';
export const terms = 'terms';
export const shippingPolicy = 'shipping policy';
export const and = 'and';
export const returnPolicy = 'return and refund policy';
export const cardDetails = '. If you pay by card, its details go only to the payment provider.';

// Why a payment failed
export const totalHasChanged = 'The total has changed.';
export const soldOutMeanwhile = 'An item in your cart has just been sold out.';
export const fewerLeft = 'Fewer items are left than you want.';
export const promoCodeCannotBeUsed = 'This promo code can’t be used.';
export const shopNotReached = 'We couldn’t reach the shop.';
export const payNowTriesAgain = 'Nothing was charged. Pay now tries again for the same order, so you never pay twice.';
export const offlineTriesAgain =
  'You are offline. Nothing was charged. When you are back online, Pay now tries again for the same order, so you never pay twice.';
export const cartIsUnchanged = 'Nothing was charged, and your cart is unchanged. You can try again.';
export const noWidget =
  'The payment window could not be opened. Nothing was charged. Please check your connection and press Pay now again.';
export const otherTab = 'You are paying in another tab.';
export const otherTabHint = 'Please continue there. If you press Pay now here, the other tab stops.';
export const paymentNotAccepted = 'The shop did not accept this payment.';
export const noProof =
  'The shop has no proof of a payment, so nothing was ordered, and your cart is unchanged. You can try again.';
export const ifMoneyWasTaken = 'If money has left your account, please do not pay again: write to';
export const nameThePayment = (id: string): string => `and name the payment ${id}. If none has, you can try again.`;
export const paymentNumber = (id: string): string => `Payment ${id}`;
export const shopAsks = (total: string): string => `The shop asks ${total} for this order.`;
export const totalIsNow = (total: string): string => `The total is now ${total}. Press Pay now to continue.`;

// What came of a payment
export const checkingPayment = 'We are checking your payment';
export const waitingForBank =
  'Waiting for your bank’s confirmation, usually a few seconds. This page updates by itself. Please do not pay again.';
export const youMayLeave = 'You can also close this page:';
export const weWriteTo = (email: string): string => `we will email ${email} as soon as the payment is confirmed.`;
export const weWriteToYou = 'we will email you as soon as the payment is confirmed.';
export const keepPageOpen = 'Please keep this page open until then. If it takes long, write to';
export const paymentIsRefunded = 'Your payment is being refunded';
export const paymentIsRefundedHint =
  'No order was placed by it, for example because it reached us too late. The full amount goes back the way you paid.';
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
