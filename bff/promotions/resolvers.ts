import type { Resolvers } from '../generated/resolvers.ts';
import { rejectArgument } from '../host/failures.ts';
import { Money } from '../host/money.ts';

/** Ten crore rupees, the largest subtotal in the contract. */
const MOST_PAISE = 10_000_000_000;

/** Promo codes, also for visitors. */
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
