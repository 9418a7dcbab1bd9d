import { graphql, useFragment } from 'react-relay';
import type { ProductCard_product$key } from './__generated__/ProductCard_product.graphql';

/** One product of the list, with the fields of this component. */
export function ProductCard({ product }: { product: ProductCard_product$key }) {
  const { id, name, price } = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        id
        name
        price {
          display
        }
      }
    `,
    product,
  );
  return (
    <li data-id={id}>
      {name}, {price.display}
    </li>
  );
}
