import { onBroadcast, broadcast } from '../../session/broadcast.ts';

/** The channel in which the tabs of one browser tell each other of payments. */
const CHANNEL = 'rangbandh.payment';

/** What another tab says: it opened this payment, or this payment is paid. */
export interface PaymentMessage {
  what: 'opened' | 'paid';
  orderId: string;
  /** Whose it is. */
  shopper: string;
}

/** Tells the other tabs. */
export const broadcastPayment = (news: PaymentMessage): void => broadcast(CHANNEL, news);

/** Calls `heard` with what other tabs say, until the returned function is called. */
export const onPaymentBroadcast = (heard: (news: PaymentMessage) => void): (() => void) =>
  onBroadcast(CHANNEL, (message) => isNews(message) && heard(message));

const isNews = (value: unknown): value is PaymentMessage =>
  typeof value === 'object' &&
  value !== null &&
  'what' in value &&
  (value.what === 'opened' || value.what === 'paid') &&
  'orderId' in value &&
  typeof value.orderId === 'string' &&
  'shopper' in value &&
  typeof value.shopper === 'string';
