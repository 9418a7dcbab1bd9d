import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useCategoryPageSuspense, type CategoryPageQuery } from '../generated/operations.ts';
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
  const { category = '' } = useParams();
  const page = readPage(useSearchParams()[0]);
  return (
    <div className="page">
      <Suspense key={`${category} ${page}`} fallback={<Waiting category={category} />}>
        <Listing category={category} page={page} />
      </Suspense>
    </div>
  );
}

function Waiting({ category }: { category: string }) {
  return (
    <>
      <Heading name={category} />
      <output className="visually-hidden">Loading</output>
      <SkeletonGrid count={SKELETONS} />
    </>
  );
}

function Listing({ category, page }: { category: string; page: number | null }) {
  const { data, error } = useCategoryPageSuspense({ category, page: page ?? 1 });
  if (!data || (error && !data.category)) return <Failed words="An error occurred" />;
  if (!data.category) return <NotFoundPage words="We could not find this page." />;
  const { totalPages } = data.category.products.pageInfo;
  if (page === null || isPast(page, totalPages)) return <NoSuchPage category={data.category} />;
  return <Page category={data.category} page={page} />;
}

function Page({ category, page }: { category: Category; page: number }) {
  const { name, productCount, products } = category;
  return (
    <>
      <ListingHead
        category={name}
        count={productCount}
        page={page}
        totalPages={products.pageInfo.totalPages}
        first={products.nodes[0]}
      />
      <Heading name={name} count={productCount} />
      {products.nodes.length === 0 ? (
        <Empty words="No products found" to={HOME_PATH} action="Back to the home page" />
      ) : (
        <ProductGrid products={products.nodes} heading="h2" firstView={FIRST_VIEW} />
      )}
      <PageLinks category={name} page={page} totalPages={products.pageInfo.totalPages} />
    </>
  );
}

function NoSuchPage({ category: { name, products } }: { category: Category }) {
  const { plural } = wordsOf(name);
  const { totalPages } = products.pageInfo;
  const hint = `${plural} fill ${counted(Math.max(totalPages, 1), 'page')}. Start again from the first.`;
  return (
    <>
      <ListingHead category={name} count={0} page={1} totalPages={1} missing />
      <Heading name={name} />
      <Empty words="There is no such page" hint={hint} to={categoryPath(name, 1)} action="Go to page 1" />
    </>
  );
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
