/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PinCodeQueryVariables = Exact<{
  code: string;
}>;


export type PinCodeQuery = { pinCode: { code: string, city: string, state: string } | null };

export type DeliveryEstimateQueryVariables = Exact<{
  pinCode: string;
  skus: Array<string> | string;
}>;


export type DeliveryEstimateQuery = { deliveryEstimate: { pinCode: string, isServed: boolean, message: string | null, window: { latest: string } | null } | null };

export type DefaultPinQueryVariables = Exact<{ [key: string]: never; }>;


export type DefaultPinQuery = { me: { id: string, addresses: Array<{ id: string, pinCode: string }> | null } | null };


export const PinCodeDocument = {"__meta__":{"name":"pinCode","hash":"8ac6e4ddd018e6613ec50fbe402e5de8d74b46de7d24aa53e703a671c7c6d61b","access":"public"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"pinCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pinCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<PinCodeQuery, PinCodeQueryVariables>;
export const DeliveryEstimateDocument = {"__meta__":{"name":"deliveryEstimate","hash":"6c489e7f48e9aeb469798ca906a16c54b683e4912905649c1b90d79b7f87e521","access":"public"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"deliveryEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pinCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"skus"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pinCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pinCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"skus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"skus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pinCode"}},{"kind":"Field","name":{"kind":"Name","value":"isServed"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"window"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}}]}}]}}]} as unknown as DocumentNode<DeliveryEstimateQuery, DeliveryEstimateQueryVariables>;
export const DefaultPinDocument = {"__meta__":{"name":"defaultPin","hash":"4458511366599c890a863638daee5444edda59135d07bade38527e3a134f8731","access":"shopper"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"defaultPin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pinCode"}}]}}]}}]}}]} as unknown as DocumentNode<DefaultPinQuery, DefaultPinQueryVariables>;
/** The query `deliveryEstimate`, with its waiting and failed states. */
export const useDeliveryEstimate = (variables: DeliveryEstimateQueryVariables, options?: Pick<useQuery.Options<DeliveryEstimateQuery, DeliveryEstimateQueryVariables>, 'fetchPolicy' | 'nextFetchPolicy' | 'skip'>) => useQuery(DeliveryEstimateDocument, { ...options, variables });