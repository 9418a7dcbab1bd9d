import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFormErrors } from '../../apollo/form-errors.ts';
import { refetchShopper, SHOPPER_CHANNEL, THIS_TAB } from '../../apollo/refetch-shopper.ts';
import { orderPlacedPath } from '../../paths.ts';
import { broadcast } from '../../session/broadcast.ts';
import { joinErrors, SEND_AGAIN, type FormErrors } from '../../ui/form/form-errors.ts';
import * as paymentWords from '../../words/payment.ts';
import { usePlaceCashOnDeliveryOrder, useSendCashOnDeliveryOtp } from '../checkout.graphql.generated.ts';
import { newAttemptId, type PaymentRequest } from '../payment/payment-attempt.ts';
import type { PaymentFailure } from '../payment/payment-stage.ts';
import { formFieldAt } from '../payment/usePaymentApi.ts';
import { clearBought } from '../payment/usePayment.ts';

/** An order in cash of the page on screen. */
export interface CashOrder {
  /** The order that waits for its OTP; undefined while there is none. */
  waiting: PaymentRequest | undefined;
  /** Whether the shop is asked for something, and from a placed order on until its page is there. */
  isBusy: boolean;
  failure: PaymentFailure | undefined;
  /** Has an OTP mailed, after which the order waits for it; answers what is wrong at which field of the form. */
  start: (request: PaymentRequest) => Promise<FormErrors>;
  /** Has another OTP mailed; answers words when that failed. */
  sendAgain: () => Promise<string | undefined>;
  /** Places the order; answers what is wrong with the OTP, and null once it is placed or given up. */
  confirm: (otp: string) => Promise<FormErrors | null>;
  giveUp: () => void;
}

/** Codes that concern the OTP: the shopper types it once more. */
const OF_OTP = new Set(['INVALID_OTP', 'EXPIRED']);
const AT_ONCE = { atOnce: true };

/** Orders in cash for this shopper; `id` is the one in the cache. After it is placed the page of the order follows. */
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
        return { fields: {}, words: navigator.onLine ? paymentWords.orderNotKnown : paymentWords.offlineOrder };
      if (OF_OTP.has(refused.code)) return { fields: { otp: refused.words } };
      fail(refused.code, refused.words);
      return null;
    },
    giveUp: () => setWaiting(undefined),
  };
}

/** Why the shop has refused; `code` is empty where it gives none. */
interface Refusal {
  code: string;
  words: string;
}

/** Has an OTP mailed for a request; answers why it was not. */
function useSendOtp(): (request: PaymentRequest) => Promise<Refusal | undefined> {
  const [send] = useSendCashOnDeliveryOtp(AT_ONCE);
  return async ({ input: { expectedTotal, shippingAddress } }) => {
    const outcome = await send({ input: { amount: expectedTotal, pinCode: shippingAddress.pinCode } });
    const errors = outcome && toFormErrors(outcome);
    if (!errors) return undefined;
    const code = outcome.data?.sendCashOnDeliveryOtp.userErrors[0]?.code ?? '';
    return { code, words: joinErrors(errors) };
  };
}

/** Places an order, or says why the shop refused; neither where no answer came. */
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
