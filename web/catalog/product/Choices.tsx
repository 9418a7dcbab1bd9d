import { useFragment } from '@apollo/client/react';
import { StockStatusFragmentDoc } from '../../generated/operations.ts';
import css from './Choices.module.css';
import { Colours } from './Colours.tsx';
import type { VariantRef } from './Gallery.tsx';
import { Quantity } from './Quantity.tsx';
import { StockStatus } from './StockStatus.tsx';

interface ChoicesProps {
  path: string;
  variants: readonly VariantRef[];
  /** The variant on show. */
  variant: VariantRef;
}

/** What there is to choose of a product: the colour, and how many of it while there are any. */
export function Choices({ path, variants, variant: { sku } }: ChoicesProps) {
  const from = { __typename: 'Variant' as const, sku };
  const { data, complete } = useFragment({ fragment: StockStatusFragmentDoc, fragmentName: 'StockStatus', from });
  return (
    <div className={css.choices}>
      <Colours path={path} variants={variants} shown={sku} />
      <StockStatus variant={{ sku }} />
      {complete && data.inStock && <Quantity key={sku} most={data.stock} />}
    </div>
  );
}
