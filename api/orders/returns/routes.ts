import type { Serve } from '../../platform/contract.ts';
import type { Returns } from './returns.ts';
import { parseDeclineReason, parseReference } from './rules.ts';

/** Returns, for shoppers and for staff. */
export function returnRoutes(serve: Serve, { returns }: { returns: Returns }): void {
  serve('requestReturn', async ({ shopperId, body }) => ({ return: await returns.request(shopperId, body) }));

  serve('getReturn', async ({ shopperId, params: { returnId } }) => ({
    return: await returns.find({ shopperId }, returnId),
  }));

  serve('withdrawReturn', async ({ shopperId, params: { returnId } }) => ({
    return: await returns.withdraw(shopperId, returnId),
  }));

  serve('getReturns', ({ staff, query: { state, search, page = 1 } }) =>
    returns.listPage(staff, { state, search }, page),
  );

  serve('getReturnOf', async ({ staff: { sellerId }, params: { returnId } }) => ({
    return: await returns.find({ sellerId }, returnId),
  }));

  serve('approveReturn', async ({ staff, params: { returnId } }) => ({
    return: await returns.approve(staff, returnId),
  }));

  serve('declineReturn', async ({ staff, params: { returnId }, body: { reason } }) => ({
    return: await returns.decline(staff, returnId, parseDeclineReason(reason)),
  }));

  serve('pickUpReturn', async ({ staff, params: { returnId } }) => ({ return: await returns.pickUp(staff, returnId) }));

  serve('receiveReturn', async ({ staff, params: { returnId }, body: { condition } }) => ({
    return: await returns.receive(staff, returnId, condition),
  }));

  serve('readReturnPayout', ({ staff, params: { returnId } }) => returns.readPayout(staff, returnId));

  serve('payReturn', async ({ staff, params: { returnId }, body: { reference } }) => ({
    return: await returns.pay(staff, returnId, parseReference(reference)),
  }));
}
