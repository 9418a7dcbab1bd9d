/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../../generated/schema-types.ts';

import { useShopperMutation, type ShopperMutation } from '../../shopper/useShopperMutation.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RequestEmailChangeMutationVariables = Exact<{
  input: Types.RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { otpLength: number | null, userErrors: Array<
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
    > } | null };

export type ConfirmEmailChangeMutationVariables = Exact<{
  input: Types.ConfirmEmailChangeInput;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { shopper: { id: string, email: string } | null, userErrors: Array<
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
    > } | null };


export const RequestEmailChangeDocument = {"__meta__":{"name":"requestEmailChange","hash":"51d010dcc1acb5b5df7e8f92f2ad8477e03c2ca79553f8fcfb8f522aa5af394c","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"requestEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otpLength"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const ConfirmEmailChangeDocument = {"__meta__":{"name":"confirmEmailChange","hash":"e609c2a45538462518fd68e7b77d054cbefabf6c47692ad61aaee84832628e3f","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"confirmEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
/** Sends the mutation `requestEmailChange` on behalf of the shopper. */
export const useRequestEmailChange = (options: ShopperMutation<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>) => useShopperMutation(RequestEmailChangeDocument, options);
/** Sends the mutation `confirmEmailChange` on behalf of the shopper. */
export const useConfirmEmailChange = (options: ShopperMutation<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>) => useShopperMutation(ConfirmEmailChangeDocument, options);