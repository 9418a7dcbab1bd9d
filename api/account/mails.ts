import type { KnownSettings } from '../../schema/settings.ts';
import { SHOP } from '../../schema/shop.ts';
import type { Mail } from '../platform/mail/mail-queue.ts';
import { renderMail } from '../platform/mail/mail-template.ts';

/** The mails about accounts, each a function of its content. */
export interface AccountMails {
  /** A one-time code for a login; a staff code is longer than the page expects. */
  code(to: string, code: string, isStaff?: boolean): Mail;
  /** A one-time code that verifies the address of a logged-in account. */
  emailProofCode(to: string, code: string): Mail;
  /** The link to choose a new password. */
  resetLink(to: string, link: string): Mail;
  /** To an address without an account, after a request for a reset link. */
  resetUnknown(to: string): Mail;
  /**
   * To a new account. It does not use the name, because a stranger may have written it as a message to this address.
   */
  welcome(to: string): Mail;
  /** To the owner of an address that was registered again. */
  alreadyRegistered(to: string): Mail;
  /** A one-time code by which a logged-in shopper confirms their identity. */
  confirmationCode(to: string, code: string): Mail;
  /**
   * After each change of a password. A change by link logs out all devices; a change in the account logs out all
   * others.
   */
  passwordChanged(to: string, loggedOut?: 'all' | 'others'): Mail;
  /** To staff, after a login on an unknown device. `deviceName` may come from a stranger. */
  newDevice(to: string, at: Date, deviceName: string | undefined): Mail;
  /** After two-step verification was set up. */
  secondFactorOn(to: string): Mail;
  /** After it was removed. */
  secondFactorOff(to: string): Mail;
  /** After a recovery code was used. */
  recoveryCodeUsed(to: string): Mail;
  /** After the first verification of an address: the earlier password was removed. */
  passwordRemoved(to: string): Mail;
  /** An invitation to work for the shop. */
  invitation(to: string, link: string): Mail;
  /** The last mail to an account that was erased. */
  accountErased(to: string): Mail;
}

/** Creates the account's mails; their links start with `shopUrl`, which has no slash at its end. */
export function createAccountMails({ shopUrl, settings }: { shopUrl: string; settings: KnownSettings }): AccountMails {
  const loginButton = { button: 'Login', link: `${shopUrl}/account/login` };
  const forgotPasswordButton = { button: 'Choose a new password', link: `${shopUrl}/account/forgot-password` };
  return {
    ...createStaffMails(forgotPasswordButton),
    code: (to, code, isStaff = false) =>
      renderMail(to, `Your ${SHOP.name} login OTP`, [
        { words: 'Enter this OTP to log in:' },
        { code },
        { words: 'It is valid for 10 minutes and works once.' },
        ...(isStaff ? [{ note: LONG_CODE }] : []),
        { note: 'If you did not request it, ignore this email. Never share your OTP with anyone.' },
      ]),
    emailProofCode: (to, code) =>
      renderMail(to, `Your ${SHOP.name} OTP to confirm your email`, [
        { words: 'Enter this OTP to confirm that this email is yours:' },
        { code },
        { words: 'It is valid for 10 minutes and works once.' },
        { note: 'If you did not request it, ignore this email. Never share your OTP with anyone.' },
      ]),
    welcome: (to) =>
      renderMail(to, `Welcome to ${SHOP.name}`, [
        { words: `Namaste! Your account is ready.${firstPurchaseWords(settings)}` },
        { button: 'Go to the shop', link: `${shopUrl}/` },
        {
          note: 'If you did not create it, log in with an OTP sent to this email. That removes the password.',
        },
      ]),
    alreadyRegistered: (to) =>
      renderMail(to, 'You already have an account', [
        {
          words: `Someone, perhaps you, tried to register at ${SHOP.name} with this email. It already has an account.`,
        },
        loginButton,
        { words: 'If you have forgotten your password:' },
        forgotPasswordButton,
        { note: 'If it was not you, ignore this email. Nothing has changed.' },
      ]),
    resetLink: (to, link) =>
      renderMail(to, 'Choose a new password', [
        { words: `You asked for a new password for your account at ${SHOP.name}.` },
        { button: 'Choose a new password', link },
        { words: 'The link is valid for 15 minutes and works once. A new password logs you out on all devices.' },
        { note: 'If you did not ask for it, ignore this email. Your password stays the same.' },
      ]),
    resetUnknown: (to) =>
      renderMail(to, 'No account with this email', [
        { words: 'Someone, perhaps you, asked for a new password. There is no account with this email.' },
        { words: 'You may have used another email. Or create an account now:' },
        { button: 'Register', link: `${shopUrl}/account/register` },
        { note: 'If you did not ask for it, ignore this email.' },
      ]),
    confirmationCode: (to, code) =>
      renderMail(to, `Your ${SHOP.name} OTP`, [
        { words: 'Enter this OTP to confirm that it is you:' },
        { code },
        { words: 'It is valid for 10 minutes and works once.' },
        { note: 'If you did not request it, choose a new password. Never share your OTP with anyone.' },
      ]),
    passwordChanged: (to, loggedOut = 'all') =>
      renderMail(to, 'Your password has been changed', [
        {
          words: `The password of your account at ${SHOP.name} has been changed, and you are logged out on all ${loggedOut === 'all' ? '' : 'other '}devices.`,
        },
        loginButton,
        { words: 'If it was not you, choose a new password at once:' },
        forgotPasswordButton,
      ]),
    passwordRemoved: (to) =>
      renderMail(to, 'Choose your password again', [
        { words: 'You have just verified your email. A password had been set earlier without verification.' },
        { words: 'For your safety we have removed it. You can choose a new one:' },
        forgotPasswordButton,
      ]),
    accountErased: (to) =>
      renderMail(to, 'Your account is deleted', [
        { words: `Your account at ${SHOP.name} and your data are deleted. You are logged out on all devices.` },
        { words: 'Tax law requires us to keep the name and address on your invoices for 8 financial years.' },
        {
          note: `This is our last email to you. If you did not ask for it, write to ${settings.current().contact.email}.`,
        },
      ]),
  };
}

