import { rankOf } from '../../schema/matching.ts';
import { PAGE_SIZE } from '../../schema/vocabulary.ts';
import { createTestHost, type RequestHandler, type TestHost } from './test-host.ts';
import { countsOf, createSampleCatalogue, type Product, type Review, type SampleCatalogue } from './sample-products.ts';

/** The additions that this host offers. */
export const CATALOG_ADDITIONS = [
  'categories',
  'products',
  'variants',
  'reviews',
  'recent-reviews',
  'ratings',
  'search',
  'pictures',
];

/** Makes a host with the catalogue calls of the specification and all additions to them: the responses of `api`, without a database. */
export function createRichCatalogHost(
  catalogue: SampleCatalogue = createSampleCatalogue(),
  additions: string[] = CATALOG_ADDITIONS,
): Promise<TestHost> {
  return createTestHost(richResponses(catalogue, additions));
}

/** The responses of such a host. */
export function richResponses(catalogue: SampleCatalogue, additions: string[] = CATALOG_ADDITIONS): RequestHandler {
  return (path, { searchParams }) => {
    const [first = '', ...rest] = path;
    if (first === 'additions') return { additions };
    const addition = first === 'products' && rest.length > 0 ? 'reviewed-products' : first;
    const isOffered = first === 'product' || first === 'readyz' || additions.includes(addition);
    return isOffered ? RESPONSES[first]?.(catalogue, rest, searchParams) : undefined;
  };
}

type Responses = (catalogue: SampleCatalogue, path: string[], query: URLSearchParams) => unknown;
const RESPONSES: Record<string, Responses> = {
  product: (catalogue, [first, second, third]) => {
    if (first === undefined) return { products: catalogue.products, categoryCounts: countsOf(catalogue) };
    if (first === 'variant' && third !== undefined) return { reviews: catalogue.reviews.get(third) ?? [] };
    if (second !== undefined) return inCategory(catalogue, first, Number(second));
    const product = catalogue.products.find(({ productId }) => productId === first);
    return product && { product };
  },
  products: (catalogue, [one], query) => {
    if (one !== undefined) return reviewedProduct(catalogue, one, Number(query.get('reviews')));
    const requested = query.getAll('productId');
    return { products: catalogue.products.filter(({ productId }) => requested.includes(productId)) };
  },
  variants: ({ products }, _, query) => ({
    variants: products.flatMap(({ variants }) => variants).filter(({ sku }) => query.getAll('sku').includes(sku)),
  }),
  categories: (catalogue) => {
    const counts = countsOf(catalogue);
    const names = ['Saree', 'Dupatta', 'Dress', 'Lehanga', 'Kurti'];
    return { categories: names.map((name) => ({ name, productCount: counts[name] ?? 0 })) };
  },
  ratings: (catalogue, _, query) => ({ ratings: query.getAll('productId').flatMap((id) => ratingsOf(catalogue, id)) }),
  reviews: (catalogue, [which], query) =>
    which === 'recent'
      ? { reviews: recentOf(catalogue, query) }
      : { reviews: query.getAll('sku').map((sku) => reviewsOf(catalogue, sku, query)) },
  search: ({ products }, _, query) => {
    const text = query.get('text')?.toLowerCase() ?? '';
    const found = products.filter(
      (product) =>
        product.name.toLowerCase().includes(text) &&
        matches(query.getAll('category'), [product.category]) &&
        matches(query.getAll('fabric'), [product.fabric ?? '']) &&
        matches(query.getAll('collection'), product.collections ?? []) &&
        matches(query.getAll('occasion'), product.occasions ?? []) &&
        product.showPrice >= Number(query.get('minPrice') ?? 0) &&
        product.showPrice <= Number(query.get('maxPrice') ?? Infinity) &&
        (query.get('inStock') !== 'true' || product.variants.some(({ stock }) => Number(stock) > 0)),
    );
    return cut(inOrder(found, query), Number(query.get('page') ?? 1));
  },
  readyz: () => ({ status: 'ok' }),
};

function reviewedProduct(catalogue: SampleCatalogue, id: string, size: number): unknown {
  const product = catalogue.products.find(({ productId }) => productId === id);
  const query = new URLSearchParams({ first: String(size) });
  return product && { product, reviews: product.variants.map(({ sku }) => reviewsOf(catalogue, sku, query)) };
}

function inCategory({ products }: SampleCatalogue, category: string, page: number): unknown {
  return cut(
    products.filter((product) => product.category === category),
    page,
  );
}

function cut(all: Product[], page: number) {
  const products = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { products, totalPages: Math.ceil(all.length / PAGE_SIZE), totalItems: all.length };
}

function matches(wanted: string[], has: string[]): boolean {
  return wanted.length === 0 || wanted.some((word) => has.includes(word));
}

/** The products in the same order as `api` sorts them in SQL. */
function inOrder(found: Product[], query: URLSearchParams): Product[] {
  const text = query.get('text')?.toLowerCase() ?? '';
  const rank = ({ name }: Product) => rankOf(name.toLowerCase(), text) ?? 3;
  switch (query.get('sort') ?? 'relevance') {
    case 'newest':
      return found.toReversed();
    case 'price_asc':
      return found.toSorted((a, b) => a.showPrice - b.showPrice);
    case 'price_desc':
      return found.toReversed().toSorted((a, b) => b.showPrice - a.showPrice);
    case 'rating':
      return found.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
    default:
      return text === '' ? found : found.toSorted((a, b) => rank(a) - rank(b));
  }
}

function ratingsOf(catalogue: SampleCatalogue, productId: string): unknown[] {
  const product = catalogue.products.find((one) => one.productId === productId);
  if (!product) return [];
  const variants = product.variants.map(({ sku }) => ({ sku, reviewCount: catalogue.reviews.get(sku)?.length ?? 0 }));
  const reviewCount = variants.reduce((sum, one) => sum + one.reviewCount, 0);
  return [{ productId, rating: product.rating, reviewCount, variants }];
}

function reviewsOf(catalogue: SampleCatalogue, sku: string, query: URLSearchParams): unknown {
  const all = (catalogue.reviews.get(sku) ?? []).toSorted(newestFirst);
  const isBackward = query.get('backward') === 'true';
  const [createdAt = '', reviewId = ''] = (query.get(isBackward ? 'before' : 'after') ?? '').split(',');
  const isBeside = (one: Review) => newestFirst({ createdAt, reviewId }, one) < 0 !== isBackward;
  const rest = createdAt === '' ? all : all.filter((one) => one.reviewId !== reviewId && isBeside(one));
  const size = Number(query.get('first') ?? 10);
  return { sku, totalCount: all.length, reviews: isBackward ? rest.slice(-size) : rest.slice(0, size) };
}

function recentOf({ reviews }: SampleCatalogue, query: URLSearchParams): unknown[] {
  const all = [...reviews].flatMap(([sku, some]) => some.map((review) => ({ sku, review })));
  const liked = all.filter(({ review }) => review.rating >= Number(query.get('minRating') ?? 4));
  return liked.toSorted((a, b) => newestFirst(a.review, b.review)).slice(0, Number(query.get('first') ?? 9));
}

function newestFirst(a: Pick<Review, 'createdAt' | 'reviewId'>, b: Pick<Review, 'createdAt' | 'reviewId'>): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.reviewId === b.reviewId ? 0 : a.reviewId < b.reviewId ? 1 : -1;
}
