import { isFirstClick } from '../../ui/clicks.ts';
import { useToggleWishlist } from '../../wishlist/useToggleWishlist.ts';
import * as catalogWords from '../../words/catalog.ts';
import css from './WishlistButton.module.css';

interface WishlistButtonProps {
  sku: string;
  name: string;
  /** Whether a click counts, by its event's `detail`. Called before the change, with the button: its card may be removed by the change. */
  isPress?: (detail: number, button: HTMLElement) => boolean;
}

/** The heart on a product: full if the variant is on the wishlist. A click changes it at once. */
export function WishlistButton({ sku, name, isPress = isFirstClick }: WishlistButtonProps) {
  const { isLiked, toggle } = useToggleWishlist(sku);
  return (
    <button
      type="button"
      className={css.heart}
      aria-label={catalogWords.wishlistProduct(name)}
      aria-pressed={isLiked}
      onClick={({ currentTarget, detail }) => {
        if (isPress(detail, currentTarget)) toggle();
      }}
    />
  );
}
