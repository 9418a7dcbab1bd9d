import * as checkoutWords from '../../words/checkout.ts';
import type { ApolloClient } from '@apollo/client';
import { settled } from '../../shopper/user-errors.ts';
import { checkoutPath, paymentSuccessPath } from '../../paths.ts';
import { shopperOf } from '../../session/access-token.ts';
import { session } from '../../session/session.ts';
import { preloadToasts } from '../../ui/toast.ts';
import { PaymentStatusDocument } from '../checkout.graphql.generated.ts';
import { forgetOpenPayment, openPaymentOf } from './open-payment.ts';
import { isPaymentOpen, removeAttempt, storedAttempt } from './payment-attempt.ts';

/** Milliseconds that the toast is shown: longer than most, because it has a link, but it must not cover content for long. */
const STAYS = 8000;

/**
 * Checks once the state of the payment that this browser has stored, when the shopper looks at this tab. If it is paid, a toast
 * reports once that the order is placed. Never rejects.
 */
export async function showPlacedOrderToast(client: ApolloClient, shopper: string): Promise<void> {
  await isSeen();
  const orderId = openPaymentOf(shopper);
  if (orderId === undefined || isShownByPage()) return;
  const variables = { id: orderId };
  const asking = client.query({ query: PaymentStatusDocument, variables, fetchPolicy: 'network-only' });
  const { data, error } = await settled(asking);
  const status = data?.me?.payment?.status;
  // The next page checks again.
  if (error !== undefined || !data?.me || status === 'PENDING') return;
  // Meanwhile the tab of the payment may have shown it.
  if (openPaymentOf(shopper) !== orderId) return;
  forgetOpenPayment(orderId);
  if (storedAttempt(shopper)?.orderId === orderId) removeAttempt();
  if (status === 'PAID') await showPlaced(orderId, shopper);
}

/** Whether the page on screen itself loads the state of the payment. */
const isShownByPage = (): boolean =>
  location.pathname === paymentSuccessPath() || (location.pathname === checkoutPath() && isPaymentOpen());

/** Resolves once the tab is in view. */
const isSeen = async (): Promise<void> => {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
};

async function showPlaced(orderId: string, shopper: string): Promise<void> {
  const id = `placed ${orderId}`;
  const link = { to: paymentSuccessPath(orderId), words: checkoutWords.viewOrder };
  const { addToast, removeToast } = await preloadToasts();
  addToast(checkoutWords.orderIsPlaced, { kind: 'success', id, duration: STAYS, link });
  const stop = session.subscribe(() => {
    if (shopperOf(session.token()) === shopper) return;
    removeToast(id);
    stop();
  });
}
