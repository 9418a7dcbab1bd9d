import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ProductPageDocument, type ProductPageQuery } from './product.graphql.generated.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { productPath } from '../../paths.ts';
import { VariantChooser } from './VariantChooser.tsx';
import { chooseVariant } from './choose-variant.ts';
import { QuickViewSummary } from './QuickViewSummary.tsx';
import css from './QuickView.module.css';

interface QuickViewProps {
  /** The product's id and name. */
  id: string;
  name: string;
  /** The variant to show; without it the first that is in stock. */
  sku?: string;
  onClose: () => void;
}

/** A product in a modal: what it looks like, what it costs, and the way into the cart. It is closed once. */
export function QuickView({ id, name, sku, onClose }: QuickViewProps) {
  const { data, loading, refetch } = useQuery(ProductPageDocument, { variables: { id } });
  const isClosing = useRef(false);
  const close = () => {
    if (!isClosing.current) onClose();
    isClosing.current = true;
  };
  const product = data?.product;
  return (
    <Dialog open title={name} variant="wide" onClose={close} isStep>
      {!product && !loading && <Unfetched retry={() => void refetch()} />}
      {!product && loading && <output className={css.waiting}>One moment, please.</output>}
      {product && <Piece product={product} first={sku} />}
    </Dialog>
  );
}

function Piece({ product, first }: { product: NonNullable<ProductPageQuery['product']>; first: string | undefined }) {
  const [wanted, choose] = useState(first ?? null);
  const variant = chooseVariant(product.variants, wanted);
  return (
    <div className={css.piece}>
      <QuickViewSummary product={product} variant={variant} />
      <div className={css.rest}>
        {variant && (
          <VariantChooser path={product.path} variants={product.variants} variant={variant} choose={choose} />
        )}
        <Link to={productPath(product.path, variant?.sku)} className={css.more}>
          See all details
        </Link>
      </div>
    </div>
  );
}

function Unfetched({ retry }: { retry: () => void }) {
  return (
    <div className={css.failed}>
      <p role="alert">Failed to fetch product.</p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
