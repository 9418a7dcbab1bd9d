import type { GraphQLResolveInfo } from 'graphql';
import { swatchOf } from '../../schema/colours.ts';
import { isGtin13, isHsnCode } from '../../schema/product-codes.ts';
import { PAGE_SIZE, SHOWCASE_SIZE } from '../../schema/vocabulary.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { colorsOf, coverOf, matchingVariantOf, sizeChartOf, sizesOf } from './colors-and-sizes.ts';
import { withEmbedded } from './embedded-product.ts';
import { inputOf, labelOf } from './filter-counts.ts';
import { offeredServices } from './services.ts';
import {
  edgesOf,
  isByCursors,
  listInMemory,
  parseWindow,
  sliceConnection,
  type ConnectionArguments,
  type CountItems,
} from '../graphql/connections.ts';
import type { Context } from '../context.ts';
import { assertFound, assertEntries, readArguments, rejectArgument } from '../host/failures.ts';
import { API_LIMITS } from '../graphql/api-limits.ts';
import { globalIdOf, toGlobalId, type NodeReader } from '../graphql/ids.ts';
import { selectsOnly } from '../graphql/selection.ts';
import { OWN_CATEGORIES, type CatalogClient } from './client.ts';
import {
  assertSearch,
  parseFirst,
  parseSuggestedText,
  parsePage,
  parseWidth,
  isDefaultListing,
  toProductQuery,
  type ListingArguments,
} from './search-input.ts';
import type { ImageNode, ProductNode, VariantNode } from './nodes.ts';
import { pageNode, pathOf } from './nodes.ts';
import { altTextOf } from './image-urls.ts';
import type { CraftNode } from './rich-host.ts';
import { named } from './search-suggestions.ts';
import { readSimilarProducts } from './similar-products.ts';
import { sellerLegalOf } from './seller-legal.ts';
import { parseGrams } from './weights.ts';

/** The limits of a product list by cursors. */
const PRODUCT_WINDOW = { usualSize: PAGE_SIZE, maxSize: 100 };
const NO_ITEMS = { totalPages: 0, totalItems: 0 };
const imageNode = (
  { imageUrls, imageTexts, color, product, embedded, productId }: VariantNode,
  at: number,
): ImageNode => ({
  text: imageTexts?.[at],
  sourceUrl: imageUrls[at] ?? '',
  showsWholePiece: at === 0,
  color,
  productName: (product ?? embedded?.node)?.name,
  productId,
});
const findCraft = (crafts: readonly CraftNode[], slug: string) => crafts.find((one) => one.slug === slug) ?? null;
const pathOfNode = ({ category, name, id }: ProductNode) => pathOf({ category: category.name, name, id });

