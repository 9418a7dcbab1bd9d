/* The words of the screens of returns. */
export const searchReturns = 'Return, order, name, phone, email or SKU';
export const stateWords = {
  REQUESTED: 'To decide',
  APPROVED: 'To pick up',
  PICKED_UP: 'On the way back',
  RECEIVED: 'Refund in progress',
  REFUNDED: 'Refunded',
  EXCHANGED: 'Exchanged',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
} as const;
export const aReturn = 'Return';
export const kindWords = { REFUND: 'Refund', EXCHANGE: 'Exchange' } as const;
export const pickup = 'Pick-up';
export const pickupOn = (day: string): string => `Pick-up on ${day}`;
export const request = 'Request';
export const reason = 'Reason';
export const comment = 'Comment';
export const pieces = 'Pieces';
export const inExchange = 'In exchange';
export const picture = (number: number): string => `Picture ${number} of the pieces`;
export const pictures = 'Pictures';
export const noSuchReturn = 'No such return';
export const noSuchReturnHint = 'It does not exist, or it belongs to another seller.';
export const allReturns = 'All returns';
export const openOrder = 'Open the order item';
export const condition = 'Condition';
export const conditionWords = { GOOD: 'Good: for sale again', DAMAGED: 'Damaged: not for sale' } as const;
export const refund = 'Refund';
export const refundWords = { INITIATED: 'in progress', PROCESSED: 'sent', FAILED: 'failed' } as const;
export const creditBy = 'Credited by';
export const account = 'Account';
export const reference = 'Reference';
export const requested = 'Requested';
export const approved = 'Approved';
export const pickedUp = 'Picked up';
export const received = 'Received';
export const declined = 'Declined';
export const withdrawn = 'Withdrawn';
export const refundStarted = 'Refund started';
export const refundSent = 'Refund sent';

// Steps
export const noSteps = 'Nothing is left to do for this return.';
export const waitsForProvider = 'The payment provider makes the refund. Nothing is left to do here.';
export const approve = 'Approve';
export const approveHint = (day: string): string => `The shopper gets a mail that the pieces are picked up on ${day}.`;
export const approvedDone = 'Return approved';
export const decline = 'Decline';
export const declineHint = 'The shopper gets a mail with this reason. Pieces held for an exchange are for sale again.';
export const declineReason = 'Reason, as the shopper reads it';
export const enterReason = 'Please enter the reason.';
export const declinedDone = 'Return declined';
export const pickUp = 'Mark as picked up';
export const pickUpHint = 'The courier has the pieces. The shopper can no longer withdraw the return.';
export const pickedUpDone = 'Return picked up';
export const receive = 'Mark as received';
export const receiveRefundHint = 'This starts the refund. It cannot be undone.';
export const receiveExchangeHint = 'This adds the exchanged pieces to the order, to be sent. It cannot be undone.';
export const chooseCondition = 'Please choose the condition of the pieces.';
export const receivedDone = 'Return received';
export const pay = 'Record the payment';
export const payHint =
  'Pay the amount to this account first. The shopper gets a mail with the reference, and the account is deleted.';
export const payReference = 'Reference of the bank (UTR)';
export const enterReference = 'Please enter the reference of the payment.';
export const paidDone = 'Payment recorded';
export const showAccount = 'Show the account';
export const showAccountHint = 'Each look at an account is recorded.';
export const upiId = 'UPI ID';
export const accountNumber = 'Account number';
export const ifsc = 'IFSC';
export const accountName = 'Name';
export const amountToPay = 'Amount to pay';
