/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChangeFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeFactsQuery = { shop: { policies: { firstPurchasePercent: number }, limits: { quantity: number } } | null };


export const ChangeFactsDocument = {"__meta__":{"name":"changeFacts","hash":"61acb4d4334a2bc45ecb970c3b07f9f87f4289a67573c0cf058686e785c81b6f","access":"public"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"changeFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstPurchasePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeFactsQuery, ChangeFactsQueryVariables>;