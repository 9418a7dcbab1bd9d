import type { VariantNode } from '../catalog/nodes.ts';
import { piecePriceOf } from '../../schema/pricing.ts';
import { embeddedVariantNode } from '../catalog/embedded-product.ts';
import { serviceNodes, type PieceServiceNode } from '../catalog/services.ts';
import type { ConnectionNode } from '../platform/connections.ts';
import { listIdsOf, type ListedRecord } from '../platform/list-ids.ts';
import { Money, moneyOfRupees } from '../platform/money.ts';
import type { Answer } from '../platform/upstream/contract.ts';
import type { UserErrorNode } from '../platform/user-errors.ts';
import type { PromoTermsNode } from '../promotions/nodes.ts';

/** A cart's line as REST hosts send it. */
export type RestLine = Answer<'getCart'>['cartData'][number];

/** A cart: its lines, the newest first. */
export interface CartNode {
  items: CartItemNode[];
}
/** One line of a cart as the schema has it. All fields but the converted ones are those of the contract. */
export interface CartItemNode extends Omit<RestLine, 'sku' | 'variant' | 'services'> {
  /** The host's own id; where lines share it, with the variant. */
  id: string;
  variant: VariantNode;
  /** What is done to each of its pieces; its prices are part of the unit price. */
  services: PieceServiceNode[];
  unitPrice: Money;
  lineTotal: Money;
  available: boolean;
  /** The seller; undefined when the host does not send the seller. */
  sellerId: string | undefined;
}
/** What came of a change of one line. The line is read when it is asked for; it is null when nothing was changed. */
export interface CartItemChangeNode {
  readCartItem?: () => Promise<CartItemNode | null>;
  userErrors: UserErrorNode[];
}
/** Part of the lines of a cart. */
export type CartItemConnectionNode = ConnectionNode<CartItemNode>;
/** What a cart costs, and the effect of its promo code. */
export interface CartTotalsNode {
  subtotal: Money;
  firstPurchaseDiscount: Money;
  promoDiscount: Money;
  promoCode: string | null;
  promoError: UserErrorNode | null;
  promoTerms: PromoTermsNode | null;
  delivery: Money;
  total: Money;
}

/** The node of a REST host's lines, which come the oldest first. Leaves out lines with a quantity of 0. */
export function cartNode(lines: readonly RestLine[]): CartNode {
  const filled = lines.filter(({ quantity }) => quantity >= 1);
  const totals = new Map<string, number>();
  for (const { sku, quantity } of filled) totals.set(sku, (totals.get(sku) ?? 0) + quantity);
  const ids = listIdsOf(filled.map(listedLine));
  const items = filled.map((line, at) =>
    Object.assign(cartItemNode(line, totals.get(line.sku)), { id: ids[at] ?? line.cartId }),
  );
  return { items: items.toReversed() };
}

/** A line, as its id is made of it. */
export const listedLine = ({ cartId, sku }: RestLine): ListedRecord => ({ ownId: cartId, sku });

/** The node of a REST line. `total` is the quantity of its variant in the whole cart. */
export function cartItemNode(line: RestLine, total: number = line.quantity): CartItemNode {
  const { sku, variant, services: restServices, ...sameFields } = line;
  const { cartId, quantity } = sameFields;
  const services = serviceNodes(restServices);
  const unitPrice = moneyOfRupees(variant.product.showPrice);
  const piecePrice = piecePriceOf(
    unitPrice.amount,
    services.map(({ price }) => ({ price: price.amount })),
  );
  const product = { ...variant.product, showPrice: piecePrice / 100 };
  const node = embeddedVariantNode({ ...variant, product, sku });
  return {
    ...sameFields,
    id: cartId,
    variant: node,
    services,
    unitPrice,
    lineTotal: new Money(unitPrice.amount * quantity),
    available: node.inStock && total <= (node.stock ?? total),
    sellerId: variant.product.sellerId,
  };
}

/** The quantity of a variant in all lines. A host may have several lines of one variant. */
export function quantityOf(lines: readonly RestLine[], sku: string): number {
  return lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
}
