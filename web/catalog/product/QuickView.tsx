import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useProductPage, type ProductPageQuery } from './product.graphql.generated.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useShop } from '../../shop/useShop.ts';
import { NoVariants } from './StockStatus.tsx';
import { VariantChooser } from './VariantChooser.tsx';
import { useVariantChoice, wantedPath, type WantedVariant } from './useVariantChoice.ts';
import { QuickViewSummary } from './QuickViewSummary.tsx';
import * as uiWords from '../../words/ui.ts';
import * as catalogWords from '../../words/catalog.ts';
import * as productWords from '../../words/product.ts';
import css from './QuickView.module.css';

interface QuickViewProps {
  /** The shop's own id of the product, by which its page asks for it too. */
  productId: string;
  name: string;
  /** The variant or colour to show first; without either, the first variant that is in stock. */
  first: WantedVariant;
  /** Called once, however often the shopper closes the dialog. */
  onClose: () => void;
}

/** A product in a dialog: its picture, price and rating, the form that adds it to the cart, and a link to its page. */
export function QuickView({ productId, name, first, onClose }: QuickViewProps) {
  const { pageSizes } = useShop();
  const { data, loading, refetch } = useProductPage({ id: productId, reviews: pageSizes.reviews });
  const isClosing = useRef(false);
  const close = () => {
    if (!isClosing.current) onClose();
    isClosing.current = true;
  };
  const product = data?.product;
  return (
    <Dialog open title={name} variant="wide" onClose={close} isStep>
      {!product && !loading && <FetchFailed retry={() => void refetch()} />}
      {!product && loading && <output className={css.waiting}>{uiWords.oneMoment}</output>}
      {product && <QuickViewContent product={product} first={first} />}
    </Dialog>
  );
}

interface QuickViewContentProps {
  product: NonNullable<ProductPageQuery['product']>;
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
