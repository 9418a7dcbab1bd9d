import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode, visit, type OperationDefinitionNode } from 'graphql';

/**
 * Emits a hook for each named operation over its typed document: `query cart` gives `useCart` and
 * `useCartSuspense`, `mutation addToCart` gives `useAddToCart`. The published Apollo plugin of codegen
 * doesn't type-check with Apollo Client 4, which is why this one exists.
 */
export const plugin: CodegenPlugin['plugin'] = (_schema, documents) => {
  const operations = documents.flatMap(({ document }) => (document ? operationsOf(document) : []));
  const kinds = new Set(operations.map(({ operation }) => operation));
  const hooks = [
    ...(kinds.has(OperationTypeNode.QUERY) ? ['useQuery', 'useSuspenseQuery'] : []),
    ...(kinds.has(OperationTypeNode.MUTATION) ? ['useMutation'] : []),
  ];
  return {
    prepend: hooks.length > 0 ? [`import { ${hooks.join(', ')} } from '@apollo/client/react';`] : [],
    content: operations.map(hooksOf).join('\n'),
  };
};

function operationsOf(document: Parameters<typeof visit>[0]): OperationDefinitionNode[] {
  const found: OperationDefinitionNode[] = [];
  visit(document, { [Kind.OPERATION_DEFINITION]: (node: OperationDefinitionNode) => void found.push(node) });
  return found;
}

function hooksOf({ name, operation, variableDefinitions }: OperationDefinitionNode): string {
  if (!name) throw new Error('Every operation needs a name, for its hook is called after it.');
  const stem = name.value[0]?.toUpperCase() + name.value.slice(1);
  const kind = operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation';
  const [data, variables] = [`${stem}${kind}`, `${stem}${kind}Variables`];
  if (operation === OperationTypeNode.MUTATION) {
    return `/** Sends the mutation \`${name.value}\`. */
export const use${stem} = (options?: useMutation.Options<${data}, ${variables}>) => useMutation(${stem}Document, options);`;
  }
  const optional = (variableDefinitions ?? []).every(
    ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
  );
  const parameter = `variables${optional ? '?' : ''}: ${variables}`;
  return `/** The query \`${name.value}\`, with its waiting and failed states. */
export const use${stem} = (${parameter}) => useQuery(${stem}Document, { variables });
/** The query \`${name.value}\`; the component waits in the nearest Suspense. */
export const use${stem}Suspense = (${parameter}) => useSuspenseQuery(${stem}Document, { variables });`;
}
