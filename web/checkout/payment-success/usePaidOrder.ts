import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { PaidOrderDocument, type PaidOrderQuery } from '../checkout.graphql.generated.ts';
import { useRefetch } from '../../apollo/useRefetch.ts';
import { onReturn } from '../../apollo/on-return.ts';
import { backoffAfter } from '../../apollo/backoff.ts';

/** A payment as the shop tells it to its shopper. */
interface PaidOrder {
  me: PaidOrderQuery['me'] | undefined;
  /** Whether it could not be read; it is asked for again by itself. */
  isAway: boolean;
  retry: () => void;
}

/** Reads a payment, and follows it until it is settled. */
export function usePaidOrder(id: string): PaidOrder {
  const { data, previousData, loading, refetch } = useQuery(PaidOrderDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const me = (data ?? previousData)?.me;
  const isPending = me?.payment?.status === 'PENDING';
  const [looks, setLooks] = useState(0);
  const look = useEffectEvent(() => {
    void refetch()
      .catch(reportError)
      .finally(() => setLooks(looks + 1));
  });
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => look(), backoffAfter(looks));
    const unhear = onReturn(() => look());
    return () => {
      clearTimeout(timer);
      unhear();
    };
  }, [isPending, looks]);
  return { me, ...useRefetch({ isMissing: !me, isLoading: loading, refetch: refetch }) };
}
