import type { Serve } from '../../platform/contract.ts';
import type { Managing } from './managing.ts';
import type { ProductPictures } from './product-pictures.ts';

/** Products in every state, for staff. */
export function managingRoutes(
  serve: Serve,
  { managing, productPictures }: { managing: Managing; productPictures: ProductPictures },
): void {
  serve('getManagedProducts', ({ staff, query: { page = 1, ...filter } }) => managing.list(staff, filter, page));

  serve('getManagedProduct', async ({ staff, params: { productId } }) => ({
    product: await managing.read(staff, productId),
  }));

  serve('editProduct', async ({ staff, params: { productId }, body }) => ({
    product: await managing.edit(staff, productId, body),
  }));

  serve('setProductState', async ({ staff, params: { productId }, body }) => ({
    product: await managing.setState(staff, productId, body),
  }));

  serve('removeProduct', async ({ staff, params: { productId } }) => {
    await managing.remove(staff, productId);
    return { message: 'The product is deleted.' };
  });

  serve('addVariant', async ({ staff, params: { productId }, body }) => ({
    product: await managing.addVariant(staff, productId, body),
  }));

  serve('editVariant', async ({ staff, params: { productId, sku }, body }) => ({
    product: await managing.editVariant(staff, productId, sku, body),
  }));

  serve('setProductPictures', async ({ staff, params: { productId }, body }) => ({
    product: await productPictures.set(staff, productId, body),
  }));

  serve('getStockMovements', async ({ staff, params: { sku } }) => ({
    movements: await managing.listMovements(staff, sku),
  }));
}
