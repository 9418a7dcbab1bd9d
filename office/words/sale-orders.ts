/* The words of whole orders, their papers and the filters of the list of orders. */
export const orderWithNumber = (number: string): string => `Order ${number}`;
export const items = 'Items of the order';
export const total = 'Total of the order';
export const payments = 'Payments and refunds';
export const noPayments = 'No payment online.';
export const payment = 'Payment';
export const refundedWhole = 'refunded whole';
export const refund = 'Refund';
export const refundStates = { INITIATED: 'in progress', PROCESSED: 'sent', FAILED: 'failed' } as const;
export const refundReasons = {
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
  LATE: 'paid too late',
  DUPLICATE: 'paid twice',
  AMOUNT: 'wrong amount',
  UNKNOWN: 'unknown order',
  OUTSIDE: 'on the provider’s page',
  GOODWILL: 'goodwill',
} as const;
export const notes = 'Internal notes';
export const notesHint = 'The shopper never sees them.';
export const note = 'Note';
export const addNote = 'Add the note';
export const enterNote = 'Please enter the note.';
export const noteAdded = 'Note added';
export const noNotes = 'No notes yet.';
export const papers = 'Papers';
export const label = 'Address label';
export const packingSlip = 'Packing slip';
export const documents = { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' } as const;
export const download = (what: string): string => `Download ${what}`;
export const notDownloaded = 'The file could not be made. Please try again.';
export const noInvoice = 'The invoice is made with the first dispatch.';

// Dispatch
export const carrier = 'Carrier';
export const otherCarrier = 'Another carrier';
export const pageHint = 'Only for another page than that of the carrier';
export const numberOf = (shortId: string): string => `Tracking number of ${shortId}`;

// Many at once
export const printLabels = 'Labels';
export const printSlips = 'Packing slips';
export const dispatchSelected = 'Dispatch selected';
export const dispatchMany = (count: number): string =>
  count === 1 ? 'Dispatch 1 order item' : `Dispatch ${count} order items`;
export const dispatchedMany = (count: number): string =>
  count === 1 ? '1 order item dispatched' : `${count} order items dispatched`;
export const notDispatched = (count: number): string =>
  count === 1 ? 'One was not dispatched' : `${count} were not dispatched`;

// Filters
export const paidBy = 'Way to pay';
export const paidByWords = { ONLINE: 'Paid online', CASH: 'Cash on delivery' } as const;
export const placedFrom = 'Placed from';
export const placedUntil = 'Placed until';
export const filter = 'Filter';
export const wrongDays = 'The first day must not be after the last day.';
