import { counted } from '../../ui/format.ts';
import * as wordsOfDetails from '../../words/review-details.ts';
import * as uiWords from '../../words/ui.ts';
import css from './ReviewDetails.module.css';

interface StarHistogramProps {
  /** The numbers of reviews, the most stars first. */
  counts: readonly { stars: number; count: number }[];
  /** The stars whose reviews are shown; null for all. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

/** A bar for each number of stars. A press shows only the reviews with these stars, a second press shows all again. */
export function StarHistogram({ counts, chosen, onChoose }: StarHistogramProps) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className={css.histogram} aria-label={wordsOfDetails.filterByStars}>
      {counts.map(({ stars, count }) => (
        <button
          key={stars}
          type="button"
          className={css.bar}
          aria-pressed={chosen === stars}
          // A bar without reviews leads nowhere.
          disabled={count === 0 && chosen !== stars}
          onClick={() => onChoose(chosen === stars ? null : stars)}
        >
          <span className="visually-hidden">
            {wordsOfDetails.onlyStars(counted(stars, 'star'), counted(count, uiWords.review))}
          </span>
          <span aria-hidden="true">{`${stars} ★`}</span>
          <progress value={count} max={Math.max(1, all)} aria-hidden="true" />
          <span aria-hidden="true">{count}</span>
        </button>
      ))}
      {chosen !== null && (
        <button type="button" className={css.all} onClick={() => onChoose(null)}>
          {wordsOfDetails.allStars}
        </button>
      )}
    </fieldset>
  );
}
