import { shopperNow } from '../account/shopper-after-change.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Context } from '../context.ts';
import { personal, toGlobalId, type NodeReader } from '../graphql/ids.ts';
import { mutation } from '../graphql/mutations.ts';

const NO_RETURN = { return: null, orderItemId: null };
const STATUSES = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  409: 'NOT_ALLOWED_IN_STATUS',
  422: 'INVALID_INPUT',
} as const;
const requestErrors = {
  failed: 'Failed to request the return.',
  readBack: 'me.orderItem',
  statuses: STATUSES,
  subject: 'orderItemId',
} as const;
const withdrawalErrors = {
  failed: 'Failed to withdraw the return.',
  readBack: 'me.orderItem',
  statuses: STATUSES,
  subject: 'returnId',
} as const;

/** Returns of order items, for shoppers. */
export const returnResolvers = {
  Shopper: { return: (_, { id }, { returns }) => returns.readReturn(id) },
  Return: {
    id: ({ returnId }) => toGlobalId('Return', returnId),
    pictures: ({ pictures }, _, { settings: { publicUrl, trialUrl } }) =>
      pictures.map((url) => (url.startsWith('/') ? (publicUrl ?? trialUrl ?? '') + url : url)),
    exchangeVariant: ({ exchangeSku }, _, { load, deadline }, info) =>
      exchangeSku === undefined ? null : deadline.nullIfUnavailable(load.variant.load(exchangeSku), info),
    replacement: ({ replacementItemId }, _, { orders, deadline }, info) =>
      replacementItemId === undefined
        ? null
        : deadline.nullIfUnavailable(orders.readOrderItem(replacementItemId), info),
  },
  ReturnPayload: {
    orderItem: ({ orderItemId }, _, { orders }) => (orderItemId === null ? null : orders.readOrderItem(orderItemId)),
    shopper: shopperNow,
  },
  Mutation: {
    requestReturn: mutation('requestReturn', requestErrors, NO_RETURN, (input, { returns }) =>
      returns.requestReturn(input),
    ),
    withdrawReturn: mutation('withdrawReturn', withdrawalErrors, NO_RETURN, ({ returnId }, { returns }) =>
      returns.withdrawReturn(returnId),
    ),
  },
} satisfies Resolvers;

/** The `node` reader of the shopper's returns. */
export const returnNodeReaders = {
  Return: personal((id, { returns }) => returns.readReturn(id)),
} satisfies Record<string, NodeReader<Context>>;
