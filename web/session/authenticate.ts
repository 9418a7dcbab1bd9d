import type { ApolloLink } from '@apollo/client';
import { Kind, OperationTypeNode } from 'graphql';
import type { Observable } from 'rxjs';
import { session } from './session.ts';
import { asShopper } from './refresh-token.ts';

/** Mutations that anybody may send: what they carry is all that they need. */
const OPEN = new Set([
  'requestOtp',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'subscribeToNewsletter',
  'confirmNewsletter',
  'leaveNewsletter',
]);
/** Mutations that begin, renew or end a session: they need its cookies, and no token. */
const SESSION = new Set([
  'verifyOtp',
  'login',
  'loginWithGoogle',
  'completeGoogleRedirect',
  'refreshSession',
  'logout',
]);

/**
 * Sends a mutation, or a query for `me`, as it is meant: openly, with the session's cookies, or in the shopper's name.
 * A visitor, who has no token, asks as anybody.
 */
export function send(
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
): Observable<ApolloLink.Result> {
  const mutations = mutationsOf(operation);
  const isSession = mutations.some((name) => SESSION.has(name));
  const isOpen = mutations.length > 0 && mutations.every((name) => OPEN.has(name));
  if (!isSession && !isOpen && session.isLoggedIn()) return asShopper(operation, forward);
  operation.setContext({ credentials: isSession ? 'same-origin' : 'omit' });
  return forward(operation);
}

/** The mutation's fields; none for a query. */
const mutationsOf = ({ query }: ApolloLink.Operation): string[] =>
  query.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION
      ? definition.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? field.name.value : []))
      : [],
  );
