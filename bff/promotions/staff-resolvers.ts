import type { Resolvers } from '../generated/resolvers.ts';
import { edgesOf } from '../graphql/connections.ts';
import { mutation } from '../graphql/mutations.ts';

/** The mapping of host errors. The statuses are for a host without error codes. */
const errors = {
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'CHANGED_MEANWHILE', 422: 'INVALID_INPUT' },
  subject: 'promoCode',
} as const;
const NOT_CHANGED = { promoCode: null };

/** Promo codes for staff. */
export const staffPromotionsResolvers = {
  Shopper: {
    promoCodes: (_, args, { staffPromotions }) => staffPromotions.list(args),
    promoCode: (_, { code }, { staffPromotions }) => staffPromotions.find(code),
  },
  PromoCodeConnection: { edges: edgesOf },
  Mutation: {
    createPromoCode: mutation('createPromoCode', errors, NOT_CHANGED, (input, { staffPromotions }) =>
      staffPromotions.create(input),
    ),
    updatePromoCode: mutation('updatePromoCode', errors, NOT_CHANGED, (input, { staffPromotions }) =>
      staffPromotions.update(input),
    ),
    pausePromoCode: mutation('pausePromoCode', errors, NOT_CHANGED, (input, { staffPromotions }) =>
      staffPromotions.pause(input),
    ),
    endPromoCode: mutation('endPromoCode', errors, NOT_CHANGED, (input, { staffPromotions }) =>
      staffPromotions.end(input),
    ),
    deletePromoCode: mutation('deletePromoCode', errors, { deletedCode: null }, (input, { staffPromotions }) =>
      staffPromotions.delete(input),
    ),
  },
} satisfies Resolvers;
