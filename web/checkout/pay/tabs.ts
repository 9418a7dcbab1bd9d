import { listen, say } from '../../platform/channel.ts';

/** The channel in which the tabs of one browser tell each other of payments. */
const CHANNEL = 'rangbandh.payment';

/** What another tab says: it opened this payment, or this payment is paid. */
export interface TabNews {
  what: 'opened' | 'paid';
  orderId: string;
  /** Whose it is. */
  shopper: string;
}

/** Tells the other tabs. */
export const tellTabs = (news: TabNews): void => say(CHANNEL, news);

/** Calls `heard` with what other tabs say, until the returned function is called. */
export const hearTabs = (heard: (news: TabNews) => void): (() => void) =>
  listen(CHANNEL, (message) => isNews(message) && heard(message));

const isNews = (value: unknown): value is TabNews =>
  typeof value === 'object' &&
  value !== null &&
  'what' in value &&
  (value.what === 'opened' || value.what === 'paid') &&
  'orderId' in value &&
  typeof value.orderId === 'string' &&
  'shopper' in value &&
  typeof value.shopper === 'string';
