import { ORDER_STATUSES, type OrderStatusName } from '../../schema/vocabulary.ts';
import type { OrderStatus } from '../generated/schema-types.ts';

/** What the list of orders can be narrowed to, as it stands in its address and on its tabs. */
export const ORDER_FILTERS = ['All', ...ORDER_STATUSES] as const;
/** One of the things that the list can be narrowed to. */
export type OrderFilter = (typeof ORDER_FILTERS)[number];

const STATUS = {
  Placed: 'PLACED',
  Confirm: 'CONFIRMED',
  Dispatched: 'DISPATCHED',
  Delivered: 'DELIVERED',
  Cancelled: 'CANCELLED',
} as const satisfies Record<OrderStatusName, OrderStatus>;

/** What an address asks for; All for anything else. */
export const parseFilter = (search: URLSearchParams): OrderFilter =>
  ORDER_FILTERS.find((filter) => filter === search.get('status')) ?? 'All';

/** The state that a filter asks the gateway for; null for all. */
export const statusOf = (filter: OrderFilter): OrderStatus | null => (filter === 'All' ? null : STATUS[filter]);

/** A state in the shop's own word. */
export const statusNameOf = (status: OrderStatus): OrderStatusName =>
  ORDER_STATUSES.find((name) => STATUS[name] === status) ?? 'Placed';
