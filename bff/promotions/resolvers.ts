import type { Resolvers } from '../generated/resolvers.ts';
import { rejectArgument } from '../platform/failures.ts';
import { Money } from '../platform/money.ts';

/** Promo codes, for everybody. */
export const promotionsResolvers = {
  Query: {
    promoCode: (_, { code, subtotal }, { promotions }) =>
      subtotal >= 0 ? promotions.validatePromoCode(code, subtotal) : rejectArgument('subtotal', 'must not be negative'),
  },
  PromoCodeCheck: { discount: ({ discount }) => new Money(discount) },
} satisfies Resolvers;
