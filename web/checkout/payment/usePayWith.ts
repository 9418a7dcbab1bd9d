import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import type { PaymentMethod } from '../../generated/schema-types.ts';
import {
  PaymentOptionsFragmentDoc,
  useCashOnDelivery,
  type PaymentOptionsFragment,
} from '../checkout.graphql.generated.ts';
import * as paymentWords from '../../words/payment.ts';
import { storedWay, storeWay } from '../form/draft.ts';
import { widgetMethodsOf, type WidgetMethods } from './widget-methods.ts';

/** One way to pay that the shopper can choose. */
export interface PayWithChoice {
  /** A name among the choices. */
  name: string;
  label: string;
  hint: string | null;
  /** Whether it can't be chosen; the hint says why. */
  isDisabled: boolean;
}

/** How the shopper wants to pay. */
export interface PayWith {
  choices: PayWithChoice[];
  /** The name of the chosen one. */
  chosen: string;
  choose: (name: string) => void;
  /** Whether that is cash on delivery. */
  isCash: boolean;
  /** What the provider's widget is opened with, unless it is. */
  widget: WidgetMethods;
}

const CASH = 'cash';

/**
 * The ways to pay an order of this amount, in paise, that goes to this PIN code, null while it is not known: what the owner
 * offers, and cash where the shop takes it.
 */
export function usePayWith(amount: number, pinCode: string | null): PayWith {
  const { options } = usePaymentOptions().payment;
  // An order in cash changes the answer.
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

/** What the owner offers in the provider's widget, which the checkout has loaded. */
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
  label: paymentWords.cashOnDelivery,
  hint: available
    ? paymentWords.cashHint(maxAmount.display.replace(/\.00$/, ''))
    : (message ?? paymentWords.cashUnavailable),
  isDisabled: !available,
});
