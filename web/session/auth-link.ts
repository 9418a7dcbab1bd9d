import { ApolloLink } from '@apollo/client';
import { from, map, mergeMap, type Observable, of } from 'rxjs';
import { metaOf } from '../apollo/document-meta.ts';
import { isSignedOutError } from '../apollo/user-errors.ts';
import { shopperOf } from './access-token.ts';
import { usableToken } from './refresh-token.ts';
import { session } from './session.ts';

type Results = Observable<ApolloLink.Result>;

/** The answer in place of the server's once the session has ended. */
const SESSION_OVER = { errors: [{ message: 'Session has expired', extensions: { code: 'UNAUTHENTICATED' } }] };

/**
 * Sends each operation with the access that its document asks for: a public one without token and cookies, one about the
 * session with its cookies, all others with the shopper's token. Those of a visitor, who has no token, go like public ones.
 */
export const authLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { access } = metaOf(operation.query);
    if (access === 'shopper' && session.isLoggedIn()) return sendAsShopper(operation, forward);
    operation.setContext({ credentials: access === 'session' ? 'same-origin' : 'omit' });
    return forward(operation);
  });

/**
 * Sends an operation with a usable token. When the server refuses that token, the operation is sent once more with a new
 * one. An operation of one shopper is never sent or answered for another one.
 */
function sendAsShopper(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Results {
  let used: string | undefined;
  const send = (refused?: string): Results =>
    from(usableToken(operation.client, refused)).pipe(
      mergeMap((token) => {
        used = token;
        if (token === undefined || (refused !== undefined && !isSameShopper(refused, token))) return of(SESSION_OVER);
        operation.setContext(({ headers }) => ({
          headers: { ...headers, authorization: `Bearer ${token}` },
          credentials: 'same-origin',
        }));
        return forward(operation).pipe(
          map((answer) => (isSameShopper(token, session.token()) ? answer : SESSION_OVER)),
        );
      }),
    );
  const isRefused = (answer: ApolloLink.Result) =>
    answer !== SESSION_OVER && used !== undefined && (answer.errors?.some(isSignedOutError) ?? false);
  return send().pipe(mergeMap((answer) => (isRefused(answer) ? send(used) : of(answer))));
}

const isSameShopper = (sent: string, now: string | undefined): boolean =>
  now !== undefined && shopperOf(sent) === shopperOf(now);
