import type { Mail } from '../platform/mail/post.ts';

/** The mails about accounts, each as a function of what it says. */
export interface AccountMails {
  code(to: string, code: string): Mail;
  resetLink(to: string, link: string): Mail;
  /** For an address that nobody has an account with. */
  resetUnknown(to: string): Mail;
  welcome(to: string, name: string): Mail;
  /** For the owner of an address that somebody tried to register again. */
  alreadyRegistered(to: string): Mail;
  passwordChanged(to: string): Mail;
  /** After the first proof of an address: a password that was set before has been removed. */
  passwordRemoved(to: string): Mail;
}

/** The words of the account's mails; links lead to `shopUrl`. */
export function accountMails({ shopUrl }: { shopUrl: string }): AccountMails {
  const mail = (to: string, subject: string, text: string): Mail => ({ to, subject, text, html: `<p>${shopUrl}</p>` });
  return {
    code: (to, code) => mail(to, 'Your code', code),
    resetLink: (to, link) => mail(to, 'Choose a new password', link),
    resetUnknown: (to) => mail(to, 'No account', shopUrl),
    welcome: (to, name) => mail(to, 'Welcome', name),
    alreadyRegistered: (to) => mail(to, 'You have an account', shopUrl),
    passwordChanged: (to) => mail(to, 'Your password was changed', shopUrl),
    passwordRemoved: (to) => mail(to, 'Your password was removed', shopUrl),
  };
}
