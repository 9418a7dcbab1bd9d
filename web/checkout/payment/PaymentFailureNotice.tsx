import type { ReactNode } from 'react';
import { joinSentences } from '../../shopper/user-errors.ts';
import { useShop } from '../../shop/useShop.ts';
import type { ProofRefusal } from './payment-attempt.ts';
import type { PaymentFailure } from './payment-stage.ts';
import * as checkoutWords from '../../words/checkout.ts';
import css from '../OrderSummary.module.css';

const FAILED = checkoutWords.failedToProcess;
const UNCHARGED = checkoutWords.nothingWasCharged;

/** Titles of the shop's refusals, by the gateway's code. */
const REFUSALS: Record<string, string> = {
  PRICE_CHANGED: checkoutWords.totalHasChanged,
  OUT_OF_STOCK: checkoutWords.soldOutMeanwhile,
  INSUFFICIENT_STOCK: checkoutWords.fewerLeft,
  CASH_NOT_AVAILABLE: checkoutWords.cashUnavailable,
  EMAIL_NOT_VERIFIED: checkoutWords.confirmEmail,
  INVALID_PROMO_CODE: checkoutWords.promoCodeCannotBeUsed,
};

/** Refusals that do not change the amount to pay. */
const SAME_TOTAL = new Set(['CASH_NOT_AVAILABLE', 'EMAIL_NOT_VERIFIED']);

/** The reason why the payment failed, and the effect of Pay now. */
export function PaymentFailureNotice({ failure, total }: { failure: PaymentFailure; total: string }) {
  if (failure.reason === 'proofRefused') {
    return (
      <Notice title={FAILED}>
        <ProofRefused {...failure} />
      </Notice>
    );
  }
  if (failure.reason === 'unproven') {
    return (
      <Notice title={FAILED}>
        <Unproven />
      </Notice>
    );
  }
  const [title, words] = wordsOf(failure, total);
  return <Notice title={title}>{words}</Notice>;
}

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.failure} role="alert" ref={scrollIntoView}>
    <p className={css.title}>{title}</p>
    <p>{children}</p>
  </div>
);

/** It is unknown whether money was taken: the shopper can check, and reads the contact of the shop. */
function ProofRefused({ words, paymentId }: ProofRefusal) {
  const { email } = useShop().contact;
  return (
    <>
      <span>{joinSentences([words, checkoutWords.paymentNotAccepted])}</span> {checkoutWords.ifMoneyWasTaken}{' '}
      <a href={`mailto:${email}?subject=${encodeURIComponent(checkoutWords.paymentNumber(paymentId))}`}>{email}</a>{' '}
      <span>{checkoutWords.nameThePayment(paymentId)}</span>
    </>
  );
}

/** The same for a payment without a proof: the shop has no number of it. */
function Unproven() {
  const { email } = useShop().contact;
  return (
    <>
      {checkoutWords.noProof} {checkoutWords.ifMoneyWasTaken} <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
}

/** The notice is below a long form, of which the window may show only the top. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const WORDS: Record<
  Exclude<PaymentFailure['reason'], 'refused' | 'noAnswer' | 'proofRefused' | 'unproven'>,
  [title: string, words: string]
> = {
  offline: [FAILED, checkoutWords.offlineTriesAgain],
  unpaid: [FAILED, checkoutWords.cartIsUnchanged],
  noWidget: [FAILED, checkoutWords.noWidget],
  otherTab: [checkoutWords.otherTab, checkoutWords.otherTabHint],
};

function wordsOf(
  failure: Exclude<PaymentFailure, { reason: 'proofRefused' | 'unproven' }>,
  total: string,
): [title: string, words: string] {
  if (failure.reason === 'noAnswer') {
    return [FAILED, joinSentences([failure.words ?? checkoutWords.shopNotReached, checkoutWords.payNowTriesAgain])];
  }
  if (failure.reason !== 'refused') return WORDS[failure.reason];
  const title = REFUSALS[failure.code];
  const next = title === undefined || SAME_TOTAL.has(failure.code) ? '' : checkoutWords.totalIsNow(total);
  // The shop's message about a changed total would repeat the notice.
  const words = failure.code === 'PRICE_CHANGED' ? '' : failure.words.replace(UNCHARGED, '').trim();
  return [title ?? FAILED, joinSentences([words, UNCHARGED, next])];
}
