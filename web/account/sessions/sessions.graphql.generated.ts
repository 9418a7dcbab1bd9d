/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../../generated/schema-types.ts';

import { useQuery } from '@apollo/client/react';
import { useShopperMutation, type ShopperMutation } from '../../shopper/useShopperMutation.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShopperSessionFragment = { id: string, sessionId: string, deviceName: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean } & { ' $fragmentName'?: 'ShopperSessionFragment' };

export type SessionListQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionListQuery = { me: { id: string, sessions: Array<{ id: string, sessionId: string, deviceName: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> | null } | null };

export type RevokeSessionMutationVariables = Exact<{
  input: Types.RevokeSessionInput;
}>;


export type RevokeSessionMutation = { revokeSession: { revokedId: string | null, userErrors: Array<
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
    > } | null };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: { revokedCount: number | null, userErrors: Array<
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
    > } | null };

export const ShopperSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopperSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<ShopperSessionFragment, unknown>;
export const SessionListDocument = {"__meta__":{"name":"sessionList","hash":"53a4d12ff7b28f5afaa1a8d69973f1cb07a11e57376d8cceb1ce74e80c6078f9","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"sessionList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopperSession"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopperSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionListQuery, SessionListQueryVariables>;
export const RevokeSessionDocument = {"__meta__":{"name":"revokeSession","hash":"62376b47e80fc881b4038514d810c958540d96193b19edbd0f5db5227f1a5751","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"revokeSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const RevokeOtherSessionsDocument = {"__meta__":{"name":"revokeOtherSessions","hash":"9e5747657c10badfca67d91c74210ef11066257cd5bda45d6cccfdf8a2698e4a","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"revokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedCount"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
/** The query `sessionList`, with its waiting and failed states. */
export const useSessionList = (variables?: SessionListQueryVariables, options?: Pick<useQuery.Options<SessionListQuery, SessionListQueryVariables>, 'fetchPolicy' | 'nextFetchPolicy' | 'skip'>) => useQuery(SessionListDocument, { ...options, variables });
/** Sends the mutation `revokeSession` on behalf of the shopper. */
export const useRevokeSession = (options: ShopperMutation<RevokeSessionMutation, RevokeSessionMutationVariables>) => useShopperMutation(RevokeSessionDocument, options);
/** Sends the mutation `revokeOtherSessions` on behalf of the shopper. */
export const useRevokeOtherSessions = (options: ShopperMutation<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>) => useShopperMutation(RevokeOtherSessionsDocument, options);