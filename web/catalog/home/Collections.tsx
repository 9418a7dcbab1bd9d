import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { CollectionTileFragmentDoc } from './home.graphql.generated.ts';
import { categoryPath } from '../../paths.ts';
import type { CategoryRef } from '../entity-refs.ts';
import { ProductImage } from './ProductImage.tsx';
import * as catalogWords from '../../words/catalog.ts';
import css from './Collections.module.css';

/** Our Collections: every category with a close-up of one of its products, and how many products it has. */
export function Collections({ categories }: { categories: readonly CategoryRef[] }) {
  return (
    <section aria-labelledby="collections">
      <h2 id="collections" className={css.title}>
        {catalogWords.ourCollections}
      </h2>
      <ul className={css.tiles}>
        {categories.map(({ name }) => (
          <Tile key={name} name={name} />
        ))}
      </ul>
    </section>
  );
}

function Tile({ name }: CategoryRef) {
  const from = { __typename: 'Category' as const, name };
  const { data, complete } = useFragment({ fragment: CollectionTileFragmentDoc, fragmentName: 'CollectionTile', from });
  if (!complete) return null;
  const piece = data.showcase[1] ?? data.showcase[0];
  return (
    <li className={css.tile}>
      <div className={css.frame}>
        {piece && <ProductImage product={piece} view="close" sizes="(min-width: 1000px) 18vw, 46vw" alt="" />}
      </div>
      <Link className={css.name} to={categoryPath(name)}>
        {name}
      </Link>
      <p className={css.count}>
        {data.productCount > 0 ? catalogWords.productCount(data.productCount) : catalogWords.noProductsAvailable}
      </p>
    </li>
  );
}
