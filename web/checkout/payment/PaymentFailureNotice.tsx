import type { PaymentFailure } from './payment-stage.ts';
import css from '../OrderSummary.module.css';

const FAILED = 'Failed to process payment.';
const UNCHARGED = 'Nothing was charged.';

/** Titles of the shop's refusals, by the gateway's code. */
const REFUSALS: Record<string, string> = {
  PRICE_CHANGED: 'The total has changed.',
  OUT_OF_STOCK: 'A piece has been sold meanwhile.',
  INSUFFICIENT_STOCK: 'Fewer pieces are left than you want.',
  INVALID_PROMO_CODE: 'The promo code can’t be used.',
};

/** Why the payment failed, and what Pay now does next. */
export function PaymentFailureNotice({ failure, total }: { failure: PaymentFailure; total: string }) {
  const [title, words] = wordsOf(failure, total);
  return (
    <div className={css.failure} role="alert" ref={scrollIntoView}>
      <p className={css.title}>{title}</p>
      <p>{words}</p>
    </div>
  );
}

/** The notice stands below a long form, of which the window may show the top only. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const WORDS: Record<Exclude<PaymentFailure['reason'], 'refused'>, [title: string, words: string]> = {
  noAnswer: [
    'The shop could not be reached.',
    'Nothing was charged. Pay now asks once more for this same order, never for a second one.',
  ],
  unpaid: [FAILED, 'Nothing was charged, and your cart is as it was. You can try again.'],
  noWidget: [
    FAILED,
    'The payment window could not be opened. Nothing was charged. Please check your connection, then press Pay now again.',
  ],
  otherTab: ['You are paying in another tab.', 'Go on there. If you press Pay now here, this one takes its place.'],
};

function wordsOf(failure: PaymentFailure, total: string): [title: string, words: string] {
  if (failure.reason !== 'refused') return WORDS[failure.reason];
  const title = REFUSALS[failure.code];
  const next = title === undefined ? '' : `The total is now ${total}: Pay now goes on with it.`;
  // The shop's own words for a changed total would say the same again.
  const words = failure.code === 'PRICE_CHANGED' ? '' : failure.words.replace(UNCHARGED, '').trim();
  return [title ?? FAILED, [words, UNCHARGED, next].filter(Boolean).join(' ')];
}
