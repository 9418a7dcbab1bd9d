import { SHOWCASE_SIZE } from '../../schema/vocabulary.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { withEmbedded } from './embedded-product.ts';
import { assertFound } from '../platform/failures.ts';
import { selectsOnly } from '../platform/graphql/selection.ts';
import { parseFirst, parsePage, parseSearch, parseWidth, isDefaultListing, toProductQuery } from './search-input.ts';
import type { ImageNode, ProductNode, VariantNode } from './nodes.ts';
import { pageNode, pathOf } from './nodes.ts';
import { altTextOf } from './image-urls.ts';

const NO_ITEMS = { totalPages: 0, totalItems: 0 };
const imageNode = ({ imageUrls, color, product, embedded, productId }: VariantNode, at: number): ImageNode => ({
  sourceUrl: imageUrls[at] ?? '',
  showsWholePiece: at === 0,
  color,
  productName: (product ?? embedded?.node)?.name,
  productId,
});
const coverOf = ({ variants }: ProductNode) => variants.find(({ inStock }) => inStock) ?? variants[0];

/** The catalogue: categories, products, variants and their pictures. */
export const catalogResolvers = {
  Query: {
    categories: (_, __, { catalog }) => catalog.categories(),
    category: (_, { name }, { catalog }) => catalog.category(name),
    products: (_, { search, ...rest }, { catalog }) => {
      const query = toProductQuery({ search: parseSearch(search, rest.filter), ...rest });
      return query ? catalog.search(query) : pageNode([], parsePage(rest.page), NO_ITEMS);
    },
    product: (_, { id }, { load }) => load.product.load(id),
    variant: (_, { sku }, { load }) => load.variant.load(sku),
  },
  Category: {
    productCount: (category, _, { catalog }) => catalog.productCount(category),
    products: ({ name }, args, { catalog }) => {
      if (isDefaultListing(args)) return catalog.page(name, parsePage(args.page));
      const query = toProductQuery({ category: name, ...args });
      return query ? catalog.search(query) : pageNode([], parsePage(args.page), NO_ITEMS);
    },
    showcase: ({ name }, { first }, { catalog }) => catalog.showcase(name, parseFirst(first ?? SHOWCASE_SIZE)),
  },
  ProductPage: {
    filterCounts: ({ query }, _, { catalog, deadline }, info) =>
      query ? deadline.nullIfLate(catalog.filterCounts(query), info) : [],
  },
  Product: {
    path: ({ category, name, id }) => pathOf({ category: category.name, name, id }),
    cover: (product) => coverOf(product),
    variant: ({ variants }, { sku }) => variants.find((variant) => variant.sku === sku),
  },
  Variant: {
    image: (variant) => imageNode(variant, 0),
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
      // What a shopper has chosen or bought is shown also when the catalogue no longer has it, or cannot tell.
      const loaded = await deadline.nullIfUnavailable(load.product.load(productId), info);
      return loaded ? withEmbedded(loaded, embedded) : embedded.node;
    },
  },
  Image: {
    url: (image, { width }, { imageUrls }) => imageUrls.url(image, parseWidth(width)),
    srcSet: (image, _, { imageUrls }) => imageUrls.srcSet(image),
    alt: ({ productName, ...image }, _, { load }) =>
      productName === undefined
        ? load.product.load(image.productId).then((found) => altTextOf(image, assertFound(found).name))
        : altTextOf(image, productName),
  },
} satisfies Resolvers;
