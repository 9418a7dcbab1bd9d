import { ApolloLink } from '@apollo/client';
import { Kind, OperationTypeNode, type DefinitionNode, type SelectionSetNode } from 'graphql';
import { from, mergeMap } from 'rxjs';

/** Whether a definition may be in what anybody sends: a fragment or query that doesn't ask `me`. */
function isOpen(definition: DefinitionNode): boolean {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return !asksMe(definition.selectionSet);
  if (definition.kind !== Kind.OPERATION_DEFINITION) return true;
  return definition.operation === OperationTypeNode.QUERY && !asksMe(definition.selectionSet);
}

const asksMe = ({ selections }: SelectionSetNode): boolean =>
  selections.some((selection) =>
    selection.kind === Kind.INLINE_FRAGMENT ? asksMe(selection.selectionSet) : selection.name.value === 'me',
  );

/**
 * Sends public queries as anybody's, without token or cookies; all else, and what is needed for it, is left to a
 * script that is fetched then.
 */
export const sessionLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (!operation.query.definitions.every(isOpen)) {
      return from(import('./authenticate.ts')).pipe(mergeMap(({ send }) => send(operation, forward)));
    }
    operation.setContext({ credentials: 'omit' });
    return forward(operation);
  });
