import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FieldErrors } from '../../ui/form/field-rules.ts';
import { broadcast } from '../../session/broadcast.ts';
import { onReturn } from '../../apollo/on-return.ts';
import { refetchShopper, SHOPPER_CHANNEL, THIS_TAB } from '../../apollo/refetch-shopper.ts';
import { forgetDraft } from '../form/draft.ts';
import { successPath } from '../payment-success/successPath.ts';
import type { PaymentRequest } from './payment-attempt.ts';
import { firstStage, PaymentMachine, type Stage } from './payment-machine.ts';

/** The payment of the page on screen. */
export interface Payment {
  stage: Stage;
  /** Pays for a wish; answers what the shop found wrong at which field of the form. */
  pay: (wish: PaymentRequest) => Promise<FieldErrors>;
}

/** Pays in this tab for this shopper; once it is paid, leads on to the page that says so. */
export function usePayment(shopper: string): Payment {
  const client = useApolloClient();
  const navigate = useNavigate();
  const till = useRef<PaymentMachine>(undefined);
  const [stage, setStage] = useState(() => firstStage(shopper));
  useEffect(() => {
    const show = (next: Stage) => {
      if (next.name === 'paidElsewhere') forgetBought(client, shopper);
      setStage(next);
    };
    const onPaid = (orderId: string) => {
      forgetBought(client, shopper);
      broadcast(SHOPPER_CHANNEL, THIS_TAB);
      void navigate(successPath(orderId), { replace: true });
    };
    const opened = new PaymentMachine({ client, shopper, show, onPaid });
    till.current = opened;
    opened.open();
    const unhear = onReturn(() => void opened.look());
    return () => {
      unhear();
      opened.close();
    };
  }, [client, shopper, navigate]);
  return { stage, pay: async (wish) => (await till.current?.pay(wish)) ?? {} };
}

/** What was ordered isn't in the cart any more, and is among the orders. */
function forgetBought(client: ApolloClient, shopper: string): void {
  forgetDraft();
  client.cache.evict({ id: `Shopper:${shopper}`, fieldName: 'orders' });
  void refetchShopper(client);
}
