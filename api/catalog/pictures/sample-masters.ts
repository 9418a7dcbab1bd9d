/** The masters of the sample catalogue. */
import type { ClothView } from '../cloth/design.ts';
import { designOf } from '../images.ts';
import { sampleCatalogue } from '../seed.ts';
import type { DrawRequest } from './drawing-threads.ts';
import { MASTER_WIDTH, masterFile } from './masters.ts';
import { pictureName } from './names.ts';

/** The drawing of each master of the sample catalogue, by its file: two views of every variant with pictures of its own. */
export function sampleMasters(): Map<string, DrawRequest> {
  const views: readonly ClothView[] = ['whole', 'close-up'];
  const { products } = sampleCatalogue();
  const designs = products.flatMap((product) =>
    product.variants.map(({ pictureSku = null, ...variant }) =>
      designOf(product, { ...variant, picture_sku: pictureSku }),
    ),
  );
  const orders = designs.flatMap((design) => views.map((view) => ({ design, view, width: MASTER_WIDTH })));
  return new Map(orders.map((order) => [masterFile(pictureName(order.design, order.view)), order]));
}
