import type { PaymentFailure } from './payment-machine.ts';
import css from '../OrderSummary.module.css';

const FAILED = 'Failed to process payment.';
const UNCHARGED = 'Nothing was charged.';

/** Titles for what the shop may refuse, by the gateway's word. */
const REFUSALS: Record<string, string> = {
  PRICE_CHANGED: 'The total has changed.',
  OUT_OF_STOCK: 'A piece has been sold meanwhile.',
  INSUFFICIENT_STOCK: 'Fewer pieces are left than you want.',
  INVALID_PROMO_CODE: 'The promo code can’t be used.',
};

/** Why the payment didn't come about, and what Pay now does then. */
export function PaymentFailureNotice({ trouble, total }: { trouble: PaymentFailure; total: string }) {
  const [title, words] = wordsOf(trouble, total);
  return (
    <div className={css.trouble} role="alert" ref={bringIntoSight}>
      <p className={css.title}>{title}</p>
      <p>{words}</p>
    </div>
  );
}

/** It stands below a long form, of which the window may show the top: after a reload for one. */
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const WORDS: Record<Exclude<PaymentFailure['why'], 'refused'>, [title: string, words: string]> = {
  unheard: [
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

function wordsOf(trouble: PaymentFailure, total: string): [title: string, words: string] {
  if (trouble.why !== 'refused') return WORDS[trouble.why];
  const title = REFUSALS[trouble.code];
  const next = title === undefined ? '' : `The total is now ${total}: Pay now goes on with it.`;
  // What the shop says of a changed total is the title and the total again.
  const why = trouble.code === 'PRICE_CHANGED' ? '' : trouble.words.replace(UNCHARGED, '').trim();
  return [title ?? FAILED, [why, UNCHARGED, next].filter(Boolean).join(' ')];
}
