/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which address is confirmed. */
export type ConfirmNewsletterInput = {
  /** The token of the mailed link. */
  token: string;
};

/** Whose newsletter ends. */
export type LeaveNewsletterInput = {
  /** The token of the link that every newsletter has. */
  token: string;
};

/** Who wants the newsletter. */
export type SubscribeToNewsletterInput = {
  /** The address, in any case of letters. */
  email: string;
};

/** The outcomes that a shopper can cause. */
export type UserErrorCode =
  /** There is one already. */
  | 'ALREADY_EXISTS'
  /** The code or link is used or too old. */
  | 'EXPIRED'
  /** Fewer pieces are left than were asked for. */
  | 'INSUFFICIENT_STOCK'
  /** Address and password don't go together, or an identity token isn't to be trusted. */
  | 'INVALID_CREDENTIALS'
  /** A value that isn't well formed or isn't allowed; `field` names it. */
  | 'INVALID_INPUT'
  /** The one-time code is wrong. */
  | 'INVALID_OTP'
  /** The promo code is unknown, over, used up or not for this cart. */
  | 'INVALID_PROMO_CODE'
  /** It can't be done any more, or not yet. */
  | 'NOT_ALLOWED_IN_STATUS'
  /** What the input names doesn't exist, or belongs to somebody else. */
  | 'NOT_FOUND'
  /** The variant is sold out. */
  | 'OUT_OF_STOCK'
  /** The payment didn't come about. */
  | 'PAYMENT_FAILED'
  /** A price, a stock or a promo code has changed since; nothing was charged. */
  | 'PRICE_CHANGED';

export type SubscribeToNewsletterMutationVariables = Exact<{
  input: SubscribeToNewsletterInput;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: { message: string | null, userErrors: Array<{ code: UserErrorCode, field: Array<string> | null, message: string }> } };

export type ConfirmNewsletterMutationVariables = Exact<{
  input: ConfirmNewsletterInput;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletter: { message: string | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type LeaveNewsletterMutationVariables = Exact<{
  input: LeaveNewsletterInput;
}>;


export type LeaveNewsletterMutation = { leaveNewsletter: { message: string | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };


export const SubscribeToNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"subscribeToNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeToNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const ConfirmNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"confirmNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const LeaveNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"leaveNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LeaveNewsletterMutation, LeaveNewsletterMutationVariables>;
/** Sends the mutation `subscribeToNewsletter`. */
export const useSubscribeToNewsletter = (options?: useMutation.Options<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>) => useMutation(SubscribeToNewsletterDocument, options);
/** Sends the mutation `confirmNewsletter`. */
export const useConfirmNewsletter = (options?: useMutation.Options<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>) => useMutation(ConfirmNewsletterDocument, options);
/** Sends the mutation `leaveNewsletter`. */
export const useLeaveNewsletter = (options?: useMutation.Options<LeaveNewsletterMutation, LeaveNewsletterMutationVariables>) => useMutation(LeaveNewsletterDocument, options);