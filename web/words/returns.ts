// On the order
export const returnBy = 'Return by';
export const returnOrExchange = 'Return or exchange';
export const returnOrExchangeOf = (name: string): string => `Return or exchange ${name}`;
export const replacesPieces = 'This item replaces what you exchanged. You paid for it with your first order.';
export const stateOf = {
  REQUESTED: 'Return requested',
  APPROVED: 'Return approved',
  PICKED_UP: 'Return picked up',
  RECEIVED: 'Return received',
  REFUNDED: 'Return refunded',
  EXCHANGED: 'Exchanged',
  DECLINED: 'Return declined',
  WITHDRAWN: 'Return withdrawn',
} as const;

// A return
export const pieces = 'piece';
export const titleOf = {
  REFUND: (pieces: string): string => `Return of ${pieces}`,
  EXCHANGE: (pieces: string): string => `Exchange of ${pieces}`,
} as const;
export const steps = {
  requested: 'Requested',
  approved: 'Approved',
  pickedUp: 'Picked up',
  received: 'Received',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;
export const waitsForApproval = 'We will email you once we have approved it.';
export const courierComes = 'Please keep it packed, unworn and unwashed, with all its tags. Our courier comes on';
export const isOnItsWay = 'It is on its way back to us. We will email you when it reaches us.';
export const declinedBecause = (reason: string): string => `We couldn’t accept your return: ${reason}`;
export const youWithdrew = 'You withdrew this return.';
export const replacementIs = 'We are sending you the new item:';
export const inExchange = 'In exchange';
export const pickup = 'Pick-up';
export const reason = 'Reason';
export const comment = 'Comment';
export const yourPhotos = 'Your photos';
export const refundTo = 'Refund to';
export const refund = 'Refund';
export const originalPayment = 'Original payment method';
export const refundStarted = 'Initiated';
export const refundSent = 'Sent by us';
export const refundCredited = 'Credited by your bank';
export const creditedBy = (day: string): string => `By ${day}`;
export const creditedWithin = (days: string): string => `Within ${days} business days after we send it`;
export const notYet = 'Not yet';
export const refundReference = 'Reference number';
export const refundDelayed = 'Your refund is delayed. We are working on it. You don’t need to do anything.';
export const nothingToRefund = 'Your payment for it was refunded before, so there is nothing more to refund.';

// Withdrawing it
export const withdraw = 'Withdraw return';
export const withdrawThis = 'Withdraw this return?';
export const withdrawHint = 'We will not pick it up. You can ask again until the last day for returns.';
export const keepReturn = 'Keep it';
export const withdrawn = 'Return withdrawn.';
export const failedToWithdraw = 'Failed to withdraw the return.';

// The page that requests it
export const formTitle = 'Return or exchange';
export const formDescription = (shop: string): string => `Return or exchange an item from ${shop}.`;
export const backToOrder = 'Back to your order';
export const notReturnable = 'This item can’t be returned now';
export const notReturnableHint = 'All of its pieces are being returned, or the last day for returns is over.';
export const whatToReturn = 'What would you like to return?';
export const howMany = 'How many pieces?';
export const chooseReason = 'Please choose a reason.';
export const comments = 'Anything we should know? (optional)';
export const photos = 'Photos (optional)';
export const photosAreUploading = 'Your photos are still being uploaded. Please try again in a moment.';
export const whatInstead = 'What would you like instead?';
export const kinds = { REFUND: 'A refund', EXCHANGE: 'Another size or colour' } as const;
export const noExchange = 'No other size or colour is in stock.';
export const exchangeFor = 'Size or colour';
export const chooseVariant = 'Choose one';
export const chooseVariantFirst = 'Choose the colour or size that you want instead.';
export const outOfStock = (name: string): string => `${name} (out of stock)`;
export const oneSize = 'One size';
export const exchangeHint = 'We hold it for you, and send it at no extra cost once your return has reached us.';
export const refundHint = (days: string): string =>
  `Your refund goes to your original payment method, within ${days} business days after your return reaches us.`;
export const refundAccount = 'Where should your refund go?';
export const refundAccountHint =
  'You paid in cash. We store your account encrypted, and only until your refund is paid.';
export const payouts = { upi: 'UPI ID', bank: 'Bank account' } as const;
export const upiId = 'UPI ID';
export const upiHint = 'For example name@bank';
export const accountNumber = 'Account number';
export const ifsc = 'IFSC';
export const ifscHint = 'The 11 characters of your branch, on your cheque or passbook';
export const accountName = 'Account holder’s name';
export const enterUpiId = 'Enter your UPI ID, such as name@bank.';
export const enterAccountNumber = 'Enter the account number, 9 to 18 digits.';
export const enterIfsc = 'Enter the 11-character IFSC of the branch.';
export const enterAccountName = 'Enter the account holder’s name.';
export const whereToPickUp = 'Where should we pick it up?';
export const pickupDay = 'Pick-up day';
export const otherAddress = 'Another address';
export const submit = 'Request return';
export const submitExchange = 'Request exchange';
export const requested = 'Return requested. We will email you.';
export const failedToRequest = 'Failed to request the return.';
