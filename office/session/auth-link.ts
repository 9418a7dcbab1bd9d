import { ApolloLink, type ApolloClient } from '@apollo/client';
import { from, mergeMap, of, type Observable } from 'rxjs';
import { metaOf } from '../../web/data/document-meta.ts';
import { withCrossTabLock } from '../../web/session/cross-tab.ts';
import { isSignedOut, isSignedOutError, settled } from '../../web/shopper/user-errors.ts';
import * as words from '../words.ts';
import { officeSession } from './session.ts';
import { RefreshStaffSessionDocument } from './session.graphql.generated.ts';

const SESSION_OVER = { errors: [{ message: words.sessionOver, extensions: { code: 'UNAUTHENTICATED' } }] };

/**
 * Sends each operation with the access of its document. If the gateway refuses the access token, the operation is sent
 * once more with a new one. The session ends when there is none.
 */
export const authLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { access } = metaOf(operation.query);
    if (access === 'shopper') return sendAsStaff(operation, forward);
    operation.setContext({ credentials: access === 'session' ? 'same-origin' : 'omit' });
    return forward(operation);
  });

const sendAsStaff = (
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
  refused?: string,
): Observable<ApolloLink.Result> =>
  from(usableToken(operation.client, refused)).pipe(
    mergeMap((token) => {
      if (token === undefined) return of(SESSION_OVER);
      operation.setContext({ headers: { authorization: `Bearer ${token}` }, credentials: 'same-origin' });
      return forward(operation).pipe(
        mergeMap((response) => {
          const isRefused = response.errors?.some(isSignedOutError) ?? false;
          return isRefused && refused === undefined ? sendAsStaff(operation, forward, token) : of(response);
        }),
      );
    }),
  );

let refreshing: Promise<string | undefined> | undefined;

/** The current token, or a new one if there is none or the gateway has refused it. All waiting calls share one request. */
export async function usableToken(client: ApolloClient, refused: string | undefined): Promise<string | undefined> {
  if (isUsable(refused)) return officeSession.token();
  // The storefront of this origin renews the same cookie under the same lock.
  refreshing ??= withCrossTabLock('refresh', () => refresh(client)).finally(() => (refreshing = undefined));
  return refreshing;
}

const isUsable = (refused: string | undefined): boolean =>
  officeSession.token() !== undefined && officeSession.token() !== refused;

/** Requests a new token by the session's cookie. Rejects if the shop is unreachable. */
export async function refresh(client: ApolloClient): Promise<string | undefined> {
  const { data, error } = await settled(
    client.mutate({ mutation: RefreshStaffSessionDocument, fetchPolicy: 'no-cache' }),
  );
  const token = data?.refreshSession?.accessToken ?? undefined;
  if (token) officeSession.begin(token);
  else if (isSignedOut(error)) officeSession.end();
  else throw error ?? new Error('No new session.');
  return token;
}
