/** The checkout; a promo code goes along with what it takes off, in whole rupees. */
export function checkoutPath(promoCode?: string | null, discount = 0): string {
  if (!promoCode) return '/checkout';
  return `/checkout?${new URLSearchParams({ promocode: promoCode, discount: String(discount) })}`;
}
