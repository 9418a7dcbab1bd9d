import { useState } from 'react';
import type { Payment } from './usePayment.ts';
import type { AskedTotal } from './usePaymentApi.ts';

/**
 * What the shop asks for this cart where that is another amount than the cart's total; undefined where it isn't, and once the cart comes to
 * another total.
 */
export function useAskedTotal({ stage }: Payment, cartTotal: number): AskedTotal | undefined {
  const [asked, setAsked] = useState<{ total: AskedTotal; cartTotal: number }>();
  const failure = stage.name === 'form' ? stage.failure : undefined;
  const total = failure?.reason === 'refused' ? failure.total : undefined;
  if (total && total !== asked?.total) setAsked({ total, cartTotal });
  return asked?.cartTotal === cartTotal && asked.total.amount !== cartTotal ? asked.total : undefined;
}
