import { Link } from 'react-router-dom';
import { categoryPath } from '../../paths.ts';
import type { ProductCardFragment } from '../card/card.graphql.generated.ts';
import { ProductImage } from './ProductImage.tsx';
import * as catalogWords from '../../words/catalog.ts';
import css from './Collections.module.css';

/** A category with some of its products. */
interface CollectionTile {
  name: string;
  productCount: number;
  showcase: readonly ProductCardFragment[];
}

/** Our Collections: every category with a close-up of one of its products, and its number of products. */
export function Collections({ categories }: { categories: readonly CollectionTile[] }) {
  return (
    <section aria-labelledby="collections">
      <h2 id="collections" className={css.title}>
        {catalogWords.ourCollections}
      </h2>
      <ul className={css.tiles}>
        {categories.map((category) => (
          <Tile key={category.name} {...category} />
        ))}
      </ul>
    </section>
  );
}

function Tile({ name, productCount, showcase }: CollectionTile) {
  const piece = showcase[1] ?? showcase[0];
  return (
    <li className={css.tile}>
      <div className={css.frame}>
        {piece && <ProductImage product={piece} view="close" sizes="(min-width: 1000px) 18vw, 46vw" alt="" />}
      </div>
      <Link className={css.name} to={categoryPath(name)}>
        {name}
      </Link>
      <p className={css.count}>
        {productCount > 0 ? catalogWords.productCount(productCount) : catalogWords.noProductsAvailable}
      </p>
    </li>
  );
}
