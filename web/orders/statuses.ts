import type { OrderStatusName } from '../../schema/vocabulary.ts';
import type { OrderStatus } from '../generated/schema-types.ts';

const STATUS = {
  Placed: 'PLACED',
  Confirm: 'CONFIRMED',
  Dispatched: 'DISPATCHED',
  Delivered: 'DELIVERED',
  Cancelled: 'CANCELLED',
} as const satisfies Record<OrderStatusName, OrderStatus>;

const NAMES = [
  'Placed',
  'Confirm',
  'Dispatched',
  'Delivered',
  'Cancelled',
] as const satisfies readonly OrderStatusName[];

/** The filters of the list of orders, with their names in its address and on its tabs. */
export const ORDER_FILTERS = ['All', ...NAMES] as const;
/** One filter of the list of orders. */
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** The filter in an address; All for anything unknown. */
export const parseFilter = (search: URLSearchParams): OrderFilter =>
  ORDER_FILTERS.find((filter) => filter === search.get('status')) ?? 'All';

/** The status that a filter requests from the gateway; null for all. */
export const statusOf = (filter: OrderFilter): OrderStatus | null => (filter === 'All' ? null : STATUS[filter]);

/** The shop's word for a status; undefined for a status that only this order's host knows. */
export const statusNameOf = (status: OrderStatus): OrderStatusName | undefined =>
  NAMES.find((name) => STATUS[name] === status);
