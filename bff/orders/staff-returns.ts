import type { DeclineReturnInput, PayReturnInput, ReceiveReturnInput, ReturnState } from '../generated/schema-types.ts';
import type { ConnectionArguments, ConnectionNode } from '../graphql/connections.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { nullIfNotFound } from '../host/failures.ts';
import { Money } from '../host/money.ts';
import { RETURN_STATE_IN_REST, returnNode, type RestReturn, type ReturnNode } from './return-nodes.ts';
import { readOrderList } from './rich-host.ts';

/** Part of a list of returns. */
export type ReturnConnectionNode = ConnectionNode<ReturnNode>;

/** The arguments of the list of returns. */
type ReturnArguments = ConnectionArguments & {
  state?: ReturnState | null | undefined;
  search?: string | null | undefined;
};

/** A return after a step. */
type ChangedReturn = Promise<{ return: ReturnNode }>;

/** The returns of sellers and of the shop's people. Every call throws FORBIDDEN for a shopper. */
export interface StaffReturns {
  /** Part of the returns, the newest first. */
  readReturns(args: ReturnArguments): Promise<ReturnConnectionNode>;
  /** Returns one return; null if the seller has none with this id. */
  readReturn(returnId: string): Promise<ReturnNode | null>;
  approve(returnId: string): ChangedReturn;
  decline(input: DeclineReturnInput): ChangedReturn;
  pickUp(returnId: string): ChangedReturn;
  receive(input: ReceiveReturnInput): ChangedReturn;
  /** Returns the account for the refund of a cash order. */
  readPayout(returnId: string): Promise<{ payout: ReturnPayoutNode }>;
  pay(input: PayReturnInput): ChangedReturn;
}

/** The account for a refund: a UPI ID, or a bank account. */
export interface ReturnPayoutNode {
  amount: Money;
  upiId: string | undefined;
  accountNumber: string | undefined;
  ifsc: string | undefined;
  accountName: string | undefined;
}

/** Creates the staff's returns of one request. Runs `onChange` after each step, even a failed one. */
export function createStaffReturns(authenticated: AuthenticatedRest, onChange: () => void): StaffReturns {
  const changed = async (step: Promise<{ return: RestReturn }>) => ({
    return: returnNode((await step.finally(onChange)).return),
  });
  return {
    readReturns: ({ state, search, ...args }) =>
      readOrderList(args, async (page) => {
        const filter = {
          ...(state ? { state: RETURN_STATE_IN_REST[state] } : {}),
          ...(search?.trim() ? { search: search.trim() } : {}),
        };
        const { returns, totalItems } = await authenticated.rest()('getReturns', { ...filter, page });
        return { nodes: returns.map(returnNode), total: totalItems };
      }),
    readReturn: async (returnId) => {
      const response = await nullIfNotFound(authenticated.rest()('getReturnOf', { returnId }));
      return response && returnNode(response.return);
    },
    approve: (returnId) => changed(authenticated.rest()('approveReturn', { returnId })),
    decline: ({ returnId, reason }) =>
      changed(authenticated.rest()('declineReturn', { returnId, body: { reason: reason.trim() } })),
    pickUp: (returnId) => changed(authenticated.rest()('pickUpReturn', { returnId })),
    receive: ({ returnId, condition }) =>
      changed(authenticated.rest()('receiveReturn', { returnId, body: { condition: CONDITION_IN_REST[condition] } })),
    readPayout: async (returnId) => {
      const { amount, payout } = await authenticated.rest()('readReturnPayout', { returnId });
      const { upiId, accountNumber, ifsc, accountName } = payout;
      return { payout: { amount: new Money(amount), upiId, accountNumber, ifsc, accountName } };
    },
    pay: ({ returnId, reference }) =>
      changed(authenticated.rest()('payReturn', { returnId, body: { reference: reference.trim() } })),
  };
}

const CONDITION_IN_REST = { GOOD: 'good', DAMAGED: 'damaged' } as const;
