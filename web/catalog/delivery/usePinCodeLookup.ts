import { useApolloClient } from '@apollo/client/react';
import { PinCodeDocument, type PinCodeQuery, useDeliveryEstimate } from './delivery.graphql.generated.ts';
import { useShop } from '../../shop/useShop.ts';
import type { FieldNote } from '../../ui/form/form-errors.ts';

/** The place of a PIN code. */
export type PinCodePlace = NonNullable<PinCodeQuery['pinCode']>;

/**
 * Returns a function that finds the place of a PIN code. It returns undefined for a PIN code that the shop doesn't know, and if
 * the shop is unreachable: the shopper then types the city and the state.
 */
export function usePinCodePlace(): (code: string) => Promise<PinCodePlace | undefined> {
  const client = useApolloClient();
  return async (code) => {
    const { data } = await client.query({ query: PinCodeDocument, variables: { code }, errorPolicy: 'ignore' });
    return data?.pinCode ?? undefined;
  };
}

/**
 * The shop's message about a PIN code that is unknown or that these variants can't be sent to. Undefined if the shop returns dates,
 * and without a PIN code. Without variants, the message is about the shop as a whole.
 */
export function usePinCodeNote(pinCode: string | null, skus: readonly string[]): FieldNote | undefined {
  const { tellsDeliveryDates } = useShop();
  const skip = !tellsDeliveryDates || pinCode === null;
  const { data } = useDeliveryEstimate({ pinCode: pinCode ?? '', skus: [...skus] }, { skip });
  const estimate = data?.deliveryEstimate;
  return estimate?.message ? { words: estimate.message, isMistake: !estimate.isServed } : undefined;
}
