/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../../generated/schema-types.ts';

import { useQuery } from '@apollo/client/react';
import { useShopperMutation, type ShopperMutation } from '../../shopper/useShopperMutation.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnNewsletterQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnNewsletterQuery = { me: { id: string, email: string, getsNewsletter: boolean | null } | null };

export type SetNewsletterMutationVariables = Exact<{
  input: Types.SetNewsletterInput;
}>;


export type SetNewsletterMutation = { setNewsletter: { message: string | null, shopper: { id: string, getsNewsletter: boolean | null } | null, userErrors: Array<
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
    > } | null };


export const OwnNewsletterDocument = {"__meta__":{"name":"ownNewsletter","hash":"fda2645be53c5780930e62ac7764d349b94ba0bde138dcbadcb14fb002e12bf4","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownNewsletter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"getsNewsletter"}}]}}]}}]} as unknown as DocumentNode<OwnNewsletterQuery, OwnNewsletterQueryVariables>;
export const SetNewsletterDocument = {"__meta__":{"name":"setNewsletter","hash":"96ad6ac8d08d409baeea9dc3d74fd7c82b62de5cad9f2f49a83885f0dafc7e78","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"shopper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"getsNewsletter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetNewsletterMutation, SetNewsletterMutationVariables>;
/** The query `ownNewsletter`, with its waiting and failed states. */
export const useOwnNewsletter = (variables?: OwnNewsletterQueryVariables, options?: Pick<useQuery.Options<OwnNewsletterQuery, OwnNewsletterQueryVariables>, 'fetchPolicy' | 'nextFetchPolicy' | 'skip'>) => useQuery(OwnNewsletterDocument, { ...options, variables });
/** Sends the mutation `setNewsletter` on behalf of the shopper. */
export const useSetNewsletter = (options: ShopperMutation<SetNewsletterMutation, SetNewsletterMutationVariables>) => useShopperMutation(SetNewsletterDocument, options);