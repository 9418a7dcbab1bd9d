import type { ApolloClient } from '@apollo/client';
import type { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isSignedOut } from '../shopper/user-errors.ts';
import { LogoutDocument } from './session.graphql.generated.ts';
import { showToast } from '../ui/toast.ts';
import { showSessionDialog } from './session-dialog.ts';
import { withCrossTabLock } from './cross-tab.ts';
import { session } from './session.ts';
import { rescueCheckout } from './restore-checkout-draft.ts';
import { browserStorage } from './storage.ts';
import { VISITOR_ITEMS } from '../shopper/visitor-items-stored.ts';
import * as sessionWords from '../words/session.ts';

const UNREACHED = sessionWords.logoutNotReached;

/**
 * Ends the session in this browser after the server has ended it. A toast and a dialog inform the shopper. The browser removes the
 * shopper's data, except items picked before the login that the shop does not have yet. It stores the input of the checkout only for
 * this shopper. A session that the server still knows is logged out there too, which removes its cookies.
 */
export function expireSession(client: ApolloClient, error: CombinedGraphQLErrors): void {
  const isUnknown = error.errors.some(({ extensions }) => extensions?.['reason'] === 'SESSION_NOT_FOUND');
  showToast(sessionWords.oopsSessionHasExpired, { kind: 'error', area: 'account', cause: 'session' });
  endButForPicked();
  showSessionDialog('expired');
  if (!isUnknown) void logoutOnServer(client);
}

/** Ends the session in this browser, and stores a visitor's picked items, and in this tab the shopper's checkout, for the next login. */
export function endButForPicked(): void {
  const storeCheckout = rescueCheckout(session.token());
  const lists = Object.values(VISITOR_ITEMS).map((name) => ({ name, text: browserStorage.get(name) }));
  session.end();
  // After `syncSession` has cleared the tab's storage.
  setTimeout(storeCheckout);
  for (const { name, text } of lists) {
    if (text === null) continue;
    browserStorage.set(name, text);
    // The other tabs receive it from the browser.
    dispatchEvent(new StorageEvent('storage', { key: name }));
  }
}

/** Ends the session on the server and, whatever its response, in this browser. */
export async function logOut(client: ApolloClient): Promise<void> {
  const error = await withCrossTabLock('refresh', () => logoutOnServer(client));
  session.end();
  if (error && !isSignedOut(error)) showToast(UNREACHED, { kind: 'error', area: 'account', cause: 'session' });
}

/** Ends the session on the server. Returns the error, if any; never rejects. */
const logoutOnServer = async (client: ApolloClient): Promise<unknown> => {
  const { error } = await client.mutate({ mutation: LogoutDocument, fetchPolicy: 'no-cache' });
  return error;
};
