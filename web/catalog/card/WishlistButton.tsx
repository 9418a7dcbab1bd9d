import { isFirst, useAct } from '../../apollo/ActContext.ts';
import { useHeld } from '../../apollo/cart-badge.ts';
import css from './WishlistButton.module.css';

interface WishlistButtonProps {
  sku: string;
  name: string;
  /** Called before the heart turns, for example because its card goes then. */
  onTurn?: (heart: HTMLElement) => void;
}

/** The heart of a piece: full once it is on the wishlist, at once when it is touched. */
export function WishlistButton({ sku, name, onTurn }: WishlistButtonProps) {
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
