import { useShop } from '../../shop/useShop.ts';
import type { FieldNote } from '../../ui/form/form-errors.ts';
import { useDeliveryEstimate } from './delivery.graphql.generated.ts';

/**
 * What the shop says of a PIN code that these variants can't go to, or that nobody knows; undefined where it tells days, and for
 * none. Without variants it says it of the shop as a whole.
 */
export function usePinCodeNote(pinCode: string | null, skus: readonly string[]): FieldNote | undefined {
  const { tellsDeliveryDates } = useShop();
  const skip = !tellsDeliveryDates || pinCode === null;
  const { data } = useDeliveryEstimate({ pinCode: pinCode ?? '', skus: [...skus] }, { skip });
  const estimate = data?.deliveryEstimate;
  return estimate?.message ? { words: estimate.message, isMistake: !estimate.isServed } : undefined;
}
