import { usePolling } from '../../apollo/usePolling.ts';
import { useRefetch } from '../../apollo/useRefetch.ts';
import { usePaidOrder, type PaidOrderQuery } from '../checkout.graphql.generated.ts';

/** A payment as the shop shows it to its shopper. */
interface PaymentResult {
  me: PaidOrderQuery['me'] | undefined;
  /** Whether the payment could not be read; it is read again by itself. */
  hasFailed: boolean;
  retry: () => void;
}

/** Reads a payment, again and again until the payment is settled. */
export function usePaymentResult(id: string): PaymentResult {
  const fetching = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;
  const { data, previousData, loading, refetch } = usePaidOrder({ id }, fetching);
  const me = (data ?? previousData)?.me;
  usePolling(me?.payment?.status === 'PENDING', () => refetch().catch(reportError));
  const { hasFailed, retry } = useRefetch({ isMissing: !me, isLoading: loading, refetch });
  return { me, hasFailed, retry };
}
