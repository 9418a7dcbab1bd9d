import { dayWords } from '../../../schema/days.ts';
import * as deliveryWords from '../../words/delivery.ts';
import css from './DeliveryCheck.module.css';
import { useDeliveryEstimate } from './delivery.graphql.generated.ts';

interface DeliveryDayProps {
  /** Six digits. */
  pinCode: string;
  skus: readonly string[];
  /** Whether the PIN code stands behind the day. */
  namesPin?: boolean;
}

/** The day by which these variants come to a PIN code, or why they don't. */
export function DeliveryDay({ pinCode, skus, namesPin = false }: DeliveryDayProps) {
  const { data, loading } = useDeliveryEstimate({ pinCode, skus: [...skus] });
  const estimate = data?.deliveryEstimate;
  if (loading && !estimate) return <output className={css.day}>{deliveryWords.checking(pinCode)}</output>;
  if (estimate?.message)
    return (
      <output className={css.refused}>
        {namesPin && `${pinCode}: `}
        {estimate.message}
      </output>
    );
  if (!estimate?.window) return <output className={css.day}>{deliveryWords.notKnown}</output>;
  return (
    <output className={css.day}>
      {deliveryWords.deliveryBy} <b>{dayWords(estimate.window.latest)}</b>
      {namesPin && ` · ${pinCode}`}
    </output>
  );
}
