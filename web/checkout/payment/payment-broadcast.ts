import { onBroadcast, broadcast } from '../../session/cross-tab.ts';

/** The channel in which the tabs of one browser send messages about payments. */
const CHANNEL = 'rangbandh.payment';

/** A message of another tab: the tab has opened this payment, or this payment is paid. */
export interface PaymentMessage {
  what: 'opened' | 'paid';
  orderId: string;
  /** The id of the shopper who pays. */
  shopper: string;
}

/** Sends a message to the other tabs. */
export const broadcastPayment = (message: PaymentMessage): void => broadcast(CHANNEL, message);

/** Calls `listener` with the messages of other tabs, until the returned function is called. */
export const onPaymentBroadcast = (listener: (message: PaymentMessage) => void): (() => void) =>
  onBroadcast(CHANNEL, (message) => isPaymentMessage(message) && listener(message));

function isPaymentMessage(value: unknown): value is PaymentMessage {
  const { what, orderId, shopper }: Record<string, unknown> = Object(value);
  return (what === 'opened' || what === 'paid') && typeof orderId === 'string' && typeof shopper === 'string';
}
