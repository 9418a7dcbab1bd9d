import { useState } from 'react';
import { useLater } from '../../platform/data/later.ts';
import css from './Glance.module.css';

/** The way to look at a piece quickly, in a modal that is fetched then. */
export function Glance({ id, name, sku }: { id: string; name: string; sku?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const later = useLater(isOpen, () => import('../quick/QuickView.tsx'), close);
  return (
    <>
      <button
        type="button"
        className={css.glance}
        aria-label={`Quick view of ${name}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 12q10-13 20 0-10 13-20 0zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z" />
        </svg>
      </button>
      {later && isOpen && <later.QuickView id={id} name={name} sku={sku} onClose={close} />}
    </>
  );
}
