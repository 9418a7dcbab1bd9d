import type { Serve } from '../../platform/contract.ts';
import type { BuyAgain } from './buy-again.ts';

/** Buying again, for shoppers. */
export function buyAgainRoutes(serve: Serve, { buyAgain }: { buyAgain: BuyAgain }): void {
  serve('buyAgain', async (call) => ({ pieces: await buyAgain.buyAgain(call, call.params.orderId) }));

  serve('getUnpaidOrder', async ({ shopperId }) => {
    const order = await buyAgain.findUnpaid(shopperId);
    return order ? { order } : {};
  });
}
