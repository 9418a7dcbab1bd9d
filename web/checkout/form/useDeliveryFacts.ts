import { useFragment } from '@apollo/client/react';
import { DeliveryFactsFragmentDoc, type DeliveryFactsFragment } from '../checkout.graphql.generated.ts';

/** What the shop tells of addresses, which the checkout has loaded: the states, and how long each part may be. */
export function useDeliveryFacts(): DeliveryFactsFragment {
  const from = { __typename: 'Shop' as const };
  const { data, complete } = useFragment({ fragment: DeliveryFactsFragmentDoc, fragmentName: 'DeliveryFacts', from });
  if (!complete) throw new Error('The checkout has not loaded what the shop tells of addresses.');
  return data;
}
