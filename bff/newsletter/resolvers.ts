import type { Resolvers } from '../generated/resolvers.ts';
import { parseEmail } from '../platform/contact-details.ts';
import { withUserErrors } from '../platform/user-errors.ts';
import { ERROR_MAPPINGS } from './error-mapping.ts';

const NO_MESSAGE = { message: null };
const NO_EMAIL = 'Please enter a valid email';

/** Asking for the newsletter, confirming that, ending it, and sending one. */
export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribeToNewsletter: (_, { input: { email } }, { newsletter }) =>
      withUserErrors(ERROR_MAPPINGS.subscribeToNewsletter, NO_MESSAGE, async () =>
        newsletter.subscribe(parseEmail(email, NO_EMAIL)),
      ),
    confirmNewsletter: (_, { input: { token } }, { newsletter }) =>
      withUserErrors(ERROR_MAPPINGS.confirmNewsletter, NO_MESSAGE, () => newsletter.confirm(token)),
    leaveNewsletter: (_, { input: { token } }, { newsletter }) =>
      withUserErrors(ERROR_MAPPINGS.leaveNewsletter, NO_MESSAGE, () => newsletter.leave(token)),
    sendNewsletter: (_, { input }, { newsletter }) =>
      withUserErrors(ERROR_MAPPINGS.sendNewsletter, { recipients: null }, () => newsletter.send(input)),
  },
};
