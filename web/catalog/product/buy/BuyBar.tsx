import { useFragment } from '@apollo/client/react';
import { ProductSummaryFragmentDoc, StockStatusFragmentDoc } from '../../../generated/operations.ts';
import { Price } from '../../card/Price.tsx';
import type { ProductRef } from '../../card/ProductCard.tsx';
import type { VariantRef } from '../Gallery.tsx';
import { AddCart } from './Buy.tsx';
import css from './Buy.module.css';

interface BuyBarProps {
  product: ProductRef;
  variant: VariantRef;
  /** The id of the form that it sends. */
  form: string;
}

/** Price and Add Cart at the foot of a phone, for as long as the product is on screen and in stock. */
export function BuyBar({ product: { id }, variant: { sku }, form }: BuyBarProps) {
  const summary = useFragment({
    fragment: ProductSummaryFragmentDoc,
    fragmentName: 'ProductSummary',
    from: { __typename: 'Product' as const, id },
  });
  const stock = useFragment({
    fragment: StockStatusFragmentDoc,
    fragmentName: 'StockStatus',
    from: { __typename: 'Variant' as const, sku },
  });
  if (!summary.complete || !stock.complete || !stock.data.inStock) return null;
  return (
    <div className={css.bar}>
      <Price {...summary.data} />
      <AddCart form={form} />
    </div>
  );
}
