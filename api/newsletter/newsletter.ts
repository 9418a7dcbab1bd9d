import { wordIn } from '../platform/jobs.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { NewsletterHouse } from './house.ts';
import { issuesOf, NEWSLETTER_QUEUE } from './issues.ts';
import type { Issues } from './issues.ts';
import { newsletterLinks } from './links.ts';
import { newsletterMails } from './mails.ts';
import { subscribersOf } from './subscribers.ts';
import type { Subscribers } from './subscribers.ts';

/** What the newsletter is made of. */
export interface NewsletterParts extends Omit<NewsletterHouse, 'links' | 'mails'> {
  /** What ids and tokens are made with. */
  secret: string;
  /** The shop's origin. */
  shopUrl: string;
}

/** The newsletter, open. */
export type Newsletter = Subscribers & Issues;

/** Opens the newsletter. */
export function openNewsletter({ secret, shopUrl, ...parts }: NewsletterParts): Newsletter {
  const links = newsletterLinks(secret, shopUrl);
  const house = { ...parts, links, mails: newsletterMails(links) };
  return { ...subscribersOf(house), ...issuesOf(house) };
}

/** Has issues passed on from now on. */
export async function workNewsletter(jobs: Pick<Jobs, 'work'>, { passOn }: Pick<Newsletter, 'passOn'>): Promise<void> {
  await jobs.work(NEWSLETTER_QUEUE.name, ({ data }) => passOn(wordIn(data, 'issueId')));
}
