import type { ApolloClient } from '@apollo/client';
import { isSignedOut } from '../apollo/user-errors.ts';
import { isFresh } from './access-token.ts';
import { withCrossTabLock } from './cross-tab-lock.ts';
import { session } from './session.ts';
import { RefreshSessionDocument } from './session.graphql.generated.ts';
import { expireSession } from './sign-out.ts';

let refreshing: Promise<string | undefined> | undefined;

/**
 * A token that the server will take: the stored one while it is fresh, else a new one, which is asked for once for all
 * that wait. `refused` is a token that the server has refused. Undefined when the session is over.
 */
export async function usableToken(client: ApolloClient, refused: string | undefined): Promise<string | undefined> {
  if (isUsable(refused)) return session.token();
  refreshing ??= withCrossTabLock(() => refresh(client, refused)).finally(() => (refreshing = undefined));
  return refreshing;
}

/** Whether the token in storage is fresh and another than the one that was refused. */
function isUsable(refused: string | undefined): boolean {
  const token = session.token();
  return token !== undefined && token !== refused && isFresh(token, session.receivedAt(token), Date.now());
}

/** Asks for a new token, unless another tab did while this one waited. Rejects when the shop can't be reached. */
async function refresh(client: ApolloClient, refused: string | undefined): Promise<string | undefined> {
  const old = session.token();
  if (old === undefined || isUsable(refused)) return old;
  const { data, error } = await client.mutate({ mutation: RefreshSessionDocument, fetchPolicy: 'no-cache' });
  // When somebody has logged in or out meanwhile, that holds, whatever this answer says.
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
