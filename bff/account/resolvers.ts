import type { Resolvers } from '../generated/resolvers.ts';
import { checkEmail, EmailAddress } from '../platform/email.ts';
import { outcome } from '../platform/user-errors.ts';
import { READINGS } from './readings.ts';

const NO_SESSION = { accessToken: null, shopper: null };
const NO_MESSAGE = { message: null };

/** Accounts: the shopper, and the ways in and out. */
export const accountResolvers: Resolvers = {
  EmailAddress,
  Query: {
    me: (_, __, { account }) => account.me(),
  },
  SessionPayload: {
    shopper: ({ accessToken, shopper }, _, { account }) =>
      shopper ?? (accessToken ? account.shopperOf(accessToken) : null),
  },
  UpdateProfilePayload: {
    shopper: ({ shopper, userErrors }, _, { account }) => shopper ?? (userErrors.length === 0 ? account.me() : null),
  },
  Mutation: {
    requestOtp: (_, { input: { email } }, { account }) =>
      outcome(READINGS.requestOtp, NO_MESSAGE, async () => account.requestOtp(checkEmail(email))),
    verifyOtp: (_, { input }, { account }) =>
      outcome(READINGS.verifyOtp, NO_SESSION, async () => account.verifyOtp(withEmail(input))),
    login: (_, { input }, { account }) =>
      outcome(READINGS.login, NO_SESSION, async () => account.login(withEmail(input))),
    loginWithGoogle: (_, { input }, { account }) =>
      outcome(READINGS.loginWithGoogle, NO_SESSION, async () =>
        account.loginWithGoogle(input.email ? withEmail({ ...input, email: input.email }) : input),
      ),
    completeGoogleRedirect: async (_, __, { account }) => done(await account.completeGoogleRedirect()),
    register: (_, { input }, { account }) =>
      outcome(READINGS.register, NO_MESSAGE, async () => account.register(withEmail(input))),
    requestPasswordReset: (_, { input: { email } }, { account }) =>
      outcome(READINGS.requestPasswordReset, NO_MESSAGE, async () => account.requestPasswordReset(checkEmail(email))),
    resetPassword: (_, { input }, { account }) =>
      outcome(input.token ? READINGS.resetPasswordByToken : READINGS.resetPassword, {}, async () =>
        account.resetPassword(withEmail(input)),
      ),
    refreshSession: async (_, __, { account }) => done(await account.refreshSession()),
    logout: async (_, __, { account }) => {
      await account.logout();
      return done({});
    },
    updateProfile: (_, { input }, { account }) =>
      outcome(READINGS.updateProfile, { shopper: null }, async () => account.updateProfile(input)),
  },
};

/** The payload of what worked. */
function done<T extends object>(payload: T): T & { userErrors: never[] } {
  return { ...payload, userErrors: [] };
}

/** The same input, its address checked; throws INVALID_INPUT for one that is none. */
function withEmail<T extends { email: string }>(input: T): T {
  return { ...input, email: checkEmail(input.email) };
}
