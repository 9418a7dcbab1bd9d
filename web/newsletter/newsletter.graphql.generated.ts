/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../generated/schema-types.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubscribeToNewsletterMutationVariables = Exact<{
  input: Types.SubscribeToNewsletterInput;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: { message: string | null, userErrors: Array<
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
    > } | null };


export const SubscribeToNewsletterDocument = {"__meta__":{"name":"subscribeToNewsletter","hash":"8cf20c49185bc69170d363a0b422328d29f93766d89dcf5b03bdb97fac813e8b","access":"public"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"subscribeToNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeToNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
/** Sends the mutation `subscribeToNewsletter`. */
export const useSubscribeToNewsletter = (options?: useMutation.Options<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>) => useMutation(SubscribeToNewsletterDocument, options);