import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserErrorNode } from '../graphql/user-errors.ts';
import type { PromoCodeNode, PromoTermsNode } from '../promotions/nodes.ts';
import type { ShopNode } from '../shop.ts';
import type { TypedNode } from '../graphql/ids.ts';
import type { PageInfoNode } from '../graphql/connections.ts';
import type { CategoryNode, SellerNode, ProductNode, ProductConnectionNode, VariantNode, VariantConnectionNode, ImageNode } from '../catalog/nodes.ts';
import type { ManagedProductNode, ManagedPictureNode, ManagedVariantNode, ManagedProductConnectionNode, StockMovementNode, PastPriceNode } from '../catalog/staff-products/nodes.ts';
import type { ProductImportNode } from '../catalog/staff-products/files.ts';
import type { SettingsSectionNode, SettingsVersionNode, SettingsContentNode, SettingsHistoryNode } from '../settings/nodes.ts';
import type { ProductColorNode } from '../catalog/colors-and-sizes.ts';
import type { PieceServiceNode } from '../catalog/services.ts';
import type { ShareImageNode } from '../catalog/image-urls.ts';
import type { ReviewNode, ReviewPictureNode, ReviewConnectionNode } from '../reviews/nodes.ts';
import type { StaffReviewNode, StaffReviewConnectionNode } from '../reviews/staff-client.ts';
import type { ShopperNode, SessionNode } from '../account/nodes.ts';
import type { PersonConnectionNode, AuditEntryConnectionNode } from '../account/people/client.ts';
import type { ListedShopperConnectionNode, ShopperRecordNode } from '../orders/shopper-records.ts';
import type { SavedAddressNode } from '../account/address-book.ts';
import type { CartNode, CartItemNode, CartItemConnectionNode, CartTotalsNode, CartOfferNode, CartItemChangeNode } from '../cart/nodes.ts';
import type { NewsletterDraftNode, NewsletterDraftConnectionNode, NewsletterIssueNode, NewsletterIssueConnectionNode } from '../newsletter/drafts-client.ts';
import type { StaffPromoCodeNode, PromoCodeConnectionNode } from '../promotions/staff-client.ts';
import type { SearchSuggestionsNode } from '../catalog/search-suggestions.ts';
import type { FilterCountNode } from '../catalog/filter-counts.ts';
import type { WishlistNode, WishlistItemNode, WishlistItemConnectionNode, WishlistAdditionNode } from '../wishlist/nodes.ts';
import type { NoticeNode, NoticeConnectionNode, RequestNoticeNode } from '../wishlist/notices.ts';
import type { OrderNode, OrderConnectionNode, OrderRefundNode, MoneyTrailNode, OrderItemNode, OrderItemConnectionNode, OrderItemChangeNode } from '../orders/nodes.ts';
import type { InvoiceNode } from '../orders/invoice-nodes.ts';
import type { ReturnNode, RefundNode } from '../orders/return-nodes.ts';
import type { ReturnChangeNode } from '../orders/returns.ts';
import type { ReturnConnectionNode } from '../orders/staff-returns.ts';
import type { SaleInvoiceNode, SaleInvoiceConnectionNode } from '../orders/sale-invoices.ts';
import type { SaleOrderNode } from '../orders/sale-orders.ts';
import type { OrderEventNode } from '../orders/timeline.ts';
import type { PiecesAgainNode, UnpaidOrderNode } from '../orders/buy-again.ts';
import type { PaymentNode, PaymentOrderNode } from '../checkout/nodes.ts';
import type { DashboardNode } from '../reports/client.ts';
import type { SellerAccountNode, SellerAccountListNode, SellerStatementNode } from '../reports/sellers.ts';
import type { ExportNode, ExportListNode } from '../reports/exports.ts';
import type { Context } from '../context.ts';
import type * as Types from './schema-types.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationInput: Types.AcceptInvitationInput;
  AcceptInvitationPayload: ResolverTypeWrapper<Omit<Types.AcceptInvitationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AddAddressInput: Types.AddAddressInput;
  AddAddressPayload: ResolverTypeWrapper<Omit<Types.AddAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Types.Maybe<ResolversTypes['SavedAddress']>, shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AddManyToCartInput: Types.AddManyToCartInput;
  AddManyToCartPayload: ResolverTypeWrapper<Omit<Types.AddManyToCartPayload, 'cart' | 'userErrors'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AddOrderNoteInput: Types.AddOrderNoteInput;
  AddOrderNotePayload: ResolverTypeWrapper<Omit<Types.AddOrderNotePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AddProductInput: Types.AddProductInput;
  AddProductPayload: ResolverTypeWrapper<Omit<Types.AddProductPayload, 'product' | 'userErrors'> & { product?: Types.Maybe<ResolversTypes['Product']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AddSellerInput: Types.AddSellerInput;
  AddShopperNoteInput: Types.AddShopperNoteInput;
  AddToCartInput: Types.AddToCartInput;
  AddToCartPayload: ResolverTypeWrapper<CartItemChangeNode>;
  AddToWishlistInput: Types.AddToWishlistInput;
  AddToWishlistPayload: ResolverTypeWrapper<WishlistAdditionNode>;
  AddVariantInput: Types.AddVariantInput;
  Address: ResolverTypeWrapper<Types.Address>;
  AddressInput: Types.AddressInput;
  AnswerReviewInput: Types.AnswerReviewInput;
  ApiLimits: ResolverTypeWrapper<Types.ApiLimits>;
  ApplyPromoCodeInput: Types.ApplyPromoCodeInput;
  ApplyPromoCodePayload: ResolverTypeWrapper<Omit<Types.ApplyPromoCodePayload, 'cart' | 'userErrors'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ApproveReturnInput: Types.ApproveReturnInput;
  AuditDetail: ResolverTypeWrapper<Types.AuditDetail>;
  AuditEntry: ResolverTypeWrapper<Types.AuditEntry>;
  AuditEntryConnection: ResolverTypeWrapper<AuditEntryConnectionNode>;
  AuditEntryEdge: ResolverTypeWrapper<Types.AuditEntryEdge>;
  BlockShopperInput: Types.BlockShopperInput;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  BuyAgainInput: Types.BuyAgainInput;
  BuyAgainPayload: ResolverTypeWrapper<Omit<Types.BuyAgainPayload, 'cart' | 'pieces' | 'userErrors'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, pieces: Array<ResolversTypes['PiecesAgain']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CacheControlScope: Types.CacheControlScope;
  CancelNoticeInput: Types.CancelNoticeInput;
  CancelNoticePayload: ResolverTypeWrapper<Omit<Types.CancelNoticePayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CancelOrderItemInput: Types.CancelOrderItemInput;
  CancelOrderItemPayload: ResolverTypeWrapper<OrderItemChangeNode>;
  CancelPaymentInput: Types.CancelPaymentInput;
  CancelPaymentPayload: ResolverTypeWrapper<Omit<Types.CancelPaymentPayload, 'cart' | 'payment' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, payment?: Types.Maybe<ResolversTypes['Payment']>, shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CancelReason: Types.CancelReason;
  CancelReasonLabel: ResolverTypeWrapper<Types.CancelReasonLabel>;
  Cancellation: ResolverTypeWrapper<Types.Cancellation>;
  Cart: ResolverTypeWrapper<CartNode>;
  CartItem: ResolverTypeWrapper<CartItemNode>;
  CartItemConnection: ResolverTypeWrapper<CartItemConnectionNode>;
  CartItemEdge: ResolverTypeWrapper<Omit<Types.CartItemEdge, 'node'> & { node: ResolversTypes['CartItem'] }>;
  CartOffer: ResolverTypeWrapper<CartOfferNode>;
  CartTotals: ResolverTypeWrapper<CartTotalsNode>;
  CashOnDelivery: ResolverTypeWrapper<Types.CashOnDelivery>;
  CashStatus: Types.CashStatus;
  Category: ResolverTypeWrapper<CategoryNode>;
  CategoryLabel: ResolverTypeWrapper<Types.CategoryLabel>;
  CategoryLabelInput: Types.CategoryLabelInput;
  CategorySettings: ResolverTypeWrapper<Types.CategorySettings>;
  CategorySettingsInput: Types.CategorySettingsInput;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<Types.ChangePasswordPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ChangeStockInput: Types.ChangeStockInput;
  ChangeStockPayload: ResolverTypeWrapper<Omit<Types.ChangeStockPayload, 'userErrors' | 'variant'> & { userErrors: Array<ResolversTypes['UserError']>, variant?: Types.Maybe<ResolversTypes['Variant']> }>;
  ClaimSettings: ResolverTypeWrapper<Types.ClaimSettings>;
  ClaimSettingsInput: Types.ClaimSettingsInput;
  CollectCashInput: Types.CollectCashInput;
  Collection: Types.Collection;
  CollectionLabel: ResolverTypeWrapper<Types.CollectionLabel>;
  ConfirmEmailChangeInput: Types.ConfirmEmailChangeInput;
  ConfirmEmailChangePayload: ResolverTypeWrapper<Omit<Types.ConfirmEmailChangePayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ConfirmLoginInput: Types.ConfirmLoginInput;
  ConfirmLoginPayload: ResolverTypeWrapper<Omit<Types.ConfirmLoginPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ConfirmNewsletterInput: Types.ConfirmNewsletterInput;
  ConfirmNewsletterPayload: ResolverTypeWrapper<Omit<Types.ConfirmNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ConfirmNoticeInput: Types.ConfirmNoticeInput;
  ConfirmNoticePayload: ResolverTypeWrapper<Omit<Types.ConfirmNoticePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ConfirmOrderItemInput: Types.ConfirmOrderItemInput;
  ConfirmSecondFactorInput: Types.ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: ResolverTypeWrapper<Omit<Types.ConfirmSecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ContactSettings: ResolverTypeWrapper<Types.ContactSettings>;
  ContactSettingsInput: Types.ContactSettingsInput;
  Craft: ResolverTypeWrapper<Types.Craft>;
  CreateNewsletterDraftInput: Types.CreateNewsletterDraftInput;
  CreatePromoCodeInput: Types.CreatePromoCodeInput;
  CsvFault: ResolverTypeWrapper<Types.CsvFault>;
  CurrencyCode: Types.CurrencyCode;
  Dashboard: ResolverTypeWrapper<DashboardNode>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DayRange: ResolverTypeWrapper<Types.DayRange>;
  DayRangeInput: Types.DayRangeInput;
  DeclineReturnInput: Types.DeclineReturnInput;
  DeleteAddressInput: Types.DeleteAddressInput;
  DeleteAddressPayload: ResolverTypeWrapper<Omit<Types.DeleteAddressPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteNewsletterDraftInput: Types.DeleteNewsletterDraftInput;
  DeletePromoCodeInput: Types.DeletePromoCodeInput;
  DeletePromoCodePayload: ResolverTypeWrapper<Omit<Types.DeletePromoCodePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteShopperNoteInput: Types.DeleteShopperNoteInput;
  DeliverOrderItemInput: Types.DeliverOrderItemInput;
  DeliveryEstimate: ResolverTypeWrapper<Types.DeliveryEstimate>;
  DeliveryWindow: ResolverTypeWrapper<Types.DeliveryWindow>;
  DispatchOrderItemInput: Types.DispatchOrderItemInput;
  EditProductInput: Types.EditProductInput;
  EditVariantInput: Types.EditVariantInput;
  EmailAddress: ResolverTypeWrapper<Types.Scalars['EmailAddress']['output']>;
  EndPromoCodeInput: Types.EndPromoCodeInput;
  EndSessionsOfInput: Types.EndSessionsOfInput;
  EraseAccountInput: Types.EraseAccountInput;
  EraseAccountOfInput: Types.EraseAccountOfInput;
  EraseAccountPayload: ResolverTypeWrapper<Omit<Types.EraseAccountPayload, 'cart' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Export: ResolverTypeWrapper<ExportNode>;
  ExportAccountInput: Types.ExportAccountInput;
  ExportAccountOfInput: Types.ExportAccountOfInput;
  ExportAccountOfPayload: ResolverTypeWrapper<Omit<Types.ExportAccountOfPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ExportAccountPayload: ResolverTypeWrapper<Omit<Types.ExportAccountPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ExportKind: Types.ExportKind;
  ExportList: ResolverTypeWrapper<ExportListNode>;
  ExportState: Types.ExportState;
  FilterCount: ResolverTypeWrapper<FilterCountNode>;
  FilterName: Types.FilterName;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  GrievanceOfficer: ResolverTypeWrapper<Types.GrievanceOfficer>;
  GrievanceOfficerInput: Types.GrievanceOfficerInput;
  HideReviewInput: Types.HideReviewInput;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageNode>;
  ImportAction: Types.ImportAction;
  ImportChange: ResolverTypeWrapper<Types.ImportChange>;
  ImportProductsInput: Types.ImportProductsInput;
  ImportProductsPayload: ResolverTypeWrapper<Omit<Types.ImportProductsPayload, 'import' | 'userErrors'> & { import?: Types.Maybe<ResolversTypes['ProductImport']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ImportRow: ResolverTypeWrapper<Types.ImportRow>;
  ImportStockInput: Types.ImportStockInput;
  ImportStockPayload: ResolverTypeWrapper<Omit<Types.ImportStockPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Types.Invitation>;
  InviteStaffInput: Types.InviteStaffInput;
  InviteStaffPayload: ResolverTypeWrapper<Omit<Types.InviteStaffPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Invoice: ResolverTypeWrapper<InvoiceNode>;
  InvoiceKind: Types.InvoiceKind;
  ItemDeliveryEstimate: ResolverTypeWrapper<Types.ItemDeliveryEstimate>;
  LeaveNewsletterInput: Types.LeaveNewsletterInput;
  LeaveNewsletterPayload: ResolverTypeWrapper<Omit<Types.LeaveNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  LeftOutReason: Types.LeftOutReason;
  LegalSettings: ResolverTypeWrapper<Types.LegalSettings>;
  LegalSettingsInput: Types.LegalSettingsInput;
  ListedShopper: ResolverTypeWrapper<Types.ListedShopper>;
  ListedShopperConnection: ResolverTypeWrapper<ListedShopperConnectionNode>;
  ListedShopperEdge: ResolverTypeWrapper<Types.ListedShopperEdge>;
  LoginInput: Types.LoginInput;
  LoginWithGoogleInput: Types.LoginWithGoogleInput;
  LogoutInput: Types.LogoutInput;
  LogoutPayload: ResolverTypeWrapper<Omit<Types.LogoutPayload, 'cart' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ManagedPicture: ResolverTypeWrapper<ManagedPictureNode>;
  ManagedProduct: ResolverTypeWrapper<ManagedProductNode>;
  ManagedProductConnection: ResolverTypeWrapper<ManagedProductConnectionNode>;
  ManagedProductEdge: ResolverTypeWrapper<Omit<Types.ManagedProductEdge, 'node'> & { node: ResolversTypes['ManagedProduct'] }>;
  ManagedProductPayload: ResolverTypeWrapper<Omit<Types.ManagedProductPayload, 'product' | 'userErrors'> & { product?: Types.Maybe<ResolversTypes['ManagedProduct']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ManagedProductSort: Types.ManagedProductSort;
  ManagedVariant: ResolverTypeWrapper<ManagedVariantNode>;
  MarkReviewHelpfulInput: Types.MarkReviewHelpfulInput;
  Money: ResolverTypeWrapper<Types.Money>;
  MoneyCheck: ResolverTypeWrapper<Types.MoneyCheck>;
  MoneyTrail: ResolverTypeWrapper<MoneyTrailNode>;
  MoveToCartInput: Types.MoveToCartInput;
  MoveToCartPayload: ResolverTypeWrapper<Omit<Types.MoveToCartPayload, 'cart' | 'userErrors' | 'wishlist'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, userErrors: Array<ResolversTypes['UserError']>, wishlist?: Types.Maybe<ResolversTypes['Wishlist']> }>;
  MoveToWishlistInput: Types.MoveToWishlistInput;
  MoveToWishlistPayload: ResolverTypeWrapper<Omit<Types.MoveToWishlistPayload, 'cart' | 'userErrors' | 'wishlist'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, userErrors: Array<ResolversTypes['UserError']>, wishlist?: Types.Maybe<ResolversTypes['Wishlist']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewVariantInput: Types.NewVariantInput;
  NewsletterDraft: ResolverTypeWrapper<NewsletterDraftNode>;
  NewsletterDraftConnection: ResolverTypeWrapper<NewsletterDraftConnectionNode>;
  NewsletterDraftEdge: ResolverTypeWrapper<Omit<Types.NewsletterDraftEdge, 'node'> & { node: ResolversTypes['NewsletterDraft'] }>;
  NewsletterDraftPayload: ResolverTypeWrapper<Omit<Types.NewsletterDraftPayload, 'draft' | 'userErrors'> & { draft?: Types.Maybe<ResolversTypes['NewsletterDraft']>, userErrors: Array<ResolversTypes['UserError']> }>;
  NewsletterDraftResultPayload: ResolverTypeWrapper<Omit<Types.NewsletterDraftResultPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  NewsletterIssue: ResolverTypeWrapper<NewsletterIssueNode>;
  NewsletterIssueConnection: ResolverTypeWrapper<NewsletterIssueConnectionNode>;
  NewsletterIssueEdge: ResolverTypeWrapper<Omit<Types.NewsletterIssueEdge, 'node'> & { node: ResolversTypes['NewsletterIssue'] }>;
  NewsletterState: Types.NewsletterState;
  Node: ResolverTypeWrapper<TypedNode>;
  Notice: ResolverTypeWrapper<NoticeNode>;
  NoticeConnection: ResolverTypeWrapper<NoticeConnectionNode>;
  NoticeEdge: ResolverTypeWrapper<Omit<Types.NoticeEdge, 'node'> & { node: ResolversTypes['Notice'] }>;
  NoticeKind: Types.NoticeKind;
  Occasion: Types.Occasion;
  OccasionLabel: ResolverTypeWrapper<Types.OccasionLabel>;
  OpenOrderLookupInput: Types.OpenOrderLookupInput;
  Order: ResolverTypeWrapper<OrderNode>;
  OrderConnection: ResolverTypeWrapper<OrderConnectionNode>;
  OrderEdge: ResolverTypeWrapper<Omit<Types.OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderEvent: ResolverTypeWrapper<OrderEventNode>;
  OrderEventKind: Types.OrderEventKind;
  OrderItem: ResolverTypeWrapper<OrderItemNode>;
  OrderItemConnection: ResolverTypeWrapper<OrderItemConnectionNode>;
  OrderItemEdge: ResolverTypeWrapper<Omit<Types.OrderItemEdge, 'node'> & { node: ResolversTypes['OrderItem'] }>;
  OrderLookupPayload: ResolverTypeWrapper<Omit<Types.OrderLookupPayload, 'order' | 'userErrors'> & { order?: Types.Maybe<ResolversTypes['TrackedOrder']>, userErrors: Array<ResolversTypes['UserError']> }>;
  OrderNote: ResolverTypeWrapper<Types.OrderNote>;
  OrderRefund: ResolverTypeWrapper<OrderRefundNode>;
  OrderStatus: Types.OrderStatus;
  OtpPurpose: Types.OtpPurpose;
  PageInfo: ResolverTypeWrapper<PageInfoNode>;
  Paise: ResolverTypeWrapper<Types.Scalars['Paise']['output']>;
  PastPrice: ResolverTypeWrapper<PastPriceNode>;
  PausePromoCodeInput: Types.PausePromoCodeInput;
  PayReturnInput: Types.PayReturnInput;
  PaySellerStatementInput: Types.PaySellerStatementInput;
  Payment: ResolverTypeWrapper<PaymentNode>;
  PaymentMethod: Types.PaymentMethod;
  PaymentOption: ResolverTypeWrapper<Types.PaymentOption>;
  PaymentOptionInput: Types.PaymentOptionInput;
  PaymentOptionSettings: ResolverTypeWrapper<Types.PaymentOptionSettings>;
  PaymentOrder: ResolverTypeWrapper<PaymentOrderNode>;
  PaymentSettings: ResolverTypeWrapper<Types.PaymentSettings>;
  PaymentSettingsInput: Types.PaymentSettingsInput;
  PaymentStatus: Types.PaymentStatus;
  PdfFile: ResolverTypeWrapper<Types.PdfFile>;
  Person: ResolverTypeWrapper<Types.Person>;
  PersonConnection: ResolverTypeWrapper<PersonConnectionNode>;
  PersonEdge: ResolverTypeWrapper<Types.PersonEdge>;
  PickUpReturnInput: Types.PickUpReturnInput;
  PickupAddress: ResolverTypeWrapper<Types.PickupAddress>;
  PickupAddressInput: Types.PickupAddressInput;
  PictureCrop: ResolverTypeWrapper<Types.PictureCrop>;
  PictureCropInput: Types.PictureCropInput;
  PieceCondition: Types.PieceCondition;
  PieceService: ResolverTypeWrapper<PieceServiceNode>;
  PiecesAgain: ResolverTypeWrapper<PiecesAgainNode>;
  PinCode: ResolverTypeWrapper<Types.PinCode>;
  PlaceCashOnDeliveryOrderInput: Types.PlaceCashOnDeliveryOrderInput;
  PlaceCashOnDeliveryOrderPayload: ResolverTypeWrapper<Omit<Types.PlaceCashOnDeliveryOrderPayload, 'cart' | 'order' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, order?: Types.Maybe<ResolversTypes['Order']>, shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PlainUserError: ResolverTypeWrapper<UserErrorNode>;
  PolicySettings: ResolverTypeWrapper<Types.PolicySettings>;
  PolicySettingsInput: Types.PolicySettingsInput;
  PriceChangedError: ResolverTypeWrapper<UserErrorNode>;
  PriceRange: ResolverTypeWrapper<Types.PriceRange>;
  Product: ResolverTypeWrapper<ProductNode>;
  ProductColor: ResolverTypeWrapper<ProductColorNode>;
  ProductConnection: ResolverTypeWrapper<ProductConnectionNode>;
  ProductEdge: ResolverTypeWrapper<Omit<Types.ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilterInput: Types.ProductFilterInput;
  ProductImport: ResolverTypeWrapper<ProductImportNode>;
  ProductPictureInput: Types.ProductPictureInput;
  ProductSearchInput: Types.ProductSearchInput;
  ProductSort: Types.ProductSort;
  ProductState: Types.ProductState;
  PromoCode: ResolverTypeWrapper<StaffPromoCodeNode>;
  PromoCodeCheck: ResolverTypeWrapper<PromoCodeNode>;
  PromoCodeConnection: ResolverTypeWrapper<PromoCodeConnectionNode>;
  PromoCodeEdge: ResolverTypeWrapper<Omit<Types.PromoCodeEdge, 'node'> & { node: ResolversTypes['PromoCode'] }>;
  PromoCodePayload: ResolverTypeWrapper<Omit<Types.PromoCodePayload, 'promoCode' | 'userErrors'> & { promoCode?: Types.Maybe<ResolversTypes['PromoCode']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PromoCodeState: Types.PromoCodeState;
  PromoTerms: ResolverTypeWrapper<PromoTermsNode>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadOrderLookupInput: Types.ReadOrderLookupInput;
  ReadReturnPayoutInput: Types.ReadReturnPayoutInput;
  ReceiveReturnInput: Types.ReceiveReturnInput;
  RefreshSessionInput: Types.RefreshSessionInput;
  Refund: ResolverTypeWrapper<RefundNode>;
  RefundStatus: Types.RefundStatus;
  RefuseDeliveryInput: Types.RefuseDeliveryInput;
  RegisterInput: Types.RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<Types.RegisterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RegisteredSeller: ResolverTypeWrapper<Types.RegisteredSeller>;
  RegisteredSellerInput: Types.RegisteredSellerInput;
  RejectOrderItemInput: Types.RejectOrderItemInput;
  RemoveFromCartInput: Types.RemoveFromCartInput;
  RemoveFromCartPayload: ResolverTypeWrapper<Omit<Types.RemoveFromCartPayload, 'cart' | 'userErrors'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveFromWishlistInput: Types.RemoveFromWishlistInput;
  RemoveFromWishlistPayload: ResolverTypeWrapper<Omit<Types.RemoveFromWishlistPayload, 'userErrors' | 'wishlist'> & { userErrors: Array<ResolversTypes['UserError']>, wishlist?: Types.Maybe<ResolversTypes['Wishlist']> }>;
  RemoveProductInput: Types.RemoveProductInput;
  RemoveProductPayload: ResolverTypeWrapper<Omit<Types.RemoveProductPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RemovePromoCodePayload: ResolverTypeWrapper<Omit<Types.RemovePromoCodePayload, 'cart' | 'userErrors'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveSamplesInput: Types.RemoveSamplesInput;
  RemoveSamplesPayload: ResolverTypeWrapper<Omit<Types.RemoveSamplesPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveSecondFactorInput: Types.RemoveSecondFactorInput;
  RemoveSecondFactorPayload: ResolverTypeWrapper<Omit<Types.RemoveSecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ReportReviewInput: Types.ReportReviewInput;
  RequestEmailChangeInput: Types.RequestEmailChangeInput;
  RequestEmailChangePayload: ResolverTypeWrapper<Omit<Types.RequestEmailChangePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestExportInput: Types.RequestExportInput;
  RequestExportPayload: ResolverTypeWrapper<Omit<Types.RequestExportPayload, 'export' | 'userErrors'> & { export?: Types.Maybe<ResolversTypes['Export']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RequestNoticeInput: Types.RequestNoticeInput;
  RequestNoticePayload: ResolverTypeWrapper<RequestNoticeNode>;
  RequestOrderLookupInput: Types.RequestOrderLookupInput;
  RequestOrderLookupPayload: ResolverTypeWrapper<Omit<Types.RequestOrderLookupPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestOtpInput: Types.RequestOtpInput;
  RequestOtpPayload: ResolverTypeWrapper<Omit<Types.RequestOtpPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Omit<Types.RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestReturnInput: Types.RequestReturnInput;
  RequestVisitorNoticeInput: Types.RequestVisitorNoticeInput;
  RequestVisitorNoticePayload: ResolverTypeWrapper<Omit<Types.RequestVisitorNoticePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Omit<Types.ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ResetSecondFactorOfInput: Types.ResetSecondFactorOfInput;
  RestoreSettingsInput: Types.RestoreSettingsInput;
  RestoreSettingsPayload: ResolverTypeWrapper<Omit<Types.RestoreSettingsPayload, 'section' | 'userErrors'> & { section?: Types.Maybe<ResolversTypes['SettingsSection']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Return: ResolverTypeWrapper<ReturnNode>;
  ReturnConnection: ResolverTypeWrapper<ReturnConnectionNode>;
  ReturnEdge: ResolverTypeWrapper<Omit<Types.ReturnEdge, 'node'> & { node: ResolversTypes['Return'] }>;
  ReturnKind: Types.ReturnKind;
  ReturnPayload: ResolverTypeWrapper<ReturnChangeNode>;
  ReturnPayout: ResolverTypeWrapper<Types.ReturnPayout>;
  ReturnPayoutInput: Types.ReturnPayoutInput;
  ReturnPayoutPayload: ResolverTypeWrapper<Omit<Types.ReturnPayoutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ReturnReason: Types.ReturnReason;
  ReturnReasonLabel: ResolverTypeWrapper<Types.ReturnReasonLabel>;
  ReturnState: Types.ReturnState;
  ReturnedItem: ResolverTypeWrapper<Types.ReturnedItem>;
  Review: ResolverTypeWrapper<ReviewNode>;
  ReviewAnswer: ResolverTypeWrapper<Types.ReviewAnswer>;
  ReviewConnection: ResolverTypeWrapper<ReviewConnectionNode>;
  ReviewEdge: ResolverTypeWrapper<Omit<Types.ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewMark: ResolverTypeWrapper<Types.ReviewMark>;
  ReviewMarkPayload: ResolverTypeWrapper<Omit<Types.ReviewMarkPayload, 'review' | 'userErrors'> & { review?: Types.Maybe<ResolversTypes['Review']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ReviewOrderItemInput: Types.ReviewOrderItemInput;
  ReviewOrderItemPayload: ResolverTypeWrapper<OrderItemChangeNode>;
  ReviewPicture: ResolverTypeWrapper<ReviewPictureNode>;
  ReviewSort: Types.ReviewSort;
  ReviewSummary: ResolverTypeWrapper<Types.ReviewSummary>;
  RevokeOtherSessionsPayload: ResolverTypeWrapper<Omit<Types.RevokeOtherSessionsPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RevokeSessionInput: Types.RevokeSessionInput;
  RevokeSessionPayload: ResolverTypeWrapper<Omit<Types.RevokeSessionPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SaleInvoice: ResolverTypeWrapper<SaleInvoiceNode>;
  SaleInvoiceConnection: ResolverTypeWrapper<SaleInvoiceConnectionNode>;
  SaleInvoiceEdge: ResolverTypeWrapper<Omit<Types.SaleInvoiceEdge, 'node'> & { node: ResolversTypes['SaleInvoice'] }>;
  SaleItemPayload: ResolverTypeWrapper<Omit<Types.SaleItemPayload, 'orderItem' | 'userErrors'> & { orderItem?: Types.Maybe<ResolversTypes['OrderItem']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SaleOrder: ResolverTypeWrapper<SaleOrderNode>;
  SalePayment: ResolverTypeWrapper<Types.SalePayment>;
  SalePaymentKind: Types.SalePaymentKind;
  SaleRefund: ResolverTypeWrapper<Types.SaleRefund>;
  SaleRefundReason: Types.SaleRefundReason;
  SaleReturnPayload: ResolverTypeWrapper<Omit<Types.SaleReturnPayload, 'return' | 'userErrors'> & { return?: Types.Maybe<ResolversTypes['Return']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SalesComparison: ResolverTypeWrapper<Types.SalesComparison>;
  SalesFigures: ResolverTypeWrapper<Types.SalesFigures>;
  SampleCounts: ResolverTypeWrapper<Types.SampleCounts>;
  SaveSettingsInput: Types.SaveSettingsInput;
  SaveSettingsPayload: ResolverTypeWrapper<Omit<Types.SaveSettingsPayload, 'section' | 'userErrors'> & { section?: Types.Maybe<ResolversTypes['SettingsSection']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SavedAddress: ResolverTypeWrapper<SavedAddressNode>;
  SearchSuggestions: ResolverTypeWrapper<SearchSuggestionsNode>;
  SecondFactor: ResolverTypeWrapper<Types.SecondFactor>;
  Seller: ResolverTypeWrapper<SellerNode>;
  SellerAccount: ResolverTypeWrapper<SellerAccountNode>;
  SellerAccountList: ResolverTypeWrapper<SellerAccountListNode>;
  SellerAccountPayload: ResolverTypeWrapper<Omit<Types.SellerAccountPayload, 'seller' | 'userErrors'> & { seller?: Types.Maybe<ResolversTypes['SellerAccount']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SellerFacts: ResolverTypeWrapper<Types.SellerFacts>;
  SellerFactsInput: Types.SellerFactsInput;
  SellerLegal: ResolverTypeWrapper<Types.SellerLegal>;
  SellerStatement: ResolverTypeWrapper<SellerStatementNode>;
  SellerStatementPayload: ResolverTypeWrapper<Omit<Types.SellerStatementPayload, 'statement' | 'userErrors'> & { statement?: Types.Maybe<ResolversTypes['SellerStatement']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SendCashOnDeliveryOtpInput: Types.SendCashOnDeliveryOtpInput;
  SendCashOnDeliveryOtpPayload: ResolverTypeWrapper<Omit<Types.SendCashOnDeliveryOtpPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SendConfirmationOtpPayload: ResolverTypeWrapper<Omit<Types.SendConfirmationOtpPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SendNewsletterDraftInput: Types.SendNewsletterDraftInput;
  SendNewsletterInput: Types.SendNewsletterInput;
  SendNewsletterPayload: ResolverTypeWrapper<Omit<Types.SendNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Session: ResolverTypeWrapper<SessionNode>;
  SessionPayload: ResolverTypeWrapper<Omit<Types.SessionPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetCartItemQuantityInput: Types.SetCartItemQuantityInput;
  SetCartItemQuantityPayload: ResolverTypeWrapper<CartItemChangeNode>;
  SetCartItemServicesInput: Types.SetCartItemServicesInput;
  SetCartItemServicesPayload: ResolverTypeWrapper<CartItemChangeNode>;
  SetDefaultAddressInput: Types.SetDefaultAddressInput;
  SetDefaultAddressPayload: ResolverTypeWrapper<Omit<Types.SetDefaultAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Types.Maybe<ResolversTypes['SavedAddress']>, shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetNewsletterInput: Types.SetNewsletterInput;
  SetNewsletterPayload: ResolverTypeWrapper<Omit<Types.SetNewsletterPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetPriceInput: Types.SetPriceInput;
  SetPricePayload: ResolverTypeWrapper<Omit<Types.SetPricePayload, 'product' | 'userErrors'> & { product?: Types.Maybe<ResolversTypes['Product']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetProductPicturesInput: Types.SetProductPicturesInput;
  SetProductStateInput: Types.SetProductStateInput;
  SetRoleInput: Types.SetRoleInput;
  SetSellerEndedInput: Types.SetSellerEndedInput;
  SetUpSecondFactorInput: Types.SetUpSecondFactorInput;
  SetUpSecondFactorPayload: ResolverTypeWrapper<Omit<Types.SetUpSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SettingsContent: ResolverTypeWrapper<SettingsContentNode>;
  SettingsContentInput: Types.SettingsContentInput;
  SettingsHistory: ResolverTypeWrapper<SettingsHistoryNode>;
  SettingsSection: ResolverTypeWrapper<SettingsSectionNode>;
  SettingsSectionName: Types.SettingsSectionName;
  SettingsVersion: ResolverTypeWrapper<SettingsVersionNode>;
  ShareImage: ResolverTypeWrapper<ShareImageNode>;
  Shop: ResolverTypeWrapper<ShopNode>;
  ShopClaim: ResolverTypeWrapper<Types.ShopClaim>;
  ShopContact: ResolverTypeWrapper<Types.ShopContact>;
  ShopLimits: ResolverTypeWrapper<Types.ShopLimits>;
  ShopLink: ResolverTypeWrapper<Types.ShopLink>;
  ShopLinkInput: Types.ShopLinkInput;
  ShopPageSizes: ResolverTypeWrapper<Types.ShopPageSizes>;
  ShopPayment: ResolverTypeWrapper<Types.ShopPayment>;
  ShopPictures: ResolverTypeWrapper<Types.ShopPictures>;
  ShopPolicies: ResolverTypeWrapper<Types.ShopPolicies>;
  Shopper: ResolverTypeWrapper<ShopperNode>;
  ShopperBlock: ResolverTypeWrapper<Types.ShopperBlock>;
  ShopperItem: ResolverTypeWrapper<Types.ShopperItem>;
  ShopperNote: ResolverTypeWrapper<Types.ShopperNote>;
  ShopperRecord: ResolverTypeWrapper<ShopperRecordNode>;
  ShopperRecordPayload: ResolverTypeWrapper<Omit<Types.ShopperRecordPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['ShopperRecord']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ShopperReturn: ResolverTypeWrapper<Types.ShopperReturn>;
  ShopperReview: ResolverTypeWrapper<Types.ShopperReview>;
  ShopperRole: Types.ShopperRole;
  ShowReviewInput: Types.ShowReviewInput;
  SizeChart: ResolverTypeWrapper<Types.SizeChart>;
  SizeChartRow: ResolverTypeWrapper<Types.SizeChartRow>;
  StaffChangePayload: ResolverTypeWrapper<Omit<Types.StaffChangePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  StaffReview: ResolverTypeWrapper<StaffReviewNode>;
  StaffReviewConnection: ResolverTypeWrapper<StaffReviewConnectionNode>;
  StaffReviewEdge: ResolverTypeWrapper<Omit<Types.StaffReviewEdge, 'node'> & { node: ResolversTypes['StaffReview'] }>;
  StaffReviewPayload: ResolverTypeWrapper<Omit<Types.StaffReviewPayload, 'review' | 'userErrors'> & { review?: Types.Maybe<ResolversTypes['StaffReview']>, userErrors: Array<ResolversTypes['UserError']> }>;
  StaffReviewState: Types.StaffReviewState;
  StarCount: ResolverTypeWrapper<Types.StarCount>;
  StartPaymentInput: Types.StartPaymentInput;
  StartPaymentPayload: ResolverTypeWrapper<Omit<Types.StartPaymentPayload, 'cart' | 'order' | 'payment' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, order?: Types.Maybe<ResolversTypes['Order']>, payment?: Types.Maybe<ResolversTypes['PaymentOrder']>, shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  StockError: ResolverTypeWrapper<UserErrorNode>;
  StockLevel: Types.StockLevel;
  StockMovement: ResolverTypeWrapper<StockMovementNode>;
  StockReason: Types.StockReason;
  StopNoticesInput: Types.StopNoticesInput;
  StopNoticesPayload: ResolverTypeWrapper<Omit<Types.StopNoticesPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  SubscribeToNewsletterInput: Types.SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: ResolverTypeWrapper<Omit<Types.SubscribeToNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SubscriberCount: ResolverTypeWrapper<Types.SubscriberCount>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TestNewsletterDraftInput: Types.TestNewsletterDraftInput;
  TrackedOrder: ResolverTypeWrapper<OrderNode>;
  Tracking: ResolverTypeWrapper<Types.Tracking>;
  TryAgainError: ResolverTypeWrapper<UserErrorNode>;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UnblockShopperInput: Types.UnblockShopperInput;
  UnpaidOrder: ResolverTypeWrapper<UnpaidOrderNode>;
  UnpaidPieces: ResolverTypeWrapper<Types.UnpaidPieces>;
  UpdateAddressInput: Types.UpdateAddressInput;
  UpdateAddressPayload: ResolverTypeWrapper<Omit<Types.UpdateAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Types.Maybe<ResolversTypes['SavedAddress']>, shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateNewsletterDraftInput: Types.UpdateNewsletterDraftInput;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<Types.UpdateProfilePayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdatePromoCodeInput: Types.UpdatePromoCodeInput;
  UpdateSellerInput: Types.UpdateSellerInput;
  UserError: ResolverTypeWrapper<UserErrorNode>;
  UserErrorCode: Types.UserErrorCode;
  Variant: ResolverTypeWrapper<VariantNode>;
  VariantConnection: ResolverTypeWrapper<VariantConnectionNode>;
  VariantEdge: ResolverTypeWrapper<Omit<Types.VariantEdge, 'node'> & { node: ResolversTypes['Variant'] }>;
  VerifyOtpInput: Types.VerifyOtpInput;
  VerifyPaymentInput: Types.VerifyPaymentInput;
  VerifyPaymentPayload: ResolverTypeWrapper<Omit<Types.VerifyPaymentPayload, 'cart' | 'order' | 'orderItems' | 'payment' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, order?: Types.Maybe<ResolversTypes['Order']>, orderItems: Array<ResolversTypes['OrderItem']>, payment?: Types.Maybe<ResolversTypes['Payment']>, shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  VerifySecondFactorInput: Types.VerifySecondFactorInput;
  VerifySecondFactorPayload: ResolverTypeWrapper<Omit<Types.VerifySecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Wishlist: ResolverTypeWrapper<WishlistNode>;
  WishlistItem: ResolverTypeWrapper<WishlistItemNode>;
  WishlistItemConnection: ResolverTypeWrapper<WishlistItemConnectionNode>;
  WishlistItemEdge: ResolverTypeWrapper<Omit<Types.WishlistItemEdge, 'node'> & { node: ResolversTypes['WishlistItem'] }>;
  WithdrawInvitationInput: Types.WithdrawInvitationInput;
  WithdrawReturnInput: Types.WithdrawReturnInput;
  WordSettings: ResolverTypeWrapper<Types.WordSettings>;
  WordSettingsInput: Types.WordSettingsInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: Types.AcceptInvitationInput;
  AcceptInvitationPayload: Omit<Types.AcceptInvitationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AddAddressInput: Types.AddAddressInput;
  AddAddressPayload: Omit<Types.AddAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Types.Maybe<ResolversParentTypes['SavedAddress']>, shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AddManyToCartInput: Types.AddManyToCartInput;
  AddManyToCartPayload: Omit<Types.AddManyToCartPayload, 'cart' | 'userErrors'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AddOrderNoteInput: Types.AddOrderNoteInput;
  AddOrderNotePayload: Omit<Types.AddOrderNotePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AddProductInput: Types.AddProductInput;
  AddProductPayload: Omit<Types.AddProductPayload, 'product' | 'userErrors'> & { product?: Types.Maybe<ResolversParentTypes['Product']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AddSellerInput: Types.AddSellerInput;
  AddShopperNoteInput: Types.AddShopperNoteInput;
  AddToCartInput: Types.AddToCartInput;
  AddToCartPayload: CartItemChangeNode;
  AddToWishlistInput: Types.AddToWishlistInput;
  AddToWishlistPayload: WishlistAdditionNode;
  AddVariantInput: Types.AddVariantInput;
  Address: Types.Address;
  AddressInput: Types.AddressInput;
  AnswerReviewInput: Types.AnswerReviewInput;
  ApiLimits: Types.ApiLimits;
  ApplyPromoCodeInput: Types.ApplyPromoCodeInput;
  ApplyPromoCodePayload: Omit<Types.ApplyPromoCodePayload, 'cart' | 'userErrors'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ApproveReturnInput: Types.ApproveReturnInput;
  AuditDetail: Types.AuditDetail;
  AuditEntry: Types.AuditEntry;
  AuditEntryConnection: AuditEntryConnectionNode;
  AuditEntryEdge: Types.AuditEntryEdge;
  BlockShopperInput: Types.BlockShopperInput;
  Boolean: Types.Scalars['Boolean']['output'];
  BuyAgainInput: Types.BuyAgainInput;
  BuyAgainPayload: Omit<Types.BuyAgainPayload, 'cart' | 'pieces' | 'userErrors'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, pieces: Array<ResolversParentTypes['PiecesAgain']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CancelNoticeInput: Types.CancelNoticeInput;
  CancelNoticePayload: Omit<Types.CancelNoticePayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CancelOrderItemInput: Types.CancelOrderItemInput;
  CancelOrderItemPayload: OrderItemChangeNode;
  CancelPaymentInput: Types.CancelPaymentInput;
  CancelPaymentPayload: Omit<Types.CancelPaymentPayload, 'cart' | 'payment' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, payment?: Types.Maybe<ResolversParentTypes['Payment']>, shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CancelReasonLabel: Types.CancelReasonLabel;
  Cancellation: Types.Cancellation;
  Cart: CartNode;
  CartItem: CartItemNode;
  CartItemConnection: CartItemConnectionNode;
  CartItemEdge: Omit<Types.CartItemEdge, 'node'> & { node: ResolversParentTypes['CartItem'] };
  CartOffer: CartOfferNode;
  CartTotals: CartTotalsNode;
  CashOnDelivery: Types.CashOnDelivery;
  Category: CategoryNode;
  CategoryLabel: Types.CategoryLabel;
  CategoryLabelInput: Types.CategoryLabelInput;
  CategorySettings: Types.CategorySettings;
  CategorySettingsInput: Types.CategorySettingsInput;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: Omit<Types.ChangePasswordPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ChangeStockInput: Types.ChangeStockInput;
  ChangeStockPayload: Omit<Types.ChangeStockPayload, 'userErrors' | 'variant'> & { userErrors: Array<ResolversParentTypes['UserError']>, variant?: Types.Maybe<ResolversParentTypes['Variant']> };
  ClaimSettings: Types.ClaimSettings;
  ClaimSettingsInput: Types.ClaimSettingsInput;
  CollectCashInput: Types.CollectCashInput;
  CollectionLabel: Types.CollectionLabel;
  ConfirmEmailChangeInput: Types.ConfirmEmailChangeInput;
  ConfirmEmailChangePayload: Omit<Types.ConfirmEmailChangePayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ConfirmLoginInput: Types.ConfirmLoginInput;
  ConfirmLoginPayload: Omit<Types.ConfirmLoginPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ConfirmNewsletterInput: Types.ConfirmNewsletterInput;
  ConfirmNewsletterPayload: Omit<Types.ConfirmNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ConfirmNoticeInput: Types.ConfirmNoticeInput;
  ConfirmNoticePayload: Omit<Types.ConfirmNoticePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ConfirmOrderItemInput: Types.ConfirmOrderItemInput;
  ConfirmSecondFactorInput: Types.ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: Omit<Types.ConfirmSecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ContactSettings: Types.ContactSettings;
  ContactSettingsInput: Types.ContactSettingsInput;
  Craft: Types.Craft;
  CreateNewsletterDraftInput: Types.CreateNewsletterDraftInput;
  CreatePromoCodeInput: Types.CreatePromoCodeInput;
  CsvFault: Types.CsvFault;
  Dashboard: DashboardNode;
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  DayRange: Types.DayRange;
  DayRangeInput: Types.DayRangeInput;
  DeclineReturnInput: Types.DeclineReturnInput;
  DeleteAddressInput: Types.DeleteAddressInput;
  DeleteAddressPayload: Omit<Types.DeleteAddressPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteNewsletterDraftInput: Types.DeleteNewsletterDraftInput;
  DeletePromoCodeInput: Types.DeletePromoCodeInput;
  DeletePromoCodePayload: Omit<Types.DeletePromoCodePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteShopperNoteInput: Types.DeleteShopperNoteInput;
  DeliverOrderItemInput: Types.DeliverOrderItemInput;
  DeliveryEstimate: Types.DeliveryEstimate;
  DeliveryWindow: Types.DeliveryWindow;
  DispatchOrderItemInput: Types.DispatchOrderItemInput;
  EditProductInput: Types.EditProductInput;
  EditVariantInput: Types.EditVariantInput;
  EmailAddress: Types.Scalars['EmailAddress']['output'];
  EndPromoCodeInput: Types.EndPromoCodeInput;
  EndSessionsOfInput: Types.EndSessionsOfInput;
  EraseAccountInput: Types.EraseAccountInput;
  EraseAccountOfInput: Types.EraseAccountOfInput;
  EraseAccountPayload: Omit<Types.EraseAccountPayload, 'cart' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Export: ExportNode;
  ExportAccountInput: Types.ExportAccountInput;
  ExportAccountOfInput: Types.ExportAccountOfInput;
  ExportAccountOfPayload: Omit<Types.ExportAccountOfPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ExportAccountPayload: Omit<Types.ExportAccountPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ExportList: ExportListNode;
  FilterCount: FilterCountNode;
  Float: Types.Scalars['Float']['output'];
  GrievanceOfficer: Types.GrievanceOfficer;
  GrievanceOfficerInput: Types.GrievanceOfficerInput;
  HideReviewInput: Types.HideReviewInput;
  ID: Types.Scalars['ID']['output'];
  Image: ImageNode;
  ImportChange: Types.ImportChange;
  ImportProductsInput: Types.ImportProductsInput;
  ImportProductsPayload: Omit<Types.ImportProductsPayload, 'import' | 'userErrors'> & { import?: Types.Maybe<ResolversParentTypes['ProductImport']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ImportRow: Types.ImportRow;
  ImportStockInput: Types.ImportStockInput;
  ImportStockPayload: Omit<Types.ImportStockPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Int: Types.Scalars['Int']['output'];
  Invitation: Types.Invitation;
  InviteStaffInput: Types.InviteStaffInput;
  InviteStaffPayload: Omit<Types.InviteStaffPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Invoice: InvoiceNode;
  ItemDeliveryEstimate: Types.ItemDeliveryEstimate;
  LeaveNewsletterInput: Types.LeaveNewsletterInput;
  LeaveNewsletterPayload: Omit<Types.LeaveNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  LegalSettings: Types.LegalSettings;
  LegalSettingsInput: Types.LegalSettingsInput;
  ListedShopper: Types.ListedShopper;
  ListedShopperConnection: ListedShopperConnectionNode;
  ListedShopperEdge: Types.ListedShopperEdge;
  LoginInput: Types.LoginInput;
  LoginWithGoogleInput: Types.LoginWithGoogleInput;
  LogoutInput: Types.LogoutInput;
  LogoutPayload: Omit<Types.LogoutPayload, 'cart' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ManagedPicture: ManagedPictureNode;
  ManagedProduct: ManagedProductNode;
  ManagedProductConnection: ManagedProductConnectionNode;
  ManagedProductEdge: Omit<Types.ManagedProductEdge, 'node'> & { node: ResolversParentTypes['ManagedProduct'] };
  ManagedProductPayload: Omit<Types.ManagedProductPayload, 'product' | 'userErrors'> & { product?: Types.Maybe<ResolversParentTypes['ManagedProduct']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ManagedVariant: ManagedVariantNode;
  MarkReviewHelpfulInput: Types.MarkReviewHelpfulInput;
  Money: Types.Money;
  MoneyCheck: Types.MoneyCheck;
  MoneyTrail: MoneyTrailNode;
  MoveToCartInput: Types.MoveToCartInput;
  MoveToCartPayload: Omit<Types.MoveToCartPayload, 'cart' | 'userErrors' | 'wishlist'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, userErrors: Array<ResolversParentTypes['UserError']>, wishlist?: Types.Maybe<ResolversParentTypes['Wishlist']> };
  MoveToWishlistInput: Types.MoveToWishlistInput;
  MoveToWishlistPayload: Omit<Types.MoveToWishlistPayload, 'cart' | 'userErrors' | 'wishlist'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, userErrors: Array<ResolversParentTypes['UserError']>, wishlist?: Types.Maybe<ResolversParentTypes['Wishlist']> };
  Mutation: Record<PropertyKey, never>;
  NewVariantInput: Types.NewVariantInput;
  NewsletterDraft: NewsletterDraftNode;
  NewsletterDraftConnection: NewsletterDraftConnectionNode;
  NewsletterDraftEdge: Omit<Types.NewsletterDraftEdge, 'node'> & { node: ResolversParentTypes['NewsletterDraft'] };
  NewsletterDraftPayload: Omit<Types.NewsletterDraftPayload, 'draft' | 'userErrors'> & { draft?: Types.Maybe<ResolversParentTypes['NewsletterDraft']>, userErrors: Array<ResolversParentTypes['UserError']> };
  NewsletterDraftResultPayload: Omit<Types.NewsletterDraftResultPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  NewsletterIssue: NewsletterIssueNode;
  NewsletterIssueConnection: NewsletterIssueConnectionNode;
  NewsletterIssueEdge: Omit<Types.NewsletterIssueEdge, 'node'> & { node: ResolversParentTypes['NewsletterIssue'] };
  Node: TypedNode;
  Notice: NoticeNode;
  NoticeConnection: NoticeConnectionNode;
  NoticeEdge: Omit<Types.NoticeEdge, 'node'> & { node: ResolversParentTypes['Notice'] };
  OccasionLabel: Types.OccasionLabel;
  OpenOrderLookupInput: Types.OpenOrderLookupInput;
  Order: OrderNode;
  OrderConnection: OrderConnectionNode;
  OrderEdge: Omit<Types.OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderEvent: OrderEventNode;
  OrderItem: OrderItemNode;
  OrderItemConnection: OrderItemConnectionNode;
  OrderItemEdge: Omit<Types.OrderItemEdge, 'node'> & { node: ResolversParentTypes['OrderItem'] };
  OrderLookupPayload: Omit<Types.OrderLookupPayload, 'order' | 'userErrors'> & { order?: Types.Maybe<ResolversParentTypes['TrackedOrder']>, userErrors: Array<ResolversParentTypes['UserError']> };
  OrderNote: Types.OrderNote;
  OrderRefund: OrderRefundNode;
  PageInfo: PageInfoNode;
  Paise: Types.Scalars['Paise']['output'];
  PastPrice: PastPriceNode;
  PausePromoCodeInput: Types.PausePromoCodeInput;
  PayReturnInput: Types.PayReturnInput;
  PaySellerStatementInput: Types.PaySellerStatementInput;
  Payment: PaymentNode;
  PaymentOption: Types.PaymentOption;
  PaymentOptionInput: Types.PaymentOptionInput;
  PaymentOptionSettings: Types.PaymentOptionSettings;
  PaymentOrder: PaymentOrderNode;
  PaymentSettings: Types.PaymentSettings;
  PaymentSettingsInput: Types.PaymentSettingsInput;
  PdfFile: Types.PdfFile;
  Person: Types.Person;
  PersonConnection: PersonConnectionNode;
  PersonEdge: Types.PersonEdge;
  PickUpReturnInput: Types.PickUpReturnInput;
  PickupAddress: Types.PickupAddress;
  PickupAddressInput: Types.PickupAddressInput;
  PictureCrop: Types.PictureCrop;
  PictureCropInput: Types.PictureCropInput;
  PieceService: PieceServiceNode;
  PiecesAgain: PiecesAgainNode;
  PinCode: Types.PinCode;
  PlaceCashOnDeliveryOrderInput: Types.PlaceCashOnDeliveryOrderInput;
  PlaceCashOnDeliveryOrderPayload: Omit<Types.PlaceCashOnDeliveryOrderPayload, 'cart' | 'order' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, order?: Types.Maybe<ResolversParentTypes['Order']>, shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PlainUserError: UserErrorNode;
  PolicySettings: Types.PolicySettings;
  PolicySettingsInput: Types.PolicySettingsInput;
  PriceChangedError: UserErrorNode;
  PriceRange: Types.PriceRange;
  Product: ProductNode;
  ProductColor: ProductColorNode;
  ProductConnection: ProductConnectionNode;
  ProductEdge: Omit<Types.ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilterInput: Types.ProductFilterInput;
  ProductImport: ProductImportNode;
  ProductPictureInput: Types.ProductPictureInput;
  ProductSearchInput: Types.ProductSearchInput;
  PromoCode: StaffPromoCodeNode;
  PromoCodeCheck: PromoCodeNode;
  PromoCodeConnection: PromoCodeConnectionNode;
  PromoCodeEdge: Omit<Types.PromoCodeEdge, 'node'> & { node: ResolversParentTypes['PromoCode'] };
  PromoCodePayload: Omit<Types.PromoCodePayload, 'promoCode' | 'userErrors'> & { promoCode?: Types.Maybe<ResolversParentTypes['PromoCode']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PromoTerms: PromoTermsNode;
  Query: Record<PropertyKey, never>;
  ReadOrderLookupInput: Types.ReadOrderLookupInput;
  ReadReturnPayoutInput: Types.ReadReturnPayoutInput;
  ReceiveReturnInput: Types.ReceiveReturnInput;
  RefreshSessionInput: Types.RefreshSessionInput;
  Refund: RefundNode;
  RefuseDeliveryInput: Types.RefuseDeliveryInput;
  RegisterInput: Types.RegisterInput;
  RegisterPayload: Omit<Types.RegisterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RegisteredSeller: Types.RegisteredSeller;
  RegisteredSellerInput: Types.RegisteredSellerInput;
  RejectOrderItemInput: Types.RejectOrderItemInput;
  RemoveFromCartInput: Types.RemoveFromCartInput;
  RemoveFromCartPayload: Omit<Types.RemoveFromCartPayload, 'cart' | 'userErrors'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveFromWishlistInput: Types.RemoveFromWishlistInput;
  RemoveFromWishlistPayload: Omit<Types.RemoveFromWishlistPayload, 'userErrors' | 'wishlist'> & { userErrors: Array<ResolversParentTypes['UserError']>, wishlist?: Types.Maybe<ResolversParentTypes['Wishlist']> };
  RemoveProductInput: Types.RemoveProductInput;
  RemoveProductPayload: Omit<Types.RemoveProductPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RemovePromoCodePayload: Omit<Types.RemovePromoCodePayload, 'cart' | 'userErrors'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveSamplesInput: Types.RemoveSamplesInput;
  RemoveSamplesPayload: Omit<Types.RemoveSamplesPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveSecondFactorInput: Types.RemoveSecondFactorInput;
  RemoveSecondFactorPayload: Omit<Types.RemoveSecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ReportReviewInput: Types.ReportReviewInput;
  RequestEmailChangeInput: Types.RequestEmailChangeInput;
  RequestEmailChangePayload: Omit<Types.RequestEmailChangePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestExportInput: Types.RequestExportInput;
  RequestExportPayload: Omit<Types.RequestExportPayload, 'export' | 'userErrors'> & { export?: Types.Maybe<ResolversParentTypes['Export']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RequestNoticeInput: Types.RequestNoticeInput;
  RequestNoticePayload: RequestNoticeNode;
  RequestOrderLookupInput: Types.RequestOrderLookupInput;
  RequestOrderLookupPayload: Omit<Types.RequestOrderLookupPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestOtpInput: Types.RequestOtpInput;
  RequestOtpPayload: Omit<Types.RequestOtpPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetPayload: Omit<Types.RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestReturnInput: Types.RequestReturnInput;
  RequestVisitorNoticeInput: Types.RequestVisitorNoticeInput;
  RequestVisitorNoticePayload: Omit<Types.RequestVisitorNoticePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: Omit<Types.ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ResetSecondFactorOfInput: Types.ResetSecondFactorOfInput;
  RestoreSettingsInput: Types.RestoreSettingsInput;
  RestoreSettingsPayload: Omit<Types.RestoreSettingsPayload, 'section' | 'userErrors'> & { section?: Types.Maybe<ResolversParentTypes['SettingsSection']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Return: ReturnNode;
  ReturnConnection: ReturnConnectionNode;
  ReturnEdge: Omit<Types.ReturnEdge, 'node'> & { node: ResolversParentTypes['Return'] };
  ReturnPayload: ReturnChangeNode;
  ReturnPayout: Types.ReturnPayout;
  ReturnPayoutInput: Types.ReturnPayoutInput;
  ReturnPayoutPayload: Omit<Types.ReturnPayoutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ReturnReasonLabel: Types.ReturnReasonLabel;
  ReturnedItem: Types.ReturnedItem;
  Review: ReviewNode;
  ReviewAnswer: Types.ReviewAnswer;
  ReviewConnection: ReviewConnectionNode;
  ReviewEdge: Omit<Types.ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewMark: Types.ReviewMark;
  ReviewMarkPayload: Omit<Types.ReviewMarkPayload, 'review' | 'userErrors'> & { review?: Types.Maybe<ResolversParentTypes['Review']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ReviewOrderItemInput: Types.ReviewOrderItemInput;
  ReviewOrderItemPayload: OrderItemChangeNode;
  ReviewPicture: ReviewPictureNode;
  ReviewSummary: Types.ReviewSummary;
  RevokeOtherSessionsPayload: Omit<Types.RevokeOtherSessionsPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RevokeSessionInput: Types.RevokeSessionInput;
  RevokeSessionPayload: Omit<Types.RevokeSessionPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SaleInvoice: SaleInvoiceNode;
  SaleInvoiceConnection: SaleInvoiceConnectionNode;
  SaleInvoiceEdge: Omit<Types.SaleInvoiceEdge, 'node'> & { node: ResolversParentTypes['SaleInvoice'] };
  SaleItemPayload: Omit<Types.SaleItemPayload, 'orderItem' | 'userErrors'> & { orderItem?: Types.Maybe<ResolversParentTypes['OrderItem']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SaleOrder: SaleOrderNode;
  SalePayment: Types.SalePayment;
  SaleRefund: Types.SaleRefund;
  SaleReturnPayload: Omit<Types.SaleReturnPayload, 'return' | 'userErrors'> & { return?: Types.Maybe<ResolversParentTypes['Return']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SalesComparison: Types.SalesComparison;
  SalesFigures: Types.SalesFigures;
  SampleCounts: Types.SampleCounts;
  SaveSettingsInput: Types.SaveSettingsInput;
  SaveSettingsPayload: Omit<Types.SaveSettingsPayload, 'section' | 'userErrors'> & { section?: Types.Maybe<ResolversParentTypes['SettingsSection']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SavedAddress: SavedAddressNode;
  SearchSuggestions: SearchSuggestionsNode;
  SecondFactor: Types.SecondFactor;
  Seller: SellerNode;
  SellerAccount: SellerAccountNode;
  SellerAccountList: SellerAccountListNode;
  SellerAccountPayload: Omit<Types.SellerAccountPayload, 'seller' | 'userErrors'> & { seller?: Types.Maybe<ResolversParentTypes['SellerAccount']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SellerFacts: Types.SellerFacts;
  SellerFactsInput: Types.SellerFactsInput;
  SellerLegal: Types.SellerLegal;
  SellerStatement: SellerStatementNode;
  SellerStatementPayload: Omit<Types.SellerStatementPayload, 'statement' | 'userErrors'> & { statement?: Types.Maybe<ResolversParentTypes['SellerStatement']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SendCashOnDeliveryOtpInput: Types.SendCashOnDeliveryOtpInput;
  SendCashOnDeliveryOtpPayload: Omit<Types.SendCashOnDeliveryOtpPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SendConfirmationOtpPayload: Omit<Types.SendConfirmationOtpPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SendNewsletterDraftInput: Types.SendNewsletterDraftInput;
  SendNewsletterInput: Types.SendNewsletterInput;
  SendNewsletterPayload: Omit<Types.SendNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Session: SessionNode;
  SessionPayload: Omit<Types.SessionPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetCartItemQuantityInput: Types.SetCartItemQuantityInput;
  SetCartItemQuantityPayload: CartItemChangeNode;
  SetCartItemServicesInput: Types.SetCartItemServicesInput;
  SetCartItemServicesPayload: CartItemChangeNode;
  SetDefaultAddressInput: Types.SetDefaultAddressInput;
  SetDefaultAddressPayload: Omit<Types.SetDefaultAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Types.Maybe<ResolversParentTypes['SavedAddress']>, shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetNewsletterInput: Types.SetNewsletterInput;
  SetNewsletterPayload: Omit<Types.SetNewsletterPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetPriceInput: Types.SetPriceInput;
  SetPricePayload: Omit<Types.SetPricePayload, 'product' | 'userErrors'> & { product?: Types.Maybe<ResolversParentTypes['Product']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetProductPicturesInput: Types.SetProductPicturesInput;
  SetProductStateInput: Types.SetProductStateInput;
  SetRoleInput: Types.SetRoleInput;
  SetSellerEndedInput: Types.SetSellerEndedInput;
  SetUpSecondFactorInput: Types.SetUpSecondFactorInput;
  SetUpSecondFactorPayload: Omit<Types.SetUpSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SettingsContent: SettingsContentNode;
  SettingsContentInput: Types.SettingsContentInput;
  SettingsHistory: SettingsHistoryNode;
  SettingsSection: SettingsSectionNode;
  SettingsVersion: SettingsVersionNode;
  ShareImage: ShareImageNode;
  Shop: ShopNode;
  ShopClaim: Types.ShopClaim;
  ShopContact: Types.ShopContact;
  ShopLimits: Types.ShopLimits;
  ShopLink: Types.ShopLink;
  ShopLinkInput: Types.ShopLinkInput;
  ShopPageSizes: Types.ShopPageSizes;
  ShopPayment: Types.ShopPayment;
  ShopPictures: Types.ShopPictures;
  ShopPolicies: Types.ShopPolicies;
  Shopper: ShopperNode;
  ShopperBlock: Types.ShopperBlock;
  ShopperItem: Types.ShopperItem;
  ShopperNote: Types.ShopperNote;
  ShopperRecord: ShopperRecordNode;
  ShopperRecordPayload: Omit<Types.ShopperRecordPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['ShopperRecord']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ShopperReturn: Types.ShopperReturn;
  ShopperReview: Types.ShopperReview;
  ShowReviewInput: Types.ShowReviewInput;
  SizeChart: Types.SizeChart;
  SizeChartRow: Types.SizeChartRow;
  StaffChangePayload: Omit<Types.StaffChangePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  StaffReview: StaffReviewNode;
  StaffReviewConnection: StaffReviewConnectionNode;
  StaffReviewEdge: Omit<Types.StaffReviewEdge, 'node'> & { node: ResolversParentTypes['StaffReview'] };
  StaffReviewPayload: Omit<Types.StaffReviewPayload, 'review' | 'userErrors'> & { review?: Types.Maybe<ResolversParentTypes['StaffReview']>, userErrors: Array<ResolversParentTypes['UserError']> };
  StarCount: Types.StarCount;
  StartPaymentInput: Types.StartPaymentInput;
  StartPaymentPayload: Omit<Types.StartPaymentPayload, 'cart' | 'order' | 'payment' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, order?: Types.Maybe<ResolversParentTypes['Order']>, payment?: Types.Maybe<ResolversParentTypes['PaymentOrder']>, shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  StockError: UserErrorNode;
  StockMovement: StockMovementNode;
  StopNoticesInput: Types.StopNoticesInput;
  StopNoticesPayload: Omit<Types.StopNoticesPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  String: Types.Scalars['String']['output'];
  SubscribeToNewsletterInput: Types.SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: Omit<Types.SubscribeToNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SubscriberCount: Types.SubscriberCount;
  Subscription: Record<PropertyKey, never>;
  TestNewsletterDraftInput: Types.TestNewsletterDraftInput;
  TrackedOrder: OrderNode;
  Tracking: Types.Tracking;
  TryAgainError: UserErrorNode;
  URL: Types.Scalars['URL']['output'];
  UnblockShopperInput: Types.UnblockShopperInput;
  UnpaidOrder: UnpaidOrderNode;
  UnpaidPieces: Types.UnpaidPieces;
  UpdateAddressInput: Types.UpdateAddressInput;
  UpdateAddressPayload: Omit<Types.UpdateAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Types.Maybe<ResolversParentTypes['SavedAddress']>, shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateNewsletterDraftInput: Types.UpdateNewsletterDraftInput;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: Omit<Types.UpdateProfilePayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdatePromoCodeInput: Types.UpdatePromoCodeInput;
  UpdateSellerInput: Types.UpdateSellerInput;
  UserError: UserErrorNode;
  Variant: VariantNode;
  VariantConnection: VariantConnectionNode;
  VariantEdge: Omit<Types.VariantEdge, 'node'> & { node: ResolversParentTypes['Variant'] };
  VerifyOtpInput: Types.VerifyOtpInput;
  VerifyPaymentInput: Types.VerifyPaymentInput;
  VerifyPaymentPayload: Omit<Types.VerifyPaymentPayload, 'cart' | 'order' | 'orderItems' | 'payment' | 'shopper' | 'userErrors'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, order?: Types.Maybe<ResolversParentTypes['Order']>, orderItems: Array<ResolversParentTypes['OrderItem']>, payment?: Types.Maybe<ResolversParentTypes['Payment']>, shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  VerifySecondFactorInput: Types.VerifySecondFactorInput;
  VerifySecondFactorPayload: Omit<Types.VerifySecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Types.Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Wishlist: WishlistNode;
  WishlistItem: WishlistItemNode;
  WishlistItemConnection: WishlistItemConnectionNode;
  WishlistItemEdge: Omit<Types.WishlistItemEdge, 'node'> & { node: ResolversParentTypes['WishlistItem'] };
  WithdrawInvitationInput: Types.WithdrawInvitationInput;
  WithdrawReturnInput: Types.WithdrawReturnInput;
  WordSettings: Types.WordSettings;
  WordSettingsInput: Types.WordSettingsInput;
};

export type CacheControlDirectiveArgs = {
  inheritMaxAge?: Types.Maybe<Types.Scalars['Boolean']['input']>;
  maxAge?: Types.Maybe<Types.Scalars['Int']['input']>;
  scope?: Types.Maybe<Types.CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Types.Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type IdOfDirectiveArgs = {
  type: Types.Scalars['String']['input'];
};

export type IdOfDirectiveResolver<Result, Parent, ContextType = Context, Args = IdOfDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Types.Maybe<Types.Scalars['Int']['input']>;
  requireOneSlicingArgument?: Types.Maybe<Types.Scalars['Boolean']['input']>;
  sizedFields?: Types.Maybe<Array<Types.Scalars['String']['input']>>;
  slicingArguments?: Types.Maybe<Array<Types.Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OneGuessDirectiveArgs = { };

export type OneGuessDirectiveResolver<Result, Parent, ContextType = Context, Args = OneGuessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SensitiveDirectiveArgs = { };

export type SensitiveDirectiveResolver<Result, Parent, ContextType = Context, Args = SensitiveDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SessionDirectiveArgs = { };

export type SessionDirectiveResolver<Result, Parent, ContextType = Context, Args = SessionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StaffDirectiveArgs = { };

export type StaffDirectiveResolver<Result, Parent, ContextType = Context, Args = StaffDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  role?: Resolver<Types.Maybe<ResolversTypes['ShopperRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAddressPayload'] = ResolversParentTypes['AddAddressPayload']> = {
  savedAddress?: Resolver<Types.Maybe<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddManyToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddManyToCartPayload'] = ResolversParentTypes['AddManyToCartPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddOrderNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddOrderNotePayload'] = ResolversParentTypes['AddOrderNotePayload']> = {
  note?: Resolver<Types.Maybe<ResolversTypes['OrderNote']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductPayload'] = ResolversParentTypes['AddProductPayload']> = {
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartPayload'] = ResolversParentTypes['AddToCartPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartItem?: Resolver<Types.Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddToWishlistPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToWishlistPayload'] = ResolversParentTypes['AddToWishlistPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<Types.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
  wishlistItem?: Resolver<Types.Maybe<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternatePhone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  landmark?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiLimits'] = ResolversParentTypes['ApiLimits']> = {
  aliases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bodyBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costAtOnce?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costPerSecond?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ids?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriptions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriptionsCost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplyPromoCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyPromoCodePayload'] = ResolversParentTypes['ApplyPromoCodePayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AuditDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditDetail'] = ResolversParentTypes['AuditDetail']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['AuditDetail']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type BuyAgainPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyAgainPayload'] = ResolversParentTypes['BuyAgainPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['PiecesAgain']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelNoticePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelNoticePayload'] = ResolversParentTypes['CancelNoticePayload']> = {
  removedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelOrderItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderItemPayload'] = ResolversParentTypes['CancelOrderItemPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderItem?: Resolver<Types.Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelPaymentPayload'] = ResolversParentTypes['CancelPaymentPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelReasonLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelReasonLabel'] = ResolversParentTypes['CancelReasonLabel']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['CancelReason'], ParentType, ContextType>;
};

export type CancellationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cancellation'] = ResolversParentTypes['Cancellation']> = {
  byShopper?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['CancelReason']>, ParentType, ContextType>;
  reasonText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  bill?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  itemsConnection?: Resolver<ResolversTypes['CartItemConnection'], ParentType, ContextType, Partial<Types.CartItemsConnectionArgs>>;
  offers?: Resolver<Types.Maybe<Array<ResolversTypes['CartOffer']>>, ParentType, ContextType>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType, Partial<Types.CartTotalsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableQuantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cartId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['PieceService']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemConnection'] = ResolversParentTypes['CartItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CartItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemEdge'] = ResolversParentTypes['CartItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CartItem'], ParentType, ContextType>;
};

export type CartOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartOffer'] = ResolversParentTypes['CartOffer']> = {
  applicable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  delivery?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstPurchaseDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promoError?: Resolver<Types.Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  promoTerms?: Resolver<Types.Maybe<ResolversTypes['PromoTerms']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CashOnDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOnDelivery'] = ResolversParentTypes['CashOnDelivery']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, Partial<Types.CategoryProductsArgs>>;
  shareImage?: Resolver<Types.Maybe<ResolversTypes['ShareImage']>, ParentType, ContextType>;
  showcase?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.CategoryShowcaseArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryLabel'] = ResolversParentTypes['CategoryLabel']> = {
  line?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plural?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategorySettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategorySettings'] = ResolversParentTypes['CategorySettings']> = {
  homeSections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['CategoryLabel']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeStockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeStockPayload'] = ResolversParentTypes['ChangeStockPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type ClaimSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimSettings'] = ResolversParentTypes['ClaimSettings']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textWithCash?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionLabel'] = ResolversParentTypes['CollectionLabel']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type ConfirmEmailChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailChangePayload'] = ResolversParentTypes['ConfirmEmailChangePayload']> = {
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmLoginPayload'] = ResolversParentTypes['ConfirmLoginPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmNewsletterPayload'] = ResolversParentTypes['ConfirmNewsletterPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmNoticePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmNoticePayload'] = ResolversParentTypes['ConfirmNoticePayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmSecondFactorPayload'] = ResolversParentTypes['ConfirmSecondFactorPayload']> = {
  recoveryCodes?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContactSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactSettings'] = ResolversParentTypes['ContactSettings']> = {
  address?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  chatUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replyHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  social?: Resolver<Array<ResolversTypes['ShopLink']>, ParentType, ContextType>;
};

export type CraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Craft'] = ResolversParentTypes['Craft']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  story?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CsvFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CsvFault'] = ResolversParentTypes['CsvFault']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  lastDays?: Resolver<Types.Maybe<ResolversTypes['SalesComparison']>, ParentType, ContextType>;
  lowStock?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moneyCheck?: Resolver<Types.Maybe<ResolversTypes['MoneyCheck']>, ParentType, ContextType>;
  payoutsToPay?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refundsGivenUp?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnsOnTheWay?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnsToDecide?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewsReported?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toConfirm?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toDispatch?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  today?: Resolver<Types.Maybe<ResolversTypes['SalesComparison']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayRange'] = ResolversParentTypes['DayRange']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeleteAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAddressPayload'] = ResolversParentTypes['DeleteAddressPayload']> = {
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePromoCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePromoCodePayload'] = ResolversParentTypes['DeletePromoCodePayload']> = {
  deletedCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeliveryEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryEstimate'] = ResolversParentTypes['DeliveryEstimate']> = {
  isServed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ItemDeliveryEstimate']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  window?: Resolver<Types.Maybe<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
};

export type DeliveryWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryWindow'] = ResolversParentTypes['DeliveryWindow']> = {
  earliest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EraseAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EraseAccountPayload'] = ResolversParentTypes['EraseAccountPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Export'] = ResolversParentTypes['Export']> = {
  exportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExportKind'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsTotal?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExportState'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ExportAccountOfPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportAccountOfPayload'] = ResolversParentTypes['ExportAccountOfPayload']> = {
  json?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportAccountPayload'] = ResolversParentTypes['ExportAccountPayload']> = {
  json?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportList'] = ResolversParentTypes['ExportList']> = {
  nodes?: Resolver<Array<ResolversTypes['Export']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterCount'] = ResolversParentTypes['FilterCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['FilterName'], ParentType, ContextType>;
  input?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrievanceOfficerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrievanceOfficer'] = ResolversParentTypes['GrievanceOfficer']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<Types.ImageHeightArgs>>;
  srcSet?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<Types.ImageUrlArgs>>;
  width?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<Types.ImageWidthArgs>>;
};

export type ImportChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportChange'] = ResolversParentTypes['ImportChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportProductsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProductsPayload'] = ResolversParentTypes['ImportProductsPayload']> = {
  changes?: Resolver<Array<ResolversTypes['ImportRow']>, ParentType, ContextType>;
  created?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['CsvFault']>, ParentType, ContextType>;
  import?: Resolver<Types.Maybe<ResolversTypes['ProductImport']>, ParentType, ContextType>;
  largePriceChanges?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rows?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updated?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  action?: Resolver<ResolversTypes['ImportAction'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ImportChange']>, ParentType, ContextType>;
  isLargePriceChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportStockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportStockPayload'] = ResolversParentTypes['ImportStockPayload']> = {
  changes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['CsvFault']>, ParentType, ContextType>;
  rows?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ShopperRole'], ParentType, ContextType>;
  sellerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InviteStaffPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteStaffPayload'] = ResolversParentTypes['InviteStaffPayload']> = {
  invitation?: Resolver<Types.Maybe<ResolversTypes['Invitation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemDeliveryEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemDeliveryEstimate'] = ResolversParentTypes['ItemDeliveryEstimate']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['DeliveryWindow'], ParentType, ContextType>;
};

export type LeaveNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveNewsletterPayload'] = ResolversParentTypes['LeaveNewsletterPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LegalSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegalSettings'] = ResolversParentTypes['LegalSettings']> = {
  countryOfOrigin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grievanceOfficer?: Resolver<ResolversTypes['GrievanceOfficer'], ParentType, ContextType>;
  sellers?: Resolver<Array<ResolversTypes['RegisteredSeller']>, ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['SellerFacts'], ParentType, ContextType>;
};

export type ListedShopperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedShopper'] = ResolversParentTypes['ListedShopper']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ShopperRole'], ParentType, ContextType>;
  shopperId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ListedShopperConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedShopperConnection'] = ResolversParentTypes['ListedShopperConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ListedShopperEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ListedShopper']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListedShopperEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedShopperEdge'] = ResolversParentTypes['ListedShopperEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ListedShopper'], ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ManagedPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedPicture'] = ResolversParentTypes['ManagedPicture']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  crop?: Resolver<ResolversTypes['PictureCrop'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  pictureId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ManagedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedProduct'] = ResolversParentTypes['ManagedProduct']> = {
  blouse?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  careGuide?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  craft?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dimension?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fabric?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hsnCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occasions?: Resolver<Array<ResolversTypes['Occasion']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['ManagedPicture']>, ParentType, ContextType>;
  priceHistory?: Resolver<Types.Maybe<Array<ResolversTypes['PastPrice']>>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  sellerPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProductState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ManagedVariant']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weightGrams?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ManagedProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedProductConnection'] = ResolversParentTypes['ManagedProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ManagedProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ManagedProduct']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedProductEdge'] = ResolversParentTypes['ManagedProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ManagedProduct'], ParentType, ContextType>;
};

export type ManagedProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedProductPayload'] = ResolversParentTypes['ManagedProductPayload']> = {
  product?: Resolver<Types.Maybe<ResolversTypes['ManagedProduct']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ManagedVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedVariant'] = ResolversParentTypes['ManagedVariant']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gtin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasOwnLowStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  isLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRetired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyCheck'] = ResolversParentTypes['MoneyCheck']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  findings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyTrailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyTrail'] = ResolversParentTypes['MoneyTrail']> = {
  discountShare?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundSent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  toCollect?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MoveToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveToCartPayload'] = ResolversParentTypes['MoveToCartPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  removedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<Types.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type MoveToWishlistPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveToWishlistPayload'] = ResolversParentTypes['MoveToWishlistPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  removedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<Types.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<Types.Maybe<ResolversTypes['AcceptInvitationPayload']>, ParentType, ContextType, RequireFields<Types.MutationAcceptInvitationArgs, 'input'>>;
  addAddress?: Resolver<Types.Maybe<ResolversTypes['AddAddressPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddAddressArgs, 'input'>>;
  addManyToCart?: Resolver<Types.Maybe<ResolversTypes['AddManyToCartPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddManyToCartArgs, 'input'>>;
  addOrderNote?: Resolver<Types.Maybe<ResolversTypes['AddOrderNotePayload']>, ParentType, ContextType, RequireFields<Types.MutationAddOrderNoteArgs, 'input'>>;
  addProduct?: Resolver<Types.Maybe<ResolversTypes['AddProductPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddProductArgs, 'input'>>;
  addSeller?: Resolver<Types.Maybe<ResolversTypes['SellerAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddSellerArgs, 'input'>>;
  addShopperNote?: Resolver<Types.Maybe<ResolversTypes['ShopperRecordPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddShopperNoteArgs, 'input'>>;
  addToCart?: Resolver<Types.Maybe<ResolversTypes['AddToCartPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddToCartArgs, 'input'>>;
  addToWishlist?: Resolver<Types.Maybe<ResolversTypes['AddToWishlistPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddToWishlistArgs, 'input'>>;
  addVariant?: Resolver<Types.Maybe<ResolversTypes['ManagedProductPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddVariantArgs, 'input'>>;
  answerReview?: Resolver<Types.Maybe<ResolversTypes['StaffReviewPayload']>, ParentType, ContextType, RequireFields<Types.MutationAnswerReviewArgs, 'input'>>;
  applyPromoCode?: Resolver<Types.Maybe<ResolversTypes['ApplyPromoCodePayload']>, ParentType, ContextType, RequireFields<Types.MutationApplyPromoCodeArgs, 'input'>>;
  approveReturn?: Resolver<Types.Maybe<ResolversTypes['SaleReturnPayload']>, ParentType, ContextType, RequireFields<Types.MutationApproveReturnArgs, 'input'>>;
  blockShopper?: Resolver<Types.Maybe<ResolversTypes['ShopperRecordPayload']>, ParentType, ContextType, RequireFields<Types.MutationBlockShopperArgs, 'input'>>;
  buyAgain?: Resolver<Types.Maybe<ResolversTypes['BuyAgainPayload']>, ParentType, ContextType, RequireFields<Types.MutationBuyAgainArgs, 'input'>>;
  cancelNotice?: Resolver<Types.Maybe<ResolversTypes['CancelNoticePayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelNoticeArgs, 'input'>>;
  cancelOrderItem?: Resolver<Types.Maybe<ResolversTypes['CancelOrderItemPayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelOrderItemArgs, 'input'>>;
  cancelPayment?: Resolver<Types.Maybe<ResolversTypes['CancelPaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelPaymentArgs, 'input'>>;
  changePassword?: Resolver<Types.Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  changeStock?: Resolver<Types.Maybe<ResolversTypes['ChangeStockPayload']>, ParentType, ContextType, RequireFields<Types.MutationChangeStockArgs, 'input'>>;
  collectCash?: Resolver<Types.Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<Types.MutationCollectCashArgs, 'input'>>;
  completeGoogleRedirect?: Resolver<Types.Maybe<ResolversTypes['SessionPayload']>, ParentType, ContextType>;
  confirmEmailChange?: Resolver<Types.Maybe<ResolversTypes['ConfirmEmailChangePayload']>, ParentType, ContextType, RequireFields<Types.MutationConfirmEmailChangeArgs, 'input'>>;
  confirmLogin?: Resolver<Types.Maybe<ResolversTypes['ConfirmLoginPayload']>, ParentType, ContextType, RequireFields<Types.MutationConfirmLoginArgs, 'input'>>;
  confirmNewsletter?: Resolver<Types.Maybe<ResolversTypes['ConfirmNewsletterPayload']>, ParentType, ContextType, RequireFields<Types.MutationConfirmNewsletterArgs, 'input'>>;
  confirmNotice?: Resolver<Types.Maybe<ResolversTypes['ConfirmNoticePayload']>, ParentType, ContextType, RequireFields<Types.MutationConfirmNoticeArgs, 'input'>>;
  confirmOrderItem?: Resolver<Types.Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<Types.MutationConfirmOrderItemArgs, 'input'>>;
  confirmSecondFactor?: Resolver<Types.Maybe<ResolversTypes['ConfirmSecondFactorPayload']>, ParentType, ContextType, RequireFields<Types.MutationConfirmSecondFactorArgs, 'input'>>;
  createNewsletterDraft?: Resolver<Types.Maybe<ResolversTypes['NewsletterDraftPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateNewsletterDraftArgs, 'input'>>;
  createPromoCode?: Resolver<Types.Maybe<ResolversTypes['PromoCodePayload']>, ParentType, ContextType, RequireFields<Types.MutationCreatePromoCodeArgs, 'input'>>;
  declineReturn?: Resolver<Types.Maybe<ResolversTypes['SaleReturnPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeclineReturnArgs, 'input'>>;
  deleteAddress?: Resolver<Types.Maybe<ResolversTypes['DeleteAddressPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteAddressArgs, 'input'>>;
  deleteNewsletterDraft?: Resolver<Types.Maybe<ResolversTypes['NewsletterDraftResultPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteNewsletterDraftArgs, 'input'>>;
  deletePromoCode?: Resolver<Types.Maybe<ResolversTypes['DeletePromoCodePayload']>, ParentType, ContextType, RequireFields<Types.MutationDeletePromoCodeArgs, 'input'>>;
  deleteShopperNote?: Resolver<Types.Maybe<ResolversTypes['ShopperRecordPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteShopperNoteArgs, 'input'>>;
  deliverOrderItem?: Resolver<Types.Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeliverOrderItemArgs, 'input'>>;
  dispatchOrderItem?: Resolver<Types.Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<Types.MutationDispatchOrderItemArgs, 'input'>>;
  editProduct?: Resolver<Types.Maybe<ResolversTypes['ManagedProductPayload']>, ParentType, ContextType, RequireFields<Types.MutationEditProductArgs, 'input'>>;
  editVariant?: Resolver<Types.Maybe<ResolversTypes['ManagedProductPayload']>, ParentType, ContextType, RequireFields<Types.MutationEditVariantArgs, 'input'>>;
  endPromoCode?: Resolver<Types.Maybe<ResolversTypes['PromoCodePayload']>, ParentType, ContextType, RequireFields<Types.MutationEndPromoCodeArgs, 'input'>>;
  endSessionsOf?: Resolver<Types.Maybe<ResolversTypes['StaffChangePayload']>, ParentType, ContextType, RequireFields<Types.MutationEndSessionsOfArgs, 'input'>>;
  eraseAccount?: Resolver<Types.Maybe<ResolversTypes['EraseAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationEraseAccountArgs, 'input'>>;
  eraseAccountOf?: Resolver<Types.Maybe<ResolversTypes['StaffChangePayload']>, ParentType, ContextType, RequireFields<Types.MutationEraseAccountOfArgs, 'input'>>;
  exportAccount?: Resolver<Types.Maybe<ResolversTypes['ExportAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportAccountArgs, 'input'>>;
  exportAccountOf?: Resolver<Types.Maybe<ResolversTypes['ExportAccountOfPayload']>, ParentType, ContextType, RequireFields<Types.MutationExportAccountOfArgs, 'input'>>;
  hideReview?: Resolver<Types.Maybe<ResolversTypes['StaffReviewPayload']>, ParentType, ContextType, RequireFields<Types.MutationHideReviewArgs, 'input'>>;
  importProducts?: Resolver<Types.Maybe<ResolversTypes['ImportProductsPayload']>, ParentType, ContextType, RequireFields<Types.MutationImportProductsArgs, 'input'>>;
  importStock?: Resolver<Types.Maybe<ResolversTypes['ImportStockPayload']>, ParentType, ContextType, RequireFields<Types.MutationImportStockArgs, 'input'>>;
  inviteStaff?: Resolver<Types.Maybe<ResolversTypes['InviteStaffPayload']>, ParentType, ContextType, RequireFields<Types.MutationInviteStaffArgs, 'input'>>;
  leaveNewsletter?: Resolver<Types.Maybe<ResolversTypes['LeaveNewsletterPayload']>, ParentType, ContextType, RequireFields<Types.MutationLeaveNewsletterArgs, 'input'>>;
  login?: Resolver<Types.Maybe<ResolversTypes['SessionPayload']>, ParentType, ContextType, RequireFields<Types.MutationLoginArgs, 'input'>>;
  loginWithGoogle?: Resolver<Types.Maybe<ResolversTypes['SessionPayload']>, ParentType, ContextType, RequireFields<Types.MutationLoginWithGoogleArgs, 'input'>>;
  logout?: Resolver<Types.Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType, Partial<Types.MutationLogoutArgs>>;
  markReviewHelpful?: Resolver<Types.Maybe<ResolversTypes['ReviewMarkPayload']>, ParentType, ContextType, RequireFields<Types.MutationMarkReviewHelpfulArgs, 'input'>>;
  moveToCart?: Resolver<Types.Maybe<ResolversTypes['MoveToCartPayload']>, ParentType, ContextType, RequireFields<Types.MutationMoveToCartArgs, 'input'>>;
  moveToWishlist?: Resolver<Types.Maybe<ResolversTypes['MoveToWishlistPayload']>, ParentType, ContextType, RequireFields<Types.MutationMoveToWishlistArgs, 'input'>>;
  openOrderLookup?: Resolver<Types.Maybe<ResolversTypes['OrderLookupPayload']>, ParentType, ContextType, RequireFields<Types.MutationOpenOrderLookupArgs, 'input'>>;
  pausePromoCode?: Resolver<Types.Maybe<ResolversTypes['PromoCodePayload']>, ParentType, ContextType, RequireFields<Types.MutationPausePromoCodeArgs, 'input'>>;
  payReturn?: Resolver<Types.Maybe<ResolversTypes['SaleReturnPayload']>, ParentType, ContextType, RequireFields<Types.MutationPayReturnArgs, 'input'>>;
  paySellerStatement?: Resolver<Types.Maybe<ResolversTypes['SellerStatementPayload']>, ParentType, ContextType, RequireFields<Types.MutationPaySellerStatementArgs, 'input'>>;
  pickUpReturn?: Resolver<Types.Maybe<ResolversTypes['SaleReturnPayload']>, ParentType, ContextType, RequireFields<Types.MutationPickUpReturnArgs, 'input'>>;
  placeCashOnDeliveryOrder?: Resolver<Types.Maybe<ResolversTypes['PlaceCashOnDeliveryOrderPayload']>, ParentType, ContextType, RequireFields<Types.MutationPlaceCashOnDeliveryOrderArgs, 'input'>>;
  readOrderLookup?: Resolver<Types.Maybe<ResolversTypes['OrderLookupPayload']>, ParentType, ContextType, RequireFields<Types.MutationReadOrderLookupArgs, 'input'>>;
  readReturnPayout?: Resolver<Types.Maybe<ResolversTypes['ReturnPayoutPayload']>, ParentType, ContextType, RequireFields<Types.MutationReadReturnPayoutArgs, 'input'>>;
  receiveReturn?: Resolver<Types.Maybe<ResolversTypes['SaleReturnPayload']>, ParentType, ContextType, RequireFields<Types.MutationReceiveReturnArgs, 'input'>>;
  refreshSession?: Resolver<Types.Maybe<ResolversTypes['SessionPayload']>, ParentType, ContextType, Partial<Types.MutationRefreshSessionArgs>>;
  refuseDelivery?: Resolver<Types.Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<Types.MutationRefuseDeliveryArgs, 'input'>>;
  register?: Resolver<Types.Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<Types.MutationRegisterArgs, 'input'>>;
  rejectOrderItem?: Resolver<Types.Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<Types.MutationRejectOrderItemArgs, 'input'>>;
  removeFromCart?: Resolver<Types.Maybe<ResolversTypes['RemoveFromCartPayload']>, ParentType, ContextType, RequireFields<Types.MutationRemoveFromCartArgs, 'input'>>;
  removeFromWishlist?: Resolver<Types.Maybe<ResolversTypes['RemoveFromWishlistPayload']>, ParentType, ContextType, RequireFields<Types.MutationRemoveFromWishlistArgs, 'input'>>;
  removeProduct?: Resolver<Types.Maybe<ResolversTypes['RemoveProductPayload']>, ParentType, ContextType, RequireFields<Types.MutationRemoveProductArgs, 'input'>>;
  removePromoCode?: Resolver<Types.Maybe<ResolversTypes['RemovePromoCodePayload']>, ParentType, ContextType>;
  removeSamples?: Resolver<Types.Maybe<ResolversTypes['RemoveSamplesPayload']>, ParentType, ContextType, RequireFields<Types.MutationRemoveSamplesArgs, 'input'>>;
  removeSecondFactor?: Resolver<Types.Maybe<ResolversTypes['RemoveSecondFactorPayload']>, ParentType, ContextType, RequireFields<Types.MutationRemoveSecondFactorArgs, 'input'>>;
  reportReview?: Resolver<Types.Maybe<ResolversTypes['ReviewMarkPayload']>, ParentType, ContextType, RequireFields<Types.MutationReportReviewArgs, 'input'>>;
  requestEmailChange?: Resolver<Types.Maybe<ResolversTypes['RequestEmailChangePayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestEmailChangeArgs, 'input'>>;
  requestExport?: Resolver<Types.Maybe<ResolversTypes['RequestExportPayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestExportArgs, 'input'>>;
  requestNotice?: Resolver<Types.Maybe<ResolversTypes['RequestNoticePayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestNoticeArgs, 'input'>>;
  requestOrderLookup?: Resolver<Types.Maybe<ResolversTypes['RequestOrderLookupPayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestOrderLookupArgs, 'input'>>;
  requestOtp?: Resolver<Types.Maybe<ResolversTypes['RequestOtpPayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestOtpArgs, 'input'>>;
  requestPasswordReset?: Resolver<Types.Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'input'>>;
  requestReturn?: Resolver<Types.Maybe<ResolversTypes['ReturnPayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestReturnArgs, 'input'>>;
  requestVisitorNotice?: Resolver<Types.Maybe<ResolversTypes['RequestVisitorNoticePayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestVisitorNoticeArgs, 'input'>>;
  resetPassword?: Resolver<Types.Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  resetSecondFactorOf?: Resolver<Types.Maybe<ResolversTypes['StaffChangePayload']>, ParentType, ContextType, RequireFields<Types.MutationResetSecondFactorOfArgs, 'input'>>;
  restoreSettings?: Resolver<Types.Maybe<ResolversTypes['RestoreSettingsPayload']>, ParentType, ContextType, RequireFields<Types.MutationRestoreSettingsArgs, 'input'>>;
  reviewOrderItem?: Resolver<Types.Maybe<ResolversTypes['ReviewOrderItemPayload']>, ParentType, ContextType, RequireFields<Types.MutationReviewOrderItemArgs, 'input'>>;
  revokeOtherSessions?: Resolver<Types.Maybe<ResolversTypes['RevokeOtherSessionsPayload']>, ParentType, ContextType>;
  revokeSession?: Resolver<Types.Maybe<ResolversTypes['RevokeSessionPayload']>, ParentType, ContextType, RequireFields<Types.MutationRevokeSessionArgs, 'input'>>;
  saveSettings?: Resolver<Types.Maybe<ResolversTypes['SaveSettingsPayload']>, ParentType, ContextType, RequireFields<Types.MutationSaveSettingsArgs, 'input'>>;
  sendCashOnDeliveryOtp?: Resolver<Types.Maybe<ResolversTypes['SendCashOnDeliveryOtpPayload']>, ParentType, ContextType, RequireFields<Types.MutationSendCashOnDeliveryOtpArgs, 'input'>>;
  sendConfirmationOtp?: Resolver<Types.Maybe<ResolversTypes['SendConfirmationOtpPayload']>, ParentType, ContextType>;
  sendNewsletter?: Resolver<Types.Maybe<ResolversTypes['SendNewsletterPayload']>, ParentType, ContextType, RequireFields<Types.MutationSendNewsletterArgs, 'input'>>;
  sendNewsletterDraft?: Resolver<Types.Maybe<ResolversTypes['SendNewsletterPayload']>, ParentType, ContextType, RequireFields<Types.MutationSendNewsletterDraftArgs, 'input'>>;
  setCartItemQuantity?: Resolver<Types.Maybe<ResolversTypes['SetCartItemQuantityPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetCartItemQuantityArgs, 'input'>>;
  setCartItemServices?: Resolver<Types.Maybe<ResolversTypes['SetCartItemServicesPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetCartItemServicesArgs, 'input'>>;
  setDefaultAddress?: Resolver<Types.Maybe<ResolversTypes['SetDefaultAddressPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetDefaultAddressArgs, 'input'>>;
  setNewsletter?: Resolver<Types.Maybe<ResolversTypes['SetNewsletterPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetNewsletterArgs, 'input'>>;
  setPrice?: Resolver<Types.Maybe<ResolversTypes['SetPricePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetPriceArgs, 'input'>>;
  setProductPictures?: Resolver<Types.Maybe<ResolversTypes['ManagedProductPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetProductPicturesArgs, 'input'>>;
  setProductState?: Resolver<Types.Maybe<ResolversTypes['ManagedProductPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetProductStateArgs, 'input'>>;
  setRole?: Resolver<Types.Maybe<ResolversTypes['StaffChangePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetRoleArgs, 'input'>>;
  setSellerEnded?: Resolver<Types.Maybe<ResolversTypes['SellerAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetSellerEndedArgs, 'input'>>;
  setUpSecondFactor?: Resolver<Types.Maybe<ResolversTypes['SetUpSecondFactorPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetUpSecondFactorArgs, 'input'>>;
  showReview?: Resolver<Types.Maybe<ResolversTypes['StaffReviewPayload']>, ParentType, ContextType, RequireFields<Types.MutationShowReviewArgs, 'input'>>;
  startPayment?: Resolver<Types.Maybe<ResolversTypes['StartPaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationStartPaymentArgs, 'input'>>;
  stopNotices?: Resolver<Types.Maybe<ResolversTypes['StopNoticesPayload']>, ParentType, ContextType, RequireFields<Types.MutationStopNoticesArgs, 'input'>>;
  subscribeToNewsletter?: Resolver<Types.Maybe<ResolversTypes['SubscribeToNewsletterPayload']>, ParentType, ContextType, RequireFields<Types.MutationSubscribeToNewsletterArgs, 'input'>>;
  testNewsletterDraft?: Resolver<Types.Maybe<ResolversTypes['NewsletterDraftResultPayload']>, ParentType, ContextType, RequireFields<Types.MutationTestNewsletterDraftArgs, 'input'>>;
  unblockShopper?: Resolver<Types.Maybe<ResolversTypes['ShopperRecordPayload']>, ParentType, ContextType, RequireFields<Types.MutationUnblockShopperArgs, 'input'>>;
  updateAddress?: Resolver<Types.Maybe<ResolversTypes['UpdateAddressPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateAddressArgs, 'input'>>;
  updateNewsletterDraft?: Resolver<Types.Maybe<ResolversTypes['NewsletterDraftPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateNewsletterDraftArgs, 'input'>>;
  updateProfile?: Resolver<Types.Maybe<ResolversTypes['UpdateProfilePayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
  updatePromoCode?: Resolver<Types.Maybe<ResolversTypes['PromoCodePayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdatePromoCodeArgs, 'input'>>;
  updateSeller?: Resolver<Types.Maybe<ResolversTypes['SellerAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateSellerArgs, 'input'>>;
  verifyOtp?: Resolver<Types.Maybe<ResolversTypes['SessionPayload']>, ParentType, ContextType, RequireFields<Types.MutationVerifyOtpArgs, 'input'>>;
  verifyPayment?: Resolver<Types.Maybe<ResolversTypes['VerifyPaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationVerifyPaymentArgs, 'input'>>;
  verifySecondFactor?: Resolver<Types.Maybe<ResolversTypes['VerifySecondFactorPayload']>, ParentType, ContextType, RequireFields<Types.MutationVerifySecondFactorArgs, 'input'>>;
  withdrawInvitation?: Resolver<Types.Maybe<ResolversTypes['StaffChangePayload']>, ParentType, ContextType, RequireFields<Types.MutationWithdrawInvitationArgs, 'input'>>;
  withdrawReturn?: Resolver<Types.Maybe<ResolversTypes['ReturnPayload']>, ParentType, ContextType, RequireFields<Types.MutationWithdrawReturnArgs, 'input'>>;
};

export type NewsletterDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterDraft'] = ResolversParentTypes['NewsletterDraft']> = {
  draftId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterDraftConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterDraftConnection'] = ResolversParentTypes['NewsletterDraftConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NewsletterDraftEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['NewsletterDraft']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewsletterDraftEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterDraftEdge'] = ResolversParentTypes['NewsletterDraftEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NewsletterDraft'], ParentType, ContextType>;
};

export type NewsletterDraftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterDraftPayload'] = ResolversParentTypes['NewsletterDraftPayload']> = {
  draft?: Resolver<Types.Maybe<ResolversTypes['NewsletterDraft']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NewsletterDraftResultPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterDraftResultPayload'] = ResolversParentTypes['NewsletterDraftResultPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NewsletterIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterIssue'] = ResolversParentTypes['NewsletterIssue']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isQueued?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unsubscribed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterIssueConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterIssueConnection'] = ResolversParentTypes['NewsletterIssueConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NewsletterIssueEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['NewsletterIssue']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewsletterIssueEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterIssueEdge'] = ResolversParentTypes['NewsletterIssueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NewsletterIssue'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartItem' | 'Category' | 'ManagedProduct' | 'Notice' | 'Order' | 'OrderItem' | 'Payment' | 'Product' | 'Return' | 'Review' | 'SavedAddress' | 'Session' | 'Shopper' | 'Variant' | 'Wishlist' | 'WishlistItem', ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  noticeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoticeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeConnection'] = ResolversParentTypes['NoticeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NoticeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoticeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeEdge'] = ResolversParentTypes['NoticeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notice'], ParentType, ContextType>;
};

export type OccasionLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OccasionLabel'] = ResolversParentTypes['OccasionLabel']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Occasion'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  billingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  canBuyAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstPurchaseDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  moneyTrail?: Resolver<ResolversTypes['MoneyTrail'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Types.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expectedBy?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEventKind'], ParentType, ContextType>;
  tracking?: Resolver<Types.Maybe<ResolversTypes['Tracking']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  billingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancellation?: Resolver<Types.Maybe<ResolversTypes['Cancellation']>, ParentType, ContextType>;
  cash?: Resolver<Types.Maybe<ResolversTypes['CashStatus']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveryWindow?: Resolver<Types.Maybe<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dispatchedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstPurchaseDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  isReplacement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  moneyTrail?: Resolver<ResolversTypes['MoneyTrail'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<Types.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refund?: Resolver<Types.Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  returnUntil?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  returnableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['Return']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['PieceService']>, ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  shortId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tracking?: Resolver<Types.Maybe<ResolversTypes['Tracking']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemConnection'] = ResolversParentTypes['OrderItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemEdge'] = ResolversParentTypes['OrderItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OrderItem'], ParentType, ContextType>;
};

export type OrderLookupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLookupPayload'] = ResolversParentTypes['OrderLookupPayload']> = {
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['TrackedOrder']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderNote'] = ResolversParentTypes['OrderNote']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  noteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expectedBy?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  initiatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderItem?: Resolver<ResolversTypes['OrderItem'], ParentType, ContextType>;
  processedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalItems?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalPages?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface PaiseScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Paise'], any> {
  name: 'Paise';
}

export type PastPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PastPrice'] = ResolversParentTypes['PastPrice']> = {
  listPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sellerPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderItems?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  paymentOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOption'] = ResolversParentTypes['PaymentOption']> = {
  hint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type PaymentOptionSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOptionSettings'] = ResolversParentTypes['PaymentOptionSettings']> = {
  hint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOrder'] = ResolversParentTypes['PaymentOrder']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  widgetUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type PaymentSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings']> = {
  firstPurchasePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxCashOrdersDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxFirstCashPieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxRefusedParcels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['PaymentOptionSettings']>, ParentType, ContextType>;
  refusedPinPrefixes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  refusedWithinDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PdfFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PdfFile'] = ResolversParentTypes['PdfFile']> = {
  base64?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ShopperRole'], ParentType, ContextType>;
  sellerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sellerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonConnection'] = ResolversParentTypes['PersonConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PersonEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonEdge'] = ResolversParentTypes['PersonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type PickupAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickupAddress'] = ResolversParentTypes['PickupAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternatePhone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  landmark?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PictureCropResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PictureCrop'] = ResolversParentTypes['PictureCrop']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  top?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PieceServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PieceService'] = ResolversParentTypes['PieceService']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PiecesAgainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PiecesAgain'] = ResolversParentTypes['PiecesAgain']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inCart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<Types.Maybe<ResolversTypes['LeftOutReason']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceNow?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PinCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PinCode'] = ResolversParentTypes['PinCode']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceCashOnDeliveryOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceCashOnDeliveryOrderPayload'] = ResolversParentTypes['PlaceCashOnDeliveryOrderPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlainUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlainUserError'] = ResolversParentTypes['PlainUserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PolicySettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicySettings'] = ResolversParentTypes['PolicySettings']> = {
  cancelRefundDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  damageHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expressDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  freeShippingOver?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  processingDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  returnDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnRefundDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  standardDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
};

export type PriceChangedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceChangedError'] = ResolversParentTypes['PriceChangedError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  highest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  blouse?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  careGuide?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['ProductColor']>, ParentType, ContextType>;
  cover?: Resolver<Types.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  craft?: Resolver<Types.Maybe<ResolversTypes['Craft']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dimension?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fabric?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goesWith?: Resolver<Types.Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.ProductGoesWithArgs, 'first'>>;
  hsnCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  matchingVariant?: Resolver<Types.Maybe<ResolversTypes['Variant']>, ParentType, ContextType, RequireFields<Types.ProductMatchingVariantArgs, 'text'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occasions?: Resolver<Array<ResolversTypes['Occasion']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewSummary?: Resolver<Types.Maybe<ResolversTypes['ReviewSummary']>, ParentType, ContextType>;
  reviews?: Resolver<Types.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<Types.ProductReviewsArgs>>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['PieceService']>, ParentType, ContextType>;
  similarProducts?: Resolver<Types.Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.ProductSimilarProductsArgs, 'first'>>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeChart?: Resolver<Types.Maybe<ResolversTypes['SizeChart']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sortedReviews?: Resolver<Types.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, RequireFields<Types.ProductSortedReviewsArgs, 'sort'>>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['Variant']>, ParentType, ContextType, RequireFields<Types.ProductVariantArgs, 'sku'>>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
  weight?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weightGrams?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductColor'] = ResolversParentTypes['ProductColor']> = {
  cover?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  colorCounts?: Resolver<Types.Maybe<Array<ResolversTypes['FilterCount']>>, ParentType, ContextType>;
  craftCounts?: Resolver<Types.Maybe<Array<ResolversTypes['FilterCount']>>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  filterCounts?: Resolver<Types.Maybe<Array<ResolversTypes['FilterCount']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  priceRange?: Resolver<Types.Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImport'] = ResolversParentTypes['ProductImport']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['CsvFault']>, ParentType, ContextType>;
  importId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromoCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoCode'] = ResolversParentTypes['PromoCode']> = {
  amountOff?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discountGiven?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximum?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minimumSubtotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  mostUses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mostUsesEach?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromoCodeState'], ParentType, ContextType>;
  validFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromoCodeCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoCodeCheck'] = ResolversParentTypes['PromoCodeCheck']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  terms?: Resolver<Types.Maybe<ResolversTypes['PromoTerms']>, ParentType, ContextType>;
};

export type PromoCodeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoCodeConnection'] = ResolversParentTypes['PromoCodeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PromoCodeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PromoCode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromoCodeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoCodeEdge'] = ResolversParentTypes['PromoCodeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PromoCode'], ParentType, ContextType>;
};

export type PromoCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoCodePayload'] = ResolversParentTypes['PromoCodePayload']> = {
  promoCode?: Resolver<Types.Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PromoTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoTerms'] = ResolversParentTypes['PromoTerms']> = {
  amountOff?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  maximum?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minimumSubtotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  categories?: Resolver<Types.Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  category?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Types.QueryCategoryArgs, 'name'>>;
  craft?: Resolver<Types.Maybe<ResolversTypes['Craft']>, ParentType, ContextType, RequireFields<Types.QueryCraftArgs, 'slug'>>;
  crafts?: Resolver<Types.Maybe<Array<ResolversTypes['Craft']>>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, RequireFields<Types.QueryDeliveryEstimateArgs, 'pinCode' | 'skus'>>;
  me?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  node?: Resolver<Types.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Types.QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Types.Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<Types.QueryNodesArgs, 'ids'>>;
  pinCode?: Resolver<Types.Maybe<ResolversTypes['PinCode']>, ParentType, ContextType, RequireFields<Types.QueryPinCodeArgs, 'code'>>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryProductArgs, 'id'>>;
  products?: Resolver<Types.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Types.QueryProductsArgs>>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['PromoCodeCheck']>, ParentType, ContextType, RequireFields<Types.QueryPromoCodeArgs, 'code' | 'subtotal'>>;
  recentReviews?: Resolver<Types.Maybe<Array<ResolversTypes['Review']>>, ParentType, ContextType, RequireFields<Types.QueryRecentReviewsArgs, 'first' | 'minRating'>>;
  searchSuggestions?: Resolver<Types.Maybe<ResolversTypes['SearchSuggestions']>, ParentType, ContextType, Partial<Types.QuerySearchSuggestionsArgs>>;
  shop?: Resolver<Types.Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['Variant']>, ParentType, ContextType, RequireFields<Types.QueryVariantArgs, 'sku'>>;
  variants?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Variant']>>>, ParentType, ContextType, RequireFields<Types.QueryVariantsArgs, 'skus'>>;
};

export type RefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expectedBy?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  initiatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  processedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisteredSellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredSeller'] = ResolversParentTypes['RegisteredSeller']> = {
  facts?: Resolver<ResolversTypes['SellerFacts'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemoveFromCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromCartPayload'] = ResolversParentTypes['RemoveFromCartPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  removedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveFromWishlistPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromWishlistPayload'] = ResolversParentTypes['RemoveFromWishlistPayload']> = {
  removedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<Types.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type RemoveProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveProductPayload'] = ResolversParentTypes['RemoveProductPayload']> = {
  productId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemovePromoCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePromoCodePayload'] = ResolversParentTypes['RemovePromoCodePayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveSamplesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSamplesPayload'] = ResolversParentTypes['RemoveSamplesPayload']> = {
  removed?: Resolver<Types.Maybe<ResolversTypes['SampleCounts']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSecondFactorPayload'] = ResolversParentTypes['RemoveSecondFactorPayload']> = {
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestEmailChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailChangePayload'] = ResolversParentTypes['RequestEmailChangePayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otpLength?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestExportPayload'] = ResolversParentTypes['RequestExportPayload']> = {
  export?: Resolver<Types.Maybe<ResolversTypes['Export']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestNoticePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestNoticePayload'] = ResolversParentTypes['RequestNoticePayload']> = {
  notice?: Resolver<Types.Maybe<ResolversTypes['Notice']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestOrderLookupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestOrderLookupPayload'] = ResolversParentTypes['RequestOrderLookupPayload']> = {
  lookupId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  otpLength?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestOtpPayload'] = ResolversParentTypes['RequestOtpPayload']> = {
  challenge?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otpLength?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestVisitorNoticePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestVisitorNoticePayload'] = ResolversParentTypes['RequestVisitorNoticePayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreSettingsPayload'] = ResolversParentTypes['RestoreSettingsPayload']> = {
  section?: Resolver<Types.Maybe<ResolversTypes['SettingsSection']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Return'] = ResolversParentTypes['Return']> = {
  approvedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  awaitsPayout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Types.Maybe<ResolversTypes['PieceCondition']>, ParentType, ContextType>;
  declineReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  declinedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exchangeSku?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  exchangeVariant?: Resolver<Types.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Types.Maybe<ResolversTypes['ReturnedItem']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReturnKind'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payoutAccount?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickedUpAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pickup?: Resolver<ResolversTypes['PickupAddress'], ParentType, ContextType>;
  pickupDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['ReturnReason']>, ParentType, ContextType>;
  reasonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refund?: Resolver<Types.Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  replacement?: Resolver<Types.Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  returnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sale?: Resolver<Types.Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReturnState'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnConnection'] = ResolversParentTypes['ReturnConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReturnEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Return']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReturnEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnEdge'] = ResolversParentTypes['ReturnEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Return'], ParentType, ContextType>;
};

export type ReturnPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPayload'] = ResolversParentTypes['ReturnPayload']> = {
  orderItem?: Resolver<Types.Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  return?: Resolver<Types.Maybe<ResolversTypes['Return']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnPayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPayout'] = ResolversParentTypes['ReturnPayout']> = {
  accountName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ifsc?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upiId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnPayoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPayoutPayload'] = ResolversParentTypes['ReturnPayoutPayload']> = {
  payout?: Resolver<Types.Maybe<ResolversTypes['ReturnPayout']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnReasonLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnReasonLabel'] = ResolversParentTypes['ReturnReasonLabel']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ReturnReason'], ParentType, ContextType>;
};

export type ReturnedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnedItem'] = ResolversParentTypes['ReturnedItem']> = {
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['ReviewAnswer']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  helpfulCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerifiedPurchase?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['ReviewPicture']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewAnswer'] = ResolversParentTypes['ReviewAnswer']> = {
  answeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ReviewMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewMark'] = ResolversParentTypes['ReviewMark']> = {
  isHelpful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReviewMarkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewMarkPayload'] = ResolversParentTypes['ReviewMarkPayload']> = {
  mark?: Resolver<Types.Maybe<ResolversTypes['ReviewMark']>, ParentType, ContextType>;
  review?: Resolver<Types.Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewOrderItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewOrderItemPayload'] = ResolversParentTypes['ReviewOrderItemPayload']> = {
  orderItem?: Resolver<Types.Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPicture'] = ResolversParentTypes['ReviewPicture']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewSummary'] = ResolversParentTypes['ReviewSummary']> = {
  counts?: Resolver<Array<ResolversTypes['StarCount']>, ParentType, ContextType>;
};

export type RevokeOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeOtherSessionsPayload'] = ResolversParentTypes['RevokeOtherSessionsPayload']> = {
  revokedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionPayload'] = ResolversParentTypes['RevokeSessionPayload']> = {
  revokedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaleInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleInvoice'] = ResolversParentTypes['SaleInvoice']> = {
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SaleInvoiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleInvoiceConnection'] = ResolversParentTypes['SaleInvoiceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SaleInvoiceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SaleInvoice']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaleInvoiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleInvoiceEdge'] = ResolversParentTypes['SaleInvoiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SaleInvoice'], ParentType, ContextType>;
};

export type SaleItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleItemPayload'] = ResolversParentTypes['SaleItemPayload']> = {
  orderItem?: Resolver<Types.Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaleOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleOrder'] = ResolversParentTypes['SaleOrder']> = {
  notes?: Resolver<Array<ResolversTypes['OrderNote']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['SalePayment']>, ParentType, ContextType>;
};

export type SalePaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalePayment'] = ResolversParentTypes['SalePayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentMethod?: Resolver<Types.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  placedOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['SaleRefund']>, ParentType, ContextType>;
};

export type SaleRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleRefund'] = ResolversParentTypes['SaleRefund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  initiatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  processedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SaleRefundReason'], ParentType, ContextType>;
  refundId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type SaleReturnPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleReturnPayload'] = ResolversParentTypes['SaleReturnPayload']> = {
  return?: Resolver<Types.Maybe<ResolversTypes['Return']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SalesComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesComparison'] = ResolversParentTypes['SalesComparison']> = {
  before?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
};

export type SalesFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesFigures'] = ResolversParentTypes['SalesFigures']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SampleCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleCounts'] = ResolversParentTypes['SampleCounts']> = {
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promoCodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSettingsPayload'] = ResolversParentTypes['SaveSettingsPayload']> = {
  section?: Resolver<Types.Maybe<ResolversTypes['SettingsSection']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedAddress'] = ResolversParentTypes['SavedAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alternatePhone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  landmark?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  categories?: Resolver<Types.Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  crafts?: Resolver<Types.Maybe<Array<ResolversTypes['Craft']>>, ParentType, ContextType>;
  searches?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSetUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legal?: Resolver<Types.Maybe<ResolversTypes['SellerLegal']>, ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerAccount'] = ResolversParentTypes['SellerAccount']> = {
  commissionRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gstin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legalName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerAccountListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerAccountList'] = ResolversParentTypes['SellerAccountList']> = {
  nodes?: Resolver<Array<ResolversTypes['SellerAccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerAccountPayload'] = ResolversParentTypes['SellerAccountPayload']> = {
  seller?: Resolver<Types.Maybe<ResolversTypes['SellerAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellerFactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerFacts'] = ResolversParentTypes['SellerFacts']> = {
  address?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerLegalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerLegal'] = ResolversParentTypes['SellerLegal']> = {
  address?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  countryOfOrigin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grievanceOfficer?: Resolver<ResolversTypes['GrievanceOfficer'], ParentType, ContextType>;
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerStatement'] = ResolversParentTypes['SellerStatement']> = {
  commission?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  commissionRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returns?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SellerStatementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerStatementPayload'] = ResolversParentTypes['SellerStatementPayload']> = {
  statement?: Resolver<Types.Maybe<ResolversTypes['SellerStatement']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendCashOnDeliveryOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendCashOnDeliveryOtpPayload'] = ResolversParentTypes['SendCashOnDeliveryOtpPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendConfirmationOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendConfirmationOtpPayload'] = ResolversParentTypes['SendConfirmationOtpPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendNewsletterPayload'] = ResolversParentTypes['SendNewsletterPayload']> = {
  recipients?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deviceName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  accessToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refreshExpiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refreshToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetCartItemQuantityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCartItemQuantityPayload'] = ResolversParentTypes['SetCartItemQuantityPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartItem?: Resolver<Types.Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetCartItemServicesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCartItemServicesPayload'] = ResolversParentTypes['SetCartItemServicesPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartItem?: Resolver<Types.Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetDefaultAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultAddressPayload'] = ResolversParentTypes['SetDefaultAddressPayload']> = {
  savedAddress?: Resolver<Types.Maybe<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetNewsletterPayload'] = ResolversParentTypes['SetNewsletterPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetPricePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPricePayload'] = ResolversParentTypes['SetPricePayload']> = {
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUpSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpSecondFactorPayload'] = ResolversParentTypes['SetUpSecondFactorPayload']> = {
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SettingsContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingsContent'] = ResolversParentTypes['SettingsContent']> = {
  categories?: Resolver<Types.Maybe<ResolversTypes['CategorySettings']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['ContactSettings']>, ParentType, ContextType>;
  legal?: Resolver<Types.Maybe<ResolversTypes['LegalSettings']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['PaymentSettings']>, ParentType, ContextType>;
  policies?: Resolver<Types.Maybe<ResolversTypes['PolicySettings']>, ParentType, ContextType>;
  words?: Resolver<Types.Maybe<ResolversTypes['WordSettings']>, ParentType, ContextType>;
};

export type SettingsHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingsHistory'] = ResolversParentTypes['SettingsHistory']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['SettingsVersion']>, ParentType, ContextType>;
};

export type SettingsSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingsSection'] = ResolversParentTypes['SettingsSection']> = {
  changedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['SettingsContent'], ParentType, ContextType>;
  defaults?: Resolver<ResolversTypes['SettingsContent'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['SettingsSectionName'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettingsVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingsVersion'] = ResolversParentTypes['SettingsVersion']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['SettingsContent'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['SettingsContent'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShareImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareImage'] = ResolversParentTypes['ShareImage']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  api?: Resolver<ResolversTypes['ApiLimits'], ParentType, ContextType>;
  canTrackOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelReasons?: Resolver<Array<ResolversTypes['CancelReasonLabel']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryLabel']>, ParentType, ContextType>;
  claims?: Resolver<Array<ResolversTypes['ShopClaim']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['CollectionLabel']>, ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['ShopContact'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fabrics?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  homeSections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limits?: Resolver<ResolversTypes['ShopLimits'], ParentType, ContextType>;
  mailsPasswordLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameInHindi?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeKinds?: Resolver<Array<ResolversTypes['NoticeKind']>, ParentType, ContextType>;
  occasions?: Resolver<Array<ResolversTypes['OccasionLabel']>, ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageSizes?: Resolver<ResolversTypes['ShopPageSizes'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['ShopPayment'], ParentType, ContextType>;
  pickupWithinDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['ShopPictures'], ParentType, ContextType>;
  policies?: Resolver<ResolversTypes['ShopPolicies'], ParentType, ContextType>;
  returnPictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnReasons?: Resolver<Array<ResolversTypes['ReturnReasonLabel']>, ParentType, ContextType>;
  social?: Resolver<Array<ResolversTypes['ShopLink']>, ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['ProductSort']>, ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tellsDeliveryDates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ShopClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopClaim'] = ResolversParentTypes['ShopClaim']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopContact'] = ResolversParentTypes['ShopContact']> = {
  address?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  chatUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  replyHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopLimits'] = ResolversParentTypes['ShopLimits']> = {
  addressCity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addressLandmark?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addressName?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addressText?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cartLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otpDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passwordCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passwordCharactersAtMost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishlistItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopLink'] = ResolversParentTypes['ShopLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ShopPageSizesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPageSizes'] = ResolversParentTypes['ShopPageSizes']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPayment'] = ResolversParentTypes['ShopPayment']> = {
  keyId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['PaymentOption']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  widgetUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ShopPicturesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPictures'] = ResolversParentTypes['ShopPictures']> = {
  origin?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  widths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShopPoliciesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPolicies'] = ResolversParentTypes['ShopPolicies']> = {
  cancelRefundDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  damageHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expressDeliveryDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  firstPurchasePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeShippingOver?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  holdMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processingDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  returnDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnRefundDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  standardDeliveryDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
};

export type ShopperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shopper'] = ResolversParentTypes['Shopper']> = {
  addresses?: Resolver<Types.Maybe<Array<ResolversTypes['SavedAddress']>>, ParentType, ContextType>;
  allReviews?: Resolver<Types.Maybe<ResolversTypes['StaffReviewConnection']>, ParentType, ContextType, Partial<Types.ShopperAllReviewsArgs>>;
  auditLog?: Resolver<Types.Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, Partial<Types.ShopperAuditLogArgs>>;
  canChangeEmail?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canManageAccount?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canUploadPictures?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  cartOrNull?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cashOnDelivery?: Resolver<Types.Maybe<ResolversTypes['CashOnDelivery']>, ParentType, ContextType, RequireFields<Types.ShopperCashOnDeliveryArgs, 'amount'>>;
  dashboard?: Resolver<Types.Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  exports?: Resolver<Types.Maybe<ResolversTypes['ExportList']>, ParentType, ContextType, Partial<Types.ShopperExportsArgs>>;
  fullName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  getsNewsletter?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations?: Resolver<Types.Maybe<Array<ResolversTypes['Invitation']>>, ParentType, ContextType>;
  isFirstPurchase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managedProduct?: Resolver<Types.Maybe<ResolversTypes['ManagedProduct']>, ParentType, ContextType, RequireFields<Types.ShopperManagedProductArgs, 'id'>>;
  managedProducts?: Resolver<Types.Maybe<ResolversTypes['ManagedProductConnection']>, ParentType, ContextType, Partial<Types.ShopperManagedProductsArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletterDraft?: Resolver<Types.Maybe<ResolversTypes['NewsletterDraft']>, ParentType, ContextType, RequireFields<Types.ShopperNewsletterDraftArgs, 'id'>>;
  newsletterDrafts?: Resolver<Types.Maybe<ResolversTypes['NewsletterDraftConnection']>, ParentType, ContextType, Partial<Types.ShopperNewsletterDraftsArgs>>;
  newsletterIssues?: Resolver<Types.Maybe<ResolversTypes['NewsletterIssueConnection']>, ParentType, ContextType, Partial<Types.ShopperNewsletterIssuesArgs>>;
  notices?: Resolver<Types.Maybe<ResolversTypes['NoticeConnection']>, ParentType, ContextType, Partial<Types.ShopperNoticesArgs>>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.ShopperOrderArgs, 'id'>>;
  orderItem?: Resolver<Types.Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType, RequireFields<Types.ShopperOrderItemArgs, 'id'>>;
  orderItems?: Resolver<ResolversTypes['OrderItemConnection'], ParentType, ContextType, Partial<Types.ShopperOrderItemsArgs>>;
  orderItemsOrNull?: Resolver<Types.Maybe<ResolversTypes['OrderItemConnection']>, ParentType, ContextType, Partial<Types.ShopperOrderItemsOrNullArgs>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, Partial<Types.ShopperOrdersArgs>>;
  ordersOrNull?: Resolver<Types.Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<Types.ShopperOrdersOrNullArgs>>;
  packingSlips?: Resolver<Types.Maybe<ResolversTypes['PdfFile']>, ParentType, ContextType, RequireFields<Types.ShopperPackingSlipsArgs, 'orderItemIds'>>;
  parcelLabels?: Resolver<Types.Maybe<ResolversTypes['PdfFile']>, ParentType, ContextType, RequireFields<Types.ShopperParcelLabelsArgs, 'orderItemIds'>>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<Types.ShopperPaymentArgs, 'id'>>;
  people?: Resolver<Types.Maybe<ResolversTypes['PersonConnection']>, ParentType, ContextType, Partial<Types.ShopperPeopleArgs>>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productImport?: Resolver<Types.Maybe<ResolversTypes['ProductImport']>, ParentType, ContextType, RequireFields<Types.ShopperProductImportArgs, 'id'>>;
  productSellers?: Resolver<Types.Maybe<Array<ResolversTypes['Seller']>>, ParentType, ContextType>;
  productsCsv?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType, RequireFields<Types.ShopperPromoCodeArgs, 'code'>>;
  promoCodes?: Resolver<Types.Maybe<ResolversTypes['PromoCodeConnection']>, ParentType, ContextType, Partial<Types.ShopperPromoCodesArgs>>;
  return?: Resolver<Types.Maybe<ResolversTypes['Return']>, ParentType, ContextType, RequireFields<Types.ShopperReturnArgs, 'id'>>;
  reviewMarks?: Resolver<Types.Maybe<Array<ResolversTypes['ReviewMark']>>, ParentType, ContextType, RequireFields<Types.ShopperReviewMarksArgs, 'reviewIds'>>;
  role?: Resolver<ResolversTypes['ShopperRole'], ParentType, ContextType>;
  sale?: Resolver<Types.Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType, RequireFields<Types.ShopperSaleArgs, 'id'>>;
  saleInvoice?: Resolver<Types.Maybe<ResolversTypes['PdfFile']>, ParentType, ContextType, RequireFields<Types.ShopperSaleInvoiceArgs, 'id'>>;
  saleInvoices?: Resolver<Types.Maybe<ResolversTypes['SaleInvoiceConnection']>, ParentType, ContextType, Partial<Types.ShopperSaleInvoicesArgs>>;
  saleOrder?: Resolver<Types.Maybe<ResolversTypes['SaleOrder']>, ParentType, ContextType, RequireFields<Types.ShopperSaleOrderArgs, 'id'>>;
  saleReturn?: Resolver<Types.Maybe<ResolversTypes['Return']>, ParentType, ContextType, RequireFields<Types.ShopperSaleReturnArgs, 'id'>>;
  saleReturns?: Resolver<Types.Maybe<ResolversTypes['ReturnConnection']>, ParentType, ContextType, Partial<Types.ShopperSaleReturnsArgs>>;
  sales?: Resolver<Types.Maybe<ResolversTypes['OrderItemConnection']>, ParentType, ContextType, Partial<Types.ShopperSalesArgs>>;
  samples?: Resolver<Types.Maybe<ResolversTypes['SampleCounts']>, ParentType, ContextType>;
  secondFactor?: Resolver<Types.Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  sellerStatements?: Resolver<Types.Maybe<Array<ResolversTypes['SellerStatement']>>, ParentType, ContextType, RequireFields<Types.ShopperSellerStatementsArgs, 'month'>>;
  sellers?: Resolver<Types.Maybe<ResolversTypes['SellerAccountList']>, ParentType, ContextType, Partial<Types.ShopperSellersArgs>>;
  sessions?: Resolver<Types.Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  settings?: Resolver<Types.Maybe<Array<ResolversTypes['SettingsSection']>>, ParentType, ContextType, Partial<Types.ShopperSettingsArgs>>;
  settingsHistory?: Resolver<Types.Maybe<ResolversTypes['SettingsHistory']>, ParentType, ContextType, RequireFields<Types.ShopperSettingsHistoryArgs, 'page' | 'section'>>;
  shopperId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shopperRecord?: Resolver<Types.Maybe<ResolversTypes['ShopperRecord']>, ParentType, ContextType, RequireFields<Types.ShopperShopperRecordArgs, 'shopperId'>>;
  shoppers?: Resolver<Types.Maybe<ResolversTypes['ListedShopperConnection']>, ParentType, ContextType, Partial<Types.ShopperShoppersArgs>>;
  stock?: Resolver<Types.Maybe<ResolversTypes['VariantConnection']>, ParentType, ContextType, Partial<Types.ShopperStockArgs>>;
  stockCsv?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockMovements?: Resolver<Types.Maybe<Array<ResolversTypes['StockMovement']>>, ParentType, ContextType, RequireFields<Types.ShopperStockMovementsArgs, 'sku'>>;
  subscriberCount?: Resolver<Types.Maybe<ResolversTypes['SubscriberCount']>, ParentType, ContextType>;
  unpaidOrder?: Resolver<Types.Maybe<ResolversTypes['UnpaidOrder']>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  wishlistOrNull?: Resolver<Types.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopperBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopperBlock'] = ResolversParentTypes['ShopperBlock']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopperItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopperItem'] = ResolversParentTypes['ShopperItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShopperNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopperNote'] = ResolversParentTypes['ShopperNote']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopperRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopperRecord'] = ResolversParentTypes['ShopperRecord']> = {
  account?: Resolver<ResolversTypes['ListedShopper'], ParentType, ContextType>;
  block?: Resolver<Types.Maybe<ResolversTypes['ShopperBlock']>, ParentType, ContextType>;
  isProven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ShopperItem']>, ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['NewsletterState'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ShopperNote']>, ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['ShopperReturn']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['ShopperReview']>, ParentType, ContextType>;
};

export type ShopperRecordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopperRecordPayload'] = ResolversParentTypes['ShopperRecordPayload']> = {
  shopper?: Resolver<Types.Maybe<ResolversTypes['ShopperRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShopperReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopperReturn'] = ResolversParentTypes['ShopperReturn']> = {
  orderItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  returnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReturnState'], ParentType, ContextType>;
};

export type ShopperReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopperReview'] = ResolversParentTypes['ShopperReview']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SizeChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeChart'] = ResolversParentTypes['SizeChart']> = {
  measures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SizeChartRow']>, ParentType, ContextType>;
};

export type SizeChartRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeChartRow'] = ResolversParentTypes['SizeChartRow']> = {
  centimetres?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  inches?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffChangePayload'] = ResolversParentTypes['StaffChangePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaffReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffReview'] = ResolversParentTypes['StaffReview']> = {
  hiddenAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hiddenReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type StaffReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffReviewConnection'] = ResolversParentTypes['StaffReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StaffReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StaffReview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffReviewEdge'] = ResolversParentTypes['StaffReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StaffReview'], ParentType, ContextType>;
};

export type StaffReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffReviewPayload'] = ResolversParentTypes['StaffReviewPayload']> = {
  review?: Resolver<Types.Maybe<ResolversTypes['StaffReview']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StarCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StarCount'] = ResolversParentTypes['StarCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StartPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPaymentPayload'] = ResolversParentTypes['StartPaymentPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['PaymentOrder']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StockErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockError'] = ResolversParentTypes['StockError']> = {
  available?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMovement'] = ResolversParentTypes['StockMovement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  movementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  person?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['StockReason'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StopNoticesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StopNoticesPayload'] = ResolversParentTypes['StopNoticesPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscribeToNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeToNewsletterPayload'] = ResolversParentTypes['SubscribeToNewsletterPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscriberCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriberCount'] = ResolversParentTypes['SubscriberCount']> = {
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  order?: SubscriptionResolver<Types.Maybe<ResolversTypes['Order']>, "order", ParentType, ContextType, RequireFields<Types.SubscriptionOrderArgs, 'id'>>;
  orderItem?: SubscriptionResolver<Types.Maybe<ResolversTypes['OrderItem']>, "orderItem", ParentType, ContextType, RequireFields<Types.SubscriptionOrderItemArgs, 'id'>>;
};

export type TrackedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackedOrder'] = ResolversParentTypes['TrackedOrder']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TrackingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tracking'] = ResolversParentTypes['Tracking']> = {
  carrier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type TryAgainErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TryAgainError'] = ResolversParentTypes['TryAgainError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterMs?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnpaidOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnpaidOrder'] = ResolversParentTypes['UnpaidOrder']> = {
  endedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['UnpaidPieces']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type UnpaidPiecesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnpaidPieces'] = ResolversParentTypes['UnpaidPieces']> = {
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UpdateAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAddressPayload'] = ResolversParentTypes['UpdateAddressPayload']> = {
  savedAddress?: Resolver<Types.Maybe<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'PlainUserError' | 'PriceChangedError' | 'StockError' | 'TryAgainError', ParentType, ContextType>;
};

export type VariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  held?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  reviewCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Types.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<Types.VariantReviewsArgs>>;
  shareImage?: Resolver<Types.Maybe<ResolversTypes['ShareImage']>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stock?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariantConnection'] = ResolversParentTypes['VariantConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VariantEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VariantEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariantEdge'] = ResolversParentTypes['VariantEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
};

export type VerifyPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyPaymentPayload'] = ResolversParentTypes['VerifyPaymentPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderItems?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VerifySecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifySecondFactorPayload'] = ResolversParentTypes['VerifySecondFactorPayload']> = {
  shopper?: Resolver<Types.Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  itemsConnection?: Resolver<ResolversTypes['WishlistItemConnection'], ParentType, ContextType, Partial<Types.WishlistItemsConnectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  wishlistId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItemConnection'] = ResolversParentTypes['WishlistItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WishlistItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItemEdge'] = ResolversParentTypes['WishlistItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WishlistItem'], ParentType, ContextType>;
};

export type WordSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WordSettings'] = ResolversParentTypes['WordSettings']> = {
  claims?: Resolver<Array<ResolversTypes['ClaimSettings']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>;
  AddAddressPayload?: AddAddressPayloadResolvers<ContextType>;
  AddManyToCartPayload?: AddManyToCartPayloadResolvers<ContextType>;
  AddOrderNotePayload?: AddOrderNotePayloadResolvers<ContextType>;
  AddProductPayload?: AddProductPayloadResolvers<ContextType>;
  AddToCartPayload?: AddToCartPayloadResolvers<ContextType>;
  AddToWishlistPayload?: AddToWishlistPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  ApiLimits?: ApiLimitsResolvers<ContextType>;
  ApplyPromoCodePayload?: ApplyPromoCodePayloadResolvers<ContextType>;
  AuditDetail?: AuditDetailResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  BuyAgainPayload?: BuyAgainPayloadResolvers<ContextType>;
  CancelNoticePayload?: CancelNoticePayloadResolvers<ContextType>;
  CancelOrderItemPayload?: CancelOrderItemPayloadResolvers<ContextType>;
  CancelPaymentPayload?: CancelPaymentPayloadResolvers<ContextType>;
  CancelReasonLabel?: CancelReasonLabelResolvers<ContextType>;
  Cancellation?: CancellationResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartItemConnection?: CartItemConnectionResolvers<ContextType>;
  CartItemEdge?: CartItemEdgeResolvers<ContextType>;
  CartOffer?: CartOfferResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  CashOnDelivery?: CashOnDeliveryResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryLabel?: CategoryLabelResolvers<ContextType>;
  CategorySettings?: CategorySettingsResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangeStockPayload?: ChangeStockPayloadResolvers<ContextType>;
  ClaimSettings?: ClaimSettingsResolvers<ContextType>;
  CollectionLabel?: CollectionLabelResolvers<ContextType>;
  ConfirmEmailChangePayload?: ConfirmEmailChangePayloadResolvers<ContextType>;
  ConfirmLoginPayload?: ConfirmLoginPayloadResolvers<ContextType>;
  ConfirmNewsletterPayload?: ConfirmNewsletterPayloadResolvers<ContextType>;
  ConfirmNoticePayload?: ConfirmNoticePayloadResolvers<ContextType>;
  ConfirmSecondFactorPayload?: ConfirmSecondFactorPayloadResolvers<ContextType>;
  ContactSettings?: ContactSettingsResolvers<ContextType>;
  Craft?: CraftResolvers<ContextType>;
  CsvFault?: CsvFaultResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayRange?: DayRangeResolvers<ContextType>;
  DeleteAddressPayload?: DeleteAddressPayloadResolvers<ContextType>;
  DeletePromoCodePayload?: DeletePromoCodePayloadResolvers<ContextType>;
  DeliveryEstimate?: DeliveryEstimateResolvers<ContextType>;
  DeliveryWindow?: DeliveryWindowResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EraseAccountPayload?: EraseAccountPayloadResolvers<ContextType>;
  Export?: ExportResolvers<ContextType>;
  ExportAccountOfPayload?: ExportAccountOfPayloadResolvers<ContextType>;
  ExportAccountPayload?: ExportAccountPayloadResolvers<ContextType>;
  ExportList?: ExportListResolvers<ContextType>;
  FilterCount?: FilterCountResolvers<ContextType>;
  GrievanceOfficer?: GrievanceOfficerResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImportChange?: ImportChangeResolvers<ContextType>;
  ImportProductsPayload?: ImportProductsPayloadResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  ImportStockPayload?: ImportStockPayloadResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InviteStaffPayload?: InviteStaffPayloadResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  ItemDeliveryEstimate?: ItemDeliveryEstimateResolvers<ContextType>;
  LeaveNewsletterPayload?: LeaveNewsletterPayloadResolvers<ContextType>;
  LegalSettings?: LegalSettingsResolvers<ContextType>;
  ListedShopper?: ListedShopperResolvers<ContextType>;
  ListedShopperConnection?: ListedShopperConnectionResolvers<ContextType>;
  ListedShopperEdge?: ListedShopperEdgeResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  ManagedPicture?: ManagedPictureResolvers<ContextType>;
  ManagedProduct?: ManagedProductResolvers<ContextType>;
  ManagedProductConnection?: ManagedProductConnectionResolvers<ContextType>;
  ManagedProductEdge?: ManagedProductEdgeResolvers<ContextType>;
  ManagedProductPayload?: ManagedProductPayloadResolvers<ContextType>;
  ManagedVariant?: ManagedVariantResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoneyCheck?: MoneyCheckResolvers<ContextType>;
  MoneyTrail?: MoneyTrailResolvers<ContextType>;
  MoveToCartPayload?: MoveToCartPayloadResolvers<ContextType>;
  MoveToWishlistPayload?: MoveToWishlistPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterDraft?: NewsletterDraftResolvers<ContextType>;
  NewsletterDraftConnection?: NewsletterDraftConnectionResolvers<ContextType>;
  NewsletterDraftEdge?: NewsletterDraftEdgeResolvers<ContextType>;
  NewsletterDraftPayload?: NewsletterDraftPayloadResolvers<ContextType>;
  NewsletterDraftResultPayload?: NewsletterDraftResultPayloadResolvers<ContextType>;
  NewsletterIssue?: NewsletterIssueResolvers<ContextType>;
  NewsletterIssueConnection?: NewsletterIssueConnectionResolvers<ContextType>;
  NewsletterIssueEdge?: NewsletterIssueEdgeResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeConnection?: NoticeConnectionResolvers<ContextType>;
  NoticeEdge?: NoticeEdgeResolvers<ContextType>;
  OccasionLabel?: OccasionLabelResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemConnection?: OrderItemConnectionResolvers<ContextType>;
  OrderItemEdge?: OrderItemEdgeResolvers<ContextType>;
  OrderLookupPayload?: OrderLookupPayloadResolvers<ContextType>;
  OrderNote?: OrderNoteResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Paise?: GraphQLScalarType;
  PastPrice?: PastPriceResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentOption?: PaymentOptionResolvers<ContextType>;
  PaymentOptionSettings?: PaymentOptionSettingsResolvers<ContextType>;
  PaymentOrder?: PaymentOrderResolvers<ContextType>;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  PdfFile?: PdfFileResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonConnection?: PersonConnectionResolvers<ContextType>;
  PersonEdge?: PersonEdgeResolvers<ContextType>;
  PickupAddress?: PickupAddressResolvers<ContextType>;
  PictureCrop?: PictureCropResolvers<ContextType>;
  PieceService?: PieceServiceResolvers<ContextType>;
  PiecesAgain?: PiecesAgainResolvers<ContextType>;
  PinCode?: PinCodeResolvers<ContextType>;
  PlaceCashOnDeliveryOrderPayload?: PlaceCashOnDeliveryOrderPayloadResolvers<ContextType>;
  PlainUserError?: PlainUserErrorResolvers<ContextType>;
  PolicySettings?: PolicySettingsResolvers<ContextType>;
  PriceChangedError?: PriceChangedErrorResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductColor?: ProductColorResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductImport?: ProductImportResolvers<ContextType>;
  PromoCode?: PromoCodeResolvers<ContextType>;
  PromoCodeCheck?: PromoCodeCheckResolvers<ContextType>;
  PromoCodeConnection?: PromoCodeConnectionResolvers<ContextType>;
  PromoCodeEdge?: PromoCodeEdgeResolvers<ContextType>;
  PromoCodePayload?: PromoCodePayloadResolvers<ContextType>;
  PromoTerms?: PromoTermsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RegisteredSeller?: RegisteredSellerResolvers<ContextType>;
  RemoveFromCartPayload?: RemoveFromCartPayloadResolvers<ContextType>;
  RemoveFromWishlistPayload?: RemoveFromWishlistPayloadResolvers<ContextType>;
  RemoveProductPayload?: RemoveProductPayloadResolvers<ContextType>;
  RemovePromoCodePayload?: RemovePromoCodePayloadResolvers<ContextType>;
  RemoveSamplesPayload?: RemoveSamplesPayloadResolvers<ContextType>;
  RemoveSecondFactorPayload?: RemoveSecondFactorPayloadResolvers<ContextType>;
  RequestEmailChangePayload?: RequestEmailChangePayloadResolvers<ContextType>;
  RequestExportPayload?: RequestExportPayloadResolvers<ContextType>;
  RequestNoticePayload?: RequestNoticePayloadResolvers<ContextType>;
  RequestOrderLookupPayload?: RequestOrderLookupPayloadResolvers<ContextType>;
  RequestOtpPayload?: RequestOtpPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RequestVisitorNoticePayload?: RequestVisitorNoticePayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestoreSettingsPayload?: RestoreSettingsPayloadResolvers<ContextType>;
  Return?: ReturnResolvers<ContextType>;
  ReturnConnection?: ReturnConnectionResolvers<ContextType>;
  ReturnEdge?: ReturnEdgeResolvers<ContextType>;
  ReturnPayload?: ReturnPayloadResolvers<ContextType>;
  ReturnPayout?: ReturnPayoutResolvers<ContextType>;
  ReturnPayoutPayload?: ReturnPayoutPayloadResolvers<ContextType>;
  ReturnReasonLabel?: ReturnReasonLabelResolvers<ContextType>;
  ReturnedItem?: ReturnedItemResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAnswer?: ReviewAnswerResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewMark?: ReviewMarkResolvers<ContextType>;
  ReviewMarkPayload?: ReviewMarkPayloadResolvers<ContextType>;
  ReviewOrderItemPayload?: ReviewOrderItemPayloadResolvers<ContextType>;
  ReviewPicture?: ReviewPictureResolvers<ContextType>;
  ReviewSummary?: ReviewSummaryResolvers<ContextType>;
  RevokeOtherSessionsPayload?: RevokeOtherSessionsPayloadResolvers<ContextType>;
  RevokeSessionPayload?: RevokeSessionPayloadResolvers<ContextType>;
  SaleInvoice?: SaleInvoiceResolvers<ContextType>;
  SaleInvoiceConnection?: SaleInvoiceConnectionResolvers<ContextType>;
  SaleInvoiceEdge?: SaleInvoiceEdgeResolvers<ContextType>;
  SaleItemPayload?: SaleItemPayloadResolvers<ContextType>;
  SaleOrder?: SaleOrderResolvers<ContextType>;
  SalePayment?: SalePaymentResolvers<ContextType>;
  SaleRefund?: SaleRefundResolvers<ContextType>;
  SaleReturnPayload?: SaleReturnPayloadResolvers<ContextType>;
  SalesComparison?: SalesComparisonResolvers<ContextType>;
  SalesFigures?: SalesFiguresResolvers<ContextType>;
  SampleCounts?: SampleCountsResolvers<ContextType>;
  SaveSettingsPayload?: SaveSettingsPayloadResolvers<ContextType>;
  SavedAddress?: SavedAddressResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerAccount?: SellerAccountResolvers<ContextType>;
  SellerAccountList?: SellerAccountListResolvers<ContextType>;
  SellerAccountPayload?: SellerAccountPayloadResolvers<ContextType>;
  SellerFacts?: SellerFactsResolvers<ContextType>;
  SellerLegal?: SellerLegalResolvers<ContextType>;
  SellerStatement?: SellerStatementResolvers<ContextType>;
  SellerStatementPayload?: SellerStatementPayloadResolvers<ContextType>;
  SendCashOnDeliveryOtpPayload?: SendCashOnDeliveryOtpPayloadResolvers<ContextType>;
  SendConfirmationOtpPayload?: SendConfirmationOtpPayloadResolvers<ContextType>;
  SendNewsletterPayload?: SendNewsletterPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SetCartItemQuantityPayload?: SetCartItemQuantityPayloadResolvers<ContextType>;
  SetCartItemServicesPayload?: SetCartItemServicesPayloadResolvers<ContextType>;
  SetDefaultAddressPayload?: SetDefaultAddressPayloadResolvers<ContextType>;
  SetNewsletterPayload?: SetNewsletterPayloadResolvers<ContextType>;
  SetPricePayload?: SetPricePayloadResolvers<ContextType>;
  SetUpSecondFactorPayload?: SetUpSecondFactorPayloadResolvers<ContextType>;
  SettingsContent?: SettingsContentResolvers<ContextType>;
  SettingsHistory?: SettingsHistoryResolvers<ContextType>;
  SettingsSection?: SettingsSectionResolvers<ContextType>;
  SettingsVersion?: SettingsVersionResolvers<ContextType>;
  ShareImage?: ShareImageResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopClaim?: ShopClaimResolvers<ContextType>;
  ShopContact?: ShopContactResolvers<ContextType>;
  ShopLimits?: ShopLimitsResolvers<ContextType>;
  ShopLink?: ShopLinkResolvers<ContextType>;
  ShopPageSizes?: ShopPageSizesResolvers<ContextType>;
  ShopPayment?: ShopPaymentResolvers<ContextType>;
  ShopPictures?: ShopPicturesResolvers<ContextType>;
  ShopPolicies?: ShopPoliciesResolvers<ContextType>;
  Shopper?: ShopperResolvers<ContextType>;
  ShopperBlock?: ShopperBlockResolvers<ContextType>;
  ShopperItem?: ShopperItemResolvers<ContextType>;
  ShopperNote?: ShopperNoteResolvers<ContextType>;
  ShopperRecord?: ShopperRecordResolvers<ContextType>;
  ShopperRecordPayload?: ShopperRecordPayloadResolvers<ContextType>;
  ShopperReturn?: ShopperReturnResolvers<ContextType>;
  ShopperReview?: ShopperReviewResolvers<ContextType>;
  SizeChart?: SizeChartResolvers<ContextType>;
  SizeChartRow?: SizeChartRowResolvers<ContextType>;
  StaffChangePayload?: StaffChangePayloadResolvers<ContextType>;
  StaffReview?: StaffReviewResolvers<ContextType>;
  StaffReviewConnection?: StaffReviewConnectionResolvers<ContextType>;
  StaffReviewEdge?: StaffReviewEdgeResolvers<ContextType>;
  StaffReviewPayload?: StaffReviewPayloadResolvers<ContextType>;
  StarCount?: StarCountResolvers<ContextType>;
  StartPaymentPayload?: StartPaymentPayloadResolvers<ContextType>;
  StockError?: StockErrorResolvers<ContextType>;
  StockMovement?: StockMovementResolvers<ContextType>;
  StopNoticesPayload?: StopNoticesPayloadResolvers<ContextType>;
  SubscribeToNewsletterPayload?: SubscribeToNewsletterPayloadResolvers<ContextType>;
  SubscriberCount?: SubscriberCountResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TrackedOrder?: TrackedOrderResolvers<ContextType>;
  Tracking?: TrackingResolvers<ContextType>;
  TryAgainError?: TryAgainErrorResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnpaidOrder?: UnpaidOrderResolvers<ContextType>;
  UnpaidPieces?: UnpaidPiecesResolvers<ContextType>;
  UpdateAddressPayload?: UpdateAddressPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  VariantConnection?: VariantConnectionResolvers<ContextType>;
  VariantEdge?: VariantEdgeResolvers<ContextType>;
  VerifyPaymentPayload?: VerifyPaymentPayloadResolvers<ContextType>;
  VerifySecondFactorPayload?: VerifySecondFactorPayloadResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistItemConnection?: WishlistItemConnectionResolvers<ContextType>;
  WishlistItemEdge?: WishlistItemEdgeResolvers<ContextType>;
  WordSettings?: WordSettingsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  idOf?: IdOfDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  oneGuess?: OneGuessDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  sensitive?: SensitiveDirectiveResolver<any, any, ContextType>;
  session?: SessionDirectiveResolver<any, any, ContextType>;
  staff?: StaffDirectiveResolver<any, any, ContextType>;
};
