import type { components } from '../../schema/generated/rest.ts';
import { MAX_WISHES } from '../../schema/vocabulary.ts';
import { shoppersRepository } from '../account/repository.ts';
import type { CatalogAnswers } from '../catalog/answers.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { randomId } from '../platform/secret.ts';
import { wishlistRepository } from './repository.ts';
import type { WishRow } from './tables.ts';

type WishlistItem = components['schemas']['WishlistItem'];

/** Puts a variant into what else a shopper keeps, in the transaction, and answers what stands there now. */
export type PutElsewhere<Item> = (trx: Db, shopperId: string, sku: string) => Promise<Item>;

/** What shoppers like. */
export interface Wishlists {
  /** The items, the oldest first. */
  read(shopperId: string): Promise<WishlistItem[]>;
  /** Puts a variant on the list, where it may be already, and answers its item; refuses with NOT_FOUND or INVALID_INPUT. */
  add(shopperId: string, sku: string): Promise<WishlistItem>;
  /** Does the same in the transaction. */
  put: PutElsewhere<WishlistItem>;
  /** Takes an item off; refuses with NOT_FOUND. */
  remove(shopperId: string, wishlistId: string): Promise<void>;
  /** Takes an item off and puts its variant elsewhere, both or neither; refuses with NOT_FOUND, and as `put` does. */
  move<Item>(shopperId: string, wishlistId: string, put: PutElsewhere<Item>): Promise<Item>;
}

/** What wishlists are made of. */
export interface WishlistParts {
  db: Db;
  answers: CatalogAnswers;
  now: () => Date;
}

/** The wishlists of all shoppers. */
export function openWishlists({ db, answers, now }: WishlistParts): Wishlists {
  const shoppers = shoppersRepository(db);
  const put: PutElsewhere<WishlistItem> = async (trx, shopperId, sku) => {
    const wishlists = wishlistRepository(trx);
    const found = await wishlists.put(shopperId, randomId('wi'), sku, now());
    if (!found?.known) refuse('NOT_FOUND', { field: 'sku', message: 'This product is no longer here.' });
    if (!found.there && found.items >= MAX_WISHES) refuse('INVALID_INPUT', { field: 'sku', message: FULL });
    const [item] = await wishlists.items(shopperId, sku);
    return answerOf(item ?? gone(), answers);
  };
  return {
    read: async (shopperId) => (await wishlistRepository(db).items(shopperId)).map((row) => answerOf(row, answers)),
    add: (shopperId, sku) => shoppers.alone(shopperId, (trx) => put(trx, shopperId, sku)),
    put,
    remove: async (shopperId, wishlistId) =>
      void ((await wishlistRepository(db).take(shopperId, wishlistId)) ?? gone()),
    move: (shopperId, wishlistId, putElsewhere) =>
      shoppers.alone(shopperId, async (trx) => {
        const sku = (await wishlistRepository(trx).take(shopperId, wishlistId)) ?? gone();
        return putElsewhere(trx, shopperId, sku);
      }),
  };
}

const FULL = `A wishlist takes at most ${MAX_WISHES} products.`;

function gone(): never {
  return refuse('NOT_FOUND', { message: 'This is no longer on your wishlist.' });
}

/** An item as the contract states it. */
function answerOf(row: WishRow, answers: CatalogAnswers): WishlistItem {
  const { sku, productId, image, images, color, stock } = answers.variant(row);
  const product = { name: row.name, category: row.category, ...answers.prices(row), rating: row.rating };
  return { wishlistId: row.id, variant: { sku, productId, image, images, color, stock, product } };
}
