import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CategoryNode, ProductNode, ProductPageNode, VariantNode, ImageNode } from '../catalog/nodes.ts';
import type { ReviewNode } from '../reviews/nodes.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in ISO 8601, UTC, for example `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * An address of a resource: absolute, or starting with `/` and then relative to the origin that the shop is served
   * from. The gateway makes it absolute when it is told that origin (`PUBLIC_URL`).
   */
  URL: { input: string; output: string; }
};

/** For whom a cached answer is good. */
export type CacheControlScope =
  /** One shopper's own: only that shopper's browser may keep it. */
  | 'PRIVATE'
  /** The same for everybody: proxies and CDNs may keep it. */
  | 'PUBLIC';

/** A department of the shop, such as sarees. */
export type Category = {
  __typename?: 'Category';
  /** The name, as it stands in addresses: `Saree`. */
  name: Scalars['String']['output'];
  /** How many products it has; 0 when it is empty. */
  productCount: Scalars['Int']['output'];
  /**
   * One page of its products, 24 to a page, in the catalogue's own order unless `sort` says otherwise. A page past the
   * last has no nodes. Errors with BAD_USER_INPUT when `page` is below 1.
   */
  products: ProductPage;
  /** What the home page shows of it: the category's first page reversed, and the first few of that. */
  showcase: Array<Product>;
};


/** A department of the shop, such as sarees. */
export type CategoryProductsArgs = {
  filter?: InputMaybe<ProductFilterInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** A department of the shop, such as sarees. */
export type CategoryShowcaseArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Groups that the shop puts products into by hand. */
export type Collection =
  /** What sells best. */
  | 'BEST_SELLERS'
  /** Chosen for the shop window. */
  | 'FEATURED'
  /** What came in last. */
  | 'NEW_ARRIVALS';

/** The currencies that the shop takes. */
export type CurrencyCode =
  /** Indian rupee, of 100 paise. */
  | 'INR';

/** Where a portion of a connection ends. */
export type CursorPageInfo = {
  __typename?: 'CursorPageInfo';
  /** What to pass as `after` to read on; null for an empty portion. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether something follows. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A picture. */
export type Image = {
  __typename?: 'Image';
  /** What it shows, in words. */
  alt: Scalars['String']['output'];
  /** All renditions as an HTML `srcset`; null when the picture host has but one. */
  srcSet: Maybe<Scalars['String']['output']>;
  /** Where it is. With `width` the smallest rendition at least that wide, where the picture host has renditions. */
  url: Scalars['URL']['output'];
};


/** A picture. */
export type ImageUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** In paise, a hundredth of a rupee: ₹1,234.00 is 123400. */
  amount: Scalars['Int']['output'];
  /** Always INR. */
  currency: CurrencyCode;
  /** Ready to be shown: with the rupee sign, Indian grouping and two decimals, for example `₹1,23,456.00`. */
  display: Scalars['String']['output'];
};

/** What a product is suitable to be worn for. */
export type Occasion =
  /** Every day. */
  | 'CASUAL'
  /** Festivals such as Teej and Diwali. */
  | 'FESTIVAL'
  /** The office. */
  | 'OFFICE_WEAR'
  /** Parties. */
  | 'PARTY'
  /** Weddings. */
  | 'WEDDING';

/** Where a numbered page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Whether a page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether a page comes before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The page's number; the first is 1. */
  page: Scalars['Int']['output'];
  /** How many items all pages have together; null when the REST host doesn't tell. */
  totalItems: Maybe<Scalars['Int']['output']>;
  /** How many pages there are; 0 for an empty list. */
  totalPages: Scalars['Int']['output'];
};

