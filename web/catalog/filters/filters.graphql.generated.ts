/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../../generated/schema-types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ResultCountQueryVariables = Exact<{
  search?: Types.ProductSearchInput | null | undefined;
  filter?: Types.ProductFilterInput | null | undefined;
}>;


export type ResultCountQuery = { products: { pageInfo: { totalItems: number | null } } | null };


export const ResultCountDocument = {"__meta__":{"name":"resultCount","hash":"bcce1ae2466eff3a760657a3f962430c639cafdee8b43fa26102989977737097","access":"public"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"resultCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSearchInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<ResultCountQuery, ResultCountQueryVariables>;
/** The query `resultCount`, with its waiting and failed states. */
export const useResultCount = (variables?: ResultCountQueryVariables, options?: Pick<useQuery.Options<ResultCountQuery, ResultCountQueryVariables>, 'fetchPolicy' | 'nextFetchPolicy' | 'skip'>) => useQuery(ResultCountDocument, { ...options, variables });