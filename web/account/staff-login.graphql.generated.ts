/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffLoginQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffLoginQuery = { me: { id: string, secondFactor: { isRequired: boolean, isSetUp: boolean, isVerified: boolean, hasPassword: boolean, needsPassword: boolean, recoveryCodesLeft: number } | null } | null };


export const StaffLoginDocument = {"__meta__":{"name":"staffLogin","hash":"0c757ed86e5c7d642dcb388ecbeb565f1bc8ef2078ed9fb768da823d04e5a528","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"staffLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isSetUp"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"needsPassword"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]}}]} as unknown as DocumentNode<StaffLoginQuery, StaffLoginQueryVariables>;
/** The query `staffLogin`, with its waiting and failed states. */
export const useStaffLogin = (variables?: StaffLoginQueryVariables, options?: Pick<useQuery.Options<StaffLoginQuery, StaffLoginQueryVariables>, 'fetchPolicy' | 'nextFetchPolicy' | 'skip'>) => useQuery(StaffLoginDocument, { ...options, variables });