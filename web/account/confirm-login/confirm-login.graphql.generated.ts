/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../../generated/schema-types.ts';

import { useQuery } from '@apollo/client/react';
import { useShopperMutation, type ShopperMutation } from '../../shopper/useShopperMutation.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConfirmingShopperQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfirmingShopperQuery = { me: { id: string, email: string, secondFactor: { isRequired: boolean, isSetUp: boolean, isVerified: boolean, hasPassword: boolean, needsPassword: boolean, recoveryCodesLeft: number } | null } | null };

export type SendConfirmationOtpMutationVariables = Exact<{ [key: string]: never; }>;


export type SendConfirmationOtpMutation = { sendConfirmationOtp: { userErrors: Array<
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
    > } | null };


export const ConfirmingShopperDocument = {"__meta__":{"name":"confirmingShopper","hash":"4c7eab4713937b0ec470620eb7d21ec6dfd19c7c7be3fb99c0b4aee2b7f6e957","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"confirmingShopper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isSetUp"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"needsPassword"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmingShopperQuery, ConfirmingShopperQueryVariables>;
export const SendConfirmationOtpDocument = {"__meta__":{"name":"sendConfirmationOtp","hash":"d5cb310ca5bd677193257d739d256e06c7d26577ea06a67cfe1957cd7a9d9e5c","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"sendConfirmationOtp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendConfirmationOtp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendConfirmationOtpMutation, SendConfirmationOtpMutationVariables>;
/** The query `confirmingShopper`, with its waiting and failed states. */
export const useConfirmingShopper = (variables?: ConfirmingShopperQueryVariables, options?: Pick<useQuery.Options<ConfirmingShopperQuery, ConfirmingShopperQueryVariables>, 'fetchPolicy' | 'nextFetchPolicy' | 'skip'>) => useQuery(ConfirmingShopperDocument, { ...options, variables });
/** Sends the mutation `sendConfirmationOtp` on behalf of the shopper. */
export const useSendConfirmationOtp = (options: ShopperMutation<SendConfirmationOtpMutation, SendConfirmationOtpMutationVariables>) => useShopperMutation(SendConfirmationOtpDocument, options);