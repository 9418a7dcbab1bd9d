import { useApolloClient } from '@apollo/client/react';
import { PinCodeDocument, type PinCodeQuery } from './delivery.graphql.generated.ts';

/** Where a PIN code lies. */
export type PinCodePlace = NonNullable<PinCodeQuery['pinCode']>;

/**
 * A function that finds where a PIN code lies. Answers undefined for one that the shop doesn't know, and when the shop
 * can't be asked: the city and the state are typed by hand then.
 */
export function usePinCodePlace(): (code: string) => Promise<PinCodePlace | undefined> {
  const client = useApolloClient();
  return async (code) => {
    const { data } = await client.query({ query: PinCodeDocument, variables: { code }, errorPolicy: 'ignore' });
    return data?.pinCode ?? undefined;
  };
}
