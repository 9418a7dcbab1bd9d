import { isFirst, useAct } from '../../platform/own/ActContext.ts';
import { useHeld } from '../../platform/own/held.ts';
import css from './Heart.module.css';

interface HeartProps {
  sku: string;
  name: string;
  /** Called before the heart turns, for example because its card goes then. */
  onTurn?: (heart: HTMLElement) => void;
}

/** The heart of a piece: full once it is on the wishlist, at once when it is touched. */
export function Heart({ sku, name, onTurn }: HeartProps) {
  const act = useAct();
  const isLiked = useHeld(({ liked }) => liked.has(sku));
  return (
    <button
      type="button"
      className={css.heart}
      aria-label={`Like ${name}`}
      aria-pressed={isLiked}
      onClick={({ currentTarget, detail }) => {
        if (!isFirst(detail)) return;
        onTurn?.(currentTarget);
        void act('like', { sku, isLiked: !isLiked });
      }}
    />
  );
}
