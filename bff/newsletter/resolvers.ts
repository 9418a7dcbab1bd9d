import type { Resolvers } from '../generated/resolvers.ts';
import { parseEmail } from '../platform/contact-details.ts';
import { withUserErrors } from '../platform/user-errors.ts';
import { ERROR_MAPPINGS } from './error-mapping.ts';

const NO_MESSAGE = { message: null };
const INVALID_EMAIL = 'Please enter a valid email';

/** Subscribing to the newsletter, confirming, unsubscribing, and sending an issue. */
export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribeToNewsletter: (_, { input: { email } }, { newsletter }) =>
      withUserErrors(ERROR_MAPPINGS.subscribeToNewsletter, NO_MESSAGE, async () =>
        newsletter.subscribe(parseEmail(email, INVALID_EMAIL)),
      ),
    confirmNewsletter: (_, { input: { token } }, { newsletter }) =>
      withUserErrors(ERROR_MAPPINGS.confirmNewsletter, NO_MESSAGE, () => newsletter.confirm(token)),
    leaveNewsletter: (_, { input: { token } }, { newsletter }) =>
      withUserErrors(ERROR_MAPPINGS.leaveNewsletter, NO_MESSAGE, () => newsletter.leave(token)),
    sendNewsletter: (_, { input }, { newsletter }) =>
      withUserErrors(ERROR_MAPPINGS.sendNewsletter, { recipients: null }, () => newsletter.send(input)),
  },
};
