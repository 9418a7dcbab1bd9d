import type { Serve } from '../../platform/contract.ts';
import type { StaffProducts } from './staff-products.ts';
import type { ProductPictures } from './product-pictures.ts';

/** Products in every state, for staff. */
export function staffProductRoutes(
  serve: Serve,
  { staffProducts, productPictures }: { staffProducts: StaffProducts; productPictures: ProductPictures },
): void {
  serve('getManagedProducts', ({ staff, query: { page = 1, ...filter } }) => staffProducts.list(staff, filter, page));

  serve('getManagedProduct', async ({ staff, params: { productId } }) => ({
    product: await staffProducts.read(staff, productId),
  }));

  serve('editProduct', async ({ staff, params: { productId }, body }) => ({
    product: await staffProducts.edit(staff, productId, body),
  }));

  serve('setProductState', async ({ staff, params: { productId }, body }) => ({
    product: await staffProducts.setState(staff, productId, body),
  }));

  serve('removeProduct', async ({ staff, params: { productId } }) => {
    await staffProducts.remove(staff, productId);
    return { message: 'The product is deleted.' };
  });

  serve('addVariant', async ({ staff, params: { productId }, body }) => ({
    product: await staffProducts.addVariant(staff, productId, body),
  }));

  serve('editVariant', async ({ staff, params: { productId, sku }, body }) => ({
    product: await staffProducts.editVariant(staff, productId, sku, body),
  }));

  serve('setProductPictures', async ({ staff, params: { productId }, body }) => ({
    product: await productPictures.set(staff, productId, body),
  }));

  serve('getStockMovements', async ({ staff, params: { sku } }) => ({
    movements: await staffProducts.listMovements(staff, sku),
  }));
}
