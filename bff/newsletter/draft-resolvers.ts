import type { Resolvers } from '../generated/resolvers.ts';
import { edgesOf } from '../graphql/connections.ts';
import { mutation } from '../graphql/mutations.ts';

/** The mapping of host errors. The statuses are for a host without error codes. */
const errors = {
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'CHANGED_MEANWHILE', 422: 'INVALID_INPUT' },
} as const;
const ofDraft = { ...errors, subject: 'draftId' } as const;
const NO_DRAFT = { draft: null };
const NO_MESSAGE = { message: null };

/** Drafts of newsletter issues, and sent issues. */
export const newsletterDraftResolvers = {
  Shopper: {
    newsletterDrafts: (_, args, { newsletterDrafts }) => newsletterDrafts.list(args),
    newsletterDraft: (_, { id }, { newsletterDrafts }) => newsletterDrafts.find(id),
    newsletterIssues: (_, args, { newsletterDrafts }) => newsletterDrafts.listIssues(args),
    subscriberCount: (_, __, { newsletterDrafts }) => newsletterDrafts.countSubscribers(),
  },
  NewsletterDraftConnection: { edges: edgesOf },
  NewsletterIssueConnection: { edges: edgesOf },
  Mutation: {
    createNewsletterDraft: mutation('createNewsletterDraft', errors, NO_DRAFT, (input, { newsletterDrafts }) =>
      newsletterDrafts.create(input),
    ),
    updateNewsletterDraft: mutation('updateNewsletterDraft', ofDraft, NO_DRAFT, (input, { newsletterDrafts }) =>
      newsletterDrafts.update(input),
    ),
    deleteNewsletterDraft: mutation('deleteNewsletterDraft', ofDraft, NO_MESSAGE, (input, { newsletterDrafts }) =>
      newsletterDrafts.delete(input),
    ),
    testNewsletterDraft: mutation('testNewsletterDraft', ofDraft, NO_MESSAGE, (input, { newsletterDrafts }) =>
      newsletterDrafts.test(input),
    ),
    sendNewsletterDraft: mutation('sendNewsletterDraft', ofDraft, { recipients: null }, (input, { newsletterDrafts }) =>
      newsletterDrafts.send(input),
    ),
  },
} satisfies Resolvers;
