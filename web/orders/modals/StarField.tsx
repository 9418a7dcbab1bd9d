import { counted } from '../../ui/format.ts';
import * as ordersWords from '../../words/orders.ts';
import css from './StarField.module.css';

const STARS = [1, 2, 3, 4, 5];

/** One to five stars to choose from; `rating` is 0 while none is chosen. Arrow keys move among them. */
export function StarField({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  return (
    <fieldset className={css.field}>
      <legend>{ordersWords.rating}</legend>
      <div className={css.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={css.star} data-full={stars <= rating || undefined}>
            <input
              type="radio"
              name="rating"
              className="visually-hidden"
              value={stars}
              checked={stars === rating}
              onChange={() => onRate(stars)}
            />
            <span className="visually-hidden">{counted(stars, 'star')}</span>
            <svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
              <path d="m12 2.8 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2L6.1 21l1.2-6.6-4.8-4.6 6.6-.9z" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
