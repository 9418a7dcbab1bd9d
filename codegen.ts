import type { CodegenConfig } from '@graphql-codegen/cli';
import { describeDocument } from './schema/codegen/documents.ts';

const scalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  URL: 'string',
  EmailAddress: 'string',
  Paise: 'number',
};

/** Where the input types and enums that the storefront's documents name stand once. */
const SCHEMA_TYPES = 'generated/schema-types.ts';
const DOCUMENTS = 'web/**/*.graphql';
const operations = {
  scalars,
  useTypeImports: true,
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  enumsAsTypes: true,
  inlineFragmentTypes: 'mask',
  customDirectives: { apolloUnmask: true },
  dedupeFragments: true,
  skipTypename: false,
} as const;

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
          UserError: '../platform/user-errors.ts#UserErrorNode',
          PlainUserError: '../platform/user-errors.ts#UserErrorNode',
          StockError: '../platform/user-errors.ts#UserErrorNode',
          PriceChangedError: '../platform/user-errors.ts#UserErrorNode',
          TryAgainError: '../platform/user-errors.ts#UserErrorNode',
          PromoCodeCheck: '../promotions/nodes.ts#PromoCodeNode',
          Shop: '../shop.ts#ShopNode',
          Node: '../platform/graphql/nodes.ts#TypedNode',
          PageInfo: '../platform/connections.ts#PageInfoNode',
          Category: '../catalog/nodes.ts#CategoryNode',
          Seller: '../catalog/nodes.ts#SellerNode',
          Product: '../catalog/nodes.ts#ProductNode',
          ProductConnection: '../catalog/nodes.ts#ProductConnectionNode',
          Variant: '../catalog/nodes.ts#VariantNode',
          ProductColor: '../catalog/colors-and-sizes.ts#ProductColorNode',
          PieceService: '../catalog/services.ts#PieceServiceNode',
          Image: '../catalog/nodes.ts#ImageNode',
          Review: '../reviews/nodes.ts#ReviewNode',
          ReviewConnection: '../reviews/nodes.ts#ReviewConnectionNode',
          Shopper: '../account/nodes.ts#ShopperNode',
          Session: '../account/nodes.ts#SessionNode',
          SavedAddress: '../account/address-book.ts#SavedAddressNode',
          Cart: '../cart/nodes.ts#CartNode',
          CartItem: '../cart/nodes.ts#CartItemNode',
          CartItemConnection: '../cart/nodes.ts#CartItemConnectionNode',
          CartTotals: '../cart/nodes.ts#CartTotalsNode',
          Wishlist: '../wishlist/nodes.ts#WishlistNode',
          WishlistItem: '../wishlist/nodes.ts#WishlistItemNode',
          WishlistItemConnection: '../wishlist/nodes.ts#WishlistItemConnectionNode',
          Order: '../orders/nodes.ts#OrderNode',
          OrderConnection: '../orders/nodes.ts#OrderConnectionNode',
          OrderRefund: '../orders/nodes.ts#OrderRefundNode',
          MoneyTrail: '../orders/nodes.ts#MoneyTrailNode',
          OrderItem: '../orders/nodes.ts#OrderItemNode',
          OrderItemConnection: '../orders/nodes.ts#OrderItemConnectionNode',
          AddToCartPayload: '../cart/nodes.ts#CartItemChangeNode',
          SetCartItemQuantityPayload: '../cart/nodes.ts#CartItemChangeNode',
          SetCartItemServicesPayload: '../cart/nodes.ts#CartItemChangeNode',
          AddToWishlistPayload: '../wishlist/nodes.ts#WishlistAdditionNode',
          CancelOrderItemPayload: '../orders/nodes.ts#OrderItemChangeNode',
          ReviewOrderItemPayload: '../orders/nodes.ts#OrderItemChangeNode',
          Payment: '../checkout/nodes.ts#PaymentNode',
          PaymentOrder: '../checkout/nodes.ts#PaymentOrderNode',
        },
      },
    },
    [`web/${SCHEMA_TYPES}`]: {
      documents: DOCUMENTS,
      plugins: ['typescript-operations'],
      config: { ...operations, generateOperationTypes: false },
    },
    // Typed documents and hooks, in a module beside each document.
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: SCHEMA_TYPES, extension: '.graphql.generated.ts' },
      documents: DOCUMENTS,
      plugins: ['typescript-operations', 'typed-document-node', './schema/codegen/hooks.ts'],
      config: {
        ...operations,
        importSchemaTypesFrom: `web/${SCHEMA_TYPES}`,
        documentMode: 'documentNodeImportFragments',
        unstable_onExecutableDocumentNode: describeDocument,
      },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
