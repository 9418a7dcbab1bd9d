import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFormErrors } from '../../shopper/user-errors.ts';
import { refetchShopper, SHOPPER_CHANNEL, THIS_TAB } from '../../shopper/refetch-shopper.ts';
import { orderPlacedPath } from '../../paths.ts';
import { broadcast } from '../../session/cross-tab.ts';
import { joinErrors, SEND_AGAIN, type FieldErrors, type FormErrors } from '../../ui/form/form-errors.ts';
import * as checkoutWords from '../../words/checkout.ts';
import { usePlaceCashOnDeliveryOrder, useSendCashOnDeliveryOtp } from '../checkout.graphql.generated.ts';
import { newAttemptId, type PaymentRequest } from '../payment/payment-attempt.ts';
import type { PaymentFailure } from '../payment/payment-stage.ts';
import { formFieldAt } from '../payment/usePaymentApi.ts';
import { clearBought } from '../payment/usePayment.ts';

/** The cash order of the page. */
export interface CashOrder {
  /** The order that waits for its OTP; undefined for none. */
  waiting: PaymentRequest | undefined;
  /** Whether a request is running; for a placed order until its page is there. */
  isBusy: boolean;
  failure: PaymentFailure | undefined;
  /** Requests an OTP, after which the order waits for it; returns the errors by field of the form. */
  start: (request: PaymentRequest) => Promise<FormErrors>;
  /** Requests another OTP; returns a message if that failed. */
  sendAgain: () => Promise<string | undefined>;
  /** Places the order; returns the error of the OTP, or null once the order is placed or cancelled. */
  confirm: (otp: string) => Promise<FormErrors | null>;
  giveUp: () => void;
}

/** Codes of errors of the OTP: the shopper types it once more. */
const OF_OTP = new Set(['INVALID_OTP', 'EXPIRED']);
const AT_ONCE = { atOnce: true };

/** Cash orders of this shopper; `id` is the one in the cache. A placed order redirects to its page. */
export function useCashOrder(id: string): CashOrder {
  const client = useApolloClient();
  const navigate = useNavigate();
  const sendOtp = useSendOtp();
  const place = usePlaceOrder(client);
  const [waiting, setWaiting] = useState<PaymentRequest>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure>();
  const fail = (code: string, words: string): void => {
    setWaiting(undefined);
    setFailure({ reason: 'refused', code, words });
  };
  return {
    waiting,
    isBusy,
    failure,
    start: async (request) => {
      if (isBusy) return SEND_AGAIN;
      setIsBusy(true);
      setFailure(undefined);
      const refused = await sendOtp(request);
      setIsBusy(false);
      if (refused && hasFields(refused)) return { fields: refused.fields };
      if (refused) fail(refused.code, refused.words);
      else setWaiting(request);
      return SEND_AGAIN;
    },
    sendAgain: async () => (waiting ? (await sendOtp(waiting))?.words : undefined),
    confirm: async (otp): Promise<FormErrors | null> => {
      if (!waiting) return null;
      setIsBusy(true);
      const { orderId, refused } = await place(waiting, otp);
      if (orderId !== undefined) {
        clearBought(client, id);
        broadcast(SHOPPER_CHANNEL, THIS_TAB);
        await navigate(orderPlacedPath(orderId), { replace: true });
        return null;
      }
      setIsBusy(false);
      if (!refused)
        return { fields: {}, words: navigator.onLine ? checkoutWords.orderNotKnown : checkoutWords.offlineOrder };
      if (OF_OTP.has(refused.code)) return { fields: { otp: refused.words } };
      fail(refused.code, refused.words);
      return null;
    },
    giveUp: () => setWaiting(undefined),
  };
}

/** The reason for a refusal; `code` is empty if the shop returns none. */
interface Refusal {
  code: string;
  words: string;
  /** The errors by field of the form. */
  fields?: FieldErrors;
}

/** Whether fields of the form show errors. */
const hasFields = (refused: Refusal): refused is Refusal & { fields: FieldErrors } =>
  Object.keys(refused.fields ?? {}).length > 0;

/** Requests an OTP; returns the reason if it was not sent. */
function useSendOtp(): (request: PaymentRequest) => Promise<Refusal | undefined> {
  const [send] = useSendCashOnDeliveryOtp(AT_ONCE);
  return async ({ input: { expectedTotal, shippingAddress, billingAddress } }) => {
    const { pinCode } = shippingAddress;
    const outcome = await send({ input: { amount: expectedTotal, pinCode, shippingAddress, billingAddress } });
    const errors = outcome && toFormErrors(outcome, { fieldAt: formFieldAt });
    if (!errors) return undefined;
    const code = outcome.data?.sendCashOnDeliveryOtp.userErrors[0]?.code ?? '';
    return { code, words: joinErrors(errors), fields: errors.fields };
  };
}

/** Places an order, or returns the reason for the refusal; neither if no response came. */
function usePlaceOrder(client: ApolloClient) {
  const [place] = usePlaceCashOnDeliveryOrder(AT_ONCE);
  const attempts = useRef(new Map<string, string>());
  return async (request: PaymentRequest, otp: string): Promise<{ orderId?: string; refused?: Refusal }> => {
    const requestKey = JSON.stringify([request.input, request.lines]);
    const attemptId = attempts.current.get(requestKey) ?? newAttemptId();
    attempts.current.set(requestKey, attemptId);
    const input = { ...request.input, attemptId, otp };
    const outcome = await place({ input, promoCode: request.cartPromoCode });
    if (!outcome?.data) return {};
    const { order, cart, userErrors } = outcome.data.placeCashOnDeliveryOrder;
    if (order) return { orderId: order.orderId };
    if (!cart) await refetchShopper(client);
    const errors = toFormErrors(outcome, { fieldAt: formFieldAt });
    return { refused: { code: userErrors[0]?.code ?? '', words: errors ? joinErrors(errors) : '' } };
  };
}
