import type { Resolvers } from '../generated/resolvers.ts';
import { edgesOf } from '../graphql/connections.ts';
import { mutation } from '../graphql/mutations.ts';

const NO_RETURN = { return: null };
/** The mapping of host errors. Only a host with returns has calls for them. */
const errors = {
  readBack: 'me.saleReturn',
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS', 422: 'INVALID_INPUT' },
  subject: 'returnId',
} as const;

/** Returns, for the shop's people and for sellers. */
export const staffReturnResolvers = {
  Shopper: {
    saleReturns: (_, args, { staffReturns }) => staffReturns.readReturns(args),
    saleReturn: (_, { id }, { staffReturns }) => staffReturns.readReturn(id),
  },
  ReturnConnection: { edges: edgesOf },
  Return: {
    sale: ({ orderItemId, item }, _, { sellerOrders }) => (item ? sellerOrders.readSale(orderItemId) : null),
  },
  Mutation: {
    approveReturn: mutation('approveReturn', errors, NO_RETURN, ({ returnId }, { staffReturns }) =>
      staffReturns.approve(returnId),
    ),
    declineReturn: mutation('declineReturn', errors, NO_RETURN, (input, { staffReturns }) =>
      staffReturns.decline(input),
    ),
    pickUpReturn: mutation('pickUpReturn', errors, NO_RETURN, ({ returnId }, { staffReturns }) =>
      staffReturns.pickUp(returnId),
    ),
    receiveReturn: mutation('receiveReturn', errors, NO_RETURN, (input, { staffReturns }) =>
      staffReturns.receive(input),
    ),
    readReturnPayout: mutation('readReturnPayout', errors, { payout: null }, ({ returnId }, { staffReturns }) =>
      staffReturns.readPayout(returnId),
    ),
    payReturn: mutation('payReturn', errors, NO_RETURN, (input, { staffReturns }) => staffReturns.pay(input)),
  },
} satisfies Resolvers;
