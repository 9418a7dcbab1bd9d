import type { components } from '../../schema/generated/rest.ts';
import { createChanges } from '../account/idempotency/changes.ts';
import type { Author } from '../account/idempotency/changes.ts';
import type { CatalogResponses } from '../catalog/responses.ts';
import type { AddVariant } from '../catalog/tables.ts';
import { fieldsOf } from '../platform/columns.ts';
import type { Complete } from '../platform/contract.ts';
import type { Db } from '../platform/database.ts';
import { refuse, withFieldPrefix } from '../platform/refusals.ts';
import { randomId } from '../platform/secrets.ts';
import { createPromoCodeRepository } from '../promotions/repository.ts';
import { assertUsable, parsePromoCode, toOffers } from '../promotions/rules.ts';
import { createCartRepository } from './repository.ts';
import { assertAvailable, assertLineCount, assertServices } from './rules.ts';
import { chosenServicesOf, linePricesOf, toServices } from './services.ts';
import { CART_ITEM_COLUMNS } from './tables.ts';
import type { CartLineChanges, CartLineRow, CartPieces, SkuQuantity } from './tables.ts';

type CartItem = components['schemas']['CartItem'];
type CartOffers = components['schemas']['CartOffersAnswer'];
type CartResponse = components['schemas']['CartAnswer'];

/** The carts of shoppers. */
export interface Carts {
  /** The lines, the oldest first, and the promo code that is applied to them. */
  read(shopperId: string): Promise<CartResponse>;
  /**
   * Adds pieces, each variant once, all or none, and returns their lines. A line retains its services. Refuses with
   * INVALID_INPUT, NOT_FOUND, OUT_OF_STOCK or INSUFFICIENT_STOCK.
   */
  add(author: Author, pieces: readonly CartPieces[]): Promise<CartItem[]>;
  /**
   * The same without returning lines: a response under a key is stored, and fifty lines are long. `placeOf` returns the
   * part of the body that requested a variant, which a refusal names.
   */
  addMany(author: Author, pieces: readonly CartPieces[], placeOf: (sku: string) => string): Promise<void>;
  /** Adds one piece in the transaction and returns its line. Refuses like `add`. */
  addOne: AddVariant<CartItem>;
  /** Changes a line and returns it. Refuses with NOT_FOUND, and for more pieces than are left as `add` does. */
  change(author: Author, cartId: string, changes: CartLineChanges): Promise<CartItem>;
  /** Removes a line; refuses with NOT_FOUND. */
  remove(author: Author, cartId: string): Promise<void>;
  /** Applies a promo code to the cart; refuses with INVALID_PROMO_CODE one that can't be used for what the cart holds. */
  applyPromoCode(author: Author, text: string): Promise<void>;
  /** The promo codes that the shop offers for what the cart holds; none for an empty cart. */
  listOffers(shopperId: string): Promise<CartOffers>;
  /** Takes the promo code off the cart, if it has one. */
  removePromoCode(author: Author): Promise<void>;
  /**
   * Removes a line and adds its variant elsewhere, both or neither. Refuses with NOT_FOUND, and as `addElsewhere` does.
   */
  move<Item>(author: Author, cartId: string, addElsewhere: AddVariant<Item>): Promise<Item>;
}

/** The dependencies of the carts. */
export interface CartDependencies {
  db: Db;
  responses: CatalogResponses;
  /** Whether the promo codes of the samples work. */
  acceptsSamples: boolean;
  now: () => Date;
}

