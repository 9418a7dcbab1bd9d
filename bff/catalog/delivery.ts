import { pinCodeIn } from '../../schema/pin-code.ts';
import { nullIfNotFound } from '../platform/failures.ts';
import type { HasCapability } from '../platform/host-capabilities.ts';
import type { Rest } from '../platform/rest.ts';

/** A PIN code and where it lies, as the schema has it. */
export interface PinCodeNode {
  code: string;
  city: string;
  state: string;
}

/** Days within which something comes, as `YYYY-MM-DD`. */
export interface DeliveryWindowNode {
  earliest: string;
  latest: string;
}

/** When variants come to a PIN code, as the schema has it. */
export interface DeliveryEstimateNode {
  pinCode: string;
  isServed: boolean;
  message: string | null;
  window: DeliveryWindowNode | null;
  items: { sku: string; window: DeliveryWindowNode }[];
}

/** Where and when the shop delivers, for one GraphQL request. */
export interface DeliveryClient {
  /** Whether the host tells when something comes. */
  isOffered: boolean;
  /** Where a PIN code lies; null for an unknown one, for another text, and on a host without such a list. */
  pinCode(text: string): Promise<PinCodeNode | null>;
  /** When variants come to a PIN code; null for a text that is none, and on a host that tells no dates. */
  estimate(pinCode: string, skus: readonly string[]): Promise<DeliveryEstimateNode | null>;
}

/** Makes the delivery of one request. */
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

/** A window of a host's two days; null unless both are days. */
export function toDeliveryWindow(earliest?: string, latest?: string): DeliveryWindowNode | null {
  if (earliest === undefined || latest === undefined) return null;
  return DAY.test(earliest) && DAY.test(latest) ? { earliest, latest } : null;
}
