import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { HomeSectionFragmentDoc } from './home.graphql.generated.ts';
import { categoryPath } from '../../paths.ts';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { useCategoryWords } from '../useCategoryWords.ts';
import * as catalogWords from '../../words/catalog.ts';
import * as homeWords from '../../words/home.ts';
import css from './HomeSection.module.css';

/** Four products of one category, and a link to all of them. */
export function HomeSection({ category: { name } }: { category: { name: string } }) {
  const from = { __typename: 'Category' as const, name };
  const { data, complete } = useFragment({ fragment: HomeSectionFragmentDoc, fragmentName: 'HomeSection', from });
  const { plural, line } = useCategoryWords()(name);
  if (!complete) return null;
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
      <ProductGrid products={data.showcase} heading="h3" row />
    </section>
  );
}
