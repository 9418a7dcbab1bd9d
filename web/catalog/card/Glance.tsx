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
      />
      {later && isOpen && <later.QuickView id={id} name={name} sku={sku} onClose={close} />}
    </>
  );
}
