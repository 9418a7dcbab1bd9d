import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';

/** Returns the shopper for the payload of an account change; null if nothing changed. */
export function shopperAfterChange(
  { userErrors }: { userErrors: readonly unknown[] },
  _: unknown,
  { account }: Context,
) {
  return userErrors.length === 0 ? account.me() : null;
}

/** The shopper in a payload, whether or not something changed; null when the host cannot be read. The change is made without it. */
export function shopperNow(
  _: unknown,
  __: unknown,
  { account, deadline }: Context,
  info: Pick<GraphQLResolveInfo, 'path'>,
) {
  return deadline.nullIfUnavailable(account.me(), info);
}
