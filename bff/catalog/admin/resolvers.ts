import type { Resolvers } from '../../generated/resolvers.ts';
import { withUserErrors } from '../../platform/user-errors.ts';
import { ERROR_MAPPINGS } from './error-mapping.ts';

/** The mutations of the catalogue's administration. */
export const catalogAdminResolvers: Resolvers = {
  Mutation: {
    addProduct: (_, { input }, { catalogAdmin }) =>
      withUserErrors(ERROR_MAPPINGS.addProduct, { product: null }, () => catalogAdmin.addProduct(input)),
    setPrice: (_, { input }, { catalogAdmin }) =>
      withUserErrors(ERROR_MAPPINGS.setPrice, { product: null }, () => catalogAdmin.setPrice(input)),
    changeStock: (_, { input }, { catalogAdmin }) =>
      withUserErrors(ERROR_MAPPINGS.changeStock, { variant: null }, () => catalogAdmin.changeStock(input)),
  },
};
