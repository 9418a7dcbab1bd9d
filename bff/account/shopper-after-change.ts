import type { Context } from '../context.ts';

/** The shopper in the payload of a change of the account; null when nothing changed. */
export function shopperAfterChange(
  { userErrors }: { userErrors: readonly unknown[] },
  _: unknown,
  { account }: Context,
) {
  return userErrors.length === 0 ? account.me() : null;
}
