import { useEffect, useEffectEvent, useState } from 'react';
import { useProofOfWork } from '../../account/proof-of-work/useProofOfWork.ts';
import { tabStorage } from '../../session/storage.ts';
import { toFormErrors } from '../../shopper/user-errors.ts';
import type { FormErrors, Values } from '../../ui/form/form-errors.ts';
import {
  useOpenOrderLookup,
  useReadOrderLookup,
  useRequestOrderLookup,
  type TrackedOrderFragment,
} from './track.graphql.generated.ts';

/** The name under which the tab stores the token of the shown order, so that a reload shows it again. */
const TOKEN = 'rangbandh.track';
/** The response is shown once, and not stored: it has less of the order than its shopper sees. */
const ONCE = { fetchPolicy: 'no-cache' } as const;

/** The step of a lookup: the form, the mailed code, or the order. */
export type LookupStep =
  | { name: 'form'; former?: Values }
  | { name: 'code'; lookupId: string; digits: number; former: Values }
  | { name: 'order'; order: TrackedOrderFragment };

/** Looking an order up, step by step. */
export interface OrderLookup {
  step: LookupStep;
  isChecking: boolean;
  /** Requests a code for these values of the form. */
  request: (values: Values) => Promise<FormErrors | null>;
  /** Shows the order for the code. */
  open: (otp: string) => Promise<FormErrors | null>;
  /** Shows the form again; the values of the last request remain. */
  startAgain: () => void;
}

/** Looks an order up in this tab. */
export function useOrderLookup(): OrderLookup {
  const [step, setStep] = useState<LookupStep>({ name: 'form' });
  const [requestOrderLookup] = useRequestOrderLookup();
  const [openOrderLookup] = useOpenOrderLookup();
  const { sendOrWork, isChecking } = useProofOfWork();
  useStoredOrder((order) => setStep({ name: 'order', order }));
  const request = async (values: Values) => {
    const input = { orderNumber: values['orderNumber'] ?? '', email: values['email'] ?? '' };
    const { data, error } = await sendOrWork((more) => requestOrderLookup({ variables: { input }, ...ONCE, ...more }));
    const errors = toFormErrors({ data, error });
    if (errors) return errors;
    const { lookupId, otpLength } = data?.requestOrderLookup ?? {};
    if (lookupId && otpLength) setStep({ name: 'code', lookupId, digits: otpLength, former: values });
    return null;
  };
  const open = async (otp: string) => {
    if (step.name !== 'code') return null;
    const input = { lookupId: step.lookupId, otp };
    const { data, error } = await sendOrWork((more) => openOrderLookup({ variables: { input }, ...ONCE, ...more }));
    const errors = toFormErrors({ data, error });
    if (errors) return errors;
    const { token, order } = data?.openOrderLookup ?? {};
    if (token) tabStorage.set(TOKEN, token);
    if (order) setStep({ name: 'order', order });
    return null;
  };
  const startAgain = () => {
    tabStorage.remove(TOKEN);
    setStep(step.name === 'code' ? { name: 'form', former: step.former } : { name: 'form' });
  };
  return { step, isChecking, request, open, startAgain };
}

/** Reads the order again after a reload, until its token ends. */
function useStoredOrder(show: (order: TrackedOrderFragment) => void): void {
  const [readOrderLookup] = useReadOrderLookup();
  const read = useEffectEvent(async (token: string) => {
    const { data } = await readOrderLookup({ variables: { input: { token } }, ...ONCE }).catch(() => ({ data: null }));
    if (data?.readOrderLookup?.order) show(data.readOrderLookup.order);
    else if (data) tabStorage.remove(TOKEN);
  });
  useEffect(() => {
    const token = tabStorage.get(TOKEN);
    if (token !== null) void read(token);
  }, []);
}
