import type { Resolvers } from '../generated/resolvers.ts';
import { parseEmail, EmailAddress } from '../platform/contact-details.ts';
import { withUserErrors } from '../platform/user-errors.ts';
import { ERROR_MAPPINGS } from './error-mapping.ts';

const NO_SESSION = { accessToken: null, shopper: null };
const NO_MESSAGE = { message: null };

/** Accounts: the shopper, and login and logout. */
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
      withUserErrors(ERROR_MAPPINGS.requestOtp, NO_MESSAGE, async () => account.requestOtp(parseEmail(email))),
    verifyOtp: (_, { input }, { account }) =>
      withUserErrors(ERROR_MAPPINGS.verifyOtp, NO_SESSION, async () => account.verifyOtp(withValidEmail(input))),
    login: (_, { input }, { account }) =>
      withUserErrors(ERROR_MAPPINGS.login, NO_SESSION, async () => account.login(withValidEmail(input))),
    loginWithGoogle: (_, { input }, { account }) =>
      withUserErrors(ERROR_MAPPINGS.loginWithGoogle, NO_SESSION, async () =>
        account.loginWithGoogle(input.email ? withValidEmail({ ...input, email: input.email }) : input),
      ),
    completeGoogleRedirect: async (_, __, { account }) => withoutUserErrors(await account.completeGoogleRedirect()),
    register: (_, { input }, { account }) =>
      withUserErrors(ERROR_MAPPINGS.register, NO_MESSAGE, async () => account.register(withValidEmail(input))),
    requestPasswordReset: (_, { input: { email } }, { account }) =>
      withUserErrors(ERROR_MAPPINGS.requestPasswordReset, NO_MESSAGE, async () =>
        account.requestPasswordReset(parseEmail(email)),
      ),
    resetPassword: (_, { input }, { account }) =>
      withUserErrors(input.token ? ERROR_MAPPINGS.resetPasswordByToken : ERROR_MAPPINGS.resetPassword, {}, async () =>
        account.resetPassword(withValidEmail(input)),
      ),
    refreshSession: async (_, __, { account }) => withoutUserErrors(await account.refreshSession()),
    logout: async (_, __, { account }) => {
      await account.logout();
      return withoutUserErrors({});
    },
    updateProfile: (_, { input }, { account }) =>
      withUserErrors(ERROR_MAPPINGS.updateProfile, { shopper: null }, async () => account.updateProfile(input)),
  },
};

/** The payload of a mutation that has no user errors. */
function withoutUserErrors<T extends object>(payload: T): T & { userErrors: never[] } {
  return { ...payload, userErrors: [] };
}

/** The same input. Throws INVALID_INPUT when its e-mail address is invalid. */
function withValidEmail<T extends { email: string }>(input: T): T {
  return { ...input, email: parseEmail(input.email) };
}
