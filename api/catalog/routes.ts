import type { components } from '../../schema/generated/rest.ts';
import { storedNames } from '../../schema/fabrics.ts';
import { foldText } from '../../schema/matching.ts';
import { toUtcDateTime } from '../../schema/date-times.ts';
import { CRAFTS } from '../../schema/crafts.ts';
import type { KnownSettings } from '../../schema/settings.ts';
import { CATEGORIES, GOES_WITH } from '../../schema/shop.ts';
import { PAGE_SIZE, SHOWCASE_SIZE, USUAL_PICTURE_WIDTH } from '../../schema/vocabulary.ts';
import type { Serve } from '../platform/contract.ts';
import { refuse } from '../platform/refusals.ts';
import type { CatalogueFeed } from './catalogue-feed.ts';
import { createCategoryCounts } from './category-counts.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { SharePictures } from './pictures/share-pictures.ts';
import type { CatalogRepository } from './repository.ts';
import type { CatalogResponses } from './responses.ts';
import { lowestSellerPaise, highestSellerPaise, shownRupees } from './rules.ts';
import type { ProductFilter, ProductOrder } from './search/conditions-repository.ts';
import type { PriceRange, SearchRepository } from './search/repository.ts';
import { createSearch } from './search/search.ts';
import { suggestSearches } from './search/suggestions.ts';
import type { SuggestionsRepository } from './search/suggestions-repository.ts';
import type { ProductRow } from './tables.ts';
import type { SearchResult } from './search/search.ts';

/** The maximum number of products that `getCatalogue` returns. */
const MAX_PRODUCTS = 2_000;

/** The dependencies of the catalogue's routes. */
export interface CatalogRouteDependencies {
  catalog: CatalogRepository;
  productSearch: SearchRepository;
  suggestions: SuggestionsRepository;
  responses: CatalogResponses;
  pictures: Pictures;
  sharePictures: SharePictures;
  catalogueFeed: CatalogueFeed;
  settings: KnownSettings;
  /** The share of a seller's price that the shop adds to it. */
  commissionRate: number;
}

/** Products, listings, search, categories and variants. */
export function catalogRoutes(serve: Serve, parts: CatalogRouteDependencies): void {
  productRoutes(serve, parts);
  listingRoutes(serve, parts);
  pictureRoutes(serve, parts);
}

function productRoutes(
  serve: Serve,
  { catalog, responses, catalogueFeed, sharePictures, settings }: CatalogRouteDependencies,
): void {
  const countByCategory = createCategoryCounts(catalog);
  serve('followCatalogue', () => catalogueFeed.follow());

  serve('getCatalogue', async () => {
    const [products, counts] = await Promise.all([catalog.listNewest(MAX_PRODUCTS), countByCategory()]);
    return {
      products: products.map(responses.product),
      totalItems: counts.reduce((sum, { count }) => sum + count, 0),
      categoryCounts: Object.fromEntries(counts.map(({ category, count }) => [category, count])),
    };
  });

  serve('getProduct', async ({ params: { productId } }) => {
    const [row] = await catalog.listProducts([productId]);
    return { product: responses.product(row ?? refuse('PRODUCT_NOT_FOUND')) };
  });

  const toProducts = (rows: ProductRow[]) => ({ products: rows.map(responses.product) });
  serve('getProducts', async ({ query }) => toProducts(await catalog.listProducts(query.productId)));

  serve('getGoesWith', async ({ params: { productId }, query: { first = SHOWCASE_SIZE } }) =>
    toProducts(await catalog.listGoingWith(productId, GOES_WITH, first)),
  );

  serve('getVariants', async ({ query }) => {
    const rows = await catalog.listVariants(query.sku);
    return { variants: rows.map(responses.variant) };
  });

  serve('getCrafts', () => ({ crafts: CRAFTS.map(({ slug, name, story }) => ({ slug, name, story: [...story] })) }));

  serve('getCategories', async () => {
    const counts = new Map((await countByCategory()).map(({ category, count }) => [category, count]));
    return {
      categories: settings.current().categories.menu.map(({ name }) => ({
        name,
        productCount: counts.get(name) ?? 0,
        sharePicture: sharePictures.addressOf(name),
      })),
    };
  });
}

/** Returns a function that converts a page of products into the contract's response. */
function toPage({ responses, commissionRate }: Pick<CatalogRouteDependencies, 'responses' | 'commissionRate'>) {
  return ({ products, totalItems, ...counted }: SearchResult): components['schemas']['ProductPage'] => ({
    products: products.map(responses.product),
    totalPages: Math.ceil(totalItems / PAGE_SIZE),
    totalItems,
    ...(counted.counts ? { counts: counted.counts } : {}),
    ...(counted.colorCounts ? { colorCounts: counted.colorCounts } : {}),
    ...(counted.priceRange ? { priceRange: toRupees(counted.priceRange, commissionRate) } : {}),
    ...(counted.craftCounts ? { craftCounts: counted.craftCounts.map(withLabel) } : {}),
  });
}

