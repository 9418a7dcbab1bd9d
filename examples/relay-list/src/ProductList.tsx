import { useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ProductList_category$key } from './__generated__/ProductList_category.graphql';
import type { ProductListPage } from './__generated__/ProductListPage.graphql';
import { ProductCard } from './ProductCard.tsx';

/** The products of a category, eight at a time. Another order refetches the fragment by the category's id. */
export function ProductList({ category }: { category: ProductList_category$key }) {
  const [isPending, startTransition] = useTransition();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ProductListPage,
    ProductList_category$key
  >(
    graphql`
      fragment ProductList_category on Category
      @refetchable(queryName: "ProductListPage")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 8 }
        cursor: { type: "String" }
        sort: { type: "ProductSort", defaultValue: NEWEST }
      ) {
        name
        productCount
        products(first: $count, after: $cursor, sort: $sort) @connection(key: "ProductList_products") {
          edges {
            node {
              id
              ...ProductCard_product
            }
          }
        }
      }
    `,
    category,
  );
  const products = data.products.edges.map(({ node }) => node);
  const sortByPrice = () =>
    startTransition(() => {
      refetch({ sort: 'PRICE_ASC' }, { fetchPolicy: 'network-only' });
    });
  return (
    <main aria-busy={isPending || isLoadingNext}>
      <h1>
        {data.name}: {products.length} of {data.productCount}
      </h1>
      <button onClick={sortByPrice}>Cheapest first</button>
      <ol>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ol>
      {hasNext && (
        <button disabled={isLoadingNext} onClick={() => loadNext(8)}>
          Show more
        </button>
      )}
    </main>
  );
}
