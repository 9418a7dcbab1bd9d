import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toFormErrors, errorCodeOf, isInHostWords, serverMessageOf, settled } from '../../shopper/user-errors.ts';
import { refetchShopper } from '../../shopper/refetch-shopper.ts';
import type { PaymentStatus } from '../../generated/schema-types.ts';
import type { FieldErrors } from '../../ui/form/form-errors.ts';
import {
  PaymentStatusDocument,
  useCancelPayment,
  useStartPayment,
  useVerifyPayment,
  type StartPaymentMutation,
} from '../checkout.graphql.generated.ts';
import type { PaymentProof, PaymentRequest } from './payment-attempt.ts';

/** A payment that the shop has opened. */
export type OpenedPayment = NonNullable<NonNullable<StartPaymentMutation['startPayment']>['payment']>;

/** The shop's amount for a cart. */
export interface DisplayedTotal {
  amount: number;
  display: string;
}

/** The result of starting a payment. */
export type StartResult =
  | { name: 'opened'; payment: OpenedPayment }
  /** The shop opened nothing, and charged nothing. `code` is the gateway's code of the reason, `total` the shop's amount now. */
  | { name: 'refused'; code: string; words: string; fields: FieldErrors; total?: DisplayedTotal | undefined }
  /** The shop may or may not have opened the payment: no response came, or the shop's host failed with this message. */
  | { name: 'unknown'; words?: string | undefined };

/** The status of a payment; UNKNOWN if no response came, NONE if the shopper has no such payment. */
export type StatusResult = PaymentStatus | 'UNKNOWN' | 'NONE';

/** The result of cancelling a payment. UNTOLD: it is not known to be paid, and the shop has no call to end it or to load it. */
export type CancelResult = StatusResult | 'UNTOLD';

/** The result of verifying a proof. With `words` the shop has refused it; `isForged`: it does not believe the proof. */
export interface VerifyResult {
  status: StatusResult;
  isForged: boolean;
  words?: string | undefined;
}

/** The payment calls of a page. None of them rejects: a request without a response resolves to UNKNOWN. */
export interface PaymentApi {
  /** Requests a payment. If the shop refuses, the page shows the current cart. */
  start: (request: PaymentRequest, attemptId: string) => Promise<StartResult>;
  /** Sends the widget's proof to the shop. */
  verify: (orderId: string, proof: PaymentProof) => Promise<VerifyResult>;
  /** Cancels a payment, unless it was paid or may still be. */
  cancel: (orderId: string) => Promise<CancelResult>;
  /** Loads the current state of a payment. */
  readStatus: (orderId: string) => Promise<StatusResult>;
}

interface Operations {
  client: ApolloClient;
  startPayment: ReturnType<typeof useStartPayment>[0];
  verifyPayment: ReturnType<typeof useVerifyPayment>[0];
  cancelPayment: ReturnType<typeof useCancelPayment>[0];
}

/** A payment waits for no change of the cart: the shop checks the total itself. */
const AT_ONCE = { atOnce: true };

/** The shop's payments. The returned object is the same while the component is mounted. */
export function usePaymentApi(): PaymentApi {
  const client = useApolloClient();
  const [startPayment] = useStartPayment(AT_ONCE);
  const [verifyPayment] = useVerifyPayment(AT_ONCE);
  const [cancelPayment] = useCancelPayment(AT_ONCE);
  const [api] = useState(() => createPaymentApi({ client, startPayment, verifyPayment, cancelPayment }));
  return api;
}

function createPaymentApi({ client, startPayment, verifyPayment, cancelPayment }: Operations): PaymentApi {
  const readStatus = async (id: string): Promise<StatusResult> => {
    const sending = client.query({ query: PaymentStatusDocument, variables: { id }, fetchPolicy: 'network-only' });
    const { data } = await settled(sending);
    return data?.me ? (data.me.payment?.status ?? 'NONE') : 'UNKNOWN';
  };
  return {
    async start({ input, cartPromoCode }, attemptId) {
      const outcome = await startPayment({ input: { ...input, attemptId }, promoCode: cartPromoCode });
      if (!outcome?.data) return toRefusal(outcome?.error) ?? toUnknown(outcome?.error);
      const { payment, cart, userErrors } = outcome.data.startPayment;
      if (payment) return { name: 'opened', payment };
      if (!cart) await refetchShopper(client);
      const { fields = {}, words = '' } = toFormErrors(outcome, { fieldAt: formFieldAt }) ?? {};
      const [first] = userErrors;
      const total = first && 'total' in first ? (first.total ?? undefined) : undefined;
      return { name: 'refused', code: first?.code ?? '', words, fields, total };
    },
    async verify(paymentOrderId, proof) {
      const { data } = (await verifyPayment({ input: { paymentOrderId, ...proof } })) ?? {};
      if (!data) return { status: 'UNKNOWN', isForged: false };
      const { payment, userErrors } = data.verifyPayment;
      // A shop that was unreachable has refused nothing.
      if (userErrors.some(({ code }) => code === 'UNAVAILABLE')) return { status: 'UNKNOWN', isForged: false };
      const isForged = userErrors.some(({ code }) => code === 'PAYMENT_FAILED');
      return { status: payment?.status ?? 'NONE', isForged, words: userErrors[0]?.message };
    },
    async cancel(paymentOrderId) {
      const { data } = (await cancelPayment({ input: { paymentOrderId } })) ?? {};
      if (!data) return 'UNKNOWN';
      const { payment, userErrors } = data.cancelPayment;
      if (payment) return payment.status;
      // If a host can't return the result, the state of the payment is loaded.
      const status = await readStatus(paymentOrderId);
      return status === 'PENDING' && userErrors.length === 0 ? 'UNTOLD' : status;
    },
    readStatus,
  };
}

/** Codes of errors after which the shop has certainly opened nothing. */
const NOTHING_OPENED = new Set<unknown>(['RATE_LIMITED', 'BAD_USER_INPUT', 'FORBIDDEN']);

function toRefusal(error: unknown): StartResult | undefined {
  if (!NOTHING_OPENED.has(errorCodeOf(error))) return undefined;
  return { name: 'refused', code: '', words: serverMessageOf(error) ?? '', fields: {} };
}

function toUnknown(error: unknown): StartResult {
  return { name: 'unknown', words: isInHostWords(error) ? serverMessageOf(error) : undefined };
}

const ADDRESSES: Record<string, string> = { shippingAddress: 'shipping', billingAddress: 'billing' };

/** Maps `["input", "shippingAddress", "pinCode"]` to the form's `shipping.pinCode`; empty for a path outside the form. */
export function formFieldAt([, input = '', field]: readonly string[]): string {
  const address = ADDRESSES[input];
  return address && field ? `${address}.${field}` : '';
}
