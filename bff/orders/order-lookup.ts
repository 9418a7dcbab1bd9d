import type { HasCapability } from '../host/capabilities.ts';
import { Failure } from '../host/failures.ts';
import type { Rest } from '../host/rest.ts';
import { orderNode } from './order-groups.ts';
import type { OrderNode } from './nodes.ts';

/** An order that was looked up, and the token to read it again. */
export interface LookedUpNode {
  token: string;
  expiresAt: string;
  order: OrderNode | null;
}

/** Looking an order up without a login. All calls throw FORBIDDEN on a host without it. */
export interface OrderLookupClient {
  /** Requests the mailed code. */
  request(orderNumber: string, email: string): Promise<{ lookupId: string; otpLength: number }>;
  /** Uses the code. */
  open(lookupId: string, otp: string): Promise<LookedUpNode>;
  /** Reads the order again. */
  read(token: string): Promise<LookedUpNode>;
}

/** Creates the lookups of one request. `rest` carries the client's address, for the host's rate limits. */
export function createOrderLookup(rest: Rest, has: HasCapability): OrderLookupClient {
  const lookups = (): Rest => {
    if (!has('order-lookup')) throw new Failure('FORBIDDEN');
    return rest;
  };
  return {
    request: async (orderNumber, email) => lookups()('requestOrderLookup', { body: { orderNumber, email } }),
    open: async (lookupId, otp) => {
      const { order, ...opened } = await lookups()('openOrderLookup', { body: { lookupId, otp } });
      return { ...opened, order: orderNode(order) };
    },
    read: async (token) => {
      const { order, expiresAt } = await lookups()('readOrderLookup', { body: { token } });
      return { token, expiresAt, order: orderNode(order) };
    },
  };
}
