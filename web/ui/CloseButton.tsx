import styles from './CloseButton.module.css';
import * as uiWords from '../words/ui.ts';

interface CloseButtonProps {
  onClick: () => void;
  /** Its name for screen readers; "Close" when left out. */
  label?: string;
}

/** The cross that closes what lies over a page, or a note in it. */
export const CloseButton = ({ onClick, label = uiWords.close }: CloseButtonProps) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
    ×
  </button>
);
