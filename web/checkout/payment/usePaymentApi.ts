import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toFormErrors } from '../../apollo/form-errors.ts';
import { refetchShopper } from '../../apollo/refetch-shopper.ts';
import { errorCodeOf, isInHostWords, serverMessageOf, settled } from '../../apollo/user-errors.ts';
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

/** What the shop asks for a cart. */
export interface AskedTotal {
  amount: number;
  display: string;
}

/** What came of starting a payment. */
export type StartResult =
  | { name: 'opened'; payment: OpenedPayment }
  /** The shop opened nothing, and charged nothing. `code` is the gateway's code of the reason, `total` what the shop asks now. */
  | { name: 'refused'; code: string; words: string; fields: FieldErrors; total?: AskedTotal | undefined }
  /** The shop may have opened the payment or not: no answer came, or the shop's host has failed, with these words. */
  | { name: 'unknown'; words?: string | undefined };

/** The status of a payment; UNKNOWN when no answer came, NONE where the shopper has no such payment. */
export type StatusAnswer = PaymentStatus | 'UNKNOWN' | 'NONE';

/** What came of giving a payment up. UNTOLD: it is not known to be paid, and the shop has no call to end it or to look at it. */
export type CancelAnswer = StatusAnswer | 'UNTOLD';

/** What came of verifying a proof. With `words` the shop has refused it; `isForged`: it does not believe the proof. */
export interface VerifyAnswer {
  status: StatusAnswer;
  isForged: boolean;
  words?: string | undefined;
}

/** What a page asks the shop about payments. Nothing here rejects: a request without an answer answers UNKNOWN. */
export interface PaymentApi {
  /** Asks for a payment. When the shop refuses, the page shows the cart as it is now. */
  start: (request: PaymentRequest, attemptId: string) => Promise<StartResult>;
  /** Hands the widget's proof to the shop. */
  verify: (orderId: string, proof: PaymentProof) => Promise<VerifyAnswer>;
  /** Gives a payment up, unless it was paid or may still be. */
  cancel: (orderId: string) => Promise<CancelAnswer>;
  /** Reads how a payment stands now. */
  readStatus: (orderId: string) => Promise<StatusAnswer>;
}

interface Operations {
  client: ApolloClient;
  startPayment: ReturnType<typeof useStartPayment>[0];
  verifyPayment: ReturnType<typeof useVerifyPayment>[0];
  cancelPayment: ReturnType<typeof useCancelPayment>[0];
}

/** No payment waits for a change of the cart: the shop checks the total itself. */
const AT_ONCE = { atOnce: true };

/** The shop's payments. The returned object stays the same for as long as the component is on the page. */
export function usePaymentApi(): PaymentApi {
  const client = useApolloClient();
  const [startPayment] = useStartPayment(AT_ONCE);
  const [verifyPayment] = useVerifyPayment(AT_ONCE);
  const [cancelPayment] = useCancelPayment(AT_ONCE);
  const [api] = useState(() => createPaymentApi({ client, startPayment, verifyPayment, cancelPayment }));
  return api;
}

function createPaymentApi({ client, startPayment, verifyPayment, cancelPayment }: Operations): PaymentApi {
  const readStatus = async (id: string): Promise<StatusAnswer> => {
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
      // Who could not be asked has refused nothing.
      if (userErrors.some(({ code }) => code === 'UNAVAILABLE')) return { status: 'UNKNOWN', isForged: false };
      const isForged = userErrors.some(({ code }) => code === 'PAYMENT_FAILED');
      return { status: payment?.status ?? 'NONE', isForged, words: userErrors[0]?.message };
    },
    async cancel(paymentOrderId) {
      const { data } = (await cancelPayment({ input: { paymentOrderId } })) ?? {};
      if (!data) return 'UNKNOWN';
      const { payment, userErrors } = data.cancelPayment;
      if (payment) return payment.status;
      // A host that can't say what came of it is asked how the payment stands.
      const status = await readStatus(paymentOrderId);
      return status === 'PENDING' && userErrors.length === 0 ? 'UNTOLD' : status;
    },
    readStatus,
  };
}

/** Codes of errors after which the shop has surely opened nothing. */
const NOTHING_OPENED = new Set<unknown>(['RATE_LIMITED', 'BAD_USER_INPUT', 'FORBIDDEN']);

function toRefusal(error: unknown): StartResult | undefined {
  if (!NOTHING_OPENED.has(errorCodeOf(error))) return undefined;
  return { name: 'refused', code: '', words: serverMessageOf(error) ?? '', fields: {} };
}

function toUnknown(error: unknown): StartResult {
  return { name: 'unknown', words: isInHostWords(error) ? serverMessageOf(error) : undefined };
}

const ADDRESSES: Record<string, string> = { shippingAddress: 'shipping', billingAddress: 'billing' };

/** `["input", "shippingAddress", "pinCode"]` is the form's `shipping.pinCode`; empty for what isn't in the form. */
export function formFieldAt([, input = '', field]: readonly string[]): string {
  const address = ADDRESSES[input];
  return address && field ? `${address}.${field}` : '';
}
