import type { KnownSettings } from '../../schema/settings.ts';
import { SHOP } from '../../schema/shop.ts';
import type { Mail } from '../platform/mail/mail-queue.ts';
import { renderMail } from '../platform/mail/mail-template.ts';
import type { MailSection } from '../platform/mail/mail-template.ts';
import type { NewsletterLinks } from './links.ts';
import { paragraphsOf } from './rules.ts';
import type { Issue, Subscriber } from './tables.ts';

/** The newsletter's mails, each a function of its content. A mail program can unsubscribe with any of them (RFC 8058). */
export interface NewsletterMails {
  /** The link that confirms an address. */
  confirm(to: Subscriber): Mail;
  /** To an address that subscribes again. */
  alreadySubscribed(to: Subscriber): Mail;
  /** After the confirmation. */
  welcome(to: Subscriber): Mail;
  /** An issue, to one subscriber. */
  issue(to: Subscriber, issue: Issue): Mail;
  /** The same to a member of staff, who is no subscriber. */
  test(email: string, issue: Issue): Mail;
  /** The same to nobody; its link does not work. */
  preview(issue: Issue): Mail;
}

const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Creates the newsletter's mails. */
export function createNewsletterMails(links: NewsletterLinks, settings: KnownSettings): NewsletterMails {
  const leaveAt = ({ id }: Subscriber) => ({ aside: 'Unsubscribe', link: links.urlFor('leave', id) });
  const mailed = (to: Subscriber, subject: string, parts: readonly MailSection[]): Mail => ({
    ...renderMail(to.email, subject, parts),
    withdrawalKey: to.id,
    headers: { 'List-Unsubscribe': `<${links.urlFor('leave', to.id)}>`, ...ONE_CLICK },
  });
  const sectionsOf = ({ words }: Issue, leave: MailSection): MailSection[] => [
    ...paragraphsOf(words).map((paragraph) => ({ words: paragraph })),
    { note: `You are receiving this email because you subscribed to the ${SHOP.name} newsletter.` },
    leave,
    { note: settings.current().contact.address.join(', ') },
  ];
  return {
    confirm: (to) =>
      mailed(to, 'Please confirm your email', [
        { words: `You signed up for the ${SHOP.name} newsletter.` },
        { button: 'Confirm my subscription', link: links.urlFor('confirm', to.id) },
        { words: 'The link is valid for a week.' },
        { note: 'If you did not ask for it, ignore this email and we will delete your address.' },
      ]),
    alreadySubscribed: (to) =>
      mailed(to, 'You are already subscribed', [
        { words: `You signed up for the ${SHOP.name} newsletter. You are already subscribed.` },
        { note: 'If it was not you, ignore this email. Nothing has changed. You can leave at any time:' },
        leaveAt(to),
      ]),
    welcome: (to) =>
      mailed(to, 'Welcome to the newsletter', [
        { words: `Namaste, and thank you! You are subscribed. ${settings.current().words.newsletter}` },
        { note: 'You can unsubscribe at any time:' },
        leaveAt(to),
      ]),
    issue: (to, issue) => ({
      ...mailed(to, issue.subject, sectionsOf(issue, leaveAt(to))),
      isBulk: true,
      deliveryOf: issue.id,
    }),
    test: (email, issue) => renderMail(email, `Test: ${issue.subject}`, sectionsOf(issue, leaveAt(NOBODY))),
    preview: (issue) => renderMail(NOBODY.email, issue.subject, sectionsOf(issue, leaveAt(NOBODY))),
  };
}

/** The subscriber of a preview. */
const NOBODY: Subscriber = { id: 'preview', email: '' };
