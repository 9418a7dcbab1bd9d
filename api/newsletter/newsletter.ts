import type { KnownSettings } from '../../schema/settings.ts';
import { readJobField } from '../platform/jobs.ts';
import type { JobQueues } from '../platform/jobs.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { createDrafts } from './drafts.ts';
import type { Drafts } from './drafts.ts';
import { createIssues, NEWSLETTER_QUEUE } from './issues.ts';
import type { Issues } from './issues.ts';
import { createNewsletterLinks } from './links.ts';
import { createNewsletterMails } from './mails.ts';
import { createOwnSubscriptions } from './own-subscriptions.ts';
import type { OwnSubscriptions } from './own-subscriptions.ts';
import { createSubscribers } from './subscribers.ts';
import type { Subscribers } from './subscribers.ts';

/** The dependencies of the newsletter. */
export interface NewsletterOptions extends Omit<NewsletterDependencies, 'links' | 'mails'> {
  /** The secret of ids and tokens. */
  secret: string;
  /** The shop's origin. */
  shopUrl: string;
  settings: KnownSettings;
}

/** The subscribers and issues of the newsletter. */
export type Newsletter = Subscribers & OwnSubscriptions & Issues & Drafts;

/** Creates the newsletter. */
export function createNewsletter({ secret, shopUrl, settings, ...parts }: NewsletterOptions): Newsletter {
  const links = createNewsletterLinks(secret, shopUrl);
  const dependencies = { ...parts, links, mails: createNewsletterMails(links, settings) };
  const subscribers = createSubscribers(dependencies);
  return {
    ...subscribers,
    ...createOwnSubscriptions(dependencies, subscribers),
    ...createIssues(dependencies),
    ...createDrafts(dependencies),
  };
}

/** Starts the worker that sends issues. */
export async function startNewsletterJobs(
  jobs: Pick<JobQueues, 'work'>,
  { sendNextBatch }: Pick<Newsletter, 'sendNextBatch'>,
): Promise<void> {
  await jobs.work(NEWSLETTER_QUEUE.name, ({ data }) => sendNextBatch(readJobField(data, 'issueId')));
}
