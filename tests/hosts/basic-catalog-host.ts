import { setTimeout as pause } from 'node:timers/promises';
import { PAGE_SIZE } from '../../schema/vocabulary.ts';
import { createTestHost, type RequestHandler, type TestHost } from './test-host.ts';
import { countsOf, createSampleCatalogue, type Product, type Review, type SampleCatalogue } from './sample-products.ts';

/**
 * A host that offers the catalogue and review calls of the specification's section 7 and nothing more, in the odd ways
 * that such hosts have: numbers as strings, null and '' for absent, unknown fields, stock as a truth value.
 */
export function createBasicCatalogHost(
  wares: SampleCatalogue = createSampleCatalogue(),
  delayMs = 0,
): Promise<TestHost> {
  return createTestHost(basicAnswers(wares, delayMs));
}

/** What such a host answers. */
export function basicAnswers(wares: SampleCatalogue, delayMs = 0): RequestHandler {
  const byId = new Map(wares.products.map((product) => [product.productId, product]));
  return async ([first, second, third, fourth, ...rest], { searchParams }) => {
    if (delayMs > 0) await pause(delayMs);
    if (first !== 'product' || rest.length > 0) return undefined;
    if (second === undefined) return { products: wares.products.map(oddProduct), categoryCounts: oddCounts(wares) };
    if (second === 'variant' && third === 'reviews' && fourth !== undefined) {
      return { reviews: (wares.reviews.get(fourth) ?? []).map(oddReview), generatedBy: 'v1' };
    }
    if (fourth !== undefined) return undefined;
    if (second === 'getproduct') return listOf(wares, third, searchParams);
    if (third !== undefined) return pageOf(wares, second, Number(third));
    const product = byId.get(second);
    return product && { product: oddProduct(product) };
  };
}

function oddCounts(wares: SampleCatalogue): Record<string, unknown> {
  return Object.fromEntries(Object.entries(countsOf(wares)).map(([name, count]) => [name, String(count)]));
}

function pageOf(wares: SampleCatalogue, category: string, page: number): unknown {
  const all = wares.products.filter((product) => product.category === category);
  return cut(all, page);
}

/** The products of a tag or of a range of prices; what the products themselves don't tell. */
function listOf({ products }: SampleCatalogue, by: string | undefined, query: URLSearchParams): unknown {
  const page = Number(query.get('page') ?? 1);
  const tag = query.get('tag') ?? '';
  if (by === 'tag') {
    return cut(
      products.filter((one) => [...(one.collections ?? []), ...(one.occasions ?? [])].includes(tag)),
      page,
    );
  }
  const [least, most] = [Number(query.get('minPrice') ?? 0), Number(query.get('maxPrice') ?? Infinity)];
  const within = products.filter(({ showPrice }) => showPrice >= least && showPrice <= most);
  return by === 'price'
    ? cut(
        within.toSorted((a, b) => a.showPrice - b.showPrice),
        page,
      )
    : undefined;
}

function cut(all: Product[], page: number): unknown {
  if (all.length === 0) return undefined;
  const products = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(oddProduct);
  return { products, totalPages: String(Math.ceil(all.length / PAGE_SIZE)), hasMore: null };
}

function oddProduct(product: Product): unknown {
  const { collections, occasions, pattern, description, discount, weight, ...fields } = product;
  void [collections, occasions];
  return {
    ...fields,
    pattern: pattern ?? null,
    description: description ?? '',
    discount: discount === 30 ? discount : undefined,
    weight: String(weight),
    price: String(fields.price),
    blouse: '',
    careGuide: null,
    __v: 3,
    variants: fields.variants.map((variant) =>
      Object.assign({ internal: {} }, variant, { stock: oddStock(Number(variant.stock)) }),
    ),
  };
}

function oddStock(stock: number): unknown {
  return [['0', false, null, ''][stock % 4], '1', true][stock];
}

function oddReview({ user, rating, ...review }: Review): unknown {
  return { ...review, rating: String(rating), user: { name: user.name ?? '', email: user.email, role: 'shopper' } };
}
