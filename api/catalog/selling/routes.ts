import type { Serve } from '../../platform/contract.ts';
import type { Selling } from './selling.ts';

/** New products, prices and stock, for staff. */
export function sellingRoutes(serve: Serve, { selling }: { selling: Selling }): void {
  serve('addProduct', async ({ staff, body, audit }) => {
    const product = await selling.add(staff, body);
    audit({ object: product.productId });
    return { product };
  });

  serve('setPrice', async ({ staff, params: { productId }, body }) => ({
    product: await selling.setPrice(staff, productId, body),
  }));

  serve('getPriceHistory', ({ staff, params: { productId } }) => selling.priceHistory(staff, productId));

  serve('getStock', ({ staff, query: { level, search, page = 1 } }) =>
    selling.listStock(staff, { level, search }, page),
  );

  serve('changeStock', async ({ staff, params: { sku }, body }) => ({
    variant: await selling.changeStock(staff, sku, body),
  }));
}
