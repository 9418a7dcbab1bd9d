import type { RegisterInput, ResetPasswordInput, UpdateProfileInput } from '../generated/resolvers.ts';
import { Failure } from '../platform/failures.ts';
import type { Caller, Rest, RestHost } from '../platform/rest.ts';
import type { Scope } from '../platform/upstream/scope.ts';
import type { Visitor } from '../platform/visitor.ts';
import { tidyPhone } from './input.ts';
import { shopperNode, type ShopperNode } from './nodes.ts';
import { openSessions, type Sessions } from './sessions.ts';

/** What a host says of something it has done. */
export interface Done {
  message?: string | undefined;
}

/** The account of whoever sent the request. */
export interface Account extends Sessions {
  /** The shopper of the request's token; null for a visitor without one. Asked once for a request. */
  me(): Promise<ShopperNode | null>;
  /** Makes the next asking for the shopper a new one: something else than this has changed what is told of them. */
  forgetMe(): void;
  /** The shopper of a token that was just given. */
  shopperOf(accessToken: string): Promise<ShopperNode>;
  requestOtp(email: string): Promise<Done>;
  register(input: RegisterInput): Promise<Done>;
  requestPasswordReset(email: string): Promise<Done>;
  resetPassword(input: ResetPasswordInput): Promise<Done>;
  /** Changes the profile; null where the host doesn't tell the new one. Throws UNAUTHENTICATED without a token. */
  updateProfile(input: UpdateProfileInput): Promise<{ shopper: ShopperNode | null }>;
}

/** Makes the account of one request. */
export function openAccount(host: RestHost, scope: Scope, visitor: Visitor): Account {
  const by = (caller: Caller) => host.within(scope, caller);
  const rest = by(visitor.callerWith());
  const readProfile = async (own: Rest) => shopperNode((await own('getProfile', {})).user);
  let mine: Promise<ShopperNode> | undefined;

  return {
    ...openSessions(by, visitor),
    me: async () => {
      if (!visitor.hasToken) return null;
      mine ??= readProfile(by(visitor.caller()));
      return mine;
    },
    forgetMe: () => void (mine = undefined),
    shopperOf: (accessToken) => readProfile(by(visitor.callerWith(accessToken))),
    requestOtp: (email) => rest('requestOtp', { body: { email } }),
    register: ({ name, email, phone, password }) =>
      rest('register', { body: { name: name.trim(), email, phone: tidyPhone(phone), password, cpassword: password } }),
    requestPasswordReset: (email) => rest('requestPasswordReset', { body: { email } }),
    resetPassword: ({ email, password, token }) =>
      rest('resetPassword', { body: { email, password, ...(token ? { token } : {}) } }),
    updateProfile: async ({ name, phone }) => {
      if (!visitor.hasToken) throw new Failure('UNAUTHENTICATED');
      const body = { name: name.trim(), phone: tidyPhone(phone) };
      const { user } = await by(visitor.caller())('updateProfile', { body });
      mine = undefined;
      return { shopper: user ? shopperNode(user) : null };
    },
  };
}
