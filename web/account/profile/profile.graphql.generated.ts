/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../../generated/schema-types.ts';

import { useQuery } from '@apollo/client/react';
import { useShopperMutation, type ShopperMutation } from '../../shopper/useShopperMutation.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ProfileCardFragment': ProfileCardFragment;'ProfileFormFragment': ProfileFormFragment } }
  ) | null };

export type ProfileCardFragment = { id: string, fullName: string | null, email: string, phone: string | null } & { ' $fragmentName'?: 'ProfileCardFragment' };

export type ProfileFormFragment = { id: string, fullName: string | null, email: string, phone: string | null, canChangeEmail: boolean | null } & { ' $fragmentName'?: 'ProfileFormFragment' };

export type UpdateProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { shopper: (
      { id: string }
      & { ' $fragmentRefs'?: { 'ProfileCardFragment': ProfileCardFragment } }
    ) | null, userErrors: Array<
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
      | { code: Types.UserErrorCode, field: Array<string> | null, message: string }
    > } | null };

export const ProfileCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shopper"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<ProfileCardFragment, unknown>;
export const ProfileFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shopper"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"canChangeEmail"}}]}}]} as unknown as DocumentNode<ProfileFormFragment, unknown>;
export const ProfileDocument = {"__meta__":{"name":"profile","hash":"d2edc125f56bba24d0eaf996a030624ba3b727da93675561f0eae9ae1ee6ef4a","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shopper"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shopper"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"canChangeEmail"}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const UpdateProfileDocument = {"__meta__":{"name":"updateProfile","hash":"0a133bfc7c3cc0e61ca9c82b6f7489a79d2757f7b60180dfbe855e599d3a2d76","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shopper"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
/** The query `profile`, with its waiting and failed states. */
export const useProfile = (variables?: ProfileQueryVariables, options?: Pick<useQuery.Options<ProfileQuery, ProfileQueryVariables>, 'fetchPolicy' | 'nextFetchPolicy' | 'skip'>) => useQuery(ProfileDocument, { ...options, variables });
/** Sends the mutation `updateProfile` on behalf of the shopper. */
export const useUpdateProfile = (options: ShopperMutation<UpdateProfileMutation, UpdateProfileMutationVariables>) => useShopperMutation(UpdateProfileDocument, options);