import { useQuery } from '@apollo/client/react';
import { Link, useLocation } from 'react-router-dom';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ProductPageDocument, type ProductPageQuery } from '../../generated/operations.ts';
import { Dialog } from '../../platform/Dialog.tsx';
import { productPath } from '../../platform/links.ts';
import { Choices } from '../product/Choices.tsx';
import { chooseVariant } from '../product/variants.ts';
import { Glimpse } from './Glimpse.tsx';
import css from './QuickView.module.css';

interface QuickViewProps {
  /** The product's id and name. */
  id: string;
  name: string;
  /** The variant to show; without it the first that is in stock. */
  sku?: string;
  onClose: () => void;
}

/** A product in a modal: what it looks like, what it costs, and the way into the cart. Going to a page closes it. */
export function QuickView({ id, name, sku, onClose }: QuickViewProps) {
  const { data, loading } = useQuery(ProductPageDocument, { variables: { id } });
  useLeaving(onClose);
  const product = data?.product;
  return (
    <Dialog open title={name} onClose={onClose}>
      {!product && !loading && <p role="alert">Failed to fetch product.</p>}
      {!product && loading && <output className={css.waiting}>One moment, please.</output>}
      {product && <Piece product={product} wanted={sku ?? null} />}
    </Dialog>
  );
}

function Piece({ product, wanted }: { product: NonNullable<ProductPageQuery['product']>; wanted: string | null }) {
  const variant = chooseVariant(product.variants, wanted);
  return (
    <div className={css.piece}>
      <Glimpse product={product} variant={variant} />
      {variant && <Choices path={product.path} variants={product.variants} variant={variant} />}
      <Link to={productPath(product.path, variant?.sku)} className={css.more}>
        See all details
      </Link>
    </div>
  );
}

function useLeaving(onClose: () => void): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (pathname !== opened.current) leave();
  }, [pathname]);
}
