import type { KnownSettings } from '../../../schema/settings.ts';
import { SHOP } from '../../../schema/shop.ts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

/** The mails about a change of an account's email. The old address reads the new one only masked. */
export interface EmailChangeMails {
  /** The code for the current address. */
  oldCode(to: string, code: string, newEmail: string): Mail;
  /** The code for the new address. It names nobody, because a stranger may have requested it. */
  newCode(to: string, code: string): Mail;
  /** To a new address whose mailbox an account uses already. */
  taken(to: string): Mail;
  /** To the old address after the change. */
  changedOld(to: string, newEmail: string): Mail;
  /** To the new address after the change. */
  changedNew(to: string): Mail;
}

/** An address of which one can recognize one's own: `as••••@example.com`. */
export const maskedEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*@/, '$1••••@');

const VALID = { words: 'It is valid for 10 minutes and works once.' };

/** Creates the mails; their links start with `shopUrl`, which has no slash at its end. */
export function createEmailChangeMails({
  shopUrl,
  settings,
}: {
  shopUrl: string;
  settings: KnownSettings;
}): EmailChangeMails {
  return {
    oldCode: (to, code, newEmail) =>
      renderMail(to, `Your ${SHOP.name} OTP to change your email`, [
        { words: `Enter this OTP to change the email of your account to ${maskedEmail(newEmail)}:` },
        { code },
        VALID,
        { note: 'If you did not request it, choose a new password at once. Never share your OTP with anyone.' },
        { button: 'Choose a new password', link: `${shopUrl}/account/forgot-password` },
      ]),
    newCode: (to, code) =>
      renderMail(to, `Your ${SHOP.name} OTP for a new email`, [
        { words: 'Enter this OTP to use this email for your account:' },
        { code },
        VALID,
        { note: 'If you did not request it, ignore this email. Never share your OTP with anyone.' },
      ]),
    taken: (to) =>
      renderMail(to, 'This email already has an account', [
        { words: `Someone, perhaps you, tried to use this email for another account at ${SHOP.name}.` },
        { words: 'It already has an account, so the other account keeps its email.' },
        { button: 'Login', link: `${shopUrl}/account/login` },
        { note: 'If it was not you, ignore this email. Nothing has changed.' },
      ]),
    changedOld: (to, newEmail) =>
      renderMail(to, 'The email of your account has been changed', [
        {
          words: `Your account at ${SHOP.name} now uses ${maskedEmail(newEmail)}. You are logged out on all other devices, and Google logins are removed.`,
        },
        { note: `If it was not you, write to ${settings.current().contact.email} at once.` },
      ]),
    changedNew: (to) =>
      renderMail(to, 'Your account uses this email now', [
        { words: `From now on, log in at ${SHOP.name} with this email. We send mails about your orders here.` },
        { button: 'Go to your account', link: `${shopUrl}/account` },
        { note: `If it was not you, write to ${settings.current().contact.email} at once.` },
      ]),
  };
}
