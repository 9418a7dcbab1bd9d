import { roleOf } from '../account/nodes.ts';
import type {
  AddShopperNoteInput,
  BlockShopperInput,
  DeleteShopperNoteInput,
  ListedShopper,
  NewsletterState,
} from '../generated/schema-types.ts';
import type { ConnectionArguments, ConnectionNode } from '../graphql/connections.ts';
import { connectionOfPages } from '../graphql/numbered-pages.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { nullIfNotFound } from '../host/failures.ts';
import { Money } from '../host/money.ts';
import { statusOf } from './enum-maps.ts';
import { RETURN_STATE_IN_SCHEMA } from './return-nodes.ts';

/** The number of accounts on a page of the host. */
const PAGE_SIZE = 20;

/** A list of accounts. */
export type ListedShopperConnectionNode = ConnectionNode<ListedShopper>;
/** An account with its lists. */
export type ShopperRecordNode = ReturnType<typeof recordNode>;

/** Which accounts are listed. */
type ShopperArguments = ConnectionArguments & {
  search?: string | null | undefined;
  blocked?: boolean | null | undefined;
};

type ChangedRecord = Promise<{ shopper: ShopperRecordNode }>;

/** The accounts of shoppers, for staff. Every call throws FORBIDDEN for a role that may not. */
export interface ShopperRecords {
  readShoppers(args: ShopperArguments): Promise<ListedShopperConnectionNode>;
  /** An account; null if there is none of this id. */
  readRecord(shopperId: string): Promise<ShopperRecordNode | null>;
  blockShopper(input: BlockShopperInput): ChangedRecord;
  unblockShopper(shopperId: string): ChangedRecord;
  addShopperNote(input: AddShopperNoteInput): ChangedRecord;
  deleteShopperNote(input: DeleteShopperNoteInput): ChangedRecord;
}

/** Creates the records of one request. */
export function createShopperRecords(staffRest: Pick<AuthenticatedRest, 'rest'>): ShopperRecords {
  return {
    readShoppers: ({ search, blocked, ...args }) =>
      connectionOfPages(args, {
        pageSize: PAGE_SIZE,
        idOf: ({ shopperId }) => shopperId,
        readPage: async (page) => {
          const text = search?.trim();
          const query = { ...(text ? { search: text } : {}), ...(blocked ? { blocked } : {}), page };
          const { shoppers, totalItems: total } = await staffRest.rest()('getShoppers', query);
          return { nodes: shoppers.map(listedNode), total };
        },
      }),
    readRecord: async (shopperId) => {
      const found = await nullIfNotFound(staffRest.rest()('getShopperRecord', { shopperId }));
      return found && recordNode(found.shopper);
    },
    blockShopper: async ({ shopperId, reason }) =>
      toChange(await staffRest.rest()('blockShopper', { shopperId, body: { reason } })),
    unblockShopper: async (shopperId) => toChange(await staffRest.rest()('unblockShopper', { shopperId })),
    addShopperNote: async ({ shopperId, text }) =>
      toChange(await staffRest.rest()('addShopperNote', { shopperId, body: { text } })),
    deleteShopperNote: async ({ shopperId, noteId }) =>
      toChange(await staffRest.rest()('deleteShopperNote', { shopperId, noteId })),
  };
}

type RawRecord = HostResponse<'getShopperRecord'>['shopper'];

const NEWSLETTER_IN_SCHEMA = {
  none: 'NONE',
  waiting: 'WAITING',
  confirmed: 'CONFIRMED',
} as const satisfies Record<RawRecord['newsletter'], NewsletterState>;

const toChange = ({ shopper }: HostResponse<'getShopperRecord'>) => ({ shopper: recordNode(shopper) });

function listedNode(raw: RawRecord['account']): ListedShopper {
  const { shopperId, name, email, phone = null, role, createdAt, orders: orderCount, isBlocked } = raw;
  return { shopperId, name, email, phone, role: roleOf(role), createdAt, orderCount, isBlocked };
}

function recordNode({ account, isProven, newsletter, block, orderItems, returns, reviews, notes }: RawRecord) {
  return {
    account: listedNode(account),
    isProven,
    newsletter: NEWSLETTER_IN_SCHEMA[newsletter],
    block: block ? { reason: block.reason, by: block.by ?? null, at: block.at } : null,
    items: orderItems.map(({ orderItemId, orderId, name, quantity, status, placedAt, total }) => ({
      orderItemId,
      orderId,
      name,
      quantity,
      status: statusOf(status),
      placedAt,
      total: new Money(total),
    })),
    returns: returns.map(({ returnId, orderItemId, state, requestedAt }) => ({
      returnId,
      orderItemId,
      state: RETURN_STATE_IN_SCHEMA[state],
      requestedAt,
    })),
    reviews,
    notes: notes.map(({ noteId, text, by = null, at }) => ({ noteId, text, by, at })),
  };
}
