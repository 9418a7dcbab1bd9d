const PRODUCT = 'product { productId version state name variants { sku color isRetired } }';
const words = { name: 'Mothra dupatta', category: 'Dupatta', fabric: 'Silk', craft: 'mothra' };
const variant = { sku: 'SK-15', color: 'Teal', isRetired: false };

const PRODUCTS_FILE =
  'product,name,category,fabric,price,showPrice,sku,color,stock\nA,Tide,Saree,Silk,900,800,TIDE-1,Indigo,4';
const STOCK_FILE = 'sku,counted\nSK-1,4';

/** How the changes of products of staff are tried, each on another product of the shop. */
export const PRODUCT_TRIALS = {
  setPrice: {
    by: 'admin',
    input: () => ({ productId: 'p-00001', price: 140_000, listPrice: 200_000 }),
    payload: 'product { id price { amount } }',
  },
  changeStock: { by: 'admin', input: () => ({ sku: 'SK-1', by: 3 }), payload: 'variant { id sku stock inStock }' },
  editProduct: { by: 'admin', input: () => ({ productId: 'p-00012', version: 1, ...words }), payload: PRODUCT },
  setProductState: {
    by: 'admin',
    input: () => ({ productId: 'p-00013', version: 1, state: 'ARCHIVED' }),
    payload: PRODUCT,
  },
  removeProduct: { by: 'admin', input: () => ({ productId: 'p-00001' }), payload: 'productId', fails: true },
  importProducts: {
    by: 'admin',
    input: () => ({ csv: PRODUCTS_FILE, isDryRun: true }),
    payload:
      'rows products created updated largePriceChanges plan faults { row field message } import { importId } changes { row sku product action isLargePriceChange fields { field before after } }',
  },
  removeSamples: {
    by: 'admin',
    input: () => ({ isSure: true }),
    payload: 'removed { products sellers promoCodes }',
  },
  importStock: {
    by: 'admin',
    input: () => ({ csv: STOCK_FILE, isDryRun: true }),
    payload: 'rows changes faults { row field message }',
  },
  setProductPictures: {
    by: 'admin',
    input: () => ({ productId: 'p-00016', version: 1, color: 'Indigo', pictures: [] }),
    payload: PRODUCT,
  },
  addVariant: {
    by: 'admin',
    input: () => ({ productId: 'p-00014', version: 1, sku: 'SK-NEW', color: 'Teal', stock: 1 }),
    payload: PRODUCT,
  },
  editVariant: { by: 'admin', input: () => ({ productId: 'p-00015', version: 1, ...variant }), payload: PRODUCT },
} as const;

const of = (more: object) => () => ({ productId: 'p-00001', version: 999, ...more });

/** Inputs of the same changes that no caller can make: the version is wrong. */
export const PRODUCT_INPUTS = {
  editProduct: of(words),
  setProductState: of({ state: 'DRAFT' }),
  setProductPictures: of({ color: 'Indigo', pictures: [] }),
  importProducts: () => ({ csv: PRODUCTS_FILE, isDryRun: true }),
  importStock: () => ({ csv: STOCK_FILE, isDryRun: true }),
  // The gateway refuses an unsure caller of any role. The shop has no samples to remove.
  removeSamples: () => ({ isSure: true }),
  removeProduct: () => ({ productId: 'p-00001' }),
  addVariant: of({ sku: 'SK-NEWER', color: 'Teal', stock: 1 }),
  editVariant: of({ ...variant, sku: 'SK-1' }),
};
