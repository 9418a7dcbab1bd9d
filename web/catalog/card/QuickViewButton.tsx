import { useLocation, useNavigate } from 'react-router-dom';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import * as catalogWords from '../../words/catalog.ts';
import css from './QuickViewButton.module.css';

interface QuickViewButtonProps {
  /** The shop's own id of the product, by which its page asks for it too. */
  productId: string;
  name: string;
  /** The variant to show first; without one, the first variant that is in stock. */
  sku?: string;
  /** The colour to show first where no variant is named. */
  color?: string | null | undefined;
}

/**
 * Whether the quick view of a product is open, and how it opens and closes. The open dialog is an entry of the browser's
 * history at the same address: going back closes it and stays on the page. Its QuickViewButton must be on the page.
 */
export function useQuickView({ productId, sku }: Pick<QuickViewButtonProps, 'productId' | 'sku'>) {
  const { state, ...here } = useLocation();
  const navigate = useNavigate();
  const entry: { quickView?: string } | null = state;
  const quickView = sku ?? productId;
  return {
    isOpen: entry?.quickView === quickView,
    open: () => void navigate(here, { state: { quickView }, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}

/** Opens the quick view of a product in a dialog, whose script is fetched then. */
export function QuickViewButton({ productId, name, sku, color }: QuickViewButtonProps) {
  const { isOpen, open, close } = useQuickView({ productId, sku });
  const module = useLazyModule(isOpen, () => import('../product/QuickView.tsx'), close);
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label={catalogWords.quickViewOf(name)}
        aria-haspopup="dialog"
        onClick={open}
      />
      {module && isOpen && (
        <module.QuickView productId={productId} name={name} first={{ sku, color }} onClose={close} />
      )}
    </>
  );
}
