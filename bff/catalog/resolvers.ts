import { SHOWCASE_SIZE } from '../../schema/vocabulary.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { orMissing } from '../platform/failures.ts';
import { asksOnly } from '../platform/graphql/selection.ts';
import { checkFirst, checkPage, checkSearch, checkWidth, isPlain, queryOf } from './ask.ts';
import type { ImageNode, ProductNode, VariantNode } from './nodes.ts';
import { pageNode, pathOf } from './nodes.ts';
import { altOf } from './pictures.ts';

const NOTHING = { totalPages: 0, totalItems: 0 };
const imageOf = (variant: VariantNode, at: number): ImageNode => ({
  address: variant.addresses[at] ?? '',
  isWhole: at === 0,
  variant,
});
const coverOf = ({ variants }: ProductNode) => variants.find(({ inStock }) => inStock) ?? variants[0];

/** The catalogue: categories, products, variants and their pictures. */
export const catalogResolvers: Resolvers = {
  Query: {
    categories: (_, __, { catalog }) => catalog.categories(),
    category: (_, { name }, { catalog }) => catalog.category(name),
    products: (_, { search, ...rest }, { catalog }) => {
      const query = queryOf({ search: checkSearch(search, rest.filter), ...rest });
      return query ? catalog.search(query) : pageNode([], checkPage(rest.page), NOTHING);
    },
    product: (_, { id }, { load }) => load.product.load(id),
    variant: (_, { sku }, { load }) => load.variant.load(sku),
  },
  Category: {
    productCount: (category, _, { catalog }) => catalog.productCount(category),
    products: ({ name }, asked, { catalog }) => {
      if (isPlain(asked)) return catalog.page(name, checkPage(asked.page));
      const query = queryOf({ category: name, ...asked });
      return query ? catalog.search(query) : pageNode([], checkPage(asked.page), NOTHING);
    },
    showcase: async ({ name }, { first }, { catalog }) => {
      const wanted = checkFirst(first ?? SHOWCASE_SIZE);
      return (await catalog.page(name, 1)).nodes.toReversed().slice(0, wanted);
    },
  },
  ProductPage: {
    filterCounts: ({ asked }, _, { catalog }) => (asked ? catalog.filterCounts(asked) : []),
  },
  Product: {
    path: (product) => pathOf(product),
    cover: (product) => coverOf(product),
    variant: ({ variants }, { sku }) => variants.find((variant) => variant.sku === sku),
  },
  Variant: {
    image: (variant) => imageOf(variant, 0),
    images: async (variant, _, { load }) => {
      const isWhole = variant.told?.hasImages ?? true;
      const whole = isWhole ? variant : ((await load.variant.load(variant.sku)) ?? variant);
      return whole.addresses.map((_, at) => imageOf(whole, at));
    },
    product: async ({ product, told, productId }, _, { load }, info) => {
      if (product) return product;
      if (told && asksOnly(info, told.fields)) return told.node;
      return orMissing(await load.product.load(productId));
    },
  },
  Image: {
    url: (image, { width }, { pictures }) => pictures.url(image, checkWidth(width)),
    srcSet: (image, _, { pictures }) => pictures.srcSet(image),
    alt: (image, _, { load }) => {
      const { told, product = told?.node, productId } = image.variant;
      return product
        ? altOf(image, product)
        : load.product.load(productId).then((found) => altOf(image, orMissing(found)));
    },
  },
};