/** A design that the shop sells, in one or more variants (colours). */
export type Product = {
  __typename?: 'Product';
  /** The blouse piece, where one comes with it, for example `0.8 m, running`. */
  blouse: Maybe<Scalars['String']['output']>;
  /** How to wash and keep it. */
  careGuide: Maybe<Scalars['String']['output']>;
  /** The category it stands in. */
  category: Category;
  /** The collections it is in; empty when the REST host keeps none. */
  collections: Array<Collection>;
  /** The variant that stands for it in a listing: the first in stock, else the first; null when it has none. */
  cover: Maybe<Variant>;
  /** The seller's description; plain text, to be shown as text. */
  description: Maybe<Scalars['String']['output']>;
  /** Measures in metres, for example `5.5 x 1.1`. */
  dimension: Maybe<Scalars['String']['output']>;
  /** How many percent `price` is below `listPrice`, rounded; 0 to 100. */
  discountPercent: Scalars['Int']['output'];
  /** What it is woven of, for example `Georgette`. */
  fabric: Maybe<Scalars['String']['output']>;
  /** The product's id; never changes. */
  id: Scalars['ID']['output'];
  /** The list price, which is struck through where it is higher: the REST host's price. */
  listPrice: Money;
  /** The name, for example `Leheriya georgette saree`. */
  name: Scalars['String']['output'];
  /** The occasions it suits; empty when the REST host keeps none. */
  occasions: Array<Occasion>;
  /** The path of its page, `/{category}/{name-with-dashes}/{id}`, percent-encoded. */
  path: Scalars['String']['output'];
  /** The pattern, for example `Leheriya`. */
  pattern: Maybe<Scalars['String']['output']>;
  /** What the shopper pays for one: the REST host's showPrice, to which the shop's commission rule is applied already. */
  price: Money;
  /** The mean of its reviews' stars, 0.0 to 5.0; 0 when there are none. */
  rating: Scalars['Float']['output'];
  /** How many reviews all its variants have; null when the REST host can't tell now. */
  reviewCount: Maybe<Scalars['Int']['output']>;
  /** The reviews of all its variants, the newest first; null when the REST host can't tell now. */
  reviews: Maybe<ReviewConnection>;
  /** Who sells it. */
  seller: Seller;
  /** The size or sizes, for example `Free size`. */
  size: Maybe<Scalars['String']['output']>;
  /** One of its own variants; null for a sku that is none of them. */
  variant: Maybe<Variant>;
  /** Its variants, in the shop's order; at least one for a product that can be bought. */
  variants: Array<Variant>;
  /** Weight in grams, without the unit: `640`. */
  weight: Maybe<Scalars['String']['output']>;
};


/** A design that the shop sells, in one or more variants (colours). */
export type ProductReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A design that the shop sells, in one or more variants (colours). */
export type ProductVariantArgs = {
  sku: Scalars['ID']['input'];
};

/** What products of a listing must be. Every field given must hold; within a list one match is enough. */
export type ProductFilterInput = {
  /** In one of these collections. */
  collections?: InputMaybe<Array<Collection>>;
  /** Of one of these fabrics, as the shop stores them. */
  fabrics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** true: at least one variant is in stock. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most this price, in whole rupees. */
  maxPrice?: InputMaybe<Scalars['Int']['input']>;
  /** At least this price, in whole rupees. */
  minPrice?: InputMaybe<Scalars['Int']['input']>;
  /** For one of these occasions. */
  occasions?: InputMaybe<Array<Occasion>>;
};

