import type { VariantNode } from '../catalog/nodes.ts';
import { piecePriceOf } from '../../schema/pricing.ts';
import { embeddedVariantNode } from '../catalog/embedded-product.ts';
import { serviceNodes, type PieceServiceNode } from '../catalog/services.ts';
import type { ConnectionNode } from '../graphql/connections.ts';
import { listIdsOf, type ListedRecord } from '../host/list-ids.ts';
import { Money, moneyOfRupees } from '../host/money.ts';
import type { HostResponse } from '../host/contract.ts';
import type { UserErrorNode } from '../graphql/user-errors.ts';
import type { PromoTermsNode } from '../promotions/nodes.ts';

/** A cart's line as REST hosts send it. */
export type RestLine = HostResponse<'getCart'>['cartData'][number];

/** A cart: its lines, the newest first. */
export interface CartNode {
  items: CartItemNode[];
  /** The promo code that is applied to it; null without one. */
  promoCode: string | null;
}
/** A cart line of the schema. All fields except the converted ones are those of the contract. */
export interface CartItemNode extends Omit<RestLine, 'sku' | 'variant' | 'services' | 'ownHeld'> {
  /** The host's id, with the variant if several lines share it. */
  id: string;
  variant: VariantNode;
  /** The services for each piece; the unit price includes their prices. */
  services: PieceServiceNode[];
  unitPrice: Money;
  lineTotal: Money;
  available: boolean;
  /** How many pieces the shopper can have in the line; null when the host does not count them. */
  availableQuantity: number | null;
  /** The category of the piece. */
  category: string;
  /** The seller; undefined if the host does not send it. */
  sellerId: string | undefined;
}
/** The result of a change of one line. The line is read lazily; it is null if nothing was changed. */
export interface CartItemChangeNode {
  readCartItem?: () => Promise<CartItemNode | null>;
  userErrors: UserErrorNode[];
}
/** Part of the lines of a cart. */
export type CartItemConnectionNode = ConnectionNode<CartItemNode>;
/** The price of a cart, and the effect of its promo code. */
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

/** A promo code that the shop offers for a cart. */
export interface CartOfferNode {
  promoCode: string;
  condition: string;
  saving: Money;
  applicable: boolean;
  reason: string | null;
}

/** Converts a REST host's offer. */
export function cartOfferNode(raw: HostResponse<'getCartOffers'>['offers'][number]): CartOfferNode {
  const { promoCode, condition, discount, reason = null } = raw;
  return { promoCode, condition, saving: moneyOfRupees(discount), applicable: reason === null, reason };
}

/** Converts a REST host's lines, which are sorted the oldest first. Leaves out lines with a quantity of 0. */
export function cartNode(lines: readonly RestLine[], promoCode: string | null = null): CartNode {
  const filled = lines.filter(({ quantity }) => quantity >= 1);
  const totals = new Map<string, number>();
  for (const { sku, quantity } of filled) totals.set(sku, (totals.get(sku) ?? 0) + quantity);
  const ids = listIdsOf(filled.map(listedLine));
  const items = filled.map((line, at) =>
    Object.assign(cartItemNode(line, totals.get(line.sku)), { id: ids[at] ?? line.cartId }),
  );
  return { items: items.toReversed(), promoCode };
}

/** The parts of a line's id. */
export const listedLine = ({ cartId, sku }: RestLine): ListedRecord => ({ ownId: cartId, sku });

/** Converts a REST line. `total` is the quantity of its variant in the whole cart. */
export function cartItemNode(line: RestLine, total: number = line.quantity): CartItemNode {
  const { sku, variant, services: restServices, ownHeld = 0, ...sameFields } = line;
  const { cartId, quantity } = sameFields;
  const services = serviceNodes(restServices);
  const unitPrice = moneyOfRupees(variant.product.showPrice);
  const piecePrice = piecePriceOf(
    unitPrice.amount,
    services.map(({ price }) => ({ price: price.amount })),
  );
  const product = { ...variant.product, showPrice: piecePrice / 100 };
  const { stock: buyable } = variant;
  const availableQuantity = typeof buyable === 'number' ? buyable : null;
  // For other shoppers, and on the product's page, what is set aside is not for sale.
  const stock = typeof buyable === 'number' ? Math.max(0, buyable - ownHeld) : buyable;
  const node = embeddedVariantNode({ ...variant, stock, product, sku });
  return {
    ...sameFields,
    id: cartId,
    variant: node,
    services,
    unitPrice,
    lineTotal: new Money(unitPrice.amount * quantity),
    available: buyable !== false && buyable !== 0 && total <= (availableQuantity ?? total),
    availableQuantity,
    category: variant.product.category,
    sellerId: variant.product.sellerId,
  };
}

/** Returns the quantity of a variant in all lines. A host may have several lines of one variant. */
export function quantityOf(lines: readonly RestLine[], sku: string): number {
  return lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
}
