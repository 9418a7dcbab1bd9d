import { useState } from 'react';
import { GoesWithPlace } from '../catalog/suggestions/GoesWithPlace.tsx';

/** The row of products that go with the newest product of a cart. It is chosen when the page opens: later changes move nothing. */
export function GoesWithCart({ products }: { products: readonly string[] }) {
  const [[newest], setProducts] = useState(products);
  if (newest === undefined && products.length > 0) setProducts(products);
  return newest !== undefined && <GoesWithPlace productId={newest} without={products} />;
}
