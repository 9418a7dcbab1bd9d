import type { Resolvers } from '../../generated/resolvers.ts';
import { outcome } from '../../platform/user-errors.ts';
import { READINGS } from './readings.ts';

/** What the shop's people change in the catalogue. */
export const keepingResolvers: Resolvers = {
  Mutation: {
    addProduct: (_, { input }, { keeping }) =>
      outcome(READINGS.addProduct, { product: null }, () => keeping.addProduct(input)),
    setPrice: (_, { input }, { keeping }) =>
      outcome(READINGS.setPrice, { product: null }, () => keeping.setPrice(input)),
    changeStock: (_, { input }, { keeping }) =>
      outcome(READINGS.changeStock, { variant: null }, () => keeping.changeStock(input)),
  },
};
