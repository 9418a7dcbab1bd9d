import { setTimeout as pause } from 'node:timers/promises';
import { PAGE_SIZE } from '../../schema/vocabulary.ts';
import { createTestHost, type RequestHandler, type TestHost } from './test-host.ts';
import { countsOf, createSampleCatalogue, type Product, type Review, type SampleCatalogue } from './sample-products.ts';

/**
 * Makes a host with the catalogue and review calls of the specification, and with the oddities of foreign hosts: numbers as
 * strings, null and '' for absent values, unknown fields, and stock as a boolean.
 */
export function createBasicCatalogHost(
  catalogue: SampleCatalogue = createSampleCatalogue(),
  delayMs = 0,
): Promise<TestHost> {
  return createTestHost(basicResponses(catalogue, delayMs));
}

/** The responses of such a host. `pageSize` is the number of products on a page of a category. */
export function basicResponses(catalogue: SampleCatalogue, delayMs = 0, pageSize = PAGE_SIZE): RequestHandler {
  const byId = new Map(catalogue.products.map((product) => [product.productId, product]));
  return async ([first, second, third, fourth, ...rest], { searchParams }) => {
    if (delayMs > 0) await pause(delayMs);
    if (first !== 'product' || rest.length > 0) return undefined;
    if (second === undefined)
      return { products: catalogue.products.map(toInvalidProduct), categoryCounts: toInvalidCounts(catalogue) };
    if (second === 'variant' && third === 'reviews' && fourth !== undefined) {
      return { reviews: (catalogue.reviews.get(fourth) ?? []).map(toInvalidReview), generatedBy: 'v1' };
    }
    if (fourth !== undefined) return undefined;
    if (second === 'getproduct') return listOf(catalogue, third, searchParams);
    if (third !== undefined) return pageOf(catalogue, second, Number(third), pageSize);
    const product = byId.get(second);
    return product && { product: toInvalidProduct(product) };
  };
}

function toInvalidCounts(catalogue: SampleCatalogue): Record<string, unknown> {
  return Object.fromEntries(Object.entries(countsOf(catalogue)).map(([name, count]) => [name, String(count)]));
}

function pageOf(catalogue: SampleCatalogue, category: string, page: number, pageSize: number): unknown {
  const all = catalogue.products.filter((product) => product.category === category);
  return cut(all, page, pageSize);
}

/** The products of a tag or of a range of prices. The products themselves do not contain their tags. */
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

function cut(all: Product[], page: number, pageSize = PAGE_SIZE): unknown {
  if (all.length === 0) return undefined;
  const products = all.slice((page - 1) * pageSize, page * pageSize).map(toInvalidProduct);
  return { products, totalPages: String(Math.ceil(all.length / pageSize)), hasMore: null };
}

function toInvalidProduct(product: Product): unknown {
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
      Object.assign({ internal: {} }, variant, { stock: toInvalidStock(Number(variant.stock)) }),
    ),
  };
}

function toInvalidStock(stock: number): unknown {
  return [['0', false, null, ''][stock % 4], '1', true][stock];
}

function toInvalidReview({ user, rating, ...review }: Review): unknown {
  return { ...review, rating: String(rating), user: { name: user.name ?? '', email: user.email, role: 'shopper' } };
}
