import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { productsPath } from '../paths.ts';
import { HeldRecord } from '../ui/HeldRecord.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/products.ts';
import { PictureSection } from './PictureSection.tsx';
import { PriceSection } from './PriceSection.tsx';
import css from './ProductPage.module.css';
import { ManagedProductDocument, type ManagedProductDetailFragment } from './products.graphql.generated.ts';
import { StateActions } from './StateActions.tsx';
import { VariantSection } from './VariantSection.tsx';
import { WordsForm } from './WordsForm.tsx';

/** `/products/:id`: a product with its state, words, prices and variants. */
export function ProductPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ManagedProductDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const product = useLastFound(data?.me?.managedProduct, id);
  return (
    <Screen title={product?.name ?? words.products} beside={<Link to={productsPath()}>{words.allProducts}</Link>}>
      {product ? (
        <HeldRecord key={id} latest={product} versionOf={({ version }) => version}>
          {(held) => <Product product={held} reload={() => void refetch()} />}
        </HeldRecord>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : data?.me ? (
        <EmptyNotice words={words.noSuchProduct} hint={words.noSuchProductHint} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

function Product({ product, reload }: { product: ManagedProductDetailFragment; reload: () => void }) {
  return (
    <div className={css.sections}>
      <StateActions product={product} />
      <section aria-label={words.variants}>
        <h2>{words.variants}</h2>
        <VariantSection product={product} reload={reload} />
      </section>
      <section aria-label={words.pictures}>
        <h2>{words.pictures}</h2>
        <PictureSection product={product} />
      </section>
      <section aria-label={words.prices}>
        <h2>{words.prices}</h2>
        <PriceSection product={product} reload={reload} />
      </section>
      <section aria-label={words.words}>
        <h2>{words.words}</h2>
        <WordsForm product={product} />
      </section>
    </div>
  );
}
