import { edgesOf } from '../../graphql/connections.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { mutation } from '../../graphql/mutations.ts';

/** The mapping of host errors. The statuses are for a host without error codes. */
const statuses = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' } as const;
const prices = { price: 'listPrice', showPrice: 'price' } as const;
const ofVariants = {
  sku: 'variants',
  color: 'variants',
  size: 'variants',
  stock: 'variants',
  image: 'variants',
  gtin: 'variants',
} as const;

/** The mutations of the catalogue administration. */
export const catalogAdminResolvers = {
  Shopper: { stock: (_, args, { catalogAdmin }) => catalogAdmin.readStock(args) },
  VariantConnection: { edges: edgesOf },
  Mutation: {
    addProduct: mutation(
      'addProduct',
      { statuses: { ...statuses, 404: 'INVALID_INPUT' }, renames: { ...prices, ...ofVariants, weight: 'weightGrams' } },
      { product: null },
      (input, { catalogAdmin }) => catalogAdmin.addProduct(input),
    ),
    setPrice: mutation(
      'setPrice',
      { statuses, subject: 'productId', renames: prices },
      { product: null },
      (input, { catalogAdmin }) => catalogAdmin.setPrice(input),
    ),
    changeStock: mutation('changeStock', { statuses, subject: 'sku' }, { variant: null }, (input, { catalogAdmin }) =>
      catalogAdmin.changeStock(input),
    ),
  },
} satisfies Resolvers;
