/** The path of the list of orders, with its filters as the query. */
export const ordersPath = (filter: { status?: string; search?: string } = {}): string => {
  const query = new URLSearchParams(Object.entries(filter)).toString();
  return query === '' ? '/orders' : `/orders?${query}`;
};

/** The path of one sold item. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;

/** The path of the list of variants with their stock. */
export const stockPath = (): string => '/stock';

/** The path of the list of products. */
export const productsPath = (): string => '/products';

/** The path of the screen for a new product. */
export const newProductPath = (): string => '/products/new';

/** The path of one product. */
export const productPath = (id: string): string => `/products/${encodeURIComponent(id)}`;

/** The path of the screen of files. */
export const productFilesPath = (): string => '/products/files';
