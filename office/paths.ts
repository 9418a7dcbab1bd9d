/** The path of the list of orders, with its filters as the query. */
export const ordersPath = (filter: { status?: string; search?: string } = {}): string => {
  const query = new URLSearchParams(Object.entries(filter)).toString();
  return query === '' ? '/orders' : `/orders?${query}`;
};

/** The path of one sold item. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;

/** The address of a page of the shop, which may have another origin; its home page by default. */
export const shopPath = (path = ''): string => `/office/shop${path}`;

/** The path of the settings, or of one of their sections. */
export const settingsPath = (section?: string): string =>
  section === undefined ? '/settings' : `/settings?section=${section}`;

/** The path of the list of variants with their stock. */
export const stockPath = (): string => '/stock';
