import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { ID: 'string', DateTime: 'string', URL: 'string', EmailAddress: 'string' };

/** Where what a shopper has put aside is asked for. */
const OWN = ['web/platform/own', 'web/cart', 'web/wishlist'];
/** Where the search is. */
const SEARCH = 'web/catalog/search';
/** Where orders are. */
const ORDERS = 'web/orders';
/** Where they are paid. */
const CHECKOUT = 'web/checkout';
/** Where the newsletter is asked for and left. */
const NEWSLETTER = 'web/newsletter';

/** How the storefront's documents become typed documents and hooks. */
const operations = {
  plugins: ['typescript-operations', 'typed-document-node', './schema/codegen/hooks.ts'],
  config: {
    scalars,
    useTypeImports: true,
    enumsAsTypes: true,
    inlineFragmentTypes: 'mask',
    customDirectives: { apolloUnmask: true },
    dedupeFragments: true,
    skipTypename: false,
  },
};

/** Everything that is generated from the two contracts, besides `schema/generated/rest.ts` (openapi-typescript). */
const config: CodegenConfig = {
  schema: 'schema/graph/*.graphql',
  silent: true,
  generates: {
    'schema/generated/schema.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: false },
    },
    'bff/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        contextType: '../context.ts#Context',
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
        maybeValue: 'T | null | undefined',
        resolversNonOptionalTypename: false,
        makeResolverTypeCallable: true,
        mappers: {
          Category: '../catalog/nodes.ts#CategoryNode',
          Product: '../catalog/nodes.ts#ProductNode',
          ProductPage: '../catalog/nodes.ts#ProductPageNode',
          Variant: '../catalog/nodes.ts#VariantNode',
          Image: '../catalog/nodes.ts#ImageNode',
          Review: '../reviews/nodes.ts#ReviewNode',
          Shopper: '../account/nodes.ts#ShopperNode',
          Cart: '../cart/nodes.ts#CartNode',
          CartItem: '../cart/nodes.ts#CartItemNode',
          CartTotals: '../cart/nodes.ts#CartTotalsNode',
          Wishlist: '../wishlist/nodes.ts#WishlistNode',
          WishlistItem: '../wishlist/nodes.ts#WishlistItemNode',
          OrderItem: '../orders/nodes.ts#OrderItemNode',
          CancelOrderItemPayload: '../orders/nodes.ts#OrderItemChangeNode',
          ReviewOrderItemPayload: '../orders/nodes.ts#OrderItemChangeNode',
          Payment: '../checkout/nodes.ts#PaymentNode',
          PaymentOrder: '../checkout/nodes.ts#PaymentOrderNode',
        },
      },
    },
    'web/generated/operations.ts': {
      documents: [
        'web/**/*.graphql',
        '!web/account/**',
        ...[...OWN, SEARCH, ORDERS, CHECKOUT, NEWSLETTER].map((folder) => `!${folder}/*.graphql`),
      ],
      ...operations,
    },
    // Apart from the others, for no first visit needs them: see `CHUNKS` of vite.config.ts.
    'web/generated/account.ts': { documents: ['web/account/**/*.graphql'], ...operations },
    'web/generated/search.ts': {
      documents: [`${SEARCH}/*.graphql`, 'web/catalog/card/*.graphql'],
      ...operations,
    },
    'web/generated/orders.ts': { documents: [`${ORDERS}/*.graphql`], ...operations },
    'web/generated/newsletter.ts': { documents: [`${NEWSLETTER}/*.graphql`], ...operations },
    'web/generated/checkout.ts': { documents: [`${CHECKOUT}/*.graphql`, 'web/cart/*.graphql'], ...operations },
    'web/generated/own.ts': { documents: OWN.map((folder) => `${folder}/*.graphql`), ...operations },
  },
  ignoreNoDocuments: true,
};

export default config;
