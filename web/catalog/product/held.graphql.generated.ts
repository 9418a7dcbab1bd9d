/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HeldPiecesQueryVariables = Exact<{
  sku: string;
}>;


export type HeldPiecesQuery = { variant: { id: string, sku: string, held: number | null } | null };


export const HeldPiecesDocument = {"__meta__":{"name":"heldPieces","hash":"12e10e747f6ff3b8fdc925cd8df0f1625c80bc93beeb4e3a460827314e9372b3","access":"public"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"heldPieces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sku"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sku"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sku"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"held"}}]}}]}}]} as unknown as DocumentNode<HeldPiecesQuery, HeldPiecesQueryVariables>;
/** The query `heldPieces`, with its waiting and failed states. */
export const useHeldPieces = (variables: HeldPiecesQueryVariables, options?: Pick<useQuery.Options<HeldPiecesQuery, HeldPiecesQueryVariables>, 'fetchPolicy' | 'nextFetchPolicy' | 'skip'>) => useQuery(HeldPiecesDocument, { ...options, variables });