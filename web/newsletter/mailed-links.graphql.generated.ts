/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../generated/schema-types.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConfirmNewsletterMutationVariables = Exact<{
  input: Types.ConfirmNewsletterInput;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletter: { message: string | null, userErrors: Array<
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
    > } | null };

export type LeaveNewsletterMutationVariables = Exact<{
  input: Types.LeaveNewsletterInput;
}>;


export type LeaveNewsletterMutation = { leaveNewsletter: { message: string | null, userErrors: Array<
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
      | { code: Types.UserErrorCode, message: string }
    > } | null };


export const ConfirmNewsletterDocument = {"__meta__":{"name":"confirmNewsletter","hash":"b5be54576af63708da20e15bc9e6e399a66b68c04509824b9834786a5344124c","access":"public"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"confirmNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const LeaveNewsletterDocument = {"__meta__":{"name":"leaveNewsletter","hash":"159a9cbae2484038407ffa4a61a9ac3a42b56bdaa65308c4053a6adb47e38036","access":"public"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"leaveNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LeaveNewsletterMutation, LeaveNewsletterMutationVariables>;
/** Sends the mutation `confirmNewsletter`. */
export const useConfirmNewsletter = (options?: useMutation.Options<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>) => useMutation(ConfirmNewsletterDocument, options);
/** Sends the mutation `leaveNewsletter`. */
export const useLeaveNewsletter = (options?: useMutation.Options<LeaveNewsletterMutation, LeaveNewsletterMutationVariables>) => useMutation(LeaveNewsletterDocument, options);