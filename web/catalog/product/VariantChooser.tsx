import type { ProductRef, VariantRef } from '../entity-refs.ts';
import { AddToCartForm } from './AddToCartForm.tsx';
import css from './VariantChooser.module.css';
import { ColourLinks } from './ColourLinks.tsx';
import { StockStatus } from './StockStatus.tsx';

interface VariantChooserProps {
  path: string;
  variants: readonly VariantRef[];
  /** The variant on show. */
  variant: VariantRef;
  /** On a phone, Add Cart stays at the foot of the window with this product's price. */
  stickyProduct?: ProductRef;
  /** Replaces following a colour's link: called with the sku of the colour. */
  onChoose?: (sku: string) => void;
}

/** The colours of a product, the stock of the one on show, and the form that adds it to the cart. */
export function VariantChooser({ path, variants, variant: { sku }, stickyProduct, onChoose }: VariantChooserProps) {
  return (
    <div className={css.choices}>
      <ColourLinks path={path} variants={variants} shown={sku} onChoose={onChoose} />
      <StockStatus variant={{ sku }} />
      <AddToCartForm variant={{ sku }} stickyProduct={stickyProduct} />
    </div>
  );
}

/**
 * The variant that a page shows: `wanted` where it is a sku of the product's, else the first in stock, else the first.
 * undefined for a product without variants.
 */
export const chooseVariant = <V extends { sku: string; inStock: boolean }>(
  variants: readonly V[],
  wanted: string | null,
): V | undefined =>
  variants.find(({ sku }) => sku === wanted) ?? variants.find(({ inStock }) => inStock) ?? variants[0];
