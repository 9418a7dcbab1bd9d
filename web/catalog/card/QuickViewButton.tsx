import { useLocation, useNavigate } from 'react-router-dom';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import css from './QuickViewButton.module.css';

interface QuickViewButtonProps {
  /** The product's id and name. */
  id: string;
  name: string;
  /** The variant to show first; without one, the first variant that is in stock. */
  sku?: string;
}

/**
 * Opens the quick view of a product in a dialog, whose script is fetched then. The open dialog is an entry of the
 * browser's history at the same address: going back closes it and stays on the page.
 */
export function QuickViewButton({ id, name, sku }: QuickViewButtonProps) {
  const { state, ...here } = useLocation();
  const navigate = useNavigate();
  const entry: { quickView?: string } | null = state;
  const quickView = sku ?? id;
  const isOpen = entry?.quickView === quickView;
  const close = () => void navigate(-1);
  const module = useLazyModule(isOpen, () => import('../product/QuickView.tsx'), close);
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label={`Quick view of ${name}`}
        aria-haspopup="dialog"
        onClick={() => void navigate(here, { state: { quickView }, preventScrollReset: true })}
      />
      {module && isOpen && <module.QuickView id={id} name={name} sku={sku} onClose={close} />}
    </>
  );
}
