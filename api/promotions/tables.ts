/** A promo code, and how often the shopper at hand has used it. Money is whole paise. */
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

/** A promo code to be added: `percent` or `amountOff`, one of the two. Money is whole paise, times are ISO 8601. */
export interface NewPromoCode {
  /** 3 to 40 capital letters, digits and dashes. */
  code: string;
  percent?: number;
  amountOff?: number;
  /** What it takes off at the most. */
  maximum?: number;
  /** From which subtotal on it holds. */
  minimumSubtotal?: number;
  validFrom?: string;
  /** The first moment at which it is over. */
  validUntil?: string;
  /** How often it may be used in all. */
  mostUses?: number;
  /** How often one shopper may use it. */
  mostUsesEach?: number;
}
