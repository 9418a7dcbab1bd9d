/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../generated/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LoginStaffMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type LoginStaffMutation = { login: { accessToken: string | null, userErrors: Array<
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
    > } | null };

export type VerifyStaffMutationVariables = Exact<{
  input: Types.VerifySecondFactorInput;
}>;


export type VerifyStaffMutation = { verifySecondFactor: { shopper: { id: string, name: string, email: string, role: Types.ShopperRole, secondFactor: { isRequired: boolean, isSetUp: boolean, isVerified: boolean, hasPassword: boolean, needsPassword: boolean } | null } | null, userErrors: Array<
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
    > } | null };


export const LoginStaffDocument = {"__meta__":{"name":"loginStaff","hash":"13f0796010d4b73a71f1fa324a143ad462381ac1a40f0cea2dac14abe5744702","access":"session"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"loginStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LoginStaffMutation, LoginStaffMutationVariables>;
export const VerifyStaffDocument = {"__meta__":{"name":"verifyStaff","hash":"680c60e1781a7482297f6182b815d11bd7ddb7dc722340d0fff81520248684c7","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"verifyStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifySecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMember"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shopper"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isSetUp"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"needsPassword"}}]}}]}}]} as unknown as DocumentNode<VerifyStaffMutation, VerifyStaffMutationVariables>;