import { useLocation, useNavigate } from 'react-router-dom';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import css from './QuickViewButton.module.css';

/**
 * The way to look at a piece quickly, in a modal that is fetched then. Looking is a step of the browser's history at the
 * same address: going back ends it and stays on the page.
 */
export function QuickViewButton({ id, name, sku }: { id: string; name: string; sku?: string }) {
  const { state, ...here } = useLocation();
  const navigate = useNavigate();
  const at: { glance?: string } | null = state;
  const glance = sku ?? id;
  const isOpen = at?.glance === glance;
  const close = () => void navigate(-1);
  const later = useLazyModule(isOpen, () => import('../product/QuickView.tsx'), close);
  return (
    <>
      <button
        type="button"
        className={css.glance}
        aria-label={`Quick view of ${name}`}
        aria-haspopup="dialog"
        onClick={() => void navigate(here, { state: { glance }, preventScrollReset: true })}
      />
      {later && isOpen && <later.QuickView id={id} name={name} sku={sku} onClose={close} />}
    </>
  );
}
