import { useEffect } from 'react';
import { CloseButton } from '../ui/CloseButton.tsx';
import { focusHeading, hasNoFocus } from '../ui/focus.ts';
import { dismissToast } from '../ui/toast.ts';
import * as cartWords from '../words/cart.ts';
import * as cartPageWords from '../words/cart-page.ts';
import type { CartLineFragment } from './cart.graphql.generated.ts';
import css from './RemovedNote.module.css';
import { usePictureAddress } from '../ui/usePictureAddress.ts';

interface RemovedNoteProps {
  /** The removed line. */
  variant: Pick<CartLineFragment['variant'], 'sku' | 'image'> & { product: { name: string } };
  /** Whether the cart has the line again. */
  isBack: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/**
 * The last removed line, and a button that restores it. The note remains until the shopper closes it or leaves the page, also
 * after the line was restored: the second click of a double click then hits nothing else.
 */
export function RemovedNote({ variant: { sku, image, product }, isBack, onUndo, onClose }: RemovedNoteProps) {
  const toAddress = usePictureAddress();
  useEffect(() => {
    if (!isBack) return;
    dismissToast(cartWords.removed);
    // The button that had the focus no longer exists.
    if (hasNoFocus()) focusRow(sku);
  }, [isBack, sku]);
  const close = () => {
    focusHeading();
    onClose();
  };
  return (
    <div className={css.note}>
      <img src={toAddress(image.url)} srcSet={toAddress(image.srcSet)} sizes="36px" alt="" width={36} height={48} />
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
