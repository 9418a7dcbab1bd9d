/** When the mail of a notice is sent. */
type NoticeKind = 'STOCK' | 'PRICE';

// The button of a variant
/** Asks for a notice. */
export const askFor = (kind: NoticeKind): string =>
  kind === 'STOCK' ? 'Tell me when it’s back' : 'Tell me when the price drops';
/** The same for screen readers, with the product's name. */
export const askForOf = (kind: NoticeKind, name: string): string => `${askFor(kind)}: ${name}`;
/** A notice that the shopper waits for. */
export const willMail = (kind: NoticeKind): string =>
  kind === 'STOCK' ? 'We’ll mail you when it’s back.' : 'We’ll mail you when the price drops.';
export const openOurMail = 'Please open the link that we have emailed you.';
export const cancel = 'Don’t mail me';
export const cancelOf = (name: string): string => `Don’t mail me about ${name}`;
/** The label of the visitor's address. */
export const emailFor = (kind: NoticeKind): string =>
  kind === 'STOCK' ? 'Email for the notice when it’s back' : 'Email for the notice about the price';
export const send = 'Mail me';
export const mailHint = 'One email, and one click to stop.';
export const enterValidEmail = 'Please enter a valid email';
export const failed = 'Something went wrong! Please try again later.';
export const failedToCancel = 'The notice could not be cancelled. Please try again.';
export const thanks = 'Thank you! Please open the link that we have just emailed you.';

// The pages of mailed links
export const noticesOfShop = 'Notices about stock and prices.';
export const oneMoment = 'One moment, please';
export const confirming = 'We are confirming your notice.';
export const confirmTitle = 'Confirm your notice';
export const needsJavaScript =
  'JavaScript is turned off in your browser. Turn it on and open the link again, or write to';
export const somethingWentWrong = 'Something went wrong!';
export const notConfirmedYet = 'Your notice is not confirmed yet. Please try again in a moment.';
export const confirmed = 'We’ll mail you';
export const confirmedLine = 'Thank you! We will mail you once.';
export const startShopping = 'Start shopping';
export const linkExpired = 'This link has expired';
export const linkExpiredLine = 'A link is valid for a week. Ask for the notice again on the product’s page.';
export const linkIncomplete = 'This link is incomplete';
export const linkIncompleteLine = 'Please open the link from our email again.';
export const stopping = 'We are stopping your notices.';
export const notStoppedYet = 'You still get notices. Please try again in a moment.';
export const stopped = 'Your notices have ended';
export const stoppedLine = 'You will get no more notices.';
export const linkDidNotWork = 'This link did not work';
export const openNewest = 'Please open the link in our latest email, or write to';
export const toStop = 'and we will stop your notices.';
export const stopQuestion = 'Stop all notices?';
export const stop = 'Stop all notices';