/** Creates the carts. */
export function createCarts({ db, responses, acceptsSamples, now }: CartDependencies): Carts {
  const { run, runStatement } = createChanges(db, now);
  const toCartItems = (rows: CartLineRow[]) => rows.map((row) => toCartItem(row, responses));
  const addPieces = async (
    trx: Db,
    shopperId: string,
    pieces: readonly CartPieces[],
    placeOf?: (sku: string) => string,
  ) => {
    const carts = createCartRepository(trx);
    const lines = pieces.map((piece) => ({ ...piece, id: randomId('ca') }));
    const result = await carts.upsertLines(shopperId, lines, now());
    for (const [at, found] of result.availability.entries()) {
      withFieldPrefix(placeOf?.(pieces[at]?.sku ?? ''), () => assertAvailable(found));
    }
    assertLineCount(result.lines);
    const rows = await carts.listLines(shopperId, skusOf(pieces));
    // A refusal rolls the added pieces back.
    for (const { sku, category } of rows) {
      const services = pieces.find((piece) => piece.sku === sku)?.services ?? [];
      withFieldPrefix(placeOf?.(sku), () => assertServices(category, services));
    }
    return toCartItems(rows);
  };
  const read = async (shopperId: string): Promise<CartResponse> => {
    const rows = await createCartRepository(db).listLines(shopperId);
    return { cartData: toCartItems(rows), promoCode: rows[0]?.promo_code ?? undefined };
  };
  return {
    read,
    add: (author, pieces) => run(author, (trx) => addPieces(trx, author.shopperId, pieces)),
    addMany: (author, pieces, placeOf) =>
      run(author, async (trx) => void (await addPieces(trx, author.shopperId, pieces, placeOf))),
    addOne: async (trx, shopperId, sku) => firstOrRefuse(await addPieces(trx, shopperId, [{ sku, quantity: 1 }])),
    change: (author, cartId, changes) =>
      run(author, async (trx) => {
        const { shopperId } = author;
        const carts = createCartRepository(trx);
        const sku = (await carts.updateLine(shopperId, cartId, changes)) ?? refuseMissing();
        const lines = await carts.listLines(shopperId, [sku]);
        const { quantity: requested } = changes;
        // A refusal rolls the change back.
        for (const { stock, own_held: ownHeld, category } of lines) {
          if (requested) assertAvailable({ requested, in_cart: 0, stock: stock + ownHeld });
          assertServices(category, changes.services ?? []);
        }
        return firstOrRefuse(toCartItems(lines));
      }),
    remove: (author, cartId) =>
      runStatement(
        author,
        async (trx) => void ((await createCartRepository(trx).deleteLine(author.shopperId, cartId)) ?? refuseMissing()),
      ),
    applyPromoCode: (author, text) =>
      run(author, async (trx) => {
        const { shopperId } = author;
        const carts = createCartRepository(trx);
        const lines = await carts.listLines(shopperId);
        const promo = await createPromoCodeRepository(trx).findCode(parsePromoCode(text), shopperId);
        await carts.upsertPromoCode(
          shopperId,
          assertUsable(promo, { ...amountsOf(lines, responses), now: now(), acceptsSamples }).code,
        );
      }),
    listOffers: async (shopperId) => {
      const lines = await createCartRepository(db).listLines(shopperId);
      if (lines.length === 0) return { offers: [] };
      const promos = await createPromoCodeRepository(db).listListed(shopperId, MAX_OFFERS);
      const offers = toOffers(promos, { ...amountsOf(lines, responses), now: now(), acceptsSamples });
      return {
        offers: offers.map(({ code, condition, discount, reason }) => ({
          promoCode: code,
          condition,
          discount: discount / 100,
          reason,
        })),
      };
    },
    removePromoCode: (author) =>
      runStatement(author, (trx) => createCartRepository(trx).deletePromoCode(author.shopperId)),
    move: (author, cartId, addElsewhere) =>
      run(author, async (trx) => {
        const { shopperId } = author;
        const sku = (await createCartRepository(trx).deleteLine(shopperId, cartId)) ?? refuseMissing();
        return addElsewhere(trx, shopperId, sku);
      }),
  };
}

/** The most offers of one cart. */
const MAX_OFFERS = 20;

/** The prices of the lines before discounts with their categories, and their sum, in paise. */
function amountsOf(lines: readonly CartLineRow[], responses: CatalogResponses) {
  const amounts = lines.map((line) => ({
    category: line.category,
    amount: linePricesOf(line, responses).unitPrice * line.quantity,
  }));
  return { amounts, subtotal: amounts.reduce((sum, { amount }) => sum + amount, 0) };
}

const skusOf = (pieces: readonly SkuQuantity[]): string[] => pieces.map(({ sku }) => sku);

function refuseMissing(): never {
  return refuse('NOT_FOUND', { message: 'This item is no longer in your cart.' });
}

/** The only line; refuses if it was removed meanwhile. */
function firstOrRefuse(items: CartItem[]): CartItem {
  return items[0] ?? refuseMissing();
}

/** A line as the contract states it. */
function toCartItem(row: CartLineRow, responses: CatalogResponses): Complete<CartItem> {
  const { own_held: ownHeld } = row;
  const { image, color, size, stock, productId } = responses.variant({ ...row, stock: row.stock + ownHeld });
  const showPrice = linePricesOf(row, responses).unitPrice / 100;
  const product = { name: row.name, category: row.category, showPrice, sellerId: row.seller_id };
  const services = toServices(chosenServicesOf(row));
  return {
    ...fieldsOf(CART_ITEM_COLUMNS, row),
    services,
    ownHeld: ownHeld || undefined,
    variant: { image, color, size, stock, productId, product },
  };
}