/** The catalogue: categories, products, variants and their pictures. */
export const catalogResolvers = {
  Query: {
    categories: async (_, __, { catalog, deadline }, info) => {
      if (catalog.listsCategories) return catalog.categories();
      // The shop knows its own categories. It shows them even if the host can't count them.
      return (await deadline.nullIfUnavailable(catalog.categories(), info)) ?? [...OWN_CATEGORIES];
    },
    category: (_, { name }, { catalog }) => catalog.category(name),
    products: (_, { ids, search, ...args }, { catalog, load }) =>
      ids
        ? loadProducts(ids, { search, ...args }, load)
        : readProducts(catalog, { ...args, search: search ?? {} }, () => search && assertSearch(search, args.filter)),
    crafts: (_, __, { catalog }) => catalog.crafts(),
    craft: async (_, { slug }, { catalog }) => findCraft(await catalog.crafts(), slug),
    searchSuggestions: (_, { text }) => ({ text: parseSuggestedText(text) }),
    variant: (_, { sku }, { load }) => load.variant.load(sku),
    pinCode: (_, { code }, { delivery }) => delivery.pinCode(code),
    deliveryEstimate: (_, { pinCode, skus }, { delivery }) => {
      assertEntries('skus', skus, 0, API_LIMITS.ids);
      return delivery.estimate(pinCode, skus);
    },
    variants: (_, { skus }, { load }) => {
      assertEntries('skus', skus, 0, API_LIMITS.ids);
      return Promise.all(skus.map((sku) => load.variant.load(sku)));
    },
  },
  Category: {
    id: ({ name }) => toGlobalId('Category', name),
    productCount: (category, _, { catalog }) => catalog.productCount(category),
    products: ({ name }, args, { catalog }) => {
      if (!isByCursors(args) && isDefaultListing(args, catalog.canSearch))
        return catalog.page(name, parsePage(args.page));
      return readProducts(catalog, { ...args, category: name });
    },
    shareImage: ({ sharePicture }, _, { imageUrls }) => imageUrls.shareImageAt(sharePicture),
    showcase: ({ name }, { first }, { catalog }) => catalog.showcase(name, parseFirst(first ?? SHOWCASE_SIZE)),
  },
  PageInfo: {
    totalItems: ({ totalItems, countItems }, _, { deadline }, info) =>
      readTotal(totalItems, countItems, deadline, info),
  },
  FilterCount: {
    label: async (counted, _, { catalog, deadline }, info) => {
      if (counted.label !== undefined) return counted.label;
      if (counted.filter !== 'CRAFT') return labelOf(counted);
      const crafts = (await deadline.nullIfUnavailable(catalog.crafts(), info)) ?? [];
      return findCraft(crafts, counted.value)?.name ?? labelOf(counted);
    },
    input: inputOf,
  },
  SearchSuggestions: {
    searches: ({ text }, _, { catalog, deadline }, info) => deadline.nullIfLate(catalog.suggestSearches(text), info),
    categories: async ({ text }, _, { catalog, deadline }, info) => {
      const all = catalog.listsCategories
        ? await deadline.nullIfUnavailable(catalog.categories(), info)
        : OWN_CATEGORIES;
      return named(text, all ?? OWN_CATEGORIES);
    },
    crafts: async ({ text }, _, { catalog, deadline }, info) =>
      named(text, (await deadline.nullIfLate(catalog.crafts(), info)) ?? []),
  },
  ProductConnection: {
    edges: edgesOf,
    totalCount: ({ totalCount, countItems }, _, { deadline }, info) =>
      readTotal(totalCount, countItems, deadline, info),
    filterCounts: ({ query }, _, { catalog, deadline }, info) =>
      query ? deadline.nullIfLate(catalog.filterCounts(query), info) : [],
    colorCounts: ({ query }, _, { catalog, deadline }, info) =>
      query ? deadline.nullIfLate(catalog.colorCounts(query), info) : [],
    craftCounts: async ({ query }, _, { catalog, deadline }, info) => {
      const counts = query ? await deadline.nullIfLate(catalog.craftCounts(query), info) : [];
      return counts ?? null;
    },
    priceRange: ({ query }, _, { catalog, deadline }, info) =>
      query ? deadline.nullIfLate(catalog.priceRange(query), info) : null,
  },
  Seller: {
    id: globalIdOf('Seller'),
    sellerId: ({ id }) => id,
    legal: async ({ id }, _, { capabilities, readShopSettings }) =>
      capabilities.has('invoices') ? sellerLegalOf((await readShopSettings()).legal, id) : null,
  },
  Product: {
    id: globalIdOf('Product'),
    productId: ({ id }) => id,
    path: (product) => pathOfNode(product),
    url: (product, _, { settings: { publicUrl, trialUrl } }) => {
      const shopUrl = publicUrl ?? trialUrl;
      return shopUrl === undefined ? null : shopUrl + pathOfNode(product);
    },
    hsnCode: ({ hsnCode }) => (hsnCode !== undefined && isHsnCode(hsnCode) ? hsnCode : null),
    craft: async ({ craft }, _, { catalog, deadline }, info) =>
      craft === undefined ? null : findCraft((await deadline.nullIfUnavailable(catalog.crafts(), info)) ?? [], craft),
    weightGrams: ({ weight }) => parseGrams(weight),
    cover: ({ variants }) => coverOf(variants),
    matchingVariant: ({ variants }, { text }) => matchingVariantOf(variants, text),
    colors: ({ variants }) => colorsOf(variants),
    services: ({ category }, _, { hasServices }) => (hasServices ? offeredServices(category.name) : []),
    sizes: ({ variants }) => sizesOf(variants),
    sizeChart: ({ category, variants }) => sizeChartOf(category.name, variants),
    variant: ({ variants }, { sku }) => variants.find((variant) => variant.sku === sku),
    similarProducts: (product, { first }, { catalog, deadline }, info) =>
      deadline.nullIfLate(readSimilarProducts(catalog, product, parseFirst(first ?? SHOWCASE_SIZE)), info),
    goesWith: ({ id }, { first }, { catalog, deadline }, info) =>
      deadline.nullIfLate(catalog.goesWith(id, parseFirst(first ?? SHOWCASE_SIZE)), info),
  },
  ProductColor: {
    swatch: ({ name }) => swatchOf(name ?? ''),
    cover: ({ variants }) => coverOf(variants) ?? variants[0],
    inStock: ({ variants }) => variants.some(({ inStock }) => inStock),
  },
  Variant: {
    id: ({ sku }) => toGlobalId('Variant', sku),
    image: (variant) => imageNode(variant, 0),
    shareImage: ({ imageUrls: [first] }, _, { imageUrls }) => imageUrls.shareImage(first),
    gtin: async (variant, _, { load, deadline }, info) => {
      // Carts and wishlists do not contain it.
      const complete = variant.embedded
        ? await deadline.nullIfUnavailable(load.variant.load(variant.sku), info)
        : variant;
      return complete?.gtin !== undefined && isGtin13(complete.gtin) ? complete.gtin : null;
    },
    images: async (variant, _, { load, deadline }, info) => {
      const hasAll = variant.embedded?.hasImages ?? true;
      const loaded = hasAll ? variant : await deadline.nullIfUnavailable(load.variant.load(variant.sku), info);
      const complete = loaded ?? variant;
      return complete.imageUrls.map((_, at) => imageNode(complete, at));
    },
    product: async ({ product, embedded, productId }, _, { load, deadline }, info) => {
      if (product) return product;
      if (!embedded) return assertFound(await load.product.load(productId));
      if (selectsOnly(info, embedded.fields)) return embedded.node;
      // An item of a cart or order is shown even if the catalogue no longer has it or fails now.
      const loaded = await deadline.nullIfUnavailable(load.product.load(productId), info);
      return loaded ? withEmbedded(loaded, embedded) : embedded.node;
    },
  },
  Image: {
    url: (image, { width }, { imageUrls }) => imageUrls.url(image, parseWidth(width)),
    srcSet: (image, _, { imageUrls }) => imageUrls.srcSet(image),
    width: (image, { width }, { imageUrls }) => imageUrls.size(image, parseWidth(width))?.width,
    height: (image, { width }, { imageUrls }) => imageUrls.size(image, parseWidth(width))?.height,
    alt: ({ productName, text, ...image }, _, { load }) => {
      if (text) return text;
      return productName === undefined
        ? load.product.load(image.productId).then((found) => altTextOf(image, assertFound(found).name))
        : altTextOf(image, productName);
    },
  },
} satisfies Resolvers;

