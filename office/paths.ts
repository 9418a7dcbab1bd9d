/** The path of the list of orders, with its filters as the query. */
export const ordersPath = (filter: { status?: string; search?: string } = {}): string => {
  const query = new URLSearchParams(Object.entries(filter)).toString();
  return query === '' ? '/orders' : `/orders?${query}`;
};

/** The path of one sold item. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;

/** The path of the list of variants with their stock. */
export const stockPath = (filter: { level?: string } = {}): string => {
  const query = new URLSearchParams(Object.entries(filter)).toString();
  return query === '' ? '/stock' : `/stock?${query}`;
};

/** The path of the files for the accountant. */
export const exportsPath = (): string => '/exports';

/** The path of the sellers and their statements. */
export const sellersPath = (): string => '/sellers';

/** The path of the list of returns in a state. */
export const returnsPath = (state: string): string => `/returns?state=${state}`;

/** The path of the list of reviews in a state. */
export const reviewsPath = (state: string): string => `/reviews?state=${state}`;