/** The discount of a first purchase, as a sentence; empty without one. */
function firstPurchaseWords(settings: KnownSettings): string {
  const { firstPurchasePercent } = settings.current().payment;
  return firstPurchasePercent === 0 ? '' : ` Your first purchase is ${firstPurchasePercent}% off.`;
}

type StaffMails = Pick<
  AccountMails,
  'invitation' | 'newDevice' | 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodeUsed'
>;

/** Creates the mails to staff. */
function createStaffMails(forgotPasswordButton: { button: string; link: string }): StaffMails {
  const ifNotYou = [{ words: 'If it was not you, choose a new password at once:' }, forgotPasswordButton];
  return {
    invitation: (to, link) =>
      renderMail(to, `Work for ${SHOP.name}`, [
        { words: `You are invited to work for ${SHOP.name}. To accept, log in with this email address.` },
        { button: 'Accept the invitation', link },
        { words: 'The link is valid for 3 days and works once.' },
        { note: 'If you do not know the shop, ignore this email. Nothing happens without your login.' },
      ]),
    newDevice: (to, at, deviceName) =>
      renderMail(to, 'New login to your account', [
        { words: `Someone has logged in to your account at ${SHOP.name} on a new device.` },
        { words: `When: ${WHEN.format(at)}. Device: ${deviceName ?? 'unknown'}.` },
        { words: 'If this was you, you don’t need to do anything.' },
        {
          words:
            'If it was not you, choose a new password at once: that logs out all devices. Then inform the owner of the shop.',
        },
        forgotPasswordButton,
      ]),
    secondFactorOn: (to) =>
      renderMail(to, 'Two-step verification is on', [
        {
          words: `Your account at ${SHOP.name} now asks for a code of your authenticator app when you work for the shop.`,
        },
        ...ifNotYou,
      ]),
    secondFactorOff: (to) =>
      renderMail(to, 'Two-step verification is off', [
        { words: `Your account at ${SHOP.name} no longer asks for a code of an authenticator app.` },
        ...ifNotYou,
      ]),
    recoveryCodeUsed: (to) =>
      renderMail(to, 'A recovery code was used', [
        {
          words: `Someone has used a recovery code of your account at ${SHOP.name} in place of the authenticator app.`,
        },
        ...ifNotYou,
      ]),
  };
}

const WHEN = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const LONG_CODE =
  'Because you work for the shop, your OTP has 8 digits. If the page asks for fewer, paste all 8. To type it, press “My OTP has 8 digits” after the first try.';
