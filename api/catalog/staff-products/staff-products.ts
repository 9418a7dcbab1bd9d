import type { components } from '../../../schema/generated/rest.ts';
import { isGtin13 } from '../../../schema/product-codes.ts';
import type { Staff } from '../../platform/authentication.ts';
import { fieldsOf } from '../../platform/columns.ts';
import type { Complete } from '../../platform/contract.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { parseOptionalText, parseText } from '../../platform/text-input.ts';
import { CRAFTS } from '../cloth.ts';
import type { ImagesOf } from '../images.ts';
import type { OriginalNames } from '../pictures/original-names.ts';
import { GTIN_RULE, parseDescription, parseSku, parseWord } from '../selling/rules.ts';
import { DESCRIPTION_COLUMNS } from '../tables.ts';
import { pictureAddressOf } from './pictures-repository.ts';
import { createStaffProductRepository } from './repository.ts';
import type { ManagedFilter, ManagedRow, MovementRow, VariantValues } from './repository.ts';

type Schemas = components['schemas'];
type ManagedProduct = Schemas['ManagedProduct'];
type Movement = Schemas['StockMovementsAnswer']['movements'][number];

/**
 * The products of staff in every state. A SELLER has only own ones; all others do not exist for a SELLER. Each change
 * names the version that it is based on, and refuses with CHANGED_MEANWHILE if the product has another one.
 */
export interface StaffProducts {
  /** One page of products. */
  list(staff: Staff, filter: ManagedFilter, page: number): Promise<Schemas['ManagedProductsAnswer']>;
  /** One product; refuses with PRODUCT_NOT_FOUND. */
  read(staff: Staff, id: string): Promise<ManagedProduct>;
  /** Sets the words of a product; refuses with INVALID_INPUT. */
  edit(staff: Staff, id: string, body: Schemas['EditProductBody']): Promise<ManagedProduct>;
  /** Publishes a product, or takes it out of the shop. */
  setState(staff: Staff, id: string, body: Schemas['ProductStateBody']): Promise<ManagedProduct>;
  /** Deletes a product that is not live and was never ordered; refuses others with NOT_ALLOWED_IN_STATUS. */
  remove(staff: Staff, id: string): Promise<void>;
  /** Adds a variant; refuses with INVALID_INPUT and ALREADY_EXISTS. */
  addVariant(staff: Staff, id: string, body: Schemas['NewVariantBody']): Promise<ManagedProduct>;
  /** Changes a variant; refuses with NOT_FOUND, INVALID_INPUT, and ALREADY_EXISTS for a size that its colour has. */
  editVariant(staff: Staff, id: string, sku: string, body: Schemas['VariantBody']): Promise<ManagedProduct>;
  /** Makes a change of one version of a product in a transaction, and counts it. */
  change(
    staff: Staff,
    place: { id: string; version: number },
    make: (trx: Db) => Promise<void>,
  ): Promise<ManagedProduct>;
  /** The last changes of a stock; refuses with NOT_FOUND. */
  listMovements(staff: Staff, sku: string): Promise<Movement[]>;
}

/** The dependencies of the products of staff. */
export interface StaffProductsDependencies {
  db: Db;
  imagesOf: ImagesOf;
  originalNames: Pick<OriginalNames, 'nameOf'>;
  securityLog: SecurityLog;
}

