import type { ApolloClient } from '@apollo/client';
import { isSignedOut } from '../apollo/user-errors.ts';
import { isFresh } from './access-token.ts';
import { withCrossTabLock } from './cross-tab-lock.ts';
import { session } from './session.ts';
import { RefreshSessionDocument } from './session.graphql.generated.ts';
import { expireSession } from './sign-out.ts';

let refreshing: Promise<string | undefined> | undefined;

/**
 * A token that the server will accept: the stored one while it is fresh, else a new one. All calls that wait share one
 * request. `refused` is a token that the server has refused. Undefined when the session has ended.
 */
export async function usableToken(client: ApolloClient, refused: string | undefined): Promise<string | undefined> {
  if (isUsable(refused)) return session.token();
  refreshing ??= withCrossTabLock(() => refresh(client, refused)).finally(() => (refreshing = undefined));
  return refreshing;
}

/** Whether the stored token is fresh, and not the one that the server has refused. */
function isUsable(refused: string | undefined): boolean {
  const token = session.token();
  return token !== undefined && token !== refused && isFresh(token, session.receivedAt(token), Date.now());
}

/** Requests a new token, unless another tab did so while this one waited. Rejects when the shop can't be reached. */
async function refresh(client: ApolloClient, refused: string | undefined): Promise<string | undefined> {
  const old = session.token();
  if (old === undefined || isUsable(refused)) return old;
  const { data, error } = await client.mutate({ mutation: RefreshSessionDocument, fetchPolicy: 'no-cache' });
  // A login or logout that happened meanwhile wins over this answer.
  if (session.token() !== old) return session.token();
  const token = data?.refreshSession.accessToken;
  if (token) {
    await session.begin(token);
    return token;
  }
  if (!isSignedOut(error)) throw error ?? new Error('The session was not renewed.');
  expireSession(client, error);
  return undefined;
}