/** One numbered page of products. */
export type ProductPage = {
  __typename?: 'ProductPage';
  /** The page's products, in order; empty past the last page. */
  nodes: Array<Product>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** What a shopper searches for. Text, category and fabric must all match where given. */
export type ProductSearchInput = {
  /** Exactly this category, for example `Saree`. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Exactly this fabric as the shop stores it, for example `Georgette`. */
  fabric?: InputMaybe<Scalars['String']['input']>;
  /** Part of a product's name, in any case of letters; at most 100 characters, each taken as it is. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list of products. */
export type ProductSort =
  /** The newest first. */
  | 'NEWEST'
  /** The cheapest first. */
  | 'PRICE_ASC'
  /** The dearest first. */
  | 'PRICE_DESC'
  /** The best rated first. */
  | 'RATING'
  /** The best match of the search text first; the catalogue's own order where there is no text. */
  | 'RELEVANCE';

/** What can be asked without changing anything. */
export type Query = {
  __typename?: 'Query';
  /** The shop's categories, in the order of its menus, the ones without products too. */
  categories: Array<Category>;
  /** A category by its name as it stands in addresses (`Saree`), in any case of letters; null when there is none. */
  category: Maybe<Category>;
  /** A product by its id; null when there is none, whatever the id looks like. */
  product: Maybe<Product>;
  /**
   * Search over the whole shop. Errors with BAD_USER_INPUT when `search` has neither text, category nor fabric,
   * and when `page` is below 1.
   */
  products: ProductPage;
  /** A variant by its stock-keeping unit; null when there is none, whatever the sku looks like. */
  variant: Maybe<Variant>;
};


/** What can be asked without changing anything. */
export type QueryCategoryArgs = {
  name: Scalars['String']['input'];
};


/** What can be asked without changing anything. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked without changing anything. */
export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilterInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search: ProductSearchInput;
  sort?: InputMaybe<ProductSort>;
};


/** What can be asked without changing anything. */
export type QueryVariantArgs = {
  sku: Scalars['ID']['input'];
};

/** What a shopper says of a piece that was delivered. */
export type Review = {
  __typename?: 'Review';
  /** The review's words; plain text, to be shown as text. */
  comment: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The review's id. */
  id: Scalars['ID']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** The reviewer's name, or the part of the e-mail address before the at-sign. Never an e-mail address. */
  reviewer: Scalars['String']['output'];
};

/** A portion of reviews, the newest first. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews of this portion. */
  nodes: Array<Review>;
  /** Where this portion ends. */
  pageInfo: CursorPageInfo;
  /** How many reviews there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A workshop or dealer that sells through the shop. */
export type Seller = {
  __typename?: 'Seller';
  /** The seller's id; never changes. */
  id: Scalars['ID']['output'];
  /** The name of the seller's shop. */
  shopName: Scalars['String']['output'];
};

/** One colour of a product: what is put into a cart. */
export type Variant = {
  __typename?: 'Variant';
  /** The colour's name, for example `Indigo`. */
  color: Maybe<Scalars['String']['output']>;
  /** The picture of the whole piece. */
  image: Image;
  /** All pictures: the whole piece first, then close-ups. */
  images: Array<Image>;
  /** Whether it can be bought now. false when the REST host doesn't tell. */
  inStock: Scalars['Boolean']['output'];
  /** The product it is a variant of. */
  product: Product;
  /** How many reviews it has; null when the REST host can't tell now. */
  reviewCount: Maybe<Scalars['Int']['output']>;
  /** Its reviews, the newest first; null when the REST host can't tell now. */
  reviews: Maybe<ReviewConnection>;
  /** The stock-keeping unit; never changes. */
  sku: Scalars['ID']['output'];
  /** How many are left; null when the REST host only tells whether there are any. */
  stock: Maybe<Scalars['Int']['output']>;
};


/** One colour of a product: what is put into a cart. */
export type VariantReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};



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
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CacheControlScope: CacheControlScope;
  Category: ResolverTypeWrapper<CategoryNode>;
  Collection: Collection;
  CurrencyCode: CurrencyCode;
  CursorPageInfo: ResolverTypeWrapper<CursorPageInfo>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageNode>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Money: ResolverTypeWrapper<Money>;
  Occasion: Occasion;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Product: ResolverTypeWrapper<ProductNode>;
  ProductFilterInput: ProductFilterInput;
  ProductPage: ResolverTypeWrapper<ProductPageNode>;
  ProductSearchInput: ProductSearchInput;
  ProductSort: ProductSort;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Review: ResolverTypeWrapper<ReviewNode>;
  ReviewConnection: ResolverTypeWrapper<Omit<ReviewConnection, 'nodes'> & { nodes: Array<ResolversTypes['Review']> }>;
  Seller: ResolverTypeWrapper<Seller>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  Variant: ResolverTypeWrapper<VariantNode>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Category: CategoryNode;
  CursorPageInfo: CursorPageInfo;
  DateTime: Scalars['DateTime']['output'];
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Image: ImageNode;
  Int: Scalars['Int']['output'];
  Money: Money;
  PageInfo: PageInfo;
  Product: ProductNode;
  ProductFilterInput: ProductFilterInput;
  ProductPage: ProductPageNode;
  ProductSearchInput: ProductSearchInput;
  Query: Record<PropertyKey, never>;
  Review: ReviewNode;
  ReviewConnection: Omit<ReviewConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Review']> };
  Seller: Seller;
  String: Scalars['String']['output'];
  URL: Scalars['URL']['output'];
  Variant: VariantNode;
};

export type CacheControlDirectiveArgs = {
  inheritMaxAge?: Maybe<Scalars['Boolean']['input']>;
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<CategoryProductsArgs, 'page'>>;
  showcase?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<CategoryShowcaseArgs, 'first'>>;
};

export type CursorPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CursorPageInfo'] = ResolversParentTypes['CursorPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcSet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<ImageUrlArgs>>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  blouse?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  careGuide?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dimension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fabric?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occasions?: Resolver<Array<ResolversTypes['Occasion']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, RequireFields<ProductReviewsArgs, 'first'>>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType, RequireFields<ProductVariantArgs, 'sku'>>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'name'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'page' | 'search'>>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType, RequireFields<QueryVariantArgs, 'sku'>>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type VariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, RequireFields<VariantReviewsArgs, 'first'>>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Category?: CategoryResolvers<ContextType>;
  CursorPageInfo?: CursorPageInfoResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  URL?: GraphQLScalarType;
  Variant?: VariantResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
};
