import { ordersPath, pageEntry, withQuery } from '../paths.ts';
import type { OrderFilter } from './statuses.ts';

/** The list of orders narrowed to a state, and a later page of it: `/myorders?status=All&page=2`. */
export const ordersAt = (filter: OrderFilter, page?: number): string =>
  withQuery(ordersPath(), [['status', filter], ...pageEntry(page)]);

/** The page of one order item. */
export const orderPath = (id: string): string => `${ordersPath()}/${encodeURIComponent(id)}`;
