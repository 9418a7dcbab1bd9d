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
    />
  );
}
