import type { OrderStatus } from '../generated/schema-types.ts';
import css from './StatusBadge.module.css';
import { statusNameOf } from './statuses.ts';

/** An order's status, as a word on a colour. */
export function StatusBadge({ status, statusText }: { status: OrderStatus; statusText: string }) {
  return (
    <span className={css.badge} data-status={status}>
      {statusNameOf(status) ?? statusText}
    </span>
  );
}
