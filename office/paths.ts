/** The path of the list of orders, with its filters as the query. */
export const ordersPath = (filter: { status?: string; search?: string } = {}): string => {
  const query = new URLSearchParams(Object.entries(filter)).toString();
  return query === '' ? '/orders' : `/orders?${query}`;
};

/** The path of one sold item. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;

/** The path of the list of variants with their stock. */
export const stockPath = (): string => '/stock';

/** The path of the list of people. */
export const peoplePath = (): string => '/people';

/** The path of the audit log. */
export const auditPath = (): string => '/audit';

/** The path of the list of shoppers. */
export const shoppersPath = (): string => '/shoppers';

/** The path of one shopper. */
export const shopperPath = (shopperId: string): string => `/shoppers/${encodeURIComponent(shopperId)}`;
