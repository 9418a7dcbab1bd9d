import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { LogoutDocument } from '../generated/account.ts';
import { showToast } from '../ui/toast.ts';
import { showSessionDialog } from './session-dialog.ts';
import { withCrossTabLock } from './cross-tab-lock.ts';
import { session } from './session.ts';

const UNREACHED = 'You are logged out in this browser, but the shop could not be reached. Log in and out again later.';

/**
 * The server has ended the session: says so, forgets the shopper in this browser, and asks the server to remove the
 * cookies where it didn't trust them.
 */
export function expireSession(client: ApolloClient, error: CombinedGraphQLErrors): void {
  const isUnknown = error.errors.some(({ extensions }) => extensions?.['reason'] === 'SESSION_NOT_FOUND');
  showToast('Oops! Session has expired', { kind: 'error', area: 'account', cause: 'session' });
  session.end();
  showSessionDialog('expired');
  if (!isUnknown) void logoutOnServer(client);
}

/** Ends the session on the server and, whatever that answers, in this browser. */
export async function logOut(client: ApolloClient): Promise<void> {
  const error = await withCrossTabLock(() => logoutOnServer(client));
  session.end();
  if (error && !isSignedOut(error)) showToast(UNREACHED, { kind: 'error', area: 'account', cause: 'session' });
}

/** What went wrong, if anything; never rejects. */
const logoutOnServer = async (client: ApolloClient): Promise<unknown> => {
  const { error } = await client.mutate({ mutation: LogoutDocument, fetchPolicy: 'no-cache' });
  return error;
};

/** Whether the server has said that there is no session; a shop that can't be reached says nothing. */
export const isSignedOut = (error: unknown): error is CombinedGraphQLErrors =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
