import type { OrderDetailFragment } from '../orders.graphql.generated.ts';

/** What every modal over an order is told. */
export interface OrderModalProps {
  order: OrderDetailFragment;
  onClose: () => void;
  /** Called when something of the order has changed on the server. */
  onChange: () => void;
}
