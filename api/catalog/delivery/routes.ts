import { DELIVERY } from '../../../schema/delivery.ts';
import type { Serve } from '../../platform/contract.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { findPinCode } from './pin-codes.ts';
import { createSenderRepository } from './repository.ts';
import { findDeliveryWindow } from './delivery-window.ts';
import { whyNotServed, widestWindow } from './rules.ts';

const UNKNOWN = 'We do not know this PIN code, so we can’t tell the delivery date. Please check it.';

/** The places of PIN codes, and the delivery dates for them. */
export function deliveryRoutes(serve: Serve, { db, now }: { db: Db; now: () => Date }): void {
  serve('getPinCode', ({ params: { pinCode } }) => ({
    pinCode,
    ...(findPinCode(pinCode) ?? refuse('NOT_FOUND', { message: 'We couldn’t find this PIN code.' })),
  }));

  serve('getDeliveryEstimate', async ({ query: { pinCode, sku: skus = [] } }) => {
    const message = whyNotServed(DELIVERY, pinCode);
    if (message !== undefined) return { pinCode, isServed: false, message, items: [] };
    if (!findPinCode(pinCode)) return { pinCode, isServed: true, message: UNKNOWN, items: [] };
    const time = now();
    const senders = skus.length > 0 ? await createSenderRepository(db).listSellers(skus) : [];
    const items = senders.flatMap(({ sku, seller_id: sellerId }) => {
      const window = findDeliveryWindow({ pinCode, sellerId, now: time });
      return window ? [{ sku, ...window }] : [];
    });
    return { pinCode, isServed: true, ...widestWindow(items), items };
  });
}
