import type { Resolvers } from '../generated/resolvers.ts';
import { parseEmail } from '../graphql/contact-details.ts';
import { mutation } from '../graphql/mutations.ts';

const NO_MESSAGE = { message: null };
const INVALID_EMAIL = 'Please enter a valid email';

/** The mapping of host errors. The statuses are for a host without error codes. */
const submissionErrors = {
  statuses: { 400: 'INVALID_INPUT', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' },
} as const;
/** Shoppers read the host's message only for a 400. */
const subscriptionErrors = {
  ...submissionErrors,
  failed: 'Something went wrong! Please try again later.',
  readableStatuses: [400],
} as const;
const linkErrors = { statuses: { 400: 'EXPIRED', 404: 'EXPIRED', 410: 'EXPIRED', 422: 'EXPIRED' } } as const;

/** Subscribing to the newsletter, confirming, unsubscribing, and sending an issue. */
export const newsletterResolvers = {
  Shopper: {
    getsNewsletter: (_, __, { newsletter, deadline }, info) => deadline.nullIfUnavailable(newsletter.readOwn(), info),
  },
  SetNewsletterPayload: {
    // The change is made, whether or not the shopper can be read after it.
    shopper: (_, __, { account, deadline }, info) => deadline.nullIfUnavailable(account.me(), info),
  },
  Mutation: {
    setNewsletter: mutation(
      'setNewsletter',
      { ...submissionErrors, failed: 'Failed to change the newsletter.', readBack: 'me.getsNewsletter' },
      NO_MESSAGE,
      async ({ isSubscribed }, { newsletter }) => ({
        message: (await newsletter.setOwn(isSubscribed)).message ?? null,
      }),
    ),
    subscribeToNewsletter: mutation(
      'subscribeToNewsletter',
      subscriptionErrors,
      NO_MESSAGE,
      ({ email }, { newsletter }) => newsletter.subscribe(parseEmail(email, INVALID_EMAIL)),
    ),
    confirmNewsletter: mutation('confirmNewsletter', linkErrors, NO_MESSAGE, ({ token }, { newsletter }) =>
      newsletter.confirm(token),
    ),
    leaveNewsletter: mutation('leaveNewsletter', linkErrors, NO_MESSAGE, ({ token }, { newsletter }) =>
      newsletter.leave(token),
    ),
    sendNewsletter: mutation('sendNewsletter', submissionErrors, { recipients: null }, (input, { newsletter }) =>
      newsletter.send(input),
    ),
  },
} satisfies Resolvers;
