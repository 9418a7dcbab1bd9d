import * as add from '@graphql-codegen/add';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import * as schemaAst from '@graphql-codegen/schema-ast';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { describeDocument } from './schema/codegen/documents.ts';
import * as hooks from './schema/codegen/hooks.ts';
import * as mutationInputs from './schema/codegen/mutation-inputs.ts';

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
/** Queries that loaders send: the browser needs their ids, not their texts. */
const isOfLoader = (module: string) => module.includes('.loader.graphql.');
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

/** The options that the gateway's types of the schema and of its resolvers share. */
const resolverTypes = {
  scalars,
  useTypeImports: true,
  enumsAsTypes: true,
  avoidOptionals: { field: true },
  maybeValue: 'T | null | undefined',
} as const;

const typedDocuments = {
  ...operations,
  documentMode: 'documentNodeImportFragments',
  unstable_onExecutableDocumentNode: describeDocument,
} as const;

/** The files that codegen's plugins write from the schema: a file, or a module beside each document of a folder. */
interface Output {
  filename: string;
  /** The plugins by a name of ours, in the order of their parts. */
  plugins: Record<string, CodegenPlugin>;
  config: Record<string, unknown>;
  /** The folder whose documents the plugins read: those of the storefront or of the back office. */
  documentsIn?: 'web' | 'office';
  /** `filename` is a folder. Every document of it has a module beside it, if this is true of the module's path. */
  isWritten?: (module: string) => boolean;
}

/** Where the types are that the modules beside documents import, from their folder. */
export const besideDocuments = { baseTypesPath: SCHEMA_TYPES, extension: '.graphql.generated.ts' } as const;

