import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useShopperId } from '../../session/useSession.ts';
import { DefaultPinDocument } from './delivery.graphql.generated.ts';
import { keepDeliveryPin, knownDeliveryPin } from './delivery-pin.ts';

/** Keeps the PIN code of the address that the shopper's orders go to, on a browser that knows none. */
export function useDefaultPin(): void {
  const client = useApolloClient();
  const shopper = useShopperId();
  useEffect(() => {
    if (shopper === undefined || knownDeliveryPin() !== '') return undefined;
    let isWanted = true;
    const keep = async () => {
      const { data } = await client.query({ query: DefaultPinDocument, errorPolicy: 'ignore' });
      const pinCode = data?.me?.addresses?.[0]?.pinCode;
      // The shopper may have given another one meanwhile, or have logged out.
      if (isWanted && pinCode && knownDeliveryPin() === '') keepDeliveryPin(pinCode);
    };
    void keep();
    return () => {
      isWanted = false;
    };
  }, [client, shopper]);
}
