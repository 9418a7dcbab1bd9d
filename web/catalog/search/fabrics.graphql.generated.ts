/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FabricsQueryVariables = Exact<{ [key: string]: never; }>;


export type FabricsQuery = { shop: { fabrics: Array<string> | null } | null };


export const FabricsDocument = {"__meta__":{"name":"fabrics","hash":"bfc41dccd49f333aec88a5a7f8d4de776ce982195f9aa6447cad5b6d7eff8573","access":"public"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"fabrics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fabrics"}}]}}]}}]} as unknown as DocumentNode<FabricsQuery, FabricsQueryVariables>;
/** The query `fabrics`, with its waiting and failed states. */
export const useFabrics = (variables?: FabricsQueryVariables, options?: Pick<useQuery.Options<FabricsQuery, FabricsQueryVariables>, 'fetchPolicy' | 'nextFetchPolicy' | 'skip'>) => useQuery(FabricsDocument, { ...options, variables });