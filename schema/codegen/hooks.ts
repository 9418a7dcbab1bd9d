import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { accessOf } from './documents.ts';

const ROOT = join(import.meta.dirname, '../..');
const SHOPPER_MUTATION = 'web/shopper/useShopperMutation.ts';

const sources = globSync('web/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.generated.ts'] }).map((file) =>
  readFileSync(join(ROOT, file), 'utf8'),
);
/** Every word that begins with `use` in the storefront's sources. A hook that is none of them is not generated. */
const used = new Set(sources.flatMap((text) => text.match(/\buse[A-Z]\w*/g) ?? []));
/** The hooks that the sources define: those of mutations with an optimistic response or messages of their own. */
const written = new Set(sources.flatMap((text) => text.match(/(?<=\b(const|function) )use[A-Z]\w*/g) ?? []));

/**
 * Emits a hook for each named operation that a component uses and no source defines: `query cart` gives `useCart`,
 * `mutation cancelOrderItem` gives `useCancelOrderItem`. A shopper's mutations use `useShopperMutation`, all others
 * Apollo's own hooks. Apollo's codegen plugin does not type-check with Apollo Client 4.
 */
export const plugin: CodegenPlugin['plugin'] = (_schema, documents, _config, info) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .filter((operation) => used.has(hookName(operation)) && !written.has(hookName(operation)));
  const folder = relative(ROOT, dirname(resolve(ROOT, info?.outputFile ?? '')));
  return { prepend: importsOf(operations, folder), content: operations.map(hookOf).join('\n') };
};

const kindOf = (operation: OperationDefinitionNode): 'useQuery' | 'useMutation' | 'useShopperMutation' => {
  if (operation.operation === OperationTypeNode.QUERY) return 'useQuery';
  const access = accessOf({ kind: Kind.DOCUMENT, definitions: [operation] });
  return access === 'shopper' ? 'useShopperMutation' : 'useMutation';
};

function importsOf(operations: readonly OperationDefinitionNode[], folder: string): string[] {
  const kinds = new Set(operations.map(kindOf));
  const apollo = (['useQuery', 'useMutation'] as const).filter((kind) => kinds.has(kind));
  const own = relative(folder, SHOPPER_MUTATION);
  return [
    ...(apollo.length > 0 ? [`import { ${apollo.join(', ')} } from '@apollo/client/react';`] : []),
    ...(kinds.has('useShopperMutation')
      ? [`import { useShopperMutation, type ShopperMutation } from '${own.startsWith('.') ? own : `./${own}`}';`]
      : []),
  ];
}

function nameOf({ name }: OperationDefinitionNode): string {
  if (!name) throw new Error('Every operation needs a name, for its hook is called after it.');
  return name.value;
}

const stemOf = (operation: OperationDefinitionNode): string =>
  nameOf(operation).replace(/^./, (first) => first.toUpperCase());

const hookName = (operation: OperationDefinitionNode): string => `use${stemOf(operation)}`;

function hookOf(operation: OperationDefinitionNode): string {
  const [stem, hook, kind] = [stemOf(operation), hookName(operation), kindOf(operation)];
  const types = (suffix: string) => `${stem}${suffix}, ${stem}${suffix}Variables`;
  if (kind === 'useShopperMutation') {
    return `/** Sends the mutation \`${nameOf(operation)}\` on behalf of the shopper. */
export const ${hook} = (options: ShopperMutation<${types('Mutation')}>) => useShopperMutation(${stem}Document, options);`;
  }
  if (kind === 'useMutation') {
    return `/** Sends the mutation \`${nameOf(operation)}\`. */
export const ${hook} = (options?: useMutation.Options<${types('Mutation')}>) => useMutation(${stem}Document, options);`;
  }
  const variables = `variables${hasNoRequired(operation) ? '?' : ''}: ${stem}QueryVariables`;
  const options = `options?: Pick<useQuery.Options<${types('Query')}>, 'fetchPolicy' | 'nextFetchPolicy' | 'skip'>`;
  return `/** The query \`${nameOf(operation)}\`, with its waiting and failed states. */
export const ${hook} = (${variables}, ${options}) => useQuery(${stem}Document, { ...options, variables });`;
}

const hasNoRequired = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.every(({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue);
