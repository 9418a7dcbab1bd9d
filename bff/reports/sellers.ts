import type {
  AddSellerInput,
  PaySellerStatementInput,
  SetSellerEndedInput,
  UpdateSellerInput,
} from '../generated/schema-types.ts';
import { parsePage } from '../catalog/search-input.ts';
import {
  listInMemory,
  pageConnection,
  parseWindow,
  sliceConnection,
  type ConnectionArguments,
  type ConnectionNode,
} from '../graphql/connections.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { Failure, readArguments } from '../host/failures.ts';
import { Money } from '../host/money.ts';

type RestSeller = HostResponse<'getSellers'>['sellers'][number];
type RestStatement = HostResponse<'getSellerStatements'>['statements'][number];

/** A seller as staff see it. */
export type SellerAccountNode = ReturnType<typeof sellerNode>;
/** Part of the sellers. */
export type SellerAccountConnectionNode = ConnectionNode<SellerAccountNode>;
/** A commission statement. */
export type SellerStatementNode = ReturnType<typeof statementNode>;

const PAGE_SIZE = 20;

/** Creates the sellers and their accounts of one request. Each call throws FORBIDDEN for a role that may not use it. */
export function createSellers(adminRest: AuthenticatedRest) {
  return {
    /** Part of the sellers, by name. */
    readSellers: async (args: ConnectionArguments): Promise<SellerAccountConnectionNode> => {
      const { window, page } = readArguments({
        window: () => parseWindow(args, { usualSize: PAGE_SIZE, maxSize: 50 }),
        page: () => parsePage(args.page),
      });
      const all = (await adminRest.rest()('getSellers', {})).sellers.map(sellerNode);
      if (window) return sliceConnection({ ...listInMemory(all), idOf: ({ sellerId }) => sellerId }, window);
      const offset = (page - 1) * PAGE_SIZE;
      const totalPages = Math.ceil(all.length / PAGE_SIZE);
      const whole = { offset, page, totalItems: all.length, totalPages };
      return pageConnection(all.slice(offset, offset + PAGE_SIZE), whole);
    },
    /** The commission statements of a month. */
    readStatements: async (month: string) =>
      (await adminRest.rest()('getSellerStatements', { month })).statements.map(statementNode),
    /** Adds a seller. */
    addSeller: async ({ shopName, commissionRate }: AddSellerInput) => {
      const body = { shopName, ...rateOf(commissionRate) };
      const { sellerId, sellers } = await adminRest.rest()('addSeller', { body });
      const added = sellers.find((one) => one.sellerId === sellerId);
      if (!added) throw new Failure('UPSTREAM_INVALID_RESPONSE');
      return { seller: sellerNode(added) };
    },
    /** Edits a seller. */
    updateSeller: async ({ sellerId, shopName, commissionRate, version }: UpdateSellerInput) => {
      const body = { shopName, version, ...rateOf(commissionRate) };
      return { seller: sellerNode((await adminRest.rest()('updateSeller', { sellerId, body })).seller) };
    },
    /** Ends a seller, or takes the seller back. */
    setSellerEnded: async ({ sellerId, isEnded, version }: SetSellerEndedInput) => {
      const body = { isEnded, version };
      return { seller: sellerNode((await adminRest.rest()('setSellerEnded', { sellerId, body })).seller) };
    },
    /** Records the payment of a statement. */
    paySellerStatement: async ({ sellerId, month, payout, reference }: PaySellerStatementInput) => {
      const body = { payout, reference };
      const { statement } = await adminRest.rest()('paySellerStatement', { sellerId, month, body });
      return { statement: statementNode(statement) };
    },
  };
}

const rateOf = (rate: number | null | undefined) =>
  rate === null || rate === undefined ? {} : { commissionRate: rate };

const sellerNode = ({ sellerId, shopName, products, isSample, ...more }: RestSeller) => ({
  // The key of `listInMemory`.
  id: sellerId,
  sellerId,
  shopName,
  products,
  isSample,
  version: more.version ?? 0,
  commissionRate: more.commissionRate ?? 0,
  legalName: more.legalName ?? null,
  gstin: more.gstin ?? null,
  endedAt: more.endedAt ?? null,
});

const statementNode = ({ sales, returns, commission, tax, payout, reference, paidAt, ...rest }: RestStatement) => ({
  ...rest,
  sales: new Money(sales),
  returns: new Money(returns),
  commission: new Money(commission),
  tax: new Money(tax),
  payout: new Money(payout),
  reference: reference ?? null,
  paidAt: paidAt ?? null,
});
