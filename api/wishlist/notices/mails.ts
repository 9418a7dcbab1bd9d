import { wholeRupees } from '../../../schema/money.ts';
import { SHOP } from '../../../schema/shop.ts';
import type { CatalogResponses } from '../../catalog/responses.ts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { renderMail, type MailSection } from '../../platform/mail/mail-template.ts';
import type { NoticeLinks } from './links.ts';
import type { DueNotice, NoticedVariant, NoticeKind } from './tables.ts';

/** The recipient of a mail: the address, and the id in the link that stops all notices. */
export interface NoticeRecipient {
  email: string;
  stopId: string;
}

/** A notice to confirm. */
export interface RequestedNotice {
  id: string;
  kind: NoticeKind;
  variant: NoticedVariant;
}

/** The mails of notices, each a function of its content. A mail program can stop all notices with any of them (RFC 8058). */
export interface NoticeMails {
  /** The link that confirms a notice. */
  confirm(to: NoticeRecipient, notice: RequestedNotice): Mail;
  /** To an address that requests a confirmed notice again. */
  alreadyWaiting(to: NoticeRecipient, notice: RequestedNotice): Mail;
  /** The notice: the variant is in stock again, or its price has dropped. */
  notice(to: NoticeRecipient, notice: DueNotice): Mail;
}

/** The dependencies of the mails. */
export interface NoticeMailOptions {
  links: NoticeLinks;
  responses: Pick<CatalogResponses, 'prices'>;
  /** The shop's origin. */
  shopUrl: string;
}

const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Creates the mails. */
export function createNoticeMails({ links, responses, shopUrl }: NoticeMailOptions): NoticeMails {
  const mailed = ({ email, stopId }: NoticeRecipient, subject: string, parts: readonly MailSection[]): Mail => ({
    ...renderMail(email, subject, parts),
    withdrawalKey: `notices ${stopId}`,
    headers: { 'List-Unsubscribe': `<${links.urlFor('stop', stopId)}>`, ...ONE_CLICK },
  });
  const stopAt = ({ stopId }: NoticeRecipient) => ({ aside: 'Stop all notices', link: links.urlFor('stop', stopId) });
  const priceOf = (variant: Pick<NoticedVariant, 'list_price' | 'show_price'>) =>
    wholeRupees(responses.prices(variant).showPrice * 100);
  return {
    confirm: (to, { id, kind, variant }) =>
      mailed(to, 'Please confirm your notice', [
        { words: `You asked us to mail you once ${WHEN[kind]}: ${namesOf(variant)}.` },
        { button: 'Yes, mail me', link: links.urlFor('confirm', id) },
        { words: 'The link is valid for a week.' },
        { note: 'If you did not ask for it, ignore this email and we will delete your address.' },
      ]),
    alreadyWaiting: (to, { kind, variant }) =>
      mailed(to, 'You already wait for this', [
        { words: `We will mail you once ${WHEN[kind]}: ${namesOf(variant)}. You need not do anything.` },
        { note: 'If it was not you, ignore this email. Nothing has changed.' },
        stopAt(to),
      ]),
    notice: (to, notice) => ({
      ...mailed(to, notice.kind === 'stock' ? `Back in stock: ${notice.name}` : `Lower price: ${notice.name}`, [
        ...(notice.kind === 'stock'
          ? [{ words: `${namesOf(notice)} is back in stock, for ${priceOf(notice)}.` }]
          : [
              {
                words: `${namesOf(notice)} now costs ${priceOf(notice)}. It was ${priceOf({ ...notice, show_price: notice.price })} when you asked.`,
              },
            ]),
        { button: 'View the product', link: `${shopUrl}${pathOf(notice)}` },
        { note: `You asked ${SHOP.name} for this notice. It is the only mail about it; pieces are not held for you.` },
        stopAt(to),
      ]),
      isBulk: true,
    }),
  };
}

const WHEN = { stock: 'this is back in stock', price: 'the price of this drops' } as const;

const namesOf = ({ name, color, size }: NoticedVariant): string => [name, color, size].filter(Boolean).join(', ');

/** The path of a variant's product page, as the storefront's routes have it. */
function pathOf({ category, name, product_id, sku }: NoticedVariant): string {
  const dashed = name.trim().replaceAll(/[\s/\\]+/g, '-') || '-';
  const parts = [category, dashed, product_id].map((part) => encodeURIComponent(part.toWellFormed()));
  return `/${parts.join('/')}?${new URLSearchParams({ variant: sku })}`;
}
