import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Mistakes } from '../../account/form/rules.ts';
import { say } from '../../platform/channel.ts';
import { OWN_CHANNEL, THIS_TAB } from '../../platform/own/changes.ts';
import { onReturn } from '../../platform/own/onReturn.ts';
import { readAnew } from '../../platform/own/reading.ts';
import { forgetDraft } from '../form/draft.ts';
import { successPath } from '../thanks/successPath.ts';
import type { Wish } from './attempt.ts';
import { firstStage, Till, type Stage } from './Till.ts';

/** The payment of the page on screen. */
export interface Payment {
  stage: Stage;
  /** Pays for a wish; answers what the shop found wrong at which field of the form. */
  pay: (wish: Wish) => Promise<Mistakes>;
}

/** Pays in this tab for this shopper; once it is paid, leads on to the page that says so. */
export function usePayment(shopper: string): Payment {
  const client = useApolloClient();
  const navigate = useNavigate();
  const till = useRef<Till>(undefined);
  const [stage, setStage] = useState(() => firstStage(shopper));
  useEffect(() => {
    const show = (next: Stage) => {
      if (next.name === 'paidElsewhere') forgetBought(client, shopper);
      setStage(next);
    };
    const onPaid = (orderId: string) => {
      forgetBought(client, shopper);
      say(OWN_CHANNEL, THIS_TAB);
      void navigate(successPath(orderId), { replace: true });
    };
    const opened = new Till({ client, shopper, show, onPaid });
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
  void readAnew(client);
}
