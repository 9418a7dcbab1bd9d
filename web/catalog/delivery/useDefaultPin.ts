import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useShopperId } from '../../session/session.ts';
import { DefaultPinDocument } from './delivery.graphql.generated.ts';
import { saveDeliveryPin, knownDeliveryPin } from './delivery-pin.ts';

/** Stores the PIN code of the shopper's delivery address in a browser without one. */
export function useDefaultPin(): void {
  const client = useApolloClient();
  const shopper = useShopperId();
  useEffect(() => {
    if (shopper === undefined || knownDeliveryPin() !== '') return undefined;
    let isWanted = true;
    const store = async () => {
      const { data } = await client.query({ query: DefaultPinDocument, errorPolicy: 'ignore' });
      const pinCode = data?.me?.addresses?.[0]?.pinCode;
      // The shopper may have entered another one meanwhile, or have logged out.
      if (isWanted && pinCode && knownDeliveryPin() === '') saveDeliveryPin(pinCode);
    };
    void store();
    return () => {
      isWanted = false;
    };
  }, [client, shopper]);
}
