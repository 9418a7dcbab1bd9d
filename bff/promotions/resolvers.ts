import type { Resolvers } from '../generated/resolvers.ts';
import { rejectArgument } from '../platform/failures.ts';
import { Money } from '../platform/money.ts';

/** Ten crore rupees, the most that the contract lets a code be checked for. */
const MOST_PAISE = 10_000_000_000;

/** Promo codes, for everybody. */
export const promotionsResolvers = {
  Query: {
    promoCode: (_, { code, subtotal }, { promotions }) => {
      if (subtotal < 0) rejectArgument('subtotal', 'must not be negative');
      if (subtotal > MOST_PAISE) rejectArgument('subtotal', `must be at most ${MOST_PAISE}`);
      return promotions.validatePromoCode(code, subtotal);
    },
  },
  PromoCodeCheck: { discount: ({ discount }) => new Money(discount) },
} satisfies Resolvers;
