import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useProductPage, type ProductPageQuery } from './product.graphql.generated.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { productPath } from '../../paths.ts';
import { useShop } from '../../shop/useShop.ts';
import { chooseVariant, VariantChooser } from './VariantChooser.tsx';
import { QuickViewSummary } from './QuickViewSummary.tsx';
import css from './QuickView.module.css';

interface QuickViewProps {
  /** The shop's own id of the product, by which its page asks for it too. */
  productId: string;
  name: string;
  /** The variant to show first; without one, the first variant that is in stock. */
  sku?: string;
  /** Called once, however often the shopper closes the dialog. */
  onClose: () => void;
}

/** A product in a dialog: its picture, price and rating, the form that adds it to the cart, and a link to its page. */
export function QuickView({ productId, name, sku, onClose }: QuickViewProps) {
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
      {!product && loading && <output className={css.waiting}>One moment, please.</output>}
      {product && <QuickViewContent product={product} firstSku={sku} />}
    </Dialog>
  );
}

interface QuickViewContentProps {
  product: NonNullable<ProductPageQuery['product']>;
  firstSku: string | undefined;
}

function QuickViewContent({ product, firstSku }: QuickViewContentProps) {
  const [wanted, setWanted] = useState(firstSku ?? null);
  const variant = chooseVariant(product.variants, wanted);
  return (
    <div className={css.product}>
      <QuickViewSummary product={product} variant={variant} />
      <div className={css.details}>
        {variant && (
          <VariantChooser path={product.path} variants={product.variants} variant={variant} onChoose={setWanted} />
        )}
        <Link to={productPath(product.path, variant?.sku)} className={css.link}>
          See all details
        </Link>
      </div>
    </div>
  );
}

function FetchFailed({ retry }: { retry: () => void }) {
  return (
    <div className={css.failed}>
      <p role="alert">Failed to fetch product.</p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
