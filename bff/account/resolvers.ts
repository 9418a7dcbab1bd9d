import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { ResetPasswordInput, UserErrorCode } from '../generated/schema-types.ts';
import { parseEmail, EmailAddress } from '../graphql/contact-details.ts';
import { globalIdOf, toGlobalId, personal, type NodeReader } from '../graphql/ids.ts';
import { Paise } from '../graphql/scalars.ts';
import { mutation } from '../graphql/mutations.ts';
import { UserErrorException } from '../graphql/user-errors.ts';
import { withEmailAndOtp, withEmailAndPassword } from './person-input.ts';
import { shopperAfterChange, shopperNow } from './shopper-after-change.ts';

const NO_SESSION = { accessToken: null, expiresAt: null, refreshToken: null, refreshExpiresAt: null, shopper: null };
const NO_PROOF = 'Please send an idToken or a code from Google.';
const NO_MESSAGE = { message: null };
const NO_CODE = { message: null, otpLength: null, challenge: null };
const NO_OTP = { message: null, otpLength: null };
const NOT_SAVED = { savedAddress: null };

/** The mapping of host errors. The statuses are for a host without error codes. */
const credentialErrors = {
  statuses: {
    400: 'INVALID_CREDENTIALS',
    401: 'INVALID_CREDENTIALS',
    403: 'INVALID_CREDENTIALS',
    404: 'INVALID_CREDENTIALS',
    409: 'INVALID_INPUT',
    422: 'INVALID_INPUT',
  },
} as const;
const emailErrors = {
  statuses: {
    400: 'INVALID_INPUT',
    401: 'INVALID_INPUT',
    403: 'INVALID_INPUT',
    404: 'NOT_FOUND',
    409: 'INVALID_INPUT',
    422: 'INVALID_INPUT',
  },
} as const;
const otpErrors = {
  statuses: {
    400: 'INVALID_OTP',
    401: 'INVALID_OTP',
    403: 'INVALID_OTP',
    404: 'INVALID_OTP',
    409: 'INVALID_OTP',
    410: 'EXPIRED',
    422: 'INVALID_OTP',
  },
  renames: { Userotp: 'otp' },
  fields: { INVALID_OTP: 'otp', EXPIRED: 'otp' },
  codeOfMessage: (message: string): UserErrorCode | undefined => (/expired/i.test(message) ? 'EXPIRED' : undefined),
} as const;
const registrationErrors = {
  statuses: {
    400: 'INVALID_INPUT',
    401: 'INVALID_INPUT',
    403: 'INVALID_INPUT',
    409: 'ALREADY_EXISTS',
    422: 'INVALID_INPUT',
  },
  renames: { cpassword: 'password' },
} as const;
const linkErrors = {
  statuses: {
    400: 'EXPIRED',
    401: 'EXPIRED',
    404: 'EXPIRED',
    409: 'INVALID_INPUT',
    410: 'EXPIRED',
    422: 'INVALID_INPUT',
  },
  fields: { EXPIRED: 'token' },
} as const;
const sessionErrors = { readBack: 'me.sessions', statuses: { 404: 'NOT_FOUND' }, subject: 'sessionId' } as const;
const addressErrors = {
  readBack: 'me.addresses',
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' },
} as const;
const savedAddressErrors = { ...addressErrors, subject: 'addressId' } as const;
const accountDataErrors = {
  statuses: { 400: 'INVALID_INPUT', 403: 'CONFIRM_LOGIN', 409: 'NOT_ALLOWED_IN_STATUS' },
} as const;
const emailChangeErrors = {
  statuses: { 400: 'INVALID_OTP', 409: 'ALREADY_EXISTS', 410: 'EXPIRED', 422: 'INVALID_OTP' },
  renames: { newEmail: null },
} as const;
const profileErrors = {
  failed: 'Failed to update profile.',
  readBack: 'me',
  statuses: { 400: 'INVALID_INPUT', 409: 'INVALID_INPUT', 422: 'INVALID_INPUT' },
} as const;

const resetByCode = mutation('resetPassword', emailErrors, {}, resetPassword);
const resetByLink = mutation('resetPassword', linkErrors, {}, resetPassword);

/** The state after the end of a session. */
const NOBODY = { shopper: () => null, cart: () => null };

