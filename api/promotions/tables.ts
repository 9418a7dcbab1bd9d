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
  /** The categories that it is for; empty for all. */
  categories: column.texts('categories'),
};

/** A promo code, how often it was used, how often by this shopper, and its marks. */
export type PromoCodeRow = Row<typeof PROMO_CODE_COLUMNS> & {
  used: number;
  used_by_shopper: number;
  is_sample: boolean;
  /** Whether staff have paused it. */
  is_paused: boolean;
  /** The number of its changes. */
  version: number;
};

type OptionalTerm = 'minimumSubtotal' | 'isListed' | 'categories';

/** A new promo code; without these fields it has no minimum, carts do not show it, and it is for all categories. */
export type NewPromoCode = Omit<NewRow<typeof PROMO_CODE_COLUMNS>, OptionalTerm> &
  Partial<Pick<NewRow<typeof PROMO_CODE_COLUMNS>, OptionalTerm>>;

/** The terms of a promo code that staff set. Money is whole paise, times are ISO 8601; null means no limit. */
export interface PromoCodeTerms {
  percent: number | null;
  amountOff: number | null;
  maximum: number | null;
  minimumSubtotal: number;
  validFrom: string | null;
  validUntil: string | null;
  mostUses: number | null;
  mostUsesEach: number | null;
  isListed: boolean;
  categories: string[];
}

/** The states of a promo code; an `over` code has expired or has no use left. */
export type PromoCodeState = 'active' | 'planned' | 'over' | 'paused';

/** A promo code as staff see it. */
export type StaffPromoCodeRow = Row<typeof PROMO_CODE_COLUMNS> & {
  used: number;
  is_paused: boolean;
  version: number;
  created_at: Date | null;
  state: PromoCodeState;
  /** The number of placed orders with it. */
  order_count: number;
  /** The sum of its discounts on them, in paise. */
  discount_given: number;
};

/** The use of a code by an order. */
export interface PromoClaim {
  code: string;
  shopperId: string;
  orderId: string;
}
