import { column } from '../platform/columns.ts';
import type { NewRow, Row } from '../platform/columns.ts';

/** The columns of a promo code, which has either `percent` or `amountOff`. Money is whole paise. */
export const PROMO_CODE_COLUMNS = {
  /** 3 to 40 capital letters, digits and dashes. */
  code: column.text('code'),
  percent: column.nullableInteger('percent'),
  amountOff: column.nullableInteger('amount_off'),
  /** The maximum discount. */
  maximum: column.nullableInteger('maximum'),
  /** The lowest subtotal that it applies to. */
  minimumSubtotal: column.integer('minimum_subtotal'),
  validFrom: column.nullableTime('valid_from'),
  /** The moment at which it expires. */
  validUntil: column.nullableTime('valid_until'),
  /** The maximum number of uses. */
  mostUses: column.nullableInteger('most_uses'),
  /** The maximum number of uses by one shopper. */
  mostUsesEach: column.nullableInteger('most_uses_each'),
  /** Whether carts show it as an offer. */
  isListed: column.boolean('is_listed'),
};

/** A promo code, how often it was used, how often by this shopper, and whether it is a sample. */
export type PromoCodeRow = Row<typeof PROMO_CODE_COLUMNS> & {
  used: number;
  used_by_shopper: number;
  is_sample: boolean;
};

/** A new promo code; `minimumSubtotal` is 0 by default, and carts do not show it. Times are ISO 8601. */
export type NewPromoCode = Omit<NewRow<typeof PROMO_CODE_COLUMNS>, 'minimumSubtotal' | 'isListed'> & {
  minimumSubtotal?: number;
  isListed?: boolean;
};
