import * as catalogWords from '../../words/catalog.ts';
import * as productWords from '../../words/product.ts';
import css from './StockStatus.module.css';
import type { VariantChoice } from './useVariantChoice.ts';

/** Up to this stock the page shows the number of remaining pieces. */
const LOW_STOCK = 5;

type Stock = Pick<VariantChoice, 'inStock' | 'stock'>;

/** The stock of the shown variant as text: 'In Stock', 'Only 2 left', 'Out of Stock'. */
export function StockStatus({ inStock, stock }: Stock) {
  return <output className={inStock ? css.inStock : css.outOfStock}>{stockWords({ inStock, stock })}</output>;
}

/** The stock of a product without variants: it can't be bought. */
export const NoVariants = () => <StockStatus inStock={false} stock={null} />;

function stockWords({ inStock, stock }: Stock): string {
  if (!inStock) return catalogWords.outOfStock;
  return stock !== null && stock <= LOW_STOCK ? productWords.onlyLeft(stock) : productWords.inStock;
}
