// Of the specification
export const myOrders = 'My Orders';
export const orders = 'Orders';
export const orderNotFound = 'Order not found';
export const noOrders = (filter: string): string => `Oops! ${filter} Order Not Found`;
export const orderNow = 'Order now';
export const trackOrder = 'Track Order';
export const cancelOrder = 'Cancel Order';
export const contactSupport = 'Contact Support';
export const needHelp = 'Need help with your cancelled order? ';
export const contactSupportLink = 'Contact support';
export const notReceived = "Haven't received your delivery? ";
export const letUsKnow = 'Let us know';
export const cancellable =
  'You can cancel your order before it is dispatched. Once it is Dispatched, cancellation is not possible.';
export const orderCancelled = 'Order Cancelled';
export const orderCancelledBySeller = 'Order Cancelled by Seller';
export const writeReview = 'Write a Review';
export const submitReview = 'Submit Review';
export const trackingNotAvailable = 'Tracking Not Available';
export const cancelDone = 'Order canceled successfully!';
export const failedToCancel = 'Failed to cancel order.';
export const reviewDone = 'Thanks For Submitting Review';
export const failedToReview = 'Failed to submit review.';
export const email = 'Email';
export const phone = 'Phone';
export const freeDelivery = 'Rs.0';
export const refundInitiated = (amount: string): string =>
  `Your refund of ${amount} has been initiated. It will be processed within`;
export const businessDays = 'business days.';

// The list
export const listDescription = (shop: string): string => `Your orders at ${shop}.`;
export const loginToSeeOrders = 'Log in to see your orders.';
export const loadingOrders = 'Loading your orders';
export const ordersNeedJavaScript = 'Your orders need JavaScript, which is turned off in your browser.';
export const ordersByStatus = 'Orders by status';
export const orderId = 'Order ID';
export const placedOn = 'Placed on';
export const total = 'Total';
export const quantityOf = (quantity: number): string => `Quantity ${quantity}`;
export const each = (price: string): string => `${price} each`;

// One order
export const order = 'Order';
export const orderNumber = (shortId: string): string => `Order #${shortId}`;
export const orderDescription = (shop: string): string => `Your order at ${shop}.`;
export const noSuchOrderHint = 'We couldn’t find this order in your account.';
export const backToOrders = 'Back to your orders';
export const loginToSeeOrder = 'Log in to see your order';
export const orderCannotBeShown = 'Your order can’t be shown right now.';
export const loadingOrder = 'Loading your order';
export const orderNeedsJavaScript = 'Your order needs JavaScript, which is turned off in your browser.';
export const print = 'Print';
export const moreOptions = 'More options';
export const orderStatus = 'Order status';
export const progress = 'Progress';
export const orderDelivered = 'Order Delivered';
export const deliveredOn = 'Delivered on';
export const cancelledOn = 'Cancelled on';
export const reasonIs = (reason: string): string => `Reason: ${reason}`;
export const commentIs = (comment: string): string => `Comment: ${comment}`;
export const refundStarted = 'Refund initiated';
export const refundPaid = 'Refund completed';
export const refundPaidText = (amount: string): string => `${amount} has been refunded.`;
export const refundedBefore = 'What you paid for this item has already been refunded.';
export const refundDelayed = 'Refund delayed';
export const refundDelayedText = (amount: string): string =>
  `Your refund of ${amount} is delayed. We are working on it. You don’t need to do anything.`;
export const shippingAddress = 'Shipping address';
export const billingAddress = 'Billing address';
export const contact = 'Contact';
export const soldBy = 'Sold by';
export const invoiceAndSeller = 'Invoice and seller';
export const invoiceComes =
  'Your GST invoice will be here once your order is dispatched. We will also email it to you.';
export const documents = {
  INVOICE: { name: 'Tax invoice', download: 'Download invoice' },
  CREDIT_NOTE: { name: 'Credit note', download: 'Download credit note' },
} as const;
export const downloadNumber = (download: string, number: string): string => `${download}, ${number}`;
export const downloading = 'Downloading…';
export const failedToDownload = 'We couldn’t download it. Please try again.';
export const indianNumber = (phone: string): string => `+91-${phone}`;
export const orderSummary = 'Order Summary';
export const subtotal = 'Subtotal';
export const firstPurchaseDiscount = 'First purchase discount';
export const discount = 'Discount';
export const delivery = 'Delivery';

// Dialogs
export const comments = 'Additional comments (optional)';
export const reason = 'Reason';
export const chooseReason = 'Choose a reason';
export const waysToReachUs = 'Ways to reach us';
export const hour = 'hour';
export const writeToUs = (hours: string): string => `Write to us, and we will reply within ${hours}.`;
export const callUs = (hours: string): string => `Call us ${hours}.`;
export const haveOrderNumber = 'Please keep your order number ready:';
export const yourReview = 'Your review';
export const rating = 'Rating';
export const trackingId = 'Tracking ID:';
export const followAtCarrier = 'Track on the courier’s website';
export const opensNewTab = ' (opens in a new tab)';
