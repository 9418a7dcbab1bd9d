import { isFirst, useAct } from '../../platform/own/ActContext.ts';
import { useHeld } from '../../platform/own/held.ts';
import css from './Heart.module.css';

/** The heart of a piece: full once it is on the wishlist, at once when it is touched. */
export function Heart({ sku, name }: { sku: string; name: string }) {
  const act = useAct();
  const isLiked = useHeld(({ liked }) => liked.has(sku));
  return (
    <button
      type="button"
      className={css.heart}
      aria-label={`Like ${name}`}
      aria-pressed={isLiked}
      onClick={({ detail }) => isFirst(detail) && void act('like', { sku, isLiked: !isLiked })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20C5 15 3.5 12 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3-1.5 6-8.5 11z" />
      </svg>
    </button>
  );
}
