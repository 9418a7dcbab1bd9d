import { useFragment } from '@apollo/client/react';
import { AddressFactsFragmentDoc, type AddressFactsFragment } from './addresses.graphql.generated.ts';

/** What the shop tells of addresses, which the page has loaded: the states, and how long each part may be. */
export function useAddressFacts(): AddressFactsFragment {
  const from = { __typename: 'Shop' as const };
  const { data, complete } = useFragment({ fragment: AddressFactsFragmentDoc, fragmentName: 'AddressFacts', from });
  if (!complete) throw new Error('The page has not loaded what the shop tells of addresses.');
  return data;
}