/** The `node` readers of the catalogue. */
export const catalogNodeReaders = {
  Category: (name, { catalog }) => catalog.category(name),
  Product: (id, { load }) => load.product.load(id),
  Variant: (sku, { load }) => load.variant.load(sku),
} satisfies Record<string, NodeReader<Context>>;

/** Returns the number of items of a list; null if the host does not send it in time. */
function readTotal(
  total: number | null | undefined,
  countItems: CountItems | undefined,
  deadline: Context['deadline'],
  info: Pick<GraphQLResolveInfo, 'path'>,
) {
  return total ?? (countItems ? deadline.nullIfLate(countItems(), info) : null);
}

/**
 * Returns the products of these ids that exist, in this order, in one part. Throws BAD_USER_INPUT if `ids` is
 * combined with other arguments.
 */
async function loadProducts(ids: readonly string[], others: object, load: Context['load']) {
  readArguments({
    ids: () => assertEntries('ids', ids, 0, API_LIMITS.ids),
    others: () => {
      if (Object.values(others).some((value) => value !== undefined && value !== null))
        rejectArgument('ids', 'cannot be combined with other arguments');
    },
  });
  const products = await Promise.all(ids.map((id) => load.product.load(id)));
  const found = products.filter((product) => product !== null);
  return sliceConnection(listInMemory(found), { size: ids.length, isBackward: false, cursor: undefined });
}

/** Returns part of a listing or search, by a numbered page or by cursors. `assertMore` throws BAD_USER_INPUT for other mistakes. */
function readProducts(catalog: CatalogClient, args: ListingArguments & ConnectionArguments, assertMore?: () => void) {
  const { window, query } = readArguments({
    search: () => assertMore?.(),
    window: () => parseWindow(args, PRODUCT_WINDOW),
    query: () => toProductQuery(args),
  });
  if (!query) return pageNode([], parsePage(args.page), NO_ITEMS);
  return window ? catalog.searchWindow(query, window) : catalog.search(query);
}
