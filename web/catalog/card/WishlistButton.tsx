import { isFirstClick } from '../../ui/is-first-click.ts';
import { useToggleWishlist } from '../../wishlist/useToggleWishlist.ts';
import css from './WishlistButton.module.css';

interface WishlistButtonProps {
  sku: string;
  name: string;
  /** Called before the heart turns, for example because its card goes then. */
  onTurn?: (heart: HTMLElement) => void;
}

/** The heart of a piece: full once it is on the wishlist, at once when it is touched. */
export function WishlistButton({ sku, name, onTurn }: WishlistButtonProps) {
  const { isLiked, toggle } = useToggleWishlist(sku);
  return (
    <button
      type="button"
      className={css.heart}
      aria-label={`Like ${name}`}
      aria-pressed={isLiked}
      onClick={({ currentTarget, detail }) => {
        if (!isFirstClick(detail)) return;
        onTurn?.(currentTarget);
        toggle();
      }}
    />
  );
}
