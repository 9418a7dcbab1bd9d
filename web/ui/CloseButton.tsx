import styles from './CloseButton.module.css';
import * as uiWords from '../words/ui.ts';

interface CloseButtonProps {
  onClick: () => void;
  /** Its name for screen readers; "Close" if it is omitted. */
  label?: string;
}

/** The cross that closes an overlay, or a note in a page. */
export const CloseButton = ({ onClick, label = uiWords.close }: CloseButtonProps) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
    ×
  </button>
);
