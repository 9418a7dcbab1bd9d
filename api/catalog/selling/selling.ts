import type { components } from '../../../schema/generated/rest.ts';
import type { Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { createStaffProductRepository } from '../staff-products/repository.ts';
import { createCatalogRepository } from '../repository.ts';
import type { CatalogResponses } from '../responses.ts';
import { MAX_STOCK, createSellingRepository } from './repository.ts';
import type { PastPriceRow, StockFilter } from './repository.ts';
import { assertPrices, parseProduct, PRICE_ABOVE_LIST } from './rules.ts';
import type { ProductDescription } from './rules.ts';

type Product = components['schemas']['Product'];
type Variant = components['schemas']['Variant'];
type StockPage = components['schemas']['StockPageAnswer'];
type StockBody = components['schemas']['StockBody'];
type PriceHistory = components['schemas']['PriceHistoryAnswer'];

/**
 * The changes of the catalogue by staff. A seller can change only their own products; other products do not exist for a
 * seller.
 */
export interface Selling {
  /** Adds a product. Refuses with FORBIDDEN for another seller's product, INVALID_INPUT and ALREADY_EXISTS. */
  add(staff: Staff, body: ProductDescription): Promise<Product>;
  /** Sets a product's prices in rupees; refuses with PRODUCT_NOT_FOUND and INVALID_INPUT. */
  setPrice(staff: Staff, productId: string, prices: { price?: number; showPrice: number }): Promise<Product>;
  /** The prices of now and before the last changes, the newest first; refuses with PRODUCT_NOT_FOUND. */
  priceHistory(staff: Staff, productId: string): Promise<PriceHistory>;
  /** One page of the staff's variants, the lowest stock first. */
  listStock(staff: Staff, filter: StockFilter, page: number): Promise<StockPage>;
  /** Changes the stock of a variant by `by`, for a reason; refuses with NOT_FOUND, INSUFFICIENT_STOCK and INVALID_INPUT. */
  changeStock(staff: Staff, sku: string, change: StockBody): Promise<Variant>;
}

/** The dependencies of selling. */
export interface SellingDependencies {
  db: Db;
  responses: CatalogResponses;
  /** The origins of pictures that the owner has configured, including the shop's own. They may be private. */
  ownOrigins: readonly string[];
  now: () => Date;
  securityLog: SecurityLog;
}

/** Creates the changes of the catalogue. */
export function createSelling(dependencies: SellingDependencies): Selling {
  const { db, responses, ownOrigins, now, securityLog } = dependencies;
  const product = async (id: string): Promise<Product> => {
    const [row] = await createCatalogRepository(db).listProducts([id], { all: true });
    return responses.product(row ?? refuse('PRODUCT_NOT_FOUND'));
  };
  return {
    add: async (staff, body) => {
      const sellerId = parseSeller(staff, body.sellerId);
      const made = { ...parseProduct(body, ownOrigins), id: randomId('rb'), sellerId, createdAt: now().toISOString() };
      await db.transaction().execute(async (trx) => {
        const selling = createSellingRepository(trx);
        if (!(await selling.hasSeller(sellerId)))
          refuse('INVALID_INPUT', { field: 'sellerId', message: UNKNOWN_SELLER });
        await createCatalogRepository(trx).insert({ sellers: [], products: [{ ...made, variants: [] }] });
        const added = await selling.insertVariants(made);
        const taken = made.variants.findIndex(({ sku }) => !added.includes(sku));
        if (taken >= 0) refuseTaken(taken, made.variants[taken]?.sku ?? '');
        if (body.isDraft) await createStaffProductRepository(trx).updateState(made.id, 'draft');
      });
      return product(made.id);
    },
    setPrice: async ({ sellerId }, productId, { price, showPrice }) => {
      if (price !== undefined) assertPrices(price, showPrice);
      const listPrice = price === undefined ? undefined : price * 100;
      const priced = await createSellingRepository(db).updatePrice(sellerId, productId, showPrice * 100, listPrice);
      if (!priced) return refuse('PRODUCT_NOT_FOUND');
      if (!priced.changed) refuse('INVALID_INPUT', { field: 'showPrice', message: PRICE_ABOVE_LIST });
      securityLog.write('price-changed', { what: productId });
      return product(productId);
    },
    priceHistory: async ({ sellerId }, productId) => {
      const prices = await createSellingRepository(db).listPrices(sellerId, productId);
      return prices.length > 0 ? { prices: prices.map(toPastPrice) } : refuse('PRODUCT_NOT_FOUND');
    },
    listStock: async ({ sellerId }, filter, page) => {
      const { skus, total: totalItems } = await createSellingRepository(db).listStock(sellerId, filter, page);
      const rows = new Map(
        (await createCatalogRepository(db).listVariants(skus, { all: true })).map((row) => [row.sku, row]),
      );
      return { variants: skus.flatMap((sku) => rows.get(sku) ?? []).map(responses.variant), totalItems };
    },
    changeStock: async ({ sellerId, by: person }, sku, { by, reason = 'correction' }) => {
      const change = await db.transaction().execute(async (trx) => {
        const selling = createSellingRepository(trx);
        await selling.setStockReason({ reason, by: person });
        return selling.updateStock(sellerId, sku, by);
      });
      if (!change) return refuse('NOT_FOUND', { message: 'We couldn’t find this variant.' });
      if (!change.changed) refuseStock(change.stock, by);
      const [row] = await createCatalogRepository(db).listVariants([sku], { all: true });
      return responses.variant(row ?? refuse('NOT_FOUND'));
    },
  };
}

const toPastPrice = ({ list_price, show_price, changed_at }: PastPriceRow) => ({
  price: list_price / 100,
  showPrice: show_price / 100,
  ...(changed_at === null ? {} : { until: changed_at.toISOString() }),
});

const UNKNOWN_SELLER = 'Name a seller that there is, and that has not ended.';

/** The seller of a new product: for a seller, their own shop; other staff must name one. */
function parseSeller(staff: Staff, sellerId: string | undefined): string {
  if (staff.sellerId === undefined)
    return sellerId ?? refuse('INVALID_INPUT', { field: 'sellerId', message: UNKNOWN_SELLER });
  if (sellerId !== undefined && sellerId !== staff.sellerId) {
    refuse('FORBIDDEN', { message: 'A seller adds products of the own shop.' });
  }
  return staff.sellerId;
}

function refuseTaken(at: number, sku: string): never {
  return refuse('ALREADY_EXISTS', { field: `variants[${at}].sku`, message: `There is a variant ${sku} already.` });
}

function refuseStock(stock: number, by: number): never {
  if (by < 0) return refuse('INSUFFICIENT_STOCK', { available: stock, message: `Only ${stock} are left.` });
  const message = `A variant has at most ${MAX_STOCK} pieces.`;
  return refuse('INVALID_INPUT', { field: 'by', message });
}
