import { shopperNow } from '../account/shopper-after-change.ts';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { connectionInMemory, edgesOf } from '../graphql/connections.ts';
import { parseEmail } from '../graphql/contact-details.ts';
import { globalIdOf, personal, toGlobalId, type NodeReader } from '../graphql/ids.ts';
import { mutation } from '../graphql/mutations.ts';
import { NOTICE_KINDS } from './notices.ts';

const NO_MESSAGE = { message: null };
const INVALID_EMAIL = 'Please enter a valid email';

/** The mapping of host errors. The statuses are for a host without error codes. */
const statuses = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  409: 'NOT_ALLOWED_IN_STATUS',
  422: 'INVALID_INPUT',
} as const;
const requestErrors = {
  readBack: 'me.notices',
  failed: 'Failed to request the notice.',
  statuses,
  subject: 'sku',
} as const;
const visitorErrors = { failed: 'Failed to request the notice.', statuses, subject: 'sku' } as const;
const cancelErrors = {
  readBack: 'me.notices',
  failed: 'Failed to cancel the notice.',
  statuses,
  subject: 'noticeId',
} as const;
const linkErrors = { statuses: { 400: 'EXPIRED', 404: 'EXPIRED', 410: 'EXPIRED', 422: 'EXPIRED' } } as const;

/** Notices about stock and prices, for shoppers and visitors. */
export const noticeResolvers = {
  Shop: {
    noticeKinds: (_, __, { capabilities }) => (capabilities.has('notices') ? NOTICE_KINDS : []),
  },
  Shopper: {
    notices: async (_, args, { notices }) => {
      const all = await notices.readNotices();
      return all && connectionInMemory(all, args);
    },
  },
  NoticeConnection: { edges: edgesOf },
  Notice: {
    id: globalIdOf('Notice'),
    variant: ({ sku }, _, { load, deadline }, info) => deadline.nullIfUnavailable(load.variant.load(sku), info),
  },
  RequestNoticePayload: { shopper: shopperNow },
  CancelNoticePayload: { shopper: shopperNow },
  Mutation: {
    requestNotice: mutation('requestNotice', requestErrors, { notice: null }, async (input, { notices }, key) => ({
      notice: await notices.request(input, key),
    })),
    cancelNotice: mutation(
      'cancelNotice',
      cancelErrors,
      { removedId: null },
      async ({ noticeId }, { notices }, key) => {
        await notices.cancel(noticeId, key);
        return { removedId: toGlobalId('Notice', noticeId) };
      },
    ),
    requestVisitorNotice: mutation('requestVisitorNotice', visitorErrors, NO_MESSAGE, (input, { notices }) =>
      notices.requestOfVisitor({ ...input, email: parseEmail(input.email, INVALID_EMAIL) }),
    ),
    confirmNotice: mutation('confirmNotice', linkErrors, NO_MESSAGE, ({ token }, { notices }) =>
      notices.confirm(token),
    ),
    stopNotices: mutation('stopNotices', linkErrors, NO_MESSAGE, ({ token }, { notices }) => notices.stop(token)),
  },
} satisfies Resolvers;

/** The `node` reader of notices. */
export const noticeNodeReaders = {
  Notice: personal(async (id, { notices }) => (await notices.readNotices())?.find((one) => one.id === id) ?? null),
} satisfies Record<string, NodeReader<Context>>;
