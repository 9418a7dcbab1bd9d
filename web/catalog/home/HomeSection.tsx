import { Link } from 'react-router-dom';
import { categoryPath } from '../../paths.ts';
import { ProductGrid } from '../card/ProductGrid.tsx';
import type { ProductCardFragment } from '../card/card.graphql.generated.ts';
import { useCategoryWords } from '../../shop/useShop.ts';
import * as catalogWords from '../../words/catalog.ts';
import * as homeWords from '../../words/home.ts';
import css from './HomeSection.module.css';

interface HomeSectionProps {
  /** The category's name. */
  name: string;
  products: readonly ProductCardFragment[];
}

/** Four products of one category, and a link to all of them. */
export function HomeSection({ name, products }: HomeSectionProps) {
  const { plural, line } = useCategoryWords()(name);
  const id = `section-${name}`;
  return (
    <section aria-labelledby={id}>
      <header className={css.heading}>
        <h2 id={id}>{plural}</h2>
        {line && <p className={css.subtitle}>{line}</p>}
        <Link className={css.all} to={categoryPath(name, 1)} aria-label={homeWords.viewAllOf(plural)}>
          {catalogWords.viewAll}
        </Link>
      </header>
      <ProductGrid products={products} heading="h3" row />
    </section>
  );
}
