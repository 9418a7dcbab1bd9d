import { counted } from './format.ts';
import * as uiWords from '../words/ui.ts';
import css from './Stars.module.css';

const STAR = 'l2.6 5.6 6.1.8-4.5 4.2 1.2 6.1-5.4-3-5.4 3 1.2-6.1-4.5-4.2 6.1-.8z';
const FIVE = [10, 30, 50, 70, 90].map((x) => `M${x} 1.5${STAR}`).join('');

/** Five stars, filled up to `rating` (0 to 5), with a text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <>
      <span className="visually-hidden">{starWords(rating)}</span>
      <svg className={css.stars} viewBox="0 0 100 20" aria-hidden="true">
        <path className={css.empty} d={FIVE} />
        <svg width={rating * 20} height="20">
          <path className={css.full} d={FIVE} />
        </svg>
      </svg>
    </>
  );
}

/** A rating and the number of its reviews as text: '4.3 out of 5 stars, 33 reviews'. */
export function starWords(rating: number, count: number | null = null): string {
  const stars = uiWords.stars(rating.toFixed(1));
  return count === null ? stars : `${stars}, ${counted(count, uiWords.review)}`;
}
