import type { CreateNewsletterDraftInput, UpdateNewsletterDraftInput } from '../generated/schema-types.ts';
import type { ConnectionArguments, ConnectionNode } from '../graphql/connections.ts';
import { connectionOfPages } from '../graphql/numbered-pages.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { nullIfNotFound } from '../host/failures.ts';

/** A draft of an issue. */
export type NewsletterDraftNode = HostResponse<'getNewsletterDraft'>['draft'];

/** A sent issue with its results. */
export type NewsletterIssueNode = HostResponse<'getNewsletterIssues'>['issues'][number];

/** Part of a list of drafts. */
export type NewsletterDraftConnectionNode = ConnectionNode<NewsletterDraftNode>;

/** Part of a list of issues. */
export type NewsletterIssueConnectionNode = ConnectionNode<NewsletterIssueNode>;

/** A draft and the version that a call is about. */
interface VersionedDraft {
  draftId: string;
  version: number;
}

/** Drafts and sent issues, for staff. Every call throws FORBIDDEN for others, and on a host without the addition. */
export interface NewsletterDrafts {
  list(args: ConnectionArguments): Promise<NewsletterDraftConnectionNode>;
  /** One draft; null if there is none. */
  find(draftId: string): Promise<NewsletterDraftNode | null>;
  create(input: CreateNewsletterDraftInput): Promise<{ draft: NewsletterDraftNode }>;
  update(input: UpdateNewsletterDraftInput): Promise<{ draft: NewsletterDraftNode }>;
  delete(input: VersionedDraft): Promise<{ message?: string | undefined }>;
  test(input: VersionedDraft): Promise<{ message?: string | undefined }>;
  send(input: VersionedDraft): Promise<{ recipients: number }>;
  listIssues(args: ConnectionArguments): Promise<NewsletterIssueConnectionNode>;
  countSubscribers(): Promise<{ confirmed: number; waiting: number }>;
}

const PAGE_SIZE = 20;

/** Creates the drafts of one request. */
export function createNewsletterDrafts(staffRest: Pick<AuthenticatedRest, 'rest'>): NewsletterDrafts {
  return {
    list: (args) =>
      connectionOfPages(args, {
        pageSize: PAGE_SIZE,
        idOf: ({ draftId }) => draftId,
        isNewestFirst: true,
        readPage: async (page) => {
          const { drafts, totalItems } = await staffRest.rest()('getNewsletterDrafts', { page });
          return { nodes: drafts, total: totalItems };
        },
      }),
    find: async (draftId) => (await nullIfNotFound(staffRest.rest()('getNewsletterDraft', { draftId })))?.draft ?? null,
    create: async ({ subject, words }) => staffRest.rest()('createNewsletterDraft', { body: { subject, words } }),
    update: async ({ draftId, ...body }) => staffRest.rest()('updateNewsletterDraft', { draftId, body }),
    delete: async ({ draftId, version }) => staffRest.rest()('deleteNewsletterDraft', { draftId, body: { version } }),
    test: async ({ draftId, version }) => staffRest.rest()('testNewsletterDraft', { draftId, body: { version } }),
    send: async ({ draftId, version }) => staffRest.rest()('sendNewsletterDraft', { draftId, body: { version } }),
    listIssues: (args) =>
      connectionOfPages(args, {
        pageSize: PAGE_SIZE,
        idOf: ({ issueId }) => issueId,
        isNewestFirst: true,
        readPage: async (page) => {
          const { issues, totalItems } = await staffRest.rest()('getNewsletterIssues', { page });
          return { nodes: issues, total: totalItems };
        },
      }),
    countSubscribers: async () => staffRest.rest()('countSubscribers', {}),
  };
}
