import { NEWSLETTER_TRIALS } from './newsletter-trials.ts';
import { PROMO_TRIALS } from './promo-trials.ts';
import { REVIEW_TRIALS } from './review-trials.ts';

/** How the mutations of promo codes, reviews and the newsletter by staff are tried. */
export const MARKETING_TRIALS = { ...NEWSLETTER_TRIALS, ...PROMO_TRIALS, ...REVIEW_TRIALS };
