import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { CategoryPageDocument, type CategoryPageQuery } from '../generated/operations.ts';
import { Breadcrumb } from '../platform/Breadcrumb.tsx';
import { Empty } from '../platform/Empty.tsx';
import { Failed } from '../platform/Failed.tsx';
import { counted } from '../platform/format.ts';
import { categoryPath, HOME_PATH } from '../platform/links.ts';
import { NotFoundPage } from '../platform/shell/NotFoundPage.tsx';
import { ProductGrid, SkeletonGrid } from './card/ProductGrid.tsx';
import css from './CategoryPage.module.css';
import { ListingHead } from './listing/ListingHead.tsx';
import { PageLinks } from './listing/PageLinks.tsx';
import { isPast, readPage } from './listing/pages.ts';
import { wordsOf } from './words.ts';

type Category = NonNullable<CategoryPageQuery['category']>;

const FIRST_VIEW = 4;
const SKELETONS = 15;

/** `/{category}?page={n}`: what the shop has of one kind, 24 pieces to a page. */
export function CategoryPage() {
  const { category: name = '' } = useParams();
  const page = readPage(useSearchParams()[0]);
  const variables = { category: name, page: page ?? 1 };
  // Not by the generated hook, which would put useQuery into the script of every first visit.
  const { data, loading, error } = useQuery(CategoryPageDocument, { variables });
  const category = data?.category;
  if (!category && error) return <Failed words="An error occurred" />;
  if (!category && !loading) return <NotFoundPage words="We could not find this page." />;
  return <Listing name={name} page={page} category={category ?? null} />;
}

interface ListingProps {
  name: string;
  /** null for what can't be a page's number. */
  page: number | null;
  /** null while it is on its way. */
  category: Category | null;
}

/** Title and heading stand from the first moment on, and are the same elements once the pieces are there. */
function Listing({ name, page, category }: ListingProps) {
  const totalPages = category?.products.pageInfo.totalPages ?? 0;
  const missing = page === null || (category !== null && isPast(page, totalPages));
  return (
    <div className={`page ${css.listing}`}>
      <ListingHead
        category={name}
        count={category?.productCount}
        page={missing ? 1 : page}
        totalPages={missing ? 1 : totalPages}
        first={category?.products.nodes[0]}
        missing={missing}
      />
      <Heading name={name} count={missing ? undefined : category?.productCount} />
      {category === null && <Waiting />}
      {category && missing && <NoSuchPage name={name} totalPages={totalPages} />}
      {category && !missing && <Pieces category={category} page={page} />}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <output className="visually-hidden">Loading</output>
      <SkeletonGrid count={SKELETONS} />
    </>
  );
}

function Pieces({ category: { name, products }, page }: { category: Category; page: number }) {
  if (products.nodes.length === 0)
    return <Empty words="No products found" to={HOME_PATH} action="Back to the home page" />;
  return (
    <>
      <ProductGrid products={products.nodes} heading="h2" firstView={FIRST_VIEW} />
      <PageLinks category={name} page={page} totalPages={products.pageInfo.totalPages} />
    </>
  );
}

function NoSuchPage({ name, totalPages }: { name: string; totalPages: number }) {
  const { plural } = wordsOf(name);
  const hint = `${plural} fill ${counted(Math.max(totalPages, 1), 'page')}. Start again from the first.`;
  return <Empty words="There is no such page" hint={hint} to={categoryPath(name, 1)} action="Go to page 1" />;
}

function Heading({ name, count }: { name: string; count?: number }) {
  const { plural, line } = wordsOf(name);
  return (
    <>
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name }]} />
      <header className={css.heading}>
        <h1>{plural}</h1>
        {count !== undefined && <p className={css.count}>{counted(count, 'hand-dyed piece')}</p>}
        <p className={css.line}>{line}</p>
      </header>
    </>
  );
}
