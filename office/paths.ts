/** The path of the list of orders, with its filters as the query. */
export const ordersPath = (filter: { status?: string; search?: string } = {}): string => {
  const query = new URLSearchParams(Object.entries(filter)).toString();
  return query === '' ? '/orders' : `/orders?${query}`;
};

/** The path of one sold item. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;

/** The path of the list of promo codes. */
export const promoCodesPath = (): string => '/promo-codes';

/** The path of the form for a new promo code. */
export const newPromoCodePath = (): string => '/new-promo-code';

/** The path of one promo code. */
export const promoCodePath = (code: string): string => `/promo-codes/${encodeURIComponent(code)}`;

/** The path of the newsletter. */
export const newsletterPath = (): string => '/newsletter';

/** The path of the form for a new issue. */
export const newDraftPath = (): string => '/new-newsletter';

/** The path of one draft. */
export const newsletterDraftPath = (id: string): string => `/newsletter/${encodeURIComponent(id)}`;

/** The path of the list of reviews. */
export const reviewsPath = (): string => '/reviews';

/** The path of the list of variants with their stock. */
export const stockPath = (): string => '/stock';
