import { throwFailed, throwNotFound } from '../../data/page-errors.ts';
import type { PageSource } from '../../data/page-source.ts';
import { loadShopFacts } from '../../shop/shop-facts.ts';
import * as catalogWords from '../../words/catalog.ts';
import { ProductPageDocument, type ProductPageQuery } from './product.loader.graphql.generated.ts';

/** The data of a product's page. */
export type ProductData = NonNullable<ProductPageQuery['product']>;

/** Fetches a product once for its page and for the quick view. */
export const fetchProduct = (source: PageSource, productId: string): Promise<ProductData> =>
  source.remember(`product ${productId}`, () => queryProduct(source, productId));

async function queryProduct(source: PageSource, productId: string): Promise<ProductData> {
  const { pageSizes } = await loadShopFacts(source);
  const variables = { id: productId, reviews: pageSizes.reviews };
  const { data: page, errors } = await source.query(ProductPageDocument, variables);
  if (page?.product) return page.product;
  if (errors.length > 0) return throwFailed(errors, catalogWords.failedToFetchProduct);
  return throwNotFound(catalogWords.productNotFound);
}
