import { Island } from '../../ui/Island.tsx';
import { AddToCartForm } from './AddToCartForm.tsx';
import css from './VariantChooser.module.css';
import { ColourLinks } from './ColourLinks.tsx';
import type { ProductSummaryFragment } from './product.graphql.generated.ts';
import type { ProductPageQuery } from './product.loader.graphql.generated.ts';
import { ServiceChoices } from './ServiceChoices.tsx';
import { SizeLinks } from './SizeLinks.tsx';
import { StockStatus } from './StockStatus.tsx';
import type { VariantChoice, WantedVariant } from './useVariantChoice.ts';

interface VariantChooserProps {
  product: Pick<NonNullable<ProductPageQuery['product']>, 'path' | 'sizeChart'>;
  choice: VariantChoice;
  /** On a phone, Add Cart is sticky at the window's lower edge with this product's price. */
  stickyProduct?: ProductSummaryFragment;
  /** Called instead of following the link of a colour or a size. */
  onChoose?: (wanted: WantedVariant) => void;
}

/** The colours, sizes and services of a product, the stock of the chosen variant, and the form that adds it to the cart. */
export function VariantChooser({ product: { path, sizeChart }, choice, stickyProduct, onChoose }: VariantChooserProps) {
  const { color, colors, sizes, variant, sizeRequests, inStock, stock, shownSku } = choice;
  return (
    <div className={css.choices} data-split={stickyProduct && true}>
      <ColourLinks path={path} colors={colors} shown={color} onChoose={onChoose} />
      {sizes.length > 0 && (
        <SizeLinks
          path={path}
          sizes={sizes}
          variant={variant}
          sizeRequests={sizeRequests}
          chart={sizeChart}
          onChoose={onChoose}
        />
      )}
      {choice.services.length > 0 && inStock && <ServiceChoices {...choice} />}
      <StockStatus inStock={inStock} stock={stock} />
      {!inStock && (
        <Island load={() => import('./SoldOutNotices.tsx')} onFailed={() => undefined}>
          {({ SoldOutNotices }) => <SoldOutNotices key={shownSku} sku={shownSku} />}
        </Island>
      )}
      <AddToCartForm choice={choice} stickyProduct={stickyProduct} />
    </div>
  );
}
