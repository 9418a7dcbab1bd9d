/* The words of the screens about shoppers. */
export const search = 'Name, phone, email or order';
export const searchTooShort = 'Please enter at least 3 characters.';
export const which = 'Which shoppers';
export const filters = { BLOCKED: 'Blocked' } as const;
export const shopper = 'Shopper';
export const contact = 'Contact';
export const since = 'Since';
export const orders = 'Orders';
export const blocked = 'Blocked';
export const all = 'All shoppers';
export const noSuchShopper = 'No such shopper';
export const noSuchShopperHint = 'The account does not exist, or it was erased.';
export const account = 'Account';
export const email = 'Email';
export const phone = 'Phone';
export const unknown = 'Unknown';
export const proven = 'confirmed';
export const notProven = 'not confirmed';
export const newsletter = 'Newsletter';
export const newsletterWords = { NONE: 'No', WAITING: 'Not confirmed yet', CONFIRMED: 'Yes' } as const;
export const role = 'Role';
export const returns = 'Returns';
export const reviews = 'Reviews';
export const none = 'None';
export const hidden = 'hidden';
export const stars = (rating: number): string => `${rating} of 5 stars`;
export const returnStates = {
  REQUESTED: 'Requested',
  APPROVED: 'Approved',
  PICKED_UP: 'Picked up',
  RECEIVED: 'Received',
  REFUNDED: 'Refunded',
  EXCHANGED: 'Exchanged',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
} as const;

// Notes
export const notes = 'Notes';
export const notesHint = 'Only the shop’s people read them.';
export const note = 'New note';
export const addNote = 'Add the note';
export const enterNote = 'Please write a note.';
export const noteAdded = 'Note added';
export const deleteNote = 'Delete';
export const noteDeleted = 'Note deleted';
export const by = (name: string | null | undefined): string => name ?? 'Command line';

// Block
export const block = 'Block this shopper';
export const blockHint = 'The shopper is logged out and can no longer log in. Open orders stay.';
export const reason = 'Reason, for the shop’s people';
export const enterReason = 'Please enter the reason.';
export const blockedNow = 'Shopper blocked';
export const unblock = 'End the block';
export const unblockedNow = 'The shopper can log in again';

// Export and erasure
export const data = 'Personal data';
export const exportData = 'Export all data';
export const exported = 'All data of the shopper';
export const save = 'Save as a file';
export const erase = 'Erase the account';
export const eraseHint = 'This cannot be undone. Invoices stay as the law requires. Type the email address to confirm.';
export const typeEmail = 'Email address of the account';
export const wrongEmail = 'This is not the email address of the account.';
export const erasedNow = 'Account erased';
