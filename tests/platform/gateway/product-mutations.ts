const PRODUCT = 'product { productId version state name variants { sku color isRetired } }';
const words = { name: 'Mothra dupatta', category: 'Dupatta', fabric: 'Silk', craft: 'mothra' };
const variant = { sku: 'SK-15', color: 'Teal', isRetired: false };

/** How the changes of products of staff are tried, each on another product of the shop. */
export const PRODUCT_TRIALS = {
  editProduct: { by: 'admin', input: () => ({ productId: 'p-00012', version: 1, ...words }), payload: PRODUCT },
  setProductState: {
    by: 'admin',
    input: () => ({ productId: 'p-00013', version: 1, state: 'ARCHIVED' }),
    payload: PRODUCT,
  },
  removeProduct: { by: 'admin', input: () => ({ productId: 'p-00001' }), payload: 'productId', fails: true },
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
  removeProduct: () => ({ productId: 'p-00001' }),
  addVariant: of({ sku: 'SK-NEWER', color: 'Teal', stock: 1 }),
  editVariant: of({ ...variant, sku: 'SK-1' }),
};
