import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageSource } from '../../data/page-source.ts';
import { fetchProduct, type ProductData } from './product-data.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { NoVariants } from './StockStatus.tsx';
import { VariantChooser } from './VariantChooser.tsx';
import { useVariantChoice, wantedPath, type WantedVariant } from './useVariantChoice.ts';
import { QuickViewSummary } from './QuickViewSummary.tsx';
import * as uiWords from '../../words/ui.ts';
import * as catalogWords from '../../words/catalog.ts';
import * as productWords from '../../words/product.ts';
import css from './QuickView.module.css';

interface QuickViewProps {
  /** The shop's id of the product, which its page requests too. */
  productId: string;
  name: string;
  /** The variant or colour to show first; without either, the first variant that is in stock. */
  first: WantedVariant;
  onClose: () => void;
}

/** A product in a dialog: its picture, price and rating, the form that adds it to the cart, and a link to its page. */
export function QuickView({ productId, name, first, onClose }: QuickViewProps) {
  const { product, hasFailed, loadAgain } = useProduct(productId);
  return (
    <Dialog open title={name} variant="wide" onClose={onClose} isStep>
      {hasFailed && <FetchFailed retry={loadAgain} />}
      {!product && !hasFailed && <output className={css.waiting}>{uiWords.oneMoment}</output>}
      {product && <QuickViewContent product={product} first={first} />}
    </Dialog>
  );
}

/** Fetches a product when the dialog opens, and again by `loadAgain`. */
function useProduct(productId: string) {
  const source = usePageSource();
  const [product, setProduct] = useState<ProductData>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => fetchProduct(source, productId).then(setProduct, () => setHasFailed(true));
  const loadFirst = useEffectEvent(() => void load());
  useEffect(() => loadFirst(), []);
  const loadAgain = () => {
    setHasFailed(false);
    void load();
  };
  return { product, hasFailed, loadAgain };
}

interface QuickViewContentProps {
  product: ProductData;
  first: WantedVariant;
}

function QuickViewContent({ product, first }: QuickViewContentProps) {
  const [wanted, setWanted] = useState(first);
  const choice = useVariantChoice(product, wanted);
  const shown = choice?.variant ?? { color: choice?.color.name };
  return (
    <div className={css.product}>
      <QuickViewSummary product={product} image={choice?.images[0]} />
      <div className={css.details}>
        {choice ? <VariantChooser product={product} choice={choice} onChoose={setWanted} /> : <NoVariants />}
        <Link to={wantedPath(product.path, shown)} className={css.link}>
          {productWords.seeAllDetails}
        </Link>
      </div>
    </div>
  );
}

function FetchFailed({ retry }: { retry: () => void }) {
  return (
    <div className={css.failed}>
      <p role="alert">{catalogWords.failedToFetchProduct}</p>
      <button type="button" className="button" onClick={retry}>
        {uiWords.tryAgain}
      </button>
    </div>
  );
}
