import type { Resolvers } from '../generated/resolvers.ts';
import { checkEmail } from '../platform/email.ts';
import { outcome } from '../platform/user-errors.ts';
import { READINGS } from './readings.ts';

const NO_MESSAGE = { message: null };
const NO_EMAIL = 'Please enter a valid email';

/** Asking for the newsletter, confirming that, ending it, and sending one. */
export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribeToNewsletter: (_, { input: { email } }, { newsletter }) =>
      outcome(READINGS.subscribeToNewsletter, NO_MESSAGE, async () =>
        newsletter.subscribe(checkEmail(email, NO_EMAIL)),
      ),
    confirmNewsletter: (_, { input: { token } }, { newsletter }) =>
      outcome(READINGS.confirmNewsletter, NO_MESSAGE, () => newsletter.confirm(token)),
    leaveNewsletter: (_, { input: { token } }, { newsletter }) =>
      outcome(READINGS.leaveNewsletter, NO_MESSAGE, () => newsletter.leave(token)),
    sendNewsletter: (_, { input }, { newsletter }) =>
      outcome(READINGS.sendNewsletter, { recipients: null }, () => newsletter.send(input)),
  },
};
