/** When the mail of a notice is sent. */
type NoticeKind = 'STOCK' | 'PRICE';

// The change of an email
export const changeEmail = 'Change Email';
export const newEmail = 'New email';
export const changeHint =
  'We’ll email an OTP to your current and your new email. The change logs out all your other devices and removes Google logins.';
export const sendOtps = 'Send OTPs';
export const codesSent = (oldEmail: string, email: string): string =>
  `We have emailed an OTP to ${oldEmail} and one to ${email}. Both are valid for 10 minutes.`;
export const oldOtp = 'OTP from your current email';
export const newOtp = 'OTP from your new email';
export const enterOtp = (digits: number): string => `Please enter the ${digits} digits`;
export const otherEmail = 'Use another email or resend';
export const emailChanged = 'Your email has been changed.';
export const emailChangeHint = 'Change your email under “Password and your data”.';

// The parts of the account
export const addresses = 'Addresses';
export const notices = 'Your notices';
export const noticesLink = 'Notices';
export const newsletter = 'Newsletter';
export const subscribedAt = (email: string): string => `We send our newsletter to ${email}.`;
export const subscribe = 'Subscribe to the newsletter';
export const unsubscribe = 'Unsubscribe from the newsletter';
export const failedToChangeNewsletter = 'Failed to change the newsletter.';
export const devices = 'Devices';
export const dataLink = 'Password and data';
export const noNotices = 'You wait for no mail. Ask for one on a product’s page.';
export const waitsFor = (kind: NoticeKind): string =>
  kind === 'STOCK' ? 'When it’s back in stock' : 'When the price drops';
export const priceThen = (price: string): string => `It was ${price} when you asked`;
export const unconfirmed = 'Please open the link that we have emailed you.';
export const cancelNotice = 'Cancel';
export const cancelNoticeOf = (name: string): string => `Cancel the notice about ${name}`;
export const unknownProduct = 'A product';