/** Creates the management of products. */
export function createStaffProducts(dependencies: StaffProductsDependencies): StaffProducts {
  const { db, securityLog } = dependencies;
  const toResponse = (row: ManagedRow) => toManagedProduct(row, dependencies);
  const read = async ({ sellerId }: Staff, id: string): Promise<ManagedProduct> => {
    const [row] = await createStaffProductRepository(db).list(sellerId, [id]);
    return toResponse(row ?? refuse('PRODUCT_NOT_FOUND'));
  };
  const change: StaffProducts['change'] = async (staff, { id, version }, make) => {
    await db.transaction().execute(async (trx) => {
      const products = createStaffProductRepository(trx);
      const current = (await products.lock(staff.sellerId, id)) ?? refuse('PRODUCT_NOT_FOUND');
      if (current !== version) refuse('CHANGED_MEANWHILE');
      await make(trx);
      await products.updateVersion(id);
    });
    return read(staff, id);
  };
  return {
    list: async ({ sellerId }, filter, page) => {
      const { ids, total: totalItems } = await createStaffProductRepository(db).listIds(sellerId, filter, page);
      const rows = new Map((await createStaffProductRepository(db).list(sellerId, ids)).map((row) => [row.id, row]));
      return { products: ids.flatMap((id) => rows.get(id) ?? []).map(toResponse), totalItems };
    },
    read,
    change,
    edit: async (staff, id, body) => {
      const words = { ...parseDescription(body), craft: parseWord(CRAFTS, body.craft, 'craft') };
      return change(staff, { id, version: body.version }, (trx) =>
        createStaffProductRepository(trx).updateWords(id, words),
      );
    },
    setState: async (staff, id, { version, state }) => {
      const changed = await change(staff, { id, version }, async (trx) => {
        const products = createStaffProductRepository(trx);
        if (state !== 'archived' && (await products.isSellerEnded(id)))
          refuse('NOT_ALLOWED_IN_STATUS', { message: SELLER_ENDED });
        await products.updateState(id, state);
      });
      securityLog.write('product-state-changed', { what: `${id} ${state}` });
      return changed;
    },
    remove: async (staff, id) => {
      await db.transaction().execute(async (trx) => {
        const products = createStaffProductRepository(trx);
        if ((await products.lock(staff.sellerId, id)) === undefined) refuse('PRODUCT_NOT_FOUND');
        const [row] = await products.list(staff.sellerId, [id]);
        if (row?.state === 'live') refuse('NOT_ALLOWED_IN_STATUS', { message: IS_LIVE });
        if (!(await products.delete(id))) refuse('NOT_ALLOWED_IN_STATUS', { message: WAS_ORDERED });
      });
      securityLog.write('product-removed', { what: id });
    },
    addVariant: async (staff, id, { version, sku, stock, ...body }) => {
      const parsed = { sku: parseSku(sku), ...parseValues({ ...body, isRetired: false }) };
      return change(staff, { id, version }, async (trx) => {
        const products = createStaffProductRepository(trx);
        if (await products.hasSize(id, sku, parsed)) refuseSize();
        if (!(await products.insertVariant(id, parsed.sku, stock, parsed)))
          refuse('ALREADY_EXISTS', { field: 'sku', message: `There is a variant ${sku} already.` });
        await products.updateSold(id);
      });
    },
    editVariant: async (staff, id, sku, { version, ...body }) => {
      const values = parseValues(body);
      return change(staff, { id, version }, async (trx) => {
        const products = createStaffProductRepository(trx);
        if (await products.hasSize(id, sku, values)) refuseSize();
        if (!(await products.updateVariant(id, sku, values))) refuse('NOT_FOUND', { message: NO_VARIANT });
        await products.updateSold(id);
        const [row] = await products.list(staff.sellerId, [id]);
        if (row?.variants.every((variant) => variant.is_retired))
          refuse('INVALID_INPUT', { field: 'isRetired', message: LAST_VARIANT });
      });
    },
    listMovements: async ({ sellerId }, sku) => {
      const rows = await createStaffProductRepository(db).listMovements(sellerId, sku);
      return (rows ?? refuse('NOT_FOUND', { message: NO_VARIANT })).map(toMovement);
    },
  };
}

function parseValues({
  color,
  size,
  gtin,
  lowStock,
  isRetired,
}: Omit<Schemas['VariantBody'], 'version'>): VariantValues {
  if (gtin !== undefined && !isGtin13(gtin)) refuse('INVALID_INPUT', { field: 'gtin', message: GTIN_RULE });
  return {
    color: parseText(color, { field: 'color', what: 'A colour' }),
    size: parseOptionalText(size, { field: 'size', what: 'The size' }),
    gtin,
    lowStock,
    isRetired,
  };
}

const refuseSize = (): never =>
  refuse('ALREADY_EXISTS', { field: 'size', message: 'Each size of a colour is one variant.' });

const NO_VARIANT = 'We couldn’t find this variant.';
const SELLER_ENDED = 'The shop no longer works with this seller.';
const IS_LIVE = 'A live product can’t be deleted. Archive it first.';
const WAS_ORDERED = 'Somebody has ordered this product, so it can’t be deleted. Archive it instead.';
const LAST_VARIANT = 'A product has at least one variant that is sold. Archive the product instead.';

type Names = Pick<StaffProductsDependencies, 'imagesOf' | 'originalNames'>;

function toManagedProduct(row: ManagedRow, { imagesOf, originalNames }: Names): Complete<ManagedProduct> {
  return {
    productId: row.id,
    version: row.version,
    state: row.state,
    ...fieldsOf(DESCRIPTION_COLUMNS, row),
    craft: row.craft,
    price: Math.round(row.list_price / 100),
    showPrice: Math.round(row.show_price / 100),
    seller: { shopName: row.shop_name, sellerId: row.seller_id },
    rating: row.rating,
    reviewCount: row.review_count,
    isOrdered: row.is_ordered,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    pictures: row.pictures.map((picture) => toManagedPicture(picture, originalNames)),
    variants: row.variants.map((variant) => ({
      sku: variant.sku,
      color: variant.color,
      size: variant.size ?? undefined,
      gtin: variant.gtin ?? undefined,
      stock: variant.stock,
      lowStock: variant.low_stock,
      hasOwnLowStock: variant.has_own_low_stock,
      isLow: variant.stock <= variant.low_stock,
      isRetired: variant.is_retired,
      image: imagesOf(row, variant)[0] ?? '',
    })),
  };
}

const toManagedPicture = (
  { id, color, alt, crop: [left, top, width, height] }: ManagedRow['pictures'][number],
  originalNames: Names['originalNames'],
) => ({
  pictureId: id,
  color,
  alt,
  url: pictureAddressOf(id),
  originalUrl: pictureAddressOf(originalNames.nameOf(id)),
  crop: { left, top, width, height },
});

const toMovement = ({ id, pieces, stock, reason, email, changed_at }: MovementRow): Movement => ({
  movementId: id,
  by: pieces,
  stock,
  reason,
  at: changed_at.toISOString(),
  ...(email === null ? {} : { person: email }),
});
