import type {
  AddSellerInput,
  PaySellerStatementInput,
  SetSellerEndedInput,
  UpdateSellerInput,
} from '../generated/schema-types.ts';
import { parsePage } from '../catalog/search-input.ts';
import { pageConnection, type ConnectionNode } from '../graphql/connections.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { Failure } from '../host/failures.ts';
import { Money } from '../host/money.ts';

type RestSeller = HostResponse<'getSellers'>['sellers'][number];
type RestStatement = HostResponse<'getSellerStatements'>['statements'][number];

/** A seller as staff see it. */
export type SellerAccountNode = ReturnType<typeof sellerNode>;
/** A page of the sellers. */
export type SellerAccountListNode = ConnectionNode<SellerAccountNode>;
/** A commission statement. */
export type SellerStatementNode = ReturnType<typeof statementNode>;

const PAGE_SIZE = 20;

/** Creates the sellers and their accounts of one request. Each call throws FORBIDDEN for a role that may not use it. */
export function createSellers(adminRest: AuthenticatedRest) {
  return {
    /** A page of the sellers, by name. */
    readSellers: async (args: { page?: number | null | undefined }): Promise<SellerAccountListNode> => {
      const page = parsePage(args.page);
      const all = (await adminRest.rest()('getSellers', {})).sellers.map(sellerNode);
      const [offset, totalPages] = [(page - 1) * PAGE_SIZE, Math.ceil(all.length / PAGE_SIZE)];
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
