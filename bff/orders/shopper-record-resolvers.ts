import type { Resolvers } from '../generated/resolvers.ts';
import { edgesOf } from '../graphql/connections.ts';
import { mutation } from '../graphql/mutations.ts';

const NO_SHOPPER = { shopper: null };

/** The mapping of host errors. The host sends codes. */
const errors = {
  readBack: 'me.shopperRecord',
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS' },
  subject: 'shopperId',
} as const;

/** The accounts of shoppers, for staff. */
export const shopperRecordResolvers = {
  Shopper: {
    shoppers: (_, args, { shopperRecords }) => shopperRecords.readShoppers(args),
    shopperRecord: (_, { shopperId }, { shopperRecords }) => shopperRecords.readRecord(shopperId),
  },
  ListedShopperConnection: { edges: edgesOf },
  Mutation: {
    blockShopper: mutation('blockShopper', errors, NO_SHOPPER, (input, { shopperRecords }) =>
      shopperRecords.blockShopper(input),
    ),
    unblockShopper: mutation('unblockShopper', errors, NO_SHOPPER, ({ shopperId }, { shopperRecords }) =>
      shopperRecords.unblockShopper(shopperId),
    ),
    addShopperNote: mutation('addShopperNote', errors, NO_SHOPPER, (input, { shopperRecords }) =>
      shopperRecords.addShopperNote(input),
    ),
    deleteShopperNote: mutation('deleteShopperNote', errors, NO_SHOPPER, (input, { shopperRecords }) =>
      shopperRecords.deleteShopperNote(input),
    ),
  },
} satisfies Resolvers;
