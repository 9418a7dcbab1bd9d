import type { ApolloClient, ApolloLink } from '@apollo/client';
import { from, map, mergeMap, type Observable, of } from 'rxjs';
import { RefreshSessionDocument } from '../generated/account.ts';
import { expireSession, isSignedOut } from './sign-out.ts';
import { withCrossTabLock } from './cross-tab-lock.ts';
import { session } from './session.ts';
import { isFresh, shopperOf } from './access-token.ts';

type Sent = Observable<ApolloLink.Result>;

/** What stands for an answer once the session is over: nothing is asked any more. */
const OVER = { errors: [{ message: 'Session has expired', extensions: { code: 'UNAUTHENTICATED' } }] };

/**
 * Sends an operation with a good token; one that the server refuses nevertheless is renewed, and sent, once more. What
 * one shopper has asked is neither asked for the next one nor told to them.
 */
export function asShopper(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Sent {
  let used: string | undefined;
  const send = (refused?: string): Sent =>
    from(goodToken(operation.client, refused)).pipe(
      mergeMap((token) => {
        used = token;
        if (token === undefined || (refused !== undefined && !isOfOne(refused, token))) return of(OVER);
        operation.setContext(({ headers }) => ({
          headers: { ...headers, authorization: `Bearer ${token}` },
          credentials: 'same-origin',
        }));
        return forward(operation).pipe(map((answer) => (isOfOne(token, session.token()) ? answer : OVER)));
      }),
    );
  const again = (answer: ApolloLink.Result) => answer !== OVER && isRefused(answer) && used !== undefined;
  return send().pipe(mergeMap((answer) => (again(answer) ? send(used) : of(answer))));
}

/** Whether two tokens are about the same shopper. */
const isOfOne = (sent: string, now: string | undefined): boolean =>
  now !== undefined && shopperOf(sent) === shopperOf(now);

const isRefused = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') ?? false;

let renewing: Promise<string | undefined> | undefined;

/** A token that can be sent, renewed once for all who wait; undefined when the session is over. */
async function goodToken(client: ApolloClient, refused: string | undefined): Promise<string | undefined> {
  if (isUsable(refused)) return session.token();
  renewing ??= withCrossTabLock(() => renew(client, refused)).finally(() => (renewing = undefined));
  return renewing;
}

/** Whether the token in storage is good and another than the one that was refused. */
function isUsable(refused: string | undefined): boolean {
  const token = session.token();
  return token !== undefined && token !== refused && isFresh(token, session.receivedAt(token), Date.now());
}

/** Asks for a new token, unless another tab did while this one waited. Rejects when the shop can't be reached. */
async function renew(client: ApolloClient, refused: string | undefined): Promise<string | undefined> {
  const old = session.token();
  if (old === undefined || isUsable(refused)) return old;
  const { data, error } = await client.mutate({ mutation: RefreshSessionDocument, fetchPolicy: 'no-cache' });
  // Somebody has logged in or out meanwhile: that holds, whatever this answer says.
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
