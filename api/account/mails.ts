import { FIRST_PURCHASE_PERCENT, SHOP } from '../../schema/shop.ts';
import type { Mail } from '../platform/mail/mail-queue.ts';
import { renderMail } from '../platform/mail/mail-template.ts';

/** The mails about accounts, each a function of its content. */
export interface AccountMails {
  /** A one-time code for a login. */
  code(to: string, code: string): Mail;
  /** The link to choose a new password. */
  resetLink(to: string, link: string): Mail;
  /** To an address without an account, when somebody asked for a reset link. */
  resetUnknown(to: string): Mail;
  /** To a new account. It does not use the name: a stranger may have typed it, as words to this address. */
  welcome(to: string): Mail;
  /** To the owner of an address that somebody registered again. */
  alreadyRegistered(to: string): Mail;
  /** After each change of a password. */
  passwordChanged(to: string): Mail;
  /** After the first verification of an address: the password from before it is removed. */
  passwordRemoved(to: string): Mail;
}

/** Creates the account's mails; their links start with `shopUrl`, which has no slash at its end. */
export function createAccountMails({ shopUrl }: { shopUrl: string }): AccountMails {
  const loginButton = { button: 'Log in', link: `${shopUrl}/account/login` };
  const forgotPasswordButton = { button: 'Choose a new password', link: `${shopUrl}/account/forgot-password` };
  return {
    code: (to, code) =>
      renderMail(to, `Your ${SHOP.name} login code`, [
        { words: 'Type this code where you asked for it:' },
        { code },
        { words: 'It is good once, for ten minutes.' },
        { note: 'If you did not ask for it, do nothing: without the code nobody gets in. Never tell it to anyone.' },
      ]),
    welcome: (to) =>
      renderMail(to, `Welcome to ${SHOP.name}`, [
        { words: `Namaste! Your account is open. Your first purchase is ${FIRST_PURCHASE_PERCENT}% off.` },
        { button: 'Go to the shop', link: `${shopUrl}/` },
        {
          note: 'If you did not open it, log in by a code to this address: what anybody else has set is then removed.',
        },
      ]),
    alreadyRegistered: (to) =>
      renderMail(to, 'You have an account already', [
        {
          words: `Somebody, perhaps you, tried to register at ${SHOP.name} with this address. It has an account already.`,
        },
        loginButton,
        { words: 'If you have forgotten the password:' },
        forgotPasswordButton,
        { note: 'If it was not you, do nothing: nothing has changed.' },
      ]),
    resetLink: (to, link) =>
      renderMail(to, 'Choose a new password', [
        { words: `Somebody, we hope you, asked for a new password for your account at ${SHOP.name}.` },
        { button: 'Choose a new password', link },
        { words: 'The link is good once, for fifteen minutes. The new password ends all sessions of the account.' },
        { note: 'If you did not ask for it, do nothing: your password stays as it is.' },
      ]),
    resetUnknown: (to) =>
      renderMail(to, 'No account with this address', [
        { words: 'Somebody, perhaps you, asked for a new password here. Nobody has an account with this address.' },
        { words: 'Perhaps you have one with another address; or open one now:' },
        { button: 'Register', link: `${shopUrl}/account/register` },
        { note: 'If you did not ask for it, do nothing.' },
      ]),
    passwordChanged: (to) =>
      renderMail(to, 'Your password has been changed', [
        {
          words: `The password of your account at ${SHOP.name} has just been changed, and all its sessions have ended.`,
        },
        loginButton,
        { words: 'If it was not you, choose a new one at once:' },
        forgotPasswordButton,
      ]),
    passwordRemoved: (to) =>
      renderMail(to, 'Choose your password anew', [
        { words: 'You have just proven that this address is yours. A password had been set before, without proof.' },
        { words: 'It has been removed, for anybody could have set it. You can choose one again:' },
        forgotPasswordButton,
      ]),
  };
}
