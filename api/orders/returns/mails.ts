import { dayWords } from '../../../schema/days.ts';
import { rupees } from '../../../schema/money.ts';
import { rangeText, type KnownSettings } from '../../../schema/settings.ts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';
import type { MailSection } from '../../platform/mail/mail-template.ts';
import { itemRow } from '../mails.ts';
import type { MailedItem } from '../mails.ts';
import { creditDayOf } from './rules.ts';

/** A return in a mail: its item with the number of returned pieces. Money is whole paise. */
export interface MailedReturn {
  item: MailedItem;
  pickupDay: string;
  /** The pick-up address in one line. */
  pickupAddress: string;
  /** The colour and size that the shopper gets in exchange, such as `Mustard, M`; undefined for a refund. */
  exchange: string | undefined;
}

/** A refund in a mail, in paise; its account is masked, and undefined for the payment that placed the order. */
export interface MailedRefund {
  amount: number;
  account: string | undefined;
}

/** The mails about returns, each a function of its content. */
export interface ReturnMails {
  /** The shop has the request. */
  requested(to: string, mailed: MailedReturn): Mail;
  /** The shop approves it; the mail names the day of the pick-up. */
  approved(to: string, mailed: MailedReturn): Mail;
  /** The shop declines it, with a reason in words. */
  declined(to: string, mailed: MailedReturn, reason: string): Mail;
  /** The shop has the pieces, and starts the refund. */
  received(to: string, mailed: MailedReturn, refund: MailedRefund): Mail;
  /** The shop has the pieces, and sends others for them. */
  exchanged(to: string, mailed: MailedReturn): Mail;
  /** The refund was sent; `reference` is the bank's reference of a payout. */
  refunded(to: string, mailed: MailedReturn, refund: MailedRefund & { sentAt: Date; reference?: string }): Mail;
}

/** Creates the mails; their links start with `shopUrl`, which has no slash at its end. */
export function createReturnMails({ shopUrl, settings }: { shopUrl: string; settings: KnownSettings }): ReturnMails {
  const policies = () => settings.current().policies;
  const link = ({ item }: MailedReturn): MailSection => ({
    button: 'View your order',
    link: `${shopUrl}/myorders/${item.id}`,
  });
  return {
    requested: (to, mailed) =>
      renderMail(to, 'We have received your return request', [
        { words: mailed.exchange === undefined ? 'You would like to return:' : 'You would like to exchange:' },
        { rows: [itemRow(mailed.item)] },
        ...exchangeSections(mailed),
        {
          words: `You chose ${dayWords(mailed.pickupDay)} for the pick-up. We will email you once we have approved it.`,
        },
        link(mailed),
        { note: 'You can withdraw the request there until the pieces are picked up.' },
      ]),
    approved: (to, mailed) =>
      renderMail(to, 'Your return is approved', [
        { words: `Our courier will pick this up on ${dayWords(mailed.pickupDay)}:` },
        { rows: [itemRow(mailed.item)] },
        { words: `Pick-up from ${mailed.pickupAddress}.` },
        { words: 'Please keep it packed, unworn and unwashed, with all its tags.' },
        link(mailed),
      ]),
    declined: (to, mailed, reason) =>
      renderMail(to, 'We couldn’t accept your return', [
        { words: 'We are sorry, we couldn’t accept your return of:' },
        { rows: [itemRow(mailed.item)] },
        { words: `Reason given by the seller: ${reason}` },
        link(mailed),
        { note: 'If you have a question, please use Contact Support on that page.' },
      ]),
    received: (to, mailed, refund) =>
      renderMail(to, 'We have received your return', [
        { words: 'Your return has reached us safely:' },
        { rows: [itemRow(mailed.item)] },
        { words: startedWords(refund, policies()) },
        link(mailed),
      ]),
    exchanged: (to, mailed) =>
      renderMail(to, 'Your exchange is confirmed', [
        { words: 'Your return has reached us safely:' },
        { rows: [itemRow(mailed.item)] },
        ...exchangeSections(mailed),
        { words: 'We are packing it now, at no extra cost. We will email you when it is dispatched.' },
        { button: 'View your orders', link: `${shopUrl}/myorders?status=All` },
      ]),
    refunded: (to, mailed, { amount, account, sentAt, reference }) =>
      renderMail(to, 'Your refund has been sent', [
        {
          words: `We have refunded ${rupees(amount)} to ${account ?? 'your original payment method'} for your return of:`,
        },
        { rows: [itemRow(mailed.item)] },
        { words: `Your bank should credit it by ${dayWords(creditDayOf(sentAt, policies()))}.` },
        ...(reference === undefined ? [] : [{ words: `Reference number: ${reference}` }]),
        link(mailed),
      ]),
  };
}

const exchangeSections = ({ exchange, item }: MailedReturn): MailSection[] =>
  exchange === undefined ? [] : [{ words: `In exchange, you get ${item.quantity} × ${item.name}, ${exchange}.` }];

function startedWords(
  { amount, account }: MailedRefund,
  { cancelRefundDays }: ReturnType<KnownSettings['policiesAt']>,
): string {
  if (amount === 0) return 'Your payment for it was refunded before, so there is nothing more to refund.';
  const credit = `Your bank credits it within ${rangeText(cancelRefundDays)} business days after we send it.`;
  return `We have started your refund of ${rupees(amount)} to ${account ?? 'your original payment method'}. ${credit}`;
}
