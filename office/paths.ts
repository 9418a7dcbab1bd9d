/** The path of the list of orders, with its filters as the query. */
export const ordersPath = (filter: { status?: string; search?: string } = {}): string => {
  const query = new URLSearchParams(Object.entries(filter)).toString();
  return query === '' ? '/orders' : `/orders?${query}`;
};

/** The path of one sold item. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;

/** The path of the settings, or of one of their sections. */
export const settingsPath = (section?: string): string =>
  section === undefined ? '/settings' : `/settings?section=${section}`;

/** The path of the list of variants with their stock. */
export const stockPath = (): string => '/stock';
