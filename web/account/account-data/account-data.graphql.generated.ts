/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../../generated/schema-types.ts';

import { useQuery } from '@apollo/client/react';
import { useShopperMutation, type ShopperMutation } from '../../shopper/useShopperMutation.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountDataQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDataQuery = { me: { id: string, email: string, canManageAccount: boolean | null, canChangeEmail: boolean | null } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { userErrors: Array<
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
    > } | null };

export type ExportAccountMutationVariables = Exact<{
  input: Types.ExportAccountInput;
}>;


export type ExportAccountMutation = { exportAccount: { json: string | null, userErrors: Array<
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
    > } | null };

export type EraseAccountMutationVariables = Exact<{
  input: Types.EraseAccountInput;
}>;


export type EraseAccountMutation = { eraseAccount: { userErrors: Array<
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
    > } | null };


export const AccountDataDocument = {"__meta__":{"name":"accountData","hash":"2a41fdc5dcb4547bf9900b1ac51f3b4da33edaaabe8a144cffef0066c223d49e","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"accountData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"canManageAccount"}},{"kind":"Field","name":{"kind":"Name","value":"canChangeEmail"}}]}}]}}]} as unknown as DocumentNode<AccountDataQuery, AccountDataQueryVariables>;
export const ChangePasswordDocument = {"__meta__":{"name":"changePassword","hash":"d464fe0d2cfe0fe9f5b5c895977d7c8f930dc80f93b61defccfed272d3e6ab91","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"changePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ExportAccountDocument = {"__meta__":{"name":"exportAccount","hash":"7c1cc8b79e92da90e92843e50dc7c55e4146549ba6adaba856b54a03ab954b86","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"exportAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"json"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportAccountMutation, ExportAccountMutationVariables>;
export const EraseAccountDocument = {"__meta__":{"name":"eraseAccount","hash":"36a6daa37f3fe843074a8a9fd2743d3bf4c07f00ecdfc71f711057d36600d4ea","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"eraseAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EraseAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EraseAccountMutation, EraseAccountMutationVariables>;
/** The query `accountData`, with its waiting and failed states. */
export const useAccountData = (variables?: AccountDataQueryVariables, options?: Pick<useQuery.Options<AccountDataQuery, AccountDataQueryVariables>, 'fetchPolicy' | 'nextFetchPolicy' | 'skip'>) => useQuery(AccountDataDocument, { ...options, variables });
/** Sends the mutation `changePassword` on behalf of the shopper. */
export const useChangePassword = (options: ShopperMutation<ChangePasswordMutation, ChangePasswordMutationVariables>) => useShopperMutation(ChangePasswordDocument, options);
/** Sends the mutation `exportAccount` on behalf of the shopper. */
export const useExportAccount = (options: ShopperMutation<ExportAccountMutation, ExportAccountMutationVariables>) => useShopperMutation(ExportAccountDocument, options);
/** Sends the mutation `eraseAccount` on behalf of the shopper. */
export const useEraseAccount = (options: ShopperMutation<EraseAccountMutation, EraseAccountMutationVariables>) => useShopperMutation(EraseAccountDocument, options);