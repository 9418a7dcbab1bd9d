import { foldText } from '../../schema/matching.ts';
import { PAGE_SIZE } from '../../schema/vocabulary.ts';
import { CATEGORIES } from '../../schema/shop.ts';
import type { components } from '../../schema/generated/rest.ts';
import type { Serve } from '../platform/contract.ts';
import { refuse } from '../platform/refusals.ts';
import type { CatalogAnswers } from './answers.ts';
import { designOf } from './images.ts';
import { pictureName } from './pictures/names.ts';
import type { Pictures } from './pictures/pictures.ts';
import { StudioBusy } from './pictures/studio.ts';
import type { CatalogRepository } from './repository.ts';
import { leastAsked, mostAsked } from './rules.ts';
import type { Order, Wanted } from './search/repository.ts';
import { openSearch } from './search/search.ts';
import type { Found } from './search/search.ts';

/** The most products that `getCatalogue` answers. */
const MOST = 2_000;

/** What the catalogue's routes work with. */
export interface CatalogParts {
  catalog: CatalogRepository;
  answers: CatalogAnswers;
  pictures: Pictures;
  /** The part of a seller's price that the shop adds to it. */
  rate: number;
}

/** Products, listings, search, categories and variants. */
export function catalogRoutes(serve: Serve, parts: CatalogParts): void {
  productRoutes(serve, parts);
  listingRoutes(serve, parts);
  pictureRoutes(serve, parts);
}

function productRoutes(serve: Serve, { catalog, answers }: CatalogParts): void {
  serve('getCatalogue', async () => {
    const [products, counts] = await Promise.all([catalog.newest(MOST), catalog.counts()]);
    return {
      products: products.map(answers.product),
      categoryCounts: Object.fromEntries(counts.map(({ category, count }) => [category, count])),
    };
  });

  serve('getProduct', async ({ params: { productId } }) => {
    const [row] = await catalog.products([productId]);
    return { product: answers.product(row ?? refuse('PRODUCT_NOT_FOUND')) };
  });

  serve('getProducts', async ({ query }) => {
    const rows = await catalog.products(query.productId);
    return { products: rows.map(answers.product) };
  });

  serve('getVariants', async ({ query }) => {
    const rows = await catalog.variants(query.sku);
    return { variants: rows.map(answers.variant) };
  });

  serve('getCategories', async () => {
    const counts = new Map((await catalog.counts()).map(({ category, count }) => [category, count]));
    return { categories: CATEGORIES.map((name) => ({ name, productCount: counts.get(name) ?? 0 })) };
  });
}

function listingRoutes(serve: Serve, { catalog, answers, rate }: CatalogParts): void {
  const pageOf = ({ products, totalItems, counts }: Found): components['schemas']['ProductPage'] => ({
    products: products.map(answers.product),
    totalPages: Math.ceil(totalItems / PAGE_SIZE),
    totalItems,
    ...(counts ? { counts } : {}),
  });
  const listing = async (wanted: Wanted, order: Order, page = 1) => pageOf(await catalog.page(wanted, order, page));

  serve('getCategoryPage', ({ params }) => {
    const category = stored(params.category) ?? refuse('CATEGORY_NOT_FOUND');
    return listing({ category }, 'catalogue', params.page);
  });

  serve('getProductsByTag', ({ query }) => listing({ tag: query.tag }, 'catalogue', query.page));

  serve('getProductsByPrice', ({ query }) => listing(priced(query, rate), 'price_asc', query.page));

  const search = openSearch(catalog);
  serve('searchProducts', async ({ query }) => {
    const { category, inStock, fabric: fabrics, collection: collections, occasion: occasions } = query;
    const text = foldText(query.text ?? '') || undefined;
    const wanted = { text, category, inStock, fabrics, collections, occasions, ...priced(query, rate) };
    const { sort: order = 'relevance', page = 1, counts: withCounts = false } = query;
    return pageOf(await search({ wanted, order, page, withCounts }));
  });
}

function pictureRoutes(serve: Serve, { catalog, pictures }: CatalogParts): void {
  serve('getPicture', async ({ params: { picture }, query: { w = 480 }, headers }) => {
    const [sku = '', view] = picture.split('.');
    const row = (await catalog.variants([sku]))[0] ?? refuse('PICTURE_NOT_FOUND');
    const design = designOf(row, row);
    const side = CLOTH_VIEWS.find((known) => known === view) ?? refuse('PICTURE_NOT_FOUND');
    if (pictureName(design, side) !== picture) refuse('PICTURE_NOT_FOUND');
    const { type, body, isFinal } = await pictures.serve(design, side, w, headers.accept).catch(later);
    const etag = `"${picture}.${isFinal ? w : 'master'}.${type.slice(6)}"`;
    return { bytes: body, headers: { ...(isFinal ? KEPT : PASSING), 'content-type': type, etag } };
  });
}

/** A picture that can't be drawn now is asked for again; any other failure stays one. */
function later(error: unknown): never {
  if (error instanceof StudioBusy) refuse('UNAVAILABLE', { retryAfter: 5 });
  throw error;
}

const CLOTH_VIEWS = ['whole', 'close-up'] as const;
/** A picture's name changes when it does, so whoever has it keeps it for good; by Accept it comes in three formats. */
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept' };
/** A stand-in is for this once: the picture itself comes with the next request. */
const PASSING = { 'cache-control': 'no-cache', vary: 'accept' };

/** The stored spelling of a category that is written in any case of letters. */
function stored(category: string): string | undefined {
  return CATEGORIES.find((name) => name.toLowerCase() === category.toLowerCase());
}

/** Shown prices in rupees as the sellers' prices that are shown so. */
function priced({ minPrice, maxPrice }: { minPrice?: number; maxPrice?: number }, rate: number): Wanted {
  return {
    ...(minPrice === undefined ? {} : { leastAsked: leastAsked(minPrice, rate) }),
    ...(maxPrice === undefined ? {} : { mostAsked: mostAsked(maxPrice, rate) }),
  };
}
