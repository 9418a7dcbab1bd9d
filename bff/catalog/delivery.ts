import { pinCodeIn } from '../../schema/pin-code.ts';
import { nullIfNotFound } from '../host/failures.ts';
import type { HasCapability } from '../host/capabilities.ts';
import type { Rest } from '../host/rest.ts';

/** A PIN code and its place, in the schema's form. */
export interface PinCodeNode {
  code: string;
  city: string;
  state: string;
}

/** A range of delivery days, as `YYYY-MM-DD`. */
export interface DeliveryWindowNode {
  earliest: string;
  latest: string;
}

/** The delivery estimate of variants to a PIN code, in the schema's form. */
export interface DeliveryEstimateNode {
  pinCode: string;
  isServed: boolean;
  message: string | null;
  window: DeliveryWindowNode | null;
  items: { sku: string; window: DeliveryWindowNode }[];
}

/** Delivery places and dates, for one GraphQL request. */
export interface DeliveryClient {
  /** Whether the host sends delivery dates. */
  isOffered: boolean;
  /** Returns the place of a PIN code; null for an unknown one, for another text, and on a host without such a list. */
  pinCode(text: string): Promise<PinCodeNode | null>;
  /** Returns the delivery estimate of variants; null for a text that is not a PIN code, and on a host without delivery dates. */
  estimate(pinCode: string, skus: readonly string[]): Promise<DeliveryEstimateNode | null>;
}

/** Creates the delivery client of one request. */
export function createDelivery(rest: Rest, has: HasCapability): DeliveryClient {
  const isOffered = has('delivery-dates');
  return {
    isOffered,
    pinCode: async (text) => {
      const code = pinCodeIn(text);
      if (code === undefined || !has('pin-codes')) return null;
      const found = await nullIfNotFound(rest('getPinCode', { pinCode: code }));
      return found && { code, city: found.city, state: found.state };
    },
    estimate: async (text, skus) => {
      const pinCode = pinCodeIn(text);
      if (pinCode === undefined || !isOffered) return null;
      const { isServed, message, items, ...days } = await rest('getDeliveryEstimate', { pinCode, sku: [...skus] });
      const window = toDeliveryWindow(days.earliest, days.latest);
      return {
        pinCode,
        isServed,
        message: (!window && message) || null,
        window,
        items: items.map(({ sku, earliest, latest }) => ({ sku, window: { earliest, latest } })),
      };
    },
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a window of a host's two days; null unless both are valid. */
export function toDeliveryWindow(earliest?: string, latest?: string): DeliveryWindowNode | null {
  if (earliest === undefined || latest === undefined) return null;
  return DAY.test(earliest) && DAY.test(latest) ? { earliest, latest } : null;
}
