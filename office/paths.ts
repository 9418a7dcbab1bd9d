/** A path with a filter as its query. */
function withQuery(path: string, filter: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(filter)).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The path of the list of orders, with its filters as the query. */
export const ordersPath = (filter: { status?: string; search?: string } = {}): string => withQuery('/orders', filter);

/** The path of one sold item. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;

/** The path of the list of people. */
export const peoplePath = (): string => '/people';

/** The path of the audit log. */
export const auditPath = (): string => '/audit';

/** The path of the files for the accountant. */
export const exportsPath = (): string => '/exports';

/** The path of the invoices and credit notes. */
export const invoicesPath = (): string => '/invoices';

/** The path of the sellers and their statements. */
export const sellersPath = (): string => '/sellers';

/** The path of the list of shoppers. */
export const shoppersPath = (): string => '/shoppers';

/** The path of one shopper. */
export const shopperPath = (shopperId: string): string => `/shoppers/${encodeURIComponent(shopperId)}`;

/** The path of the list of returns, all or in a state. */
export const returnsPath = (filter: { state?: string } = {}): string => withQuery('/returns', filter);

/** The path of one return. */
export const returnPath = (id: string): string => `/returns/${encodeURIComponent(id)}`;

/** The path of the list of products. */
export const productsPath = (): string => '/products';

/** The path of the screen for a new product. */
export const newProductPath = (): string => '/products/new';

/** The path of one product. */
export const productPath = (id: string): string => `/products/${encodeURIComponent(id)}`;

/** The path of the list of variants with their stock, all or at a level. */
export const stockPath = (filter: { level?: string } = {}): string => withQuery('/stock', filter);

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

/** The path of the list of reviews, all or in a state. */
export const reviewsPath = (filter: { state?: string } = {}): string => withQuery('/reviews', filter);

/** The address of a page of the shop, which may have another origin; its home page by default. */
export const shopPath = (path = ''): string => `/office/shop${path}`;

/** The path of the settings, or of one of their sections. */
export const settingsPath = (section?: string): string =>
  section === undefined ? '/settings' : `/settings?section=${section}`;

/** The path of the screen of files. */
export const productFilesPath = (): string => '/products/files';
