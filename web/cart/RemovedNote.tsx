import { useEffect } from 'react';
import { CloseButton } from '../ui/CloseButton.tsx';
import { focusHeading, hasNoFocus } from '../ui/focus.ts';
import { dismissToast } from '../ui/toast.ts';
import * as cartWords from '../words/cart.ts';
import * as cartPageWords from '../words/cart-page.ts';
import type { CartLineFragment } from './cart.graphql.generated.ts';
import css from './RemovedNote.module.css';

interface RemovedNoteProps {
  /** What was removed. */
  variant: Pick<CartLineFragment['variant'], 'sku' | 'image'> & { product: { name: string } };
  /** Whether the cart has it again. */
  isBack: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/**
 * The line that was removed last, and a button that puts it back. It stays until the shopper closes it or leaves the page, and in
 * its place when the line is back: the second click of a double click meets nothing else.
 */
export function RemovedNote({ variant: { sku, image, product }, isBack, onUndo, onClose }: RemovedNoteProps) {
  useEffect(() => {
    if (!isBack) return;
    dismissToast(cartWords.removed);
    // The button that had the focus is gone.
    if (hasNoFocus()) focusRow(sku);
  }, [isBack, sku]);
  const close = () => {
    focusHeading();
    onClose();
  };
  return (
    <div className={css.note}>
      <img src={image.url} srcSet={image.srcSet ?? undefined} sizes="36px" alt="" width={36} height={48} />
      <p>{isBack ? cartPageWords.backInCart : cartPageWords.removedFromCart}</p>
      {!isBack && (
        <button
          type="button"
          className={`button button-quiet ${css.undo}`}
          aria-label={cartPageWords.undoRemoving(product.name)}
          onClick={onUndo}
        >
          {cartPageWords.undo}
        </button>
      )}
      <CloseButton onClick={close} />
    </div>
  );
}

/** Moves the focus to the row of this line. */
function focusRow(sku: string): void {
  const row = document.getElementById(sku);
  if (!row) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
}
