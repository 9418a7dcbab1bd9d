import type { components } from '../../schema/generated/rest.ts';
import { shoppersRepository } from '../account/repository.ts';
import type { CatalogAnswers } from '../catalog/answers.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { randomId } from '../platform/secret.ts';
import { cartRepository } from './repository.ts';
import { checkFit, checkLines, piecesFrom, quantityFrom } from './rules.ts';
import type { LineRow, WantedPieces } from './tables.ts';

type CartItem = components['schemas']['CartItem'];

/** Puts a variant into what else a shopper keeps, in the transaction, and answers what stands there now. */
export type PutElsewhere<Item> = (trx: Db, shopperId: string, sku: string) => Promise<Item>;

/** What shoppers want to buy. */
export interface Carts {
  /** The lines, the oldest first. */
  read(shopperId: string): Promise<CartItem[]>;
  /**
   * Puts pieces in, all or none, and answers their lines; refuses with INVALID_INPUT, NOT_FOUND, OUT_OF_STOCK or
   * INSUFFICIENT_STOCK.
   */
  add(shopperId: string, items: readonly WantedPieces[]): Promise<CartItem[]>;
  /** Puts one piece in, in the transaction, and answers its line; refuses like `add`. */
  putOne: PutElsewhere<CartItem>;
  /** Sets a line's quantity and answers the line; refuses like `add`. */
  setQuantity(shopperId: string, cartId: string, quantity: number): Promise<CartItem>;
  /** Takes a line out; refuses with NOT_FOUND. */
  remove(shopperId: string, cartId: string): Promise<void>;
  /** Takes a line out and puts its variant elsewhere, both or neither; refuses with NOT_FOUND, and as `put` does. */
  move<Item>(shopperId: string, cartId: string, put: PutElsewhere<Item>): Promise<Item>;
}

/** What carts are made of. */
export interface CartParts {
  db: Db;
  answers: CatalogAnswers;
  now: () => Date;
}

/** The carts of all shoppers. */
export function openCarts({ db, answers, now }: CartParts): Carts {
  const shoppers = shoppersRepository(db);
  const answered = (rows: LineRow[]) => rows.map((row) => answerOf(row, answers));
  const put = async (trx: Db, shopperId: string, pieces: readonly WantedPieces[]) => {
    const carts = cartRepository(trx);
    const lines = pieces.map((piece) => ({ ...piece, id: randomId('ca') }));
    const found = await carts.put(shopperId, lines, now());
    found.fits.forEach(checkFit);
    checkLines(found.lines);
    return answered(await carts.lines(shopperId, skusOf(pieces)));
  };
  return {
    read: async (shopperId) => answered(await cartRepository(db).lines(shopperId)),
    add: async (shopperId, items) => {
      const pieces = piecesFrom(items);
      return shoppers.alone(shopperId, (trx) => put(trx, shopperId, pieces));
    },
    putOne: async (trx, shopperId, sku) => only(await put(trx, shopperId, [{ sku, quantity: 1 }])),
    setQuantity: async (shopperId, cartId, asked) => {
      const quantity = quantityFrom(asked);
      return shoppers.alone(shopperId, async (trx) => {
        const carts = cartRepository(trx);
        const line = (await carts.setQuantity(shopperId, cartId, quantity)) ?? gone();
        checkFit({ wanted: quantity, held: 0, stock: line.stock });
        return only(answered(await carts.lines(shopperId, [line.sku])));
      });
    },
    remove: async (shopperId, cartId) => void ((await cartRepository(db).take(shopperId, cartId)) ?? gone()),
    move: (shopperId, cartId, putElsewhere) =>
      shoppers.alone(shopperId, async (trx) => {
        const sku = (await cartRepository(trx).take(shopperId, cartId)) ?? gone();
        return putElsewhere(trx, shopperId, sku);
      }),
  };
}

const skusOf = (pieces: readonly WantedPieces[]): string[] => pieces.map(({ sku }) => sku);

function gone(): never {
  return refuse('NOT_FOUND', { message: 'This is no longer in your cart.' });
}

/** The one line there is; refuses when it was taken out in the meantime. */
function only(items: CartItem[]): CartItem {
  return items[0] ?? gone();
}

/** A line as the contract states it. */
function answerOf(row: LineRow, answers: CatalogAnswers): CartItem {
  const { image, color, stock, productId } = answers.variant(row);
  const { showPrice } = answers.prices(row);
  const product = { name: row.name, category: row.category, showPrice, sellerId: row.seller_id };
  return {
    cartId: row.id,
    sku: row.sku,
    quantity: row.quantity,
    variant: { image, color, stock, productId, product },
  };
}
