import type { PaymentMethod } from '../../generated/schema-types.ts';

/** The payment methods of the provider's widget, and its initial one. */
export interface WidgetMethods {
  /** By the provider's names; a missing method is not offered. */
  offered: Record<string, boolean>;
  /** The provider's name; undefined if the shopper chooses in the widget. */
  first: string | undefined;
}

/** The provider's name for each method of its widget; the types require one for every new method. */
const PROVIDER_WORDS: Record<Exclude<PaymentMethod, 'CASH_ON_DELIVERY' | 'OTHER'>, string> = {
  UPI: 'upi',
  CARD: 'card',
  NETBANKING: 'netbanking',
  WALLET: 'wallet',
};

/** The provider's further methods, which are on by default. */
const SWITCHED_OFF = { emi: false, paylater: false, cardless_emi: false };

/** The widget's configuration: only the owner's methods, and the shopper's choice as the initial one. */
export function widgetMethodsOf(offered: readonly PaymentMethod[], chosen: readonly PaymentMethod[]): WidgetMethods {
  const isOffered = Object.entries(PROVIDER_WORDS).map(([method, word]) => [
    word,
    offered.some((one) => one === method),
  ]);
  const [only, ...others] = chosen.map(toProviderWord);
  return {
    offered: { ...SWITCHED_OFF, ...Object.fromEntries(isOffered) },
    first: others.length > 0 ? undefined : only,
  };
}

const toProviderWord = (method: PaymentMethod): string | undefined =>
  method === 'CASH_ON_DELIVERY' || method === 'OTHER' ? undefined : PROVIDER_WORDS[method];
