import type { ApolloClient } from '@apollo/client';
import type { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isSignedOut } from '../apollo/user-errors.ts';
import { LogoutDocument } from './session.graphql.generated.ts';
import { showToast } from '../ui/toast.ts';
import { showSessionDialog } from './session-dialog.ts';
import { withCrossTabLock } from './cross-tab-lock.ts';
import { session } from './session.ts';
import { browserStorage } from './storage.ts';
import { VISITOR_ITEMS } from './visitor-items-stored.ts';
import * as sessionWords from '../words/session.ts';

const UNREACHED = sessionWords.logoutNotReached;

/**
 * Ends the session in this browser after the server has ended it. A toast and a dialog tell the shopper, and nothing of the
 * shopper stays here but what was picked before the login and has not reached the shop yet. A session that the server still knows is logged out there too, which removes its cookies.
 */
export function expireSession(client: ApolloClient, error: CombinedGraphQLErrors): void {
  const isUnknown = error.errors.some(({ extensions }) => extensions?.['reason'] === 'SESSION_NOT_FOUND');
  showToast(sessionWords.oopsSessionHasExpired, { kind: 'error', area: 'account', cause: 'session' });
  endButForPicked();
  showSessionDialog('expired');
  if (!isUnknown) void logoutOnServer(client);
}

/** Ends the session in this browser, and keeps what a visitor has picked for the next login. */
function endButForPicked(): void {
  const lists = Object.values(VISITOR_ITEMS).map((name) => ({ name, text: browserStorage.get(name) }));
  session.end();
  for (const { name, text } of lists) {
    if (text === null) continue;
    browserStorage.set(name, text);
    // The other tabs hear of it by themselves.
    dispatchEvent(new StorageEvent('storage', { key: name }));
  }
}

/** Ends the session on the server and, whatever that answers, in this browser. */
export async function logOut(client: ApolloClient): Promise<void> {
  const error = await withCrossTabLock('refresh', () => logoutOnServer(client));
  session.end();
  if (error && !isSignedOut(error)) showToast(UNREACHED, { kind: 'error', area: 'account', cause: 'session' });
}

/** Ends the session on the server. Answers the error, if any; never rejects. */
const logoutOnServer = async (client: ApolloClient): Promise<unknown> => {
  const { error } = await client.mutate({ mutation: LogoutDocument, fetchPolicy: 'no-cache' });
  return error;
};
