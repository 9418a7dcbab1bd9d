import type { Context } from '../../context.ts';
import { toGlobalId, type NodeReader } from '../../graphql/ids.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { edgesOf } from '../../graphql/connections.ts';
import { mutation } from '../../graphql/mutations.ts';
import { pathOf } from '../nodes.ts';

/** The mapping of host errors. The statuses are for a host without error codes. */
const statuses = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'CHANGED_MEANWHILE', 422: 'INVALID_INPUT' } as const;
const ofProduct = { statuses, subject: 'productId' } as const;
const SAMPLE_STATUSES = { 409: 'NOT_ALLOWED_IN_STATUS' } as const;
const NOTHING = { product: null };
const NOTHING_IMPORTED = {
  rows: null,
  products: null,
  created: null,
  updated: null,
  largePriceChanges: null,
  plan: null,
  changes: [],
  faults: [],
  import: null,
};

/** The products of staff in every state. */
export const staffProductResolvers = {
  Shopper: {
    managedProducts: (_, args, { staffProducts }) => staffProducts.list(args),
    managedProduct: (_, { id }, { staffProducts }) => staffProducts.read(id),
    stockMovements: (_, { sku }, { staffProducts }) => staffProducts.movements(sku),
    productsCsv: (_, __, { productFiles }) => productFiles.products(),
    stockCsv: (_, __, { productFiles }) => productFiles.stock(),
    productImport: (_, { id }, { productFiles }) => productFiles.readImport(id),
    samples: (_, __, { productFiles }) => productFiles.countSamples(),
    productSellers: (_, __, { staffProducts }) => staffProducts.sellers(),
  },
  ManagedProductConnection: { edges: edgesOf },
  ManagedProduct: {
    id: ({ productId }) => toGlobalId('ManagedProduct', productId),
    path: ({ category, name, productId }) => pathOf({ category, name, id: productId }),
    priceHistory: ({ productId }, _, { staffProducts }) => staffProducts.priceHistory(productId),
  },
  Mutation: {
    editProduct: mutation(
      'editProduct',
      { ...ofProduct, renames: { weight: 'weightGrams' } },
      NOTHING,
      (input, { staffProducts }) => staffProducts.edit(input),
    ),
    setProductState: mutation('setProductState', ofProduct, NOTHING, (input, { staffProducts }) =>
      staffProducts.setState(input),
    ),
    removeProduct: mutation('removeProduct', ofProduct, { productId: null }, ({ productId }, { staffProducts }) =>
      staffProducts.remove(productId),
    ),
    importProducts: mutation('importProducts', { statuses }, NOTHING_IMPORTED, (input, { productFiles }) =>
      productFiles.importProducts(input),
    ),
    importStock: mutation(
      'importStock',
      { statuses },
      { rows: null, changes: null, faults: [] },
      (input, { productFiles }) => productFiles.importStock(input),
    ),
    removeSamples: mutation(
      'removeSamples',
      { statuses: SAMPLE_STATUSES },
      { removed: null },
      (input, { productFiles }) => productFiles.removeSamples(input),
    ),
    setProductPictures: mutation('setProductPictures', ofProduct, NOTHING, (input, { staffProducts }) =>
      staffProducts.setPictures(input),
    ),
    addVariant: mutation('addVariant', ofProduct, NOTHING, (input, { staffProducts }) =>
      staffProducts.addVariant(input),
    ),
    editVariant: mutation('editVariant', ofProduct, NOTHING, (input, { staffProducts }) =>
      staffProducts.editVariant(input),
    ),
  },
} satisfies Resolvers;

/** The `node` readers of products of staff: for all others they do not exist. */
export const staffProductNodeReaders = {
  ManagedProduct: async (id, { account, staffProducts }) => {
    const role = (await account.me())?.role;
    return role === undefined || role === null || role === 'SHOPPER' ? null : staffProducts.read(id);
  },
} satisfies Record<string, NodeReader<Context>>;