/** The prices for shoppers. */
const toRupees = ({ lowest, highest }: PriceRange, rate: number) => ({
  lowest: shownRupees(lowest, rate),
  highest: shownRupees(highest, rate),
});

/** The number of a craft's products, with the craft's name. */
const withLabel = <Count extends { value: string }>(counted: Count) => ({
  ...counted,
  label: CRAFTS.find(({ slug }) => slug === counted.value)?.name ?? counted.value,
});

function listingRoutes(serve: Serve, parts: CatalogRouteDependencies): void {
  const { productSearch, suggestions, responses, commissionRate } = parts;
  const search = createSearch(productSearch);
  const pageOf = toPage(parts);
  const listing = async (filter: ProductFilter, sort: ProductOrder['sort'], page = 1) =>
    pageOf(await search.list(filter, { sort }, page));

  serve('getCategoryPage', ({ params }) => {
    const category = parseCategory(params.category) ?? refuse('CATEGORY_NOT_FOUND');
    return listing({ category }, 'catalogue', params.page);
  });

  serve('getProductsByTag', ({ query }) => listing({ tag: query.tag }, 'catalogue', query.page));

  serve('getProductsByPrice', ({ query }) => listing(toPriceFilter(query, commissionRate), 'price_asc', query.page));

  serve('searchProducts', async ({ query }) => {
    const { sort = 'relevance', soldOutLast, page = 1, ...asked } = query;
    const { counts: withCounts = false, colorCounts: withColors, craftCounts: withCrafts, ...others } = asked;
    const { priceRange: withPrices, minPrice, maxPrice, ...criteria } = others;
    const wants = { withCounts, withColors, withCrafts, withPrices };
    const text = foldText(query.text ?? '') || undefined;
    const updatedSince = toUtcDateTime(criteria.updatedSince ?? '');
    const fabric = criteria.fabric?.flatMap(storedNames);
    const filter = {
      ...criteria,
      fabric,
      text,
      updatedSince,
      ...toPriceFilter({ minPrice, maxPrice }, commissionRate),
    };
    return pageOf(await search.find({ filter, order: { sort, soldOutLast }, page, ...wants }));
  });

  serve('getSearchSuggestions', async ({ query: { text = '' } }) => ({
    searches: await suggestSearches(suggestions, text),
  }));

  serve('getShowcases', async ({ query: { first = SHOWCASE_SIZE } }) => {
    const showcases = CATEGORIES.map(async (category) => {
      const products = await productSearch.listLastOfFirstPage(category, first);
      return { category, products: products.map(responses.product) };
    });
    return { showcases: await Promise.all(showcases) };
  });
}

function pictureRoutes(serve: Serve, { pictures, sharePictures }: CatalogRouteDependencies): void {
  serve('getPicture', async ({ params: { picture }, query: { w = USUAL_PICTURE_WIDTH }, headers, address }) => {
    const asked = { width: w, accept: headers.accept, client: address };
    const { type, body } = (await pictures.serve(picture, asked)) ?? refuse('PICTURE_NOT_FOUND');
    const etag = `"${picture}.${w}.${type.slice(6)}"`;
    return { bytes: body, headers: { ...IMMUTABLE, 'content-type': type, etag } };
  });

  serve('getSharePicture', async ({ params: { picture }, address }) => {
    const bytes = (await sharePictures.serve(picture, address)) ?? refuse('PICTURE_NOT_FOUND');
    const { vary: _, ...headers } = IMMUTABLE;
    return { bytes, headers: { ...headers, 'content-type': 'image/jpeg', etag: `"${picture}.share"` } };
  });
}

/** A picture's name changes with its content, so caches may store it permanently. The format depends on Accept. */
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept' };

/** The category's spelling, for a name in any letter case. */
function parseCategory(category: string): string | undefined {
  return CATEGORIES.find((name) => name.toLowerCase() === category.toLowerCase());
}

/** The sellers' prices that the shop shows as these rupees. */
function toPriceFilter(
  { minPrice, maxPrice }: { minPrice?: number; maxPrice?: number },
  commissionRate: number,
): ProductFilter {
  return {
    ...(minPrice === undefined ? {} : { minSellerPaise: lowestSellerPaise(minPrice, commissionRate) }),
    ...(maxPrice === undefined ? {} : { maxSellerPaise: highestSellerPaise(maxPrice, commissionRate) }),
  };
}
