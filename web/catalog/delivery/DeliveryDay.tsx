import { dayWords } from '../../../schema/days.ts';
import * as productWords from '../../words/product.ts';
import css from './DeliveryCheck.module.css';
import { useDeliveryEstimate } from './delivery.graphql.generated.ts';

interface DeliveryDayProps {
  /** Six digits. */
  pinCode: string;
  skus: readonly string[];
  /** Whether the PIN code follows the date. */
  namesPin?: boolean;
}

/** The date by which these variants arrive at a PIN code, or the reason why they don't. */
export function DeliveryDay({ pinCode, skus, namesPin = false }: DeliveryDayProps) {
  const { data, loading } = useDeliveryEstimate({ pinCode, skus: [...skus] });
  const estimate = data?.deliveryEstimate;
  if (loading && !estimate) return <output className={css.day}>{productWords.checkingDelivery(pinCode)}</output>;
  if (estimate?.message)
    return <output className={css.refused}>{namesPin ? `${pinCode}: ${estimate.message}` : estimate.message}</output>;
  if (!estimate?.window) return <output className={css.day}>{productWords.deliveryNotKnown}</output>;
  return (
    <output className={css.day}>
      {productWords.deliveryBy} <b>{dayWords(estimate.window.latest)}</b>
      {namesPin && <span>{` · ${pinCode}`}</span>}
    </output>
  );
}
