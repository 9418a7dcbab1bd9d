import { type ReactNode, useId } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { ToastContainer } from './ToastContainer.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

/** The appearance and behaviour of a dialog. */
export interface DialogProps {
  open: boolean;
  /** The dialog's heading, which is also its name for screen readers. */
  title: string;
  /** Called when the shopper closes the dialog: by Escape, the cross, a click beside the card, or by going back. */
  onClose: () => void;
  /**
   * `centre` is a card in the middle, and `wide` one with room for two columns; on phones both are a sheet from below.
   * `side` is a panel from the left edge, `top` one from the top, and `full` takes the whole window.
   */
  variant?: 'centre' | 'wide' | 'side' | 'top' | 'full';
  /** Whether the dialog has an entry in the browser's history. Then its opener closes it when that entry is left. */
  isStep?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog. The focus remains inside, and returns to the opener when the dialog closes. Meanwhile the page behind is inert and
 * does not scroll. A closed dialog renders nothing.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, variant = 'centre', isStep = false, children }: Omit<DialogProps, 'open'>) {
  const heading = useId();
  const { dialog, close } = useModal(onClose, isStep);
  return (
    // The dialog element is all backdrop: the shopper sees the card inside.
    <dialog ref={dialog} aria-labelledby={heading} className={styles.dialog} data-variant={variant}>
      <div className={styles.card}>
        <div className={styles.strip} aria-hidden="true" />
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <CloseButton onClick={close} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
      <ToastContainer />
    </dialog>
  );
}
