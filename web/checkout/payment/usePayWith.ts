import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import type { PaymentMethod } from '../../generated/schema-types.ts';
import {
  PaymentOptionsFragmentDoc,
  useCashOnDelivery,
  type PaymentOptionsFragment,
} from '../checkout.graphql.generated.ts';
import * as checkoutWords from '../../words/checkout.ts';
import { storedWay, storeWay } from '../form/draft.ts';
import { widgetMethodsOf, type WidgetMethods } from './widget-methods.ts';

/** One way to pay that the shopper can choose. */
export interface PayWithChoice {
  /** The name of the choice. */
  name: string;
  label: string;
  hint: string | null;
  /** Whether it is disabled; the hint gives the reason. */
  isDisabled: boolean;
}

/** The chosen payment method. */
export interface PayWith {
  choices: PayWithChoice[];
  /** The name of the chosen one. */
  chosen: string;
  choose: (name: string) => void;
  /** Whether that is cash on delivery. */
  isCash: boolean;
  /** The methods of the provider's widget, unless it is cash. */
  widget: WidgetMethods;
}

const CASH = 'cash';

/**
 * The payment methods for an order of this amount, in paise, to this PIN code, null while it is unknown: the methods that the owner
 * offers, and cash if the shop accepts it.
 */
export function usePayWith(amount: number, pinCode: string | null): PayWith {
  const { options } = usePaymentOptions().payment;
  // An order in cash changes the response.
  const { data, previousData } = useCashOnDelivery({ amount, pinCode }, { fetchPolicy: 'cache-and-network' });
  const cash = (data ?? previousData)?.me?.cashOnDelivery;
  const [chosen, setChosen] = useState(storedWay);
  const choices = [
    ...options.map(({ label, hint }) => ({ name: label, label, hint, isDisabled: false })),
    ...(cash ? [toCashChoice(cash)] : []),
  ];
  const isOpen = choices.some(({ name, isDisabled }) => name === chosen && !isDisabled);
  const current = isOpen ? chosen : (options[0]?.label ?? '');
  const offered = options.flatMap(({ methods }): PaymentMethod[] => methods);
  const own = options.find(({ label }) => label === current)?.methods ?? [];
  return {
    choices,
    chosen: current,
    choose: (name) => {
      storeWay(name);
      setChosen(name);
    },
    isCash: current === CASH,
    widget: widgetMethodsOf(offered, own),
  };
}

/** The owner's methods in the provider's widget, which the checkout has loaded. */
function usePaymentOptions(): PaymentOptionsFragment {
  const from = { __typename: 'Shop' as const };
  const { data, complete } = useFragment({ fragment: PaymentOptionsFragmentDoc, fragmentName: 'PaymentOptions', from });
  if (!complete) throw new Error('The checkout has not loaded what the shop tells of ways to pay.');
  return data;
}

interface CashOffer {
  available: boolean;
  message: string | null;
  maxAmount: { display: string };
}

const toCashChoice = ({ available, message, maxAmount }: CashOffer): PayWithChoice => ({
  name: CASH,
  label: checkoutWords.cashOnDelivery,
  hint: available
    ? checkoutWords.cashHint(maxAmount.display.replace(/\.00$/, ''))
    : (message ?? checkoutWords.cashUnavailable),
  isDisabled: !available,
});
