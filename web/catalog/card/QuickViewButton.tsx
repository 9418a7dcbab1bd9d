import { Island } from '../../ui/Island.tsx';
import { useStepDialog } from '../../ui/useDialog.ts';
import * as catalogWords from '../../words/catalog.ts';
import css from './QuickViewButton.module.css';

interface QuickViewButtonProps {
  /** The shop's id of the product, which its page requests too. */
  productId: string;
  name: string;
  /** The variant to show first; without one, the first variant that is in stock. */
  sku?: string | undefined;
  /** The colour to show first if no variant is named. */
  color?: string | null | undefined;
}

/** Opens the quick view of a product in a dialog. The click loads the script. */
export function QuickViewButton({ productId, name, sku, color }: QuickViewButtonProps) {
  const { isOpen, open, close, fail } = useStepDialog(sku ?? productId);
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label={catalogWords.quickViewOf(name)}
        aria-haspopup="dialog"
        onClick={open}
      />
      {isOpen && (
        <Island load={() => import('../product/QuickView.tsx')} onFailed={fail}>
          {({ QuickView }) => <QuickView productId={productId} name={name} first={{ sku, color }} onClose={close} />}
        </Island>
      )}
    </>
  );
}
