import type { PaymentMethod } from '../../generated/schema-types.ts';

/** Which ways to pay the provider's widget offers, and the one that it opens on. */
export interface WidgetMethods {
  /** By the provider's words; a way that is missing is not offered. */
  offered: Record<string, boolean>;
  /** The provider's word; undefined where the shopper chooses in the widget. */
  first: string | undefined;
}

/** The provider's word for each method of its widget; the types ask for one for every new method. */
const PROVIDER_WORDS: Record<Exclude<PaymentMethod, 'CASH_ON_DELIVERY' | 'OTHER'>, string> = {
  UPI: 'upi',
  CARD: 'card',
  NETBANKING: 'netbanking',
  WALLET: 'wallet',
};

/** What the provider offers besides unless it is switched off. */
const SWITCHED_OFF = { emi: false, paylater: false, cardless_emi: false };

/** What the widget is told: the owner's methods and no others, opened on what the shopper has chosen. */
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
