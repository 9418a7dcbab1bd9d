import { useLocation, useNavigate } from 'react-router-dom';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import css from './QuickViewButton.module.css';

interface QuickViewButtonProps {
  /** The shop's own id of the product, by which its page asks for it too. */
  productId: string;
  name: string;
  /** The variant to show first; without one, the first variant that is in stock. */
  sku?: string;
}

/**
 * Opens the quick view of a product in a dialog, whose script is fetched then. The open dialog is an entry of the
 * browser's history at the same address: going back closes it and stays on the page.
 */
export function QuickViewButton({ productId, name, sku }: QuickViewButtonProps) {
  const { state, ...here } = useLocation();
  const navigate = useNavigate();
  const entry: { quickView?: string } | null = state;
  const quickView = sku ?? productId;
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
      {module && isOpen && <module.QuickView productId={productId} name={name} sku={sku} onClose={close} />}
    </>
  );
}