/** Everything that is generated from the schema and the documents. */
export const outputs: readonly Output[] = [
  {
    filename: 'schema/generated/schema.graphql',
    plugins: { schemaAst },
    config: { includeDirectives: true, sort: false },
  },
  {
    filename: 'bff/generated/schema-types.ts',
    plugins: { typescript, mutationInputs },
    config: resolverTypes,
  },
  {
    filename: 'bff/generated/resolvers.ts',
    plugins: { typescriptResolvers, add },
    config: {
      ...resolverTypes,
      content: "import type * as Types from './schema-types.ts';",
      namespacedImportName: 'Types',
      contextType: '../context.ts#Context',
      resolversNonOptionalTypename: false,
      makeResolverTypeCallable: true,
      mappers: {
        UserError: '../graphql/user-errors.ts#UserErrorNode',
        PlainUserError: '../graphql/user-errors.ts#UserErrorNode',
        StockError: '../graphql/user-errors.ts#UserErrorNode',
        PriceChangedError: '../graphql/user-errors.ts#UserErrorNode',
        TryAgainError: '../graphql/user-errors.ts#UserErrorNode',
        PromoCodeCheck: '../promotions/nodes.ts#PromoCodeNode',
        Shop: '../shop.ts#ShopNode',
        Node: '../graphql/ids.ts#TypedNode',
        PageInfo: '../graphql/connections.ts#PageInfoNode',
        Category: '../catalog/nodes.ts#CategoryNode',
        Seller: '../catalog/nodes.ts#SellerNode',
        Product: '../catalog/nodes.ts#ProductNode',
        ProductConnection: '../catalog/nodes.ts#ProductConnectionNode',
        Variant: '../catalog/nodes.ts#VariantNode',
        VariantConnection: '../catalog/nodes.ts#VariantConnectionNode',
        ManagedProduct: '../catalog/staff-products/nodes.ts#ManagedProductNode',
        ProductImport: '../catalog/staff-products/files.ts#ProductImportNode',
        ManagedPicture: '../catalog/staff-products/nodes.ts#ManagedPictureNode',
        ManagedVariant: '../catalog/staff-products/nodes.ts#ManagedVariantNode',
        ManagedProductConnection: '../catalog/staff-products/nodes.ts#ManagedProductConnectionNode',
        StockMovement: '../catalog/staff-products/nodes.ts#StockMovementNode',
        PastPrice: '../catalog/staff-products/nodes.ts#PastPriceNode',
        SettingsSection: '../settings/nodes.ts#SettingsSectionNode',
        SettingsVersion: '../settings/nodes.ts#SettingsVersionNode',
        SettingsContent: '../settings/nodes.ts#SettingsContentNode',
        SettingsHistory: '../settings/nodes.ts#SettingsHistoryNode',
        ProductColor: '../catalog/colors-and-sizes.ts#ProductColorNode',
        PieceService: '../catalog/services.ts#PieceServiceNode',
        Image: '../catalog/nodes.ts#ImageNode',
        ShareImage: '../catalog/image-urls.ts#ShareImageNode',
        Review: '../reviews/nodes.ts#ReviewNode',
        ReviewPicture: '../reviews/nodes.ts#ReviewPictureNode',
        ReviewConnection: '../reviews/nodes.ts#ReviewConnectionNode',
        StaffReview: '../reviews/staff-client.ts#StaffReviewNode',
        StaffReviewConnection: '../reviews/staff-client.ts#StaffReviewConnectionNode',
        Shopper: '../account/nodes.ts#ShopperNode',
        Session: '../account/nodes.ts#SessionNode',
        PersonConnection: '../account/people/client.ts#PersonConnectionNode',
        AuditEntryConnection: '../account/people/client.ts#AuditEntryConnectionNode',
        ListedShopperConnection: '../orders/shopper-records.ts#ListedShopperConnectionNode',
        ShopperRecord: '../orders/shopper-records.ts#ShopperRecordNode',
        SavedAddress: '../account/address-book.ts#SavedAddressNode',
        Cart: '../cart/nodes.ts#CartNode',
        CartItem: '../cart/nodes.ts#CartItemNode',
        CartItemConnection: '../cart/nodes.ts#CartItemConnectionNode',
        CartTotals: '../cart/nodes.ts#CartTotalsNode',
        CartOffer: '../cart/nodes.ts#CartOfferNode',
        PromoTerms: '../promotions/nodes.ts#PromoTermsNode',
        NewsletterDraft: '../newsletter/drafts-client.ts#NewsletterDraftNode',
        NewsletterDraftConnection: '../newsletter/drafts-client.ts#NewsletterDraftConnectionNode',
        NewsletterIssue: '../newsletter/drafts-client.ts#NewsletterIssueNode',
        NewsletterIssueConnection: '../newsletter/drafts-client.ts#NewsletterIssueConnectionNode',
        PromoCode: '../promotions/staff-client.ts#StaffPromoCodeNode',
        PromoCodeConnection: '../promotions/staff-client.ts#PromoCodeConnectionNode',
        SearchSuggestions: '../catalog/search-suggestions.ts#SearchSuggestionsNode',
        FilterCount: '../catalog/filter-counts.ts#FilterCountNode',
        Wishlist: '../wishlist/nodes.ts#WishlistNode',
        WishlistItem: '../wishlist/nodes.ts#WishlistItemNode',
        Notice: '../wishlist/notices.ts#NoticeNode',
        NoticeConnection: '../wishlist/notices.ts#NoticeConnectionNode',
        RequestNoticePayload: '../wishlist/notices.ts#RequestNoticeNode',
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
        Invoice: '../orders/invoice-nodes.ts#InvoiceNode',
        Return: '../orders/return-nodes.ts#ReturnNode',
        Refund: '../orders/return-nodes.ts#RefundNode',
        ReturnPayload: '../orders/returns.ts#ReturnChangeNode',
        ReturnConnection: '../orders/staff-returns.ts#ReturnConnectionNode',
        SaleInvoice: '../orders/sale-invoices.ts#SaleInvoiceNode',
        SaleInvoiceConnection: '../orders/sale-invoices.ts#SaleInvoiceConnectionNode',
        SaleOrder: '../orders/sale-orders.ts#SaleOrderNode',
        TrackedOrder: '../orders/nodes.ts#OrderNode',
        OrderEvent: '../orders/timeline.ts#OrderEventNode',
        PiecesAgain: '../orders/buy-again.ts#PiecesAgainNode',
        UnpaidOrder: '../orders/buy-again.ts#UnpaidOrderNode',
        Payment: '../checkout/nodes.ts#PaymentNode',
        PaymentOrder: '../checkout/nodes.ts#PaymentOrderNode',
        Dashboard: '../reports/client.ts#DashboardNode',
        SellerAccount: '../reports/sellers.ts#SellerAccountNode',
        SellerAccountList: '../reports/sellers.ts#SellerAccountListNode',
        SellerStatement: '../reports/sellers.ts#SellerStatementNode',
        Export: '../reports/exports.ts#ExportNode',
        ExportList: '../reports/exports.ts#ExportListNode',
      },
    },
  },
  ...(['web', 'office'] as const).map((folder) => ({
    filename: `${folder}/${SCHEMA_TYPES}`,
    documentsIn: folder,
    plugins: { typescriptOperations },
    config: { ...operations, generateOperationTypes: false },
  })),
  // Typed documents and hooks.
  {
    filename: 'web/',
    documentsIn: 'web',
    isWritten: (module) => !isOfLoader(module),
    plugins: { typescriptOperations, typedDocumentNode, hooks },
    config: { ...typedDocuments, importSchemaTypesFrom: `web/${SCHEMA_TYPES}` },
  },
  {
    filename: 'web/',
    documentsIn: 'web',
    isWritten: isOfLoader,
    plugins: { typescriptOperations, typedDocumentNode },
    config: { ...typedDocuments, importSchemaTypesFrom: `web/${SCHEMA_TYPES}`, unstable_omitDefinitions: true },
  },
  {
    filename: 'office/',
    documentsIn: 'office',
    isWritten: () => true,
    plugins: { typescriptOperations, typedDocumentNode },
    config: { ...typedDocuments, importSchemaTypesFrom: `office/${SCHEMA_TYPES}` },
  },
];
