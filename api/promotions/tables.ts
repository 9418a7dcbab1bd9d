/** A promo code, and how often this shopper has used it. Money is whole paise. */
export interface PromoCodeRow {
  code: string;
  percent: number | null;
  amount_off: number | null;
  maximum: number | null;
  minimum_subtotal: number;
  valid_from: Date | null;
  valid_until: Date | null;
  most_uses: number | null;
  most_uses_each: number | null;
  used: number;
  used_by_shopper: number;
}

/** A new promo code with either `percent` or `amountOff`. Money is whole paise, times are ISO 8601. */
export interface NewPromoCode {
  /** 3 to 40 capital letters, digits and dashes. */
  code: string;
  percent?: number;
  amountOff?: number;
  /** The maximum discount. */
  maximum?: number;
  /** The lowest subtotal that it applies to. */
  minimumSubtotal?: number;
  validFrom?: string;
  /** The moment at which it expires. */
  validUntil?: string;
  /** The maximum number of uses. */
  mostUses?: number;
  /** The maximum number of uses by one shopper. */
  mostUsesEach?: number;
}
