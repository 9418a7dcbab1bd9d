import { ADDRESS, runOrderOperation } from '../../hosts/order-operations.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { moveReturn, nextPickupDay, type ReturnStep } from '../../orders/api/returning.ts';
import { operator } from '../../account/staff.ts';
import type { OrderShop } from '../../orders/gateway/order-shop.ts';

type ReturnShop = OrderShop & { asha: TestBrowser };

/** Places and delivers an order; returns the input of a return of it. */
export const returnInputOf = async (shop: ReturnShop, placing: { cash?: 'collected' } = {}) => {
  const { email: _email, ...pickup } = ADDRESS;
  const { itemIds } = await shop.placeOrder(shop.asha, {
    status: 'Delivered',
    at: shop.api.clock.now(),
    ...placing,
  });
  return {
    orderItemId: itemIds[0] ?? 'none',
    quantity: 1,
    kind: 'REFUND',
    reason: 'SIZE_TOO_SMALL',
    pickup,
    pickupDay: nextPickupDay(shop.api),
  };
};

/** Requests a return; returns its id. */
export const requestedReturn = async (shop: ReturnShop, more: object = {}) => {
  const made = await runOrderOperation(shop.asha, 'requestReturn', { ...(await returnInputOf(shop)), ...more });
  return { returnId: String(made.return.returnId) };
};

const step = (before: readonly ReturnStep[], more: object = {}) => ({
  by: 'admin' as const,
  input: async (shop: ReturnShop) => {
    const { returnId } = await requestedReturn(shop);
    await moveReturn(await operator(shop.api), returnId, before);
    return { returnId, ...more };
  },
  payload: 'return { id state condition }',
});

/** A return of a cash order whose refund waits for its payment. */
const toPay = async (shop: ReturnShop) => {
  const input = { ...(await returnInputOf(shop, { cash: 'collected' })), payout: { upiId: 'asha@okaxis' } };
  const made = await runOrderOperation(shop.asha, 'requestReturn', input);
  const returnId = String(made.return.returnId);
  await moveReturn(await operator(shop.api), returnId, ['approve', 'pick-up', 'receive']);
  return { returnId };
};

/** How the steps of staff are tried. */
export const RETURN_TRIALS = {
  approveReturn: step([]),
  declineReturn: step([], { reason: 'It was worn.' }),
  pickUpReturn: step(['approve']),
  receiveReturn: {
    ...step(['approve', 'pick-up'], { condition: 'GOOD' }),
    payload: 'return { id state condition sale { id variant { id sku stock inStock } } }',
  },
  readReturnPayout: { by: 'admin' as const, input: toPay, payload: 'payout { upiId }' },
  payReturn: {
    by: 'admin' as const,
    input: async (shop: ReturnShop) => ({ ...(await toPay(shop)), reference: 'UTR123' }),
    payload: 'return { id state awaitsPayout }',
  },
};
