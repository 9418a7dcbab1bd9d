import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onReturn } from '../../shopper/retry.ts';
import { usePolling } from '../../shopper/useRefetch.ts';
import { publicDataChanged } from '../../data/browser-query.ts';
import { refetchShopper, SHOPPER_CHANNEL, THIS_TAB } from '../../shopper/refetch-shopper.ts';
import { paymentSuccessPath } from '../../paths.ts';
import { broadcast } from '../../session/cross-tab.ts';
import type { OrderItemsQuery } from '../../orders/orders.graphql.generated.ts';
import { useShop } from '../../shop/useShop.ts';
import { SEND_AGAIN, type FormErrors } from '../../ui/form/form-errors.ts';
import type { CheckoutShopperQuery } from '../checkout.graphql.generated.ts';
import { removeDraft } from '../form/draft.ts';
import type { PaymentRequest } from './payment-attempt.ts';
import { PaymentMachine } from './payment-machine.ts';
import { firstStage, type Stage } from './payment-stage.ts';
import { usePaymentApi, type DisplayedTotal } from './usePaymentApi.ts';

/** The payment of the page. */
export interface Payment {
  stage: Stage;
  /** Pays; returns the shop's errors by field of the form. */
  pay: (request: PaymentRequest) => Promise<FormErrors>;
}

/** The shopper who pays: `id` is the one in the cache, `shopperId` the one in the session. */
interface PayingShopper {
  id: string;
  shopperId: string;
}

/** Pays in this tab for this shopper. After the payment it redirects to the page of its outcome. */
export function usePayment({ id, shopperId }: PayingShopper): Payment {
  const client = useApolloClient();
  const api = usePaymentApi();
  const navigate = useNavigate();
  const { name: shopName } = useShop();
  const machine = useRef<PaymentMachine>(undefined);
  const [stage, setStage] = useState(() => firstStage(shopperId));
  useEffect(() => {
    const show = (next: Stage) => {
      if (next.name === 'paidElsewhere') clearBought(client, id);
      setStage(next);
    };
    const onPaid = (orderId: string) => {
      clearBought(client, id);
      broadcast(SHOPPER_CHANNEL, THIS_TAB);
      void navigate(paymentSuccessPath(orderId), { replace: true });
    };
    const started = new PaymentMachine({ api, shopper: shopperId, shopName, show, onPaid });
    machine.current = started;
    started.start();
    const stopListening = onReturn(() => void started.checkWidget());
    return () => {
      stopListening();
      started.stop();
    };
  }, [client, api, id, shopperId, shopName, navigate]);
  usePolling(stage.name === 'checking', async () => machine.current?.poll());
  return { stage, pay: async (request) => (await machine.current?.pay(request)) ?? SEND_AGAIN };
}

/** The fields of the shopper in the cache that a payment changes. */
const BOUGHT: (keyof NonNullable<OrderItemsQuery['me']> | keyof NonNullable<CheckoutShopperQuery['me']>)[] = [
  'orderItems',
  'addresses',
];

/** Removes the form's draft, and loads the cart, the orders and the addresses again: the cart is an order now. */
export function clearBought(client: ApolloClient, shopper: string): void {
  removeDraft();
  const id = client.cache.identify({ __typename: 'Shopper', id: shopper });
  for (const fieldName of BOUGHT) client.cache.evict({ id, fieldName });
  publicDataChanged();
  void refetchShopper(client);
}

/**
 * The shop's amount for this cart if it differs from the cart's total; otherwise undefined, and also once the cart has
 * another total.
 */
export function useDisplayedTotal({ stage }: Payment, cartTotal: number): DisplayedTotal | undefined {
  const [requested, setAsked] = useState<{ total: DisplayedTotal; cartTotal: number }>();
  const failure = stage.name === 'form' ? stage.failure : undefined;
  const total = failure?.reason === 'refused' ? failure.total : undefined;
  if (total && total !== requested?.total) setAsked({ total, cartTotal });
  return requested?.cartTotal === cartTotal && requested.total.amount !== cartTotal ? requested.total : undefined;
}
