import type { components } from '../../../schema/generated/rest.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secret.ts';
import type { CatalogAnswers } from '../answers.ts';
import { catalogRepository } from '../repository.ts';
import { MOST_STOCK, sellingRepository } from './repository.ts';
import { checkPrices, productFrom, TOO_DEAR } from './rules.ts';
import type { Described } from './rules.ts';

type Product = components['schemas']['Product'];
type Variant = components['schemas']['Variant'];

/** What those who sell do to the catalogue; a seller to the own products, for the others aren't there. */
export interface Selling {
  /** Adds a product; refuses with FORBIDDEN one of another seller, INVALID_INPUT and ALREADY_EXISTS. */
  add(staff: Staff, described: Described): Promise<Product>;
  /** Sets what a product costs, in rupees; refuses with PRODUCT_NOT_FOUND and INVALID_INPUT. */
  setPrice(staff: Staff, productId: string, prices: { price?: number; showPrice: number }): Promise<Product>;
  /** Changes how many pieces there are by so many; refuses with NOT_FOUND, INSUFFICIENT_STOCK and INVALID_INPUT. */
  changeStock(staff: Staff, sku: string, by: number): Promise<Variant>;
}

/** What selling is made of. */
export interface SellingParts {
  db: Db;
  answers: CatalogAnswers;
  now: () => Date;
}

/** The catalogue, for those who sell. */
export function openSelling({ db, answers, now }: SellingParts): Selling {
  const product = async (id: string): Promise<Product> => {
    const [row] = await catalogRepository(db).products([id]);
    return answers.product(row ?? refuse('PRODUCT_NOT_FOUND'));
  };
  return {
    add: async (staff, described) => {
      const sellerId = sellerFrom(staff, described.sellerId);
      const made = { ...productFrom(described), id: randomId('rb'), sellerId, createdAt: now().toISOString() };
      await db.transaction().execute(async (trx) => {
        const selling = sellingRepository(trx);
        if (!(await selling.isSeller(sellerId))) refuse('INVALID_INPUT', { field: 'sellerId', message: NO_SELLER });
        await catalogRepository(trx).add({ sellers: [], products: [{ ...made, variants: [] }] });
        const added = await selling.addVariants(made);
        const taken = made.variants.find(({ sku }) => !added.includes(sku));
        if (taken) refuse('ALREADY_EXISTS', { field: 'sku', message: `There is a variant ${taken.sku} already.` });
      });
      return product(made.id);
    },
    setPrice: async ({ sellerId }, productId, { price, showPrice }) => {
      if (price !== undefined) checkPrices(price, showPrice);
      const listed = price === undefined ? undefined : price * 100;
      const priced = await sellingRepository(db).setPrice(sellerId, productId, showPrice * 100, listed);
      if (!priced) return refuse('PRODUCT_NOT_FOUND');
      if (!priced.changed) refuse('INVALID_INPUT', { field: 'showPrice', message: TOO_DEAR });
      return product(productId);
    },
    changeStock: async ({ sellerId }, sku, by) => {
      const stocked = await sellingRepository(db).changeStock(sellerId, sku, by);
      if (!stocked) return refuse('NOT_FOUND', { message: 'There is no such variant.' });
      if (!stocked.changed) refuseStock(stocked.stock, by);
      const [row] = await catalogRepository(db).variants([sku]);
      return answers.variant(row ?? refuse('NOT_FOUND'));
    },
  };
}

const NO_SELLER = 'Name a seller that there is.';

/** Who sells a new product: a seller always the own shop, while who looks after everything has to say. */
function sellerFrom(staff: Staff, sellerId: string | undefined): string {
  if (staff.sellerId === undefined)
    return sellerId ?? refuse('INVALID_INPUT', { field: 'sellerId', message: NO_SELLER });
  if (sellerId !== undefined && sellerId !== staff.sellerId) {
    refuse('FORBIDDEN', { message: 'A seller adds products of the own shop.' });
  }
  return staff.sellerId;
}

function refuseStock(stock: number, by: number): never {
  if (by < 0) return refuse('INSUFFICIENT_STOCK', { available: stock, message: `Only ${stock} are left.` });
  const message = `A variant has at most ${MOST_STOCK} pieces.`;
  return refuse('INVALID_INPUT', { field: 'by', message });
}
