import { useState } from 'react';
import type { FormErrors } from '../../ui/form/form-errors.ts';
import type { PaymentRequest } from './payment-attempt.ts';
import type { PaymentFailure } from './payment-stage.ts';
import type { Payment } from './usePayment.ts';

/** A payment for which the shop may first require a verified email. */
export interface EmailProof {
  /** Whether the shopper has to type an OTP now. */
  isOpen: boolean;
  /** Pays, and stores the request. */
  pay: (request: PaymentRequest) => Promise<FormErrors>;
  /** Pays for the same request once more: the email is verified. */
  goOn: () => void;
  giveUp: () => void;
}

/** Requests an OTP when the shop refuses a payment because the email of a new account is not verified. */
export function useEmailProof({ stage, pay }: Payment): EmailProof {
  const [request, setRequest] = useState<PaymentRequest>();
  const [answered, setAnswered] = useState<PaymentFailure>();
  const failure = stage.name === 'form' ? stage.failure : undefined;
  const isRefused = failure?.reason === 'refused' && failure.code === 'EMAIL_NOT_VERIFIED';
  return {
    isOpen: isRefused && failure !== answered && request !== undefined,
    pay: (next) => {
      setRequest(next);
      return pay(next);
    },
    goOn: () => {
      setAnswered(failure);
      if (request) void pay(request);
    },
    giveUp: () => setAnswered(failure),
  };
}