/** Accounts: the shopper, and login and logout. */
export const accountResolvers = {
  EmailAddress,
  Paise,
  Query: {
    me: (_, __, { account }) => account.me(),
  },
  Shopper: {
    id: globalIdOf('Shopper'),
    shopperId: ({ id }) => id,
    sessions: (_, __, { account }) => account.sessions(),
    addresses: (_, __, { account }) => account.addresses(),
    canUploadPictures: (_, __, { capabilities }) => capabilities.has('uploads'),
    canManageAccount: (_, __, { account }) => account.canManageAccount(),
    canChangeEmail: (_, __, { account }) => account.canChangeEmail(),
  },
  SavedAddress: { id: globalIdOf('SavedAddress'), addressId: ({ id }) => id },
  AddAddressPayload: { shopper: shopperAfterChange },
  UpdateAddressPayload: { shopper: shopperAfterChange },
  DeleteAddressPayload: { shopper: shopperAfterChange },
  SetDefaultAddressPayload: { shopper: shopperAfterChange },
  RevokeSessionPayload: { shopper: shopperNow },
  RevokeOtherSessionsPayload: { shopper: shopperNow },
  ChangePasswordPayload: { shopper: shopperNow },
  ConfirmEmailChangePayload: { shopper: shopperNow },
  LogoutPayload: NOBODY,
  EraseAccountPayload: NOBODY,
  Session: { id: globalIdOf('Session'), sessionId: ({ id }) => id },
  SessionPayload: {
    shopper: ({ accessToken, shopper }, _, { account }) =>
      shopper ?? (accessToken ? account.shopperOf(accessToken) : null),
  },
  UpdateProfilePayload: {
    shopper: ({ shopper, userErrors }, _, { account }) => shopper ?? (userErrors.length === 0 ? account.me() : null),
  },
  Mutation: {
    requestOtp: mutation('requestOtp', emailErrors, NO_CODE, (input, { account }) =>
      account.requestOtp(withValidEmail(input)),
    ),
    verifyOtp: mutation('verifyOtp', otpErrors, NO_SESSION, (input, { account }) =>
      account.verifyOtp(withEmailAndOtp(input)),
    ),
    login: mutation('login', credentialErrors, NO_SESSION, (input, { account }) =>
      account.login(withEmailAndPassword(input)),
    ),
    loginWithGoogle: mutation('loginWithGoogle', credentialErrors, NO_SESSION, (input, { account }) => {
      const { idToken, code, email, uid } = input;
      if (!idToken && !code && !email && !uid) throw new UserErrorException('INVALID_INPUT', 'idToken', NO_PROOF);
      return account.loginWithGoogle(email ? withValidEmail({ ...input, email }) : input);
    }),
    completeGoogleRedirect: async (_, __, { account }) => withoutUserErrors(await account.completeGoogleRedirect()),
    register: mutation('register', registrationErrors, NO_MESSAGE, (input, { account }) => account.register(input)),
    requestPasswordReset: mutation('requestPasswordReset', emailErrors, NO_MESSAGE, ({ email }, { account }) =>
      account.requestPasswordReset(parseEmail(email)),
    ),
    resetPassword: (parent, args, context, info) =>
      (args.input.token ? resetByLink : resetByCode)(parent, args, context, info),
    refreshSession: async (_, { input }, { account }) => withoutUserErrors(await account.refreshSession(input ?? {})),
    logout: async (_, { input }, { account }) => {
      await account.logout(input ?? {});
      return withoutUserErrors({});
    },
    revokeSession: mutation('revokeSession', sessionErrors, { revokedId: null }, async ({ sessionId }, { account }) => {
      await account.revokeSession(sessionId);
      return { revokedId: toGlobalId('Session', sessionId) };
    }),
    revokeOtherSessions: async (_, __, { account }) =>
      withoutUserErrors({ revokedCount: await account.revokeOtherSessions() }),
    addAddress: mutation('addAddress', addressErrors, NOT_SAVED, async (input, { account }) => ({
      savedAddress: await account.addAddress(input),
    })),
    updateAddress: mutation('updateAddress', savedAddressErrors, NOT_SAVED, async (input, { account }) => ({
      savedAddress: await account.updateAddress(input),
    })),
    deleteAddress: mutation('deleteAddress', savedAddressErrors, { deletedId: null }, async (input, { account }) => {
      await account.deleteAddress(input.addressId);
      return { deletedId: toGlobalId('SavedAddress', input.addressId) };
    }),
    setDefaultAddress: mutation('setDefaultAddress', savedAddressErrors, NOT_SAVED, async (input, { account }) => ({
      savedAddress: await account.setDefaultAddress(input.addressId),
    })),
    sendConfirmationOtp: async (_, __, { account }) => {
      await account.sendConfirmationOtp();
      return withoutUserErrors({});
    },
    eraseAccount: mutation('eraseAccount', accountDataErrors, {}, async (input, { account }) => {
      await account.eraseAccount(input);
      return {};
    }),
    exportAccount: mutation('exportAccount', accountDataErrors, { json: null }, (input, { account }) =>
      account.exportAccount(input),
    ),
    changePassword: mutation('changePassword', accountDataErrors, {}, async (input, { account }) => {
      await account.changePassword(input);
      return {};
    }),
    requestEmailChange: mutation('requestEmailChange', accountDataErrors, NO_OTP, (input, { account }) =>
      account.requestEmailChange(input),
    ),
    confirmEmailChange: mutation('confirmEmailChange', emailChangeErrors, {}, async (input, { account }) => {
      await account.confirmEmailChange(input);
      account.invalidateMe();
      return {};
    }),
    updateProfile: mutation('updateProfile', profileErrors, { shopper: null }, (input, { account }) =>
      account.updateProfile(input),
    ),
  },
} satisfies Resolvers;

function resetPassword(input: ResetPasswordInput, { account }: Context) {
  return account.resetPassword(withEmailAndPassword(input));
}

/** Returns the payload of a mutation without user errors. */
function withoutUserErrors<T extends object>(payload: T): T & { userErrors: never[] } {
  return { ...payload, userErrors: [] };
}

/** Returns the input. Throws INVALID_INPUT if its email address is invalid. */
function withValidEmail<T extends { email: string }>(input: T): T {
  return { ...input, email: parseEmail(input.email) };
}

/** The `node` reader of the shopper. */
export const accountNodeReaders = {
  Shopper: personal(async (id, { account }, shopperId) => (id === shopperId ? account.me() : null)),
  Session: personal(async (id, { account }) => (await account.sessions())?.find((one) => one.id === id) ?? null),
  SavedAddress: personal(async (id, { account }) => (await account.addresses())?.find((one) => one.id === id) ?? null),
} satisfies Record<string, NodeReader<Context>>;
