import type { UserError } from '../generated/resolvers.ts';
import type { VariantNode } from '../catalog/nodes.ts';
import { toldVariant } from '../catalog/told.ts';
import type { Has } from '../platform/additions.ts';
import { Failure } from '../platform/failures.ts';
import { rupees, type Money } from '../platform/money.ts';
import type { Answer } from '../platform/upstream/contract.ts';
import type { TermsNode } from '../promotions/nodes.ts';

/** A cart's line as REST hosts answer it. */
export type RestLine = Answer<'getCart'>['cartData'][number];

/** A cart: its lines, the newest first. */
export interface CartNode {
  items: CartItemNode[];
}
/** One line of a cart, in the schema's words and units. */
export interface CartItemNode {
  id: string;
  quantity: number;
  variant: VariantNode;
  unitPrice: Money;
  lineTotal: Money;
  available: boolean;
  /** Who sells it; undefined when the host doesn't tell. */
  sellerId: string | undefined;
}
/** What a cart costs, and what came of its promo code. */
export interface CartTotalsNode {
  subtotal: Money;
  firstPurchaseDiscount: Money;
  promoDiscount: Money;
  promoCode: string | null;
  promoError: UserError | null;
  promoTerms: TermsNode | null;
  delivery: Money;
  total: Money;
}

/**
 * A cart of a REST host's lines, which come the oldest first. A line without a piece is none. Throws
 * UPSTREAM_INVALID_RESPONSE for lines that cost less than nothing, or together more than `Money` can tell.
 */
export function cartNode(lines: readonly RestLine[], has: Has): CartNode {
  const wanted = new Map<string, number>();
  const real = lines.filter(({ quantity }) => quantity >= 1);
  for (const { sku, quantity } of real) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);
  const items = real.map((line) => cartItemNode(line, has, wanted.get(line.sku))).toReversed();
  checkCountable(items.reduce((sum, { lineTotal }) => sum + lineTotal.amount, 0));
  checkCountable(items.reduce((sum, { quantity }) => sum + quantity, 0));
  return { items };
}

/** A line of a REST answer; `wanted` is how many pieces of its variant the whole cart has. Throws as `cartNode` does. */
export function cartItemNode(line: RestLine, has: Has, wanted: number = line.quantity): CartItemNode {
  const { cartId, sku, quantity, variant } = line;
  const { showPrice } = variant.product;
  if (showPrice < 0) throw new Failure('UPSTREAM_INVALID_RESPONSE');
  checkCountable(showPrice * 100 * quantity);
  checkCountable(quantity);
  const node = toldVariant({ ...variant, sku }, has);
  return {
    id: cartId,
    quantity,
    variant: node,
    unitPrice: rupees(showPrice),
    lineTotal: rupees(showPrice * quantity),
    available: node.inStock && wanted <= (node.stock ?? wanted),
    sellerId: variant.product.sellerId,
  };
}

/** How many pieces of a variant some lines have: an older host may keep several lines of one. */
export function piecesOf(lines: readonly RestLine[], sku: string): number {
  return lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
}

/** The most that the schema's numbers tell: in money ₹2,14,74,836. */
const MOST = 2 ** 31 - 1;

function checkCountable(number: number): void {
  if (number > MOST) throw new Failure('UPSTREAM_INVALID_RESPONSE');
}
