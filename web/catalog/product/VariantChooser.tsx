import type { ProductRef } from '../card/ProductCard.tsx';
import { AddToCartForm } from './AddToCartForm.tsx';
import css from './VariantChooser.module.css';
import { ColourLinks } from './ColourLinks.tsx';
import type { VariantRef } from './Gallery.tsx';
import { StockStatus } from './StockStatus.tsx';

interface ChoicesProps {
  path: string;
  variants: readonly VariantRef[];
  /** The variant on show. */
  variant: VariantRef;
  /** The product itself, where the way into the cart and the price stay at the foot of a phone. */
  stays?: ProductRef;
  /** Chooses a colour in place of going to its page. */
  choose?: (sku: string) => void;
}

/** What there is to choose of a product: the colour, how many of it while there are any, and what to do with it. */
export function VariantChooser({ path, variants, variant: { sku }, stays, choose }: ChoicesProps) {
  return (
    <div className={css.choices}>
      <ColourLinks path={path} variants={variants} shown={sku} choose={choose} />
      <StockStatus variant={{ sku }} />
      <AddToCartForm variant={{ sku }} stays={stays} />
    </div>
  );
}
