import type { SkuQuantity } from '../../../cart/tables.ts';

/**
 * The maximum number of pieces of an order of a shopper who never bought. For any other order the cart's limit applies.
 */
export const MAX_FIRST_PIECES = 10;

/** The share of the shop's stock that all shoppers who never bought may hold together, and its minimum in pieces. */
const SHOP_SHARE = { part: 0.1, least: 80 } as const;
/** The share of a variant's stock that they may hold together, and its minimum in pieces. */
const SKU_SHARE = { part: 0.3, least: 2 } as const;
/**
 * The share of one client address: a twentieth of what the others leave of the shop's share; a whole first order while
 * there is enough.
 */
const CLIENT_SHARE = { of: 20, ofFew: 8 } as const;
/** The maximum number of pieces for one phone number. */
const MAX_OF_PHONE = 20;
/** The part of the shop's share for one PIN code, which covers thousands of households. */
const PIN_SHARE = 0.5;
/**
 * While the others hold less than this part of the shop's share, there is no attack. Then a variant has no limit if
 * nobody else holds pieces of it.
 */
const QUIET_SHARE = 0.25;

/**
 * The number of shares that orders of a single piece may take, one piece per client. A client with many pieces leaves one
 * piece to each other client. The shop releases held pieces by itself, so their number has no limit. It does not release pieces in cash.
 */
const SHARES_OF_SINGLE_PIECES = { held: Infinity, cash: 2 } as const;

/**
 * The limits for an account with an unverified address while another such account holds pieces: for one order, and for
 * all of them together. Such accounts cost nothing to create in thousands.
 */
const UNPROVEN = { pieces: 3, ofSku: 2, part: 0.05, leastOfShop: 10, leastOfSku: 1, ordersOfClient: 2 } as const;

/**
 * Minutes for which a shopper who never bought holds pieces: usually, and when the client has used half of its share.
 */
const FIRST_HOLD_MINUTES = { usual: 8, crowded: 4 } as const;
const MINUTE = 60_000;

/** The shopper of a new order. */
export interface HoldingShopper {
  /** Whether the shopper has paid for something before. */
  hasBought: boolean;
  /** Whether the address of the account is verified. */
  isProven: boolean;
}

/** The pieces that other shoppers hold who never bought. */
export interface HeldByOthers {
  shop: number;
  client: number;
  phone: number;
  pin: number;
  /** Of these, the pieces and orders of accounts with an unverified address. */
  unproven: number;
  unprovenOrdersOfClient: number;
}

/** The pieces of one variant that others hold. */
export interface VariantHeld {
  sku: string;
  /** The stock, including all held pieces. */
  all: number;
  /** The pieces that other shoppers hold who never bought. */
  held: number;
  /** Of these, the pieces of accounts with an unverified address. */
  unproven: number;
  /** Of these, those of the client that asks. */
  client: number;
}

/** The input of the limits. */
export interface HoldLimitInput {
  items: readonly SkuQuantity[];
  /** All pieces of the shop, including all that are held. */
  stock: number;
  others: HeldByOthers;
  variants: readonly VariantHeld[];
  /** How many times the shares single pieces may take. */
  sharesOfSinglePieces?: number;
}

/**
 * The pieces of cash orders of shoppers who never bought, the shopper included, that staff have not checked yet.
 * Counted for the whole shop, and for the variants of the order.
 */
export interface UnconfirmedCash {
  shop: number;
  variants: readonly CashPieces[];
}

/** The unconfirmed pieces in cash of a variant. */
export interface CashPieces extends SkuQuantity {
  /** Of these, those of the shopper and of the client that ask. */
  own: number;
}

/** A limit that an order would exceed. */
export type ExceededLimit = 'shop' | 'sku' | 'client' | 'phone' | 'pin';

/** The number of pieces of an order. */
export function countPieces(items: readonly SkuQuantity[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The limit that an order of a shopper who never bought would exceed; undefined for none. A single piece of a client that
 * holds no piece exceeds no shared limit while single pieces are available.
 */
export function findExceededLimit(input: HoldLimitInput): ExceededLimit | undefined {
  const { items, stock, others, variants, sharesOfSinglePieces: times = SHARES_OF_SINGLE_PIECES.held } = input;
  const pieces = countPieces(items);
  // The first shopper to pay in a shop displaces nobody.
  if (others.shop + others.client === 0) return undefined;
  const ofShop = shopShare(stock);
  const isFirstPiece = pieces === 1 && others.client === 0 && variants.every(({ client }) => client === 0);
  const isSingle = isFirstPiece && others.shop < ofShop * times;
  if (others.shop + pieces > ofShop && !isSingle) return 'shop';
  if (others.client + pieces > clientShare(stock, others) && !isSingle) return 'client';
  const isQuiet = others.shop < ofShop * QUIET_SHARE;
  if (variants.some((variant) => isScarce(variant, quantityOf(items, variant.sku), { isQuiet, times }))) return 'sku';
  if (others.phone + pieces > MAX_OF_PHONE && !isSingle) return 'phone';
  if (others.pin + pieces > ofShop * PIN_SHARE && !isSingle) return 'pin';
  return undefined;
}

/** Whether an order of so many pieces of a variant would exceed the share of all shoppers who never bought. */
function isScarce(
  { all, held, client }: VariantHeld,
  quantity: number,
  { isQuiet, times }: { isQuiet: boolean; times: number },
): boolean {
  const share = shareOf(all, SKU_SHARE);
  if (isQuiet && held === 0) return false;
  if (quantity === 1 && client === 0 && held < share * times) return false;
  return held + quantity > share;
}

/** The input for a cash order: unconfirmed cash pieces count as held ones. */
export function withCash(input: HoldLimitInput, cash: UnconfirmedCash): HoldLimitInput {
  const { stock, others, variants } = input;
  const add = ({ all, held, client, ...variant }: VariantHeld): VariantHeld => {
    const { quantity, own } = cash.variants.find(({ sku }) => sku === variant.sku) ?? { quantity: 0, own: 0 };
    return { ...variant, all: all + quantity, held: held + quantity, client: client + own };
  };
  return {
    ...input,
    stock: stock + cash.shop,
    others: { ...others, shop: others.shop + cash.shop },
    variants: variants.map(add),
    sharesOfSinglePieces: SHARES_OF_SINGLE_PIECES.cash,
  };
}

/**
 * Whether an order first needs a verified address: others with an unverified address are paying, and the order exceeds
 * their share.
 */
export function needsProof({ items, stock, others, variants }: HoldLimitInput): boolean {
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

/** The time until which a shopper who never bought holds the pieces. It is shorter if many share a client address. */
export function firstExpiryOf(now: Date, { items, stock, others }: HoldLimitInput): Date {
  const isCrowded = 2 * (others.client + countPieces(items)) > clientShare(stock, others) && others.client > 0;
  return new Date(now.getTime() + (isCrowded ? FIRST_HOLD_MINUTES.crowded : FIRST_HOLD_MINUTES.usual) * MINUTE);
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
