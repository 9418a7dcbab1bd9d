import type { SkuQuantity } from '../../../cart/tables.ts';

/** The most pieces of one order of a shopper who never bought; of any other it is what a cart may have. */
export const MAX_FIRST_PIECES = 10;

/** The part of the shop's stock that all who never bought may hold together, and the pieces that no shop is too small for. */
const SHOP_SHARE = { part: 0.1, least: 80 } as const;
/** The part of a variant's stock that they may hold together, and the pieces that no variant is too rare for. */
const SKU_SHARE = { part: 0.3, least: 2 } as const;
/** One client address gets a twentieth of what the others leave of the shop's share; a whole first order while there is plenty. */
const CLIENT_SHARE = { of: 20, ofFew: 8 } as const;
/** The pieces to one phone number. */
const MAX_OF_PHONE = 20;
/** The part of the shop's share for one PIN code, which thousands of households have. */
const PIN_SHARE = 0.5;
/** While the others hold less than this part of the shop's share, there is no attack, and nobody else's pieces of a variant. */
const QUIET_SHARE = 0.25;

/** What accounts with an unproven address may hold while another one does: it costs nothing to make thousands. */
const UNPROVEN = { pieces: 3, ofSku: 2, part: 0.05, leastOfShop: 10, leastOfSku: 1, ordersOfClient: 2 } as const;

/** Minutes for which a shopper who never bought holds pieces, and from half of the client's share on. */
const FIRST_HOLD_MINUTES = { usual: 8, crowded: 4 } as const;
const MINUTE = 60_000;

/** The shopper of a new order. */
export interface HoldingShopper {
  /** Whether the shopper has paid for something before. */
  hasBought: boolean;
  /** Whether the address of the account is proven. */
  isProven: boolean;
}

/** The pieces that others hold who never bought. */
export interface HeldByOthers {
  shop: number;
  client: number;
  phone: number;
  pin: number;
  /** Of these, the pieces and orders of accounts with an unproven address. */
  unproven: number;
  unprovenOrdersOfClient: number;
}

/** What others hold of a variant of the order. */
export interface VariantHeld {
  sku: string;
  /** The pieces that can be sold, with all that are held. */
  all: number;
  /** The pieces that others hold who never bought. */
  held: number;
  /** Of these, those of accounts with an unproven address. */
  unproven: number;
}

/** Everything that the caps are computed from. */
export interface CapInput {
  items: readonly SkuQuantity[];
  /** The pieces of the whole shop, with all that are held. */
  stock: number;
  others: HeldByOthers;
  variants: readonly VariantHeld[];
}

/**
 * The pieces of orders in cash of shoppers who never bought, the shopper's own among them, at which nobody in the shop has looked: of the
 * whole shop, and of the variants of the order.
 */
export interface UnconfirmedCash {
  shop: number;
  variants: readonly SkuQuantity[];
}

/** A cap that an order would pass. */
export type PassedCap = 'shop' | 'sku' | 'client' | 'phone' | 'pin';

/** The number of pieces of an order. */
export function countPieces(items: readonly SkuQuantity[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The cap that an order of a shopper who never bought would pass; undefined when it passes none. */
export function findPassedCap({ items, stock, others, variants }: CapInput): PassedCap | undefined {
  const pieces = countPieces(items);
  // The first one to pay in a shop takes nobody's place.
  if (others.shop + others.client === 0) return undefined;
  const ofShop = shopShare(stock);
  const isQuiet = others.shop < ofShop * QUIET_SHARE;
  const isScarce = ({ sku, all, held }: VariantHeld) =>
    !(isQuiet && held === 0) && held + quantityOf(items, sku) > shareOf(all, SKU_SHARE);
  if (others.shop + pieces > ofShop) return 'shop';
  if (others.client + pieces > clientShare(stock, others)) return 'client';
  if (variants.some(isScarce)) return 'sku';
  if (others.phone + pieces > MAX_OF_PHONE) return 'phone';
  if (others.pin + pieces > ofShop * PIN_SHARE) return 'pin';
  return undefined;
}

/** What an order in cash is judged by: pieces of orders in cash that nobody has confirmed count as held ones do. */
export function withCash(input: CapInput, cash: UnconfirmedCash): CapInput {
  const { stock, others, variants } = input;
  const add = ({ all, held, ...variant }: VariantHeld): VariantHeld => {
    const inCash = quantityOf(cash.variants, variant.sku);
    return { ...variant, all: all + inCash, held: held + inCash };
  };
  return {
    ...input,
    stock: stock + cash.shop,
    others: { ...others, shop: others.shop + cash.shop },
    variants: variants.map(add),
  };
}

/** Whether an order needs a proven address first: others with an unproven one are paying, and it is more than their share. */
export function needsProof({ items, stock, others, variants }: CapInput): boolean {
  if (others.unproven === 0) return false;
  const pieces = countPieces(items);
  const [ofShop, ofSku] = [
    { part: UNPROVEN.part, least: UNPROVEN.leastOfShop },
    { part: UNPROVEN.part, least: UNPROVEN.leastOfSku },
  ];
  return (
    pieces > UNPROVEN.pieces ||
    items.some(({ quantity }) => quantity > UNPROVEN.ofSku) ||
    others.unprovenOrdersOfClient >= UNPROVEN.ordersOfClient ||
    others.unproven + pieces > shareOf(stock, ofShop) ||
    variants.some(({ sku, all, unproven }) => unproven > 0 && unproven + quantityOf(items, sku) > shareOf(all, ofSku))
  );
}

/** The time until which a shopper who never bought holds the pieces: shorter where many share a client address. */
export function firstExpiryOf(now: Date, { items, stock, others }: CapInput): Date {
  const isCrowded = 2 * (others.client + countPieces(items)) > clientShare(stock, others) && others.client > 0;
  return new Date(now.getTime() + (isCrowded ? FIRST_HOLD_MINUTES.crowded : FIRST_HOLD_MINUTES.usual) * MINUTE);
}

/** The part of a client's address that one customer has: of IPv6 the /48, of IPv4 all. */
export function customerOf(address: string): string {
  return address.endsWith('::/64') ? address.split(':', 3).join(':') : address;
}

function shopShare(stock: number): number {
  return shareOf(stock, SHOP_SHARE);
}

function clientShare(stock: number, { shop, client }: HeldByOthers): number {
  const free = Math.max(0, shopShare(stock) - Math.max(0, shop - client));
  const { of, ofFew } = CLIENT_SHARE;
  return Math.max(Math.floor(free / of), Math.min(MAX_FIRST_PIECES, Math.floor(free / ofFew)));
}

function shareOf(all: number, { part, least }: { part: number; least: number }): number {
  return Math.max(least, Math.floor(all * part));
}

function quantityOf(items: readonly SkuQuantity[], sku: string): number {
  return items.find((item) => item.sku === sku)?.quantity ?? 0;
}
