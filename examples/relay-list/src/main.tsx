import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import type { mainQuery } from './__generated__/mainQuery.graphql';
import { createEnvironment } from './environment.ts';
import { ProductList } from './ProductList.tsx';

function Sarees() {
  const { category } = useLazyLoadQuery<mainQuery>(
    graphql`
      query mainQuery($name: String!) {
        category(name: $name) {
          ...ProductList_category
        }
      }
    `,
    { name: 'Saree' },
  );
  return category ? <ProductList category={category} /> : <p>There is no such category.</p>;
}

createRoot(document.getElementById('app')!).render(
  <RelayEnvironmentProvider environment={createEnvironment()}>
    <Suspense fallback={<p>One moment …</p>}>
      <Sarees />
    </Suspense>
  </RelayEnvironmentProvider>,
);
