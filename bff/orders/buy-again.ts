import type { LeftOutReason } from '../generated/schema-types.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HasCapability } from '../host/capabilities.ts';
import type { HostResponse } from '../host/contract.ts';
import { Failure } from '../host/failures.ts';
import { moneyOfRupees, type Money } from '../host/money.ts';

type RestPieces = HostResponse<'buyAgain'>['pieces'][number];
type RestUnpaidOrder = NonNullable<HostResponse<'getUnpaidOrder'>['order']>;

/** Pieces of an order that the shopper buys again. */
export interface PiecesAgainNode {
  sku: string;
  name: string;
  color: string | null;
  size: string | null;
  ordered: number;
  added: number;
  inCart: number;
  leftOut: LeftOutReason | null;
  price: Money;
  priceNow: Money | null;
}

/** An order whose payment has ended without money. */
export type UnpaidOrderNode = ReturnType<typeof unpaidOrderNode>;

/** Buying an order again. */
export interface BuyAgainClient {
  /** Puts the pieces of an order into the cart. Throws FORBIDDEN on a host without it. */
  buyAgain(orderId: string): Promise<{ pieces: PiecesAgainNode[] }>;
  /** Returns the last order if its payment has ended without money; null otherwise, and on a host without it. */
  readUnpaid(): Promise<UnpaidOrderNode | null>;
}

/** Creates buying again for one request. Runs `onChange` after each change of the cart, even a failed one. */
export function createBuyAgain(
  authenticated: AuthenticatedRest,
  has: HasCapability,
  onChange: () => void,
): BuyAgainClient {
  return {
    buyAgain: async (orderId) => {
      const rest = authenticated.rest();
      if (!has('buy-again')) throw new Failure('FORBIDDEN');
      const { pieces } = await rest('buyAgain', { orderId }).finally(onChange);
      return { pieces: pieces.map(piecesAgainNode) };
    },
    readUnpaid: async () => {
      if (!has('buy-again')) return null;
      const { order } = await authenticated.rest()('getUnpaidOrder', {});
      return order ? unpaidOrderNode(order) : null;
    },
  };
}

const LEFT_OUT = {
  gone: 'GONE',
  sold_out: 'SOLD_OUT',
  too_few: 'TOO_FEW',
  cart_full: 'CART_FULL',
} as const satisfies Record<NonNullable<RestPieces['leftOut']>, LeftOutReason>;

function piecesAgainNode({ color, size, leftOut, price, priceNow, ...pieces }: RestPieces): PiecesAgainNode {
  return {
    ...pieces,
    color: color ?? null,
    size: size ?? null,
    leftOut: leftOut ? LEFT_OUT[leftOut] : null,
    price: moneyOfRupees(price),
    priceNow: priceNow === undefined ? null : moneyOfRupees(priceNow),
  };
}

function unpaidOrderNode({ orderId, createdAt, endedAt, total, promoCode, items }: RestUnpaidOrder) {
  return {
    orderId,
    placedAt: createdAt,
    endedAt,
    total: moneyOfRupees(total),
    promoCode: promoCode ?? null,
    pieces: items.map(({ color, size, ...piece }) => ({ ...piece, color: color ?? null, size: size ?? null })),
  };
}
