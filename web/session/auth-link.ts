import { ApolloLink, type ApolloClient } from '@apollo/client';
import { from, mergeMap, type Observable, of } from 'rxjs';
import { metaOf } from '../data/document-meta.ts';
import { isSignedOut, isSignedOutError } from '../shopper/user-errors.ts';
import { isFresh, copyShopper, shopperOf } from './access-token.ts';
import { withCrossTabLock } from './cross-tab.ts';
import { session } from './session.ts';
import { RefreshSessionDocument } from './session.graphql.generated.ts';
import * as sessionWords from '../words/session.ts';

/** The response that replaces the server's once the session has ended. */
const SESSION_OVER = { errors: [{ message: sessionWords.sessionHasExpired, extensions: { code: 'UNAUTHENTICATED' } }] };

/**
 * Sends each operation with the access of its document: a public one without token and cookies, one about the
 * session with its cookies, all others with the shopper's token. Operations of a visitor, who has no token, are sent like public ones.
 */
export const authLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { access } = metaOf(operation.query);
    if (access === 'shopper' && session.isLoggedIn()) return sendAsShopper(operation, forward);
    operation.setContext({ credentials: access === 'session' ? 'same-origin' : 'omit' });
    return forward(operation);
  });

/**
 * Sends an operation with a valid token. If the server refuses that token, the operation is sent once more with a new
 * one. An operation of one shopper is never sent for another one, nor does another one receive its response.
 */
const sendAsShopper = (
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
  refused?: string,
): Observable<ApolloLink.Result> =>
  from(usableToken(operation.client, refused)).pipe(
    mergeMap((token) => {
      if (token === undefined || (refused !== undefined && !isSameShopper(refused, token))) return of(SESSION_OVER);
      operation.setContext(({ headers }) => ({
        headers: { ...headers, authorization: `Bearer ${token}` },
        credentials: 'same-origin',
      }));
      return forward(operation).pipe(
        mergeMap((response) => {
          if (!isSameShopper(token, session.token())) return of(SESSION_OVER);
          const isRefused = response.errors?.some(isSignedOutError) ?? false;
          return isRefused && refused === undefined ? sendAsShopper(operation, forward, token) : of(response);
        }),
      );
    }),
  );

const isSameShopper = (sent: string, now: string | undefined): boolean =>
  now !== undefined && shopperOf(sent) === shopperOf(now);

let refreshing: Promise<string | undefined> | undefined;

/**
 * A token that the server will accept: the stored one while it is fresh, otherwise a new one. All waiting calls share one
 * request. `refused` is a token that the server has refused. Undefined if the session has ended.
 */
export async function usableToken(client: ApolloClient, refused: string | undefined): Promise<string | undefined> {
  if (isUsable(refused)) return session.token();
  refreshing ??= withCrossTabLock('refresh', () => refresh(client, refused)).finally(() => (refreshing = undefined));
  return refreshing;
}

/** Whether the stored token is fresh, and not the one that the server has refused. */
function isUsable(refused: string | undefined): boolean {
  const token = session.token();
  return token !== undefined && token !== refused && isFresh(token, session.receivedAt(token), Date.now());
}

/** Requests a new token, unless another tab did so meanwhile. Rejects if the shop is unreachable. */
async function refresh(client: ApolloClient, refused: string | undefined): Promise<string | undefined> {
  const old = session.token();
  if (old === undefined || isUsable(refused)) return old;
  const { data, error } = await client.mutate({ mutation: RefreshSessionDocument, fetchPolicy: 'no-cache' });
  // A login or logout that happened meanwhile has precedence over this response.
  if (session.token() !== old) return session.token();
  const token = data?.refreshSession?.accessToken;
  if (token) {
    copyShopper(old, token);
    await session.begin(token);
    return token;
  }
  if (!isSignedOut(error)) throw error ?? new Error('No new session.');
  // Few sessions end this way.
  const { expireSession } = await import('./sign-out.ts');
  // A login may have happened while the script loaded.
  if (session.token() === old) expireSession(client, error);
  return session.token();
}
