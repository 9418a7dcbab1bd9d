import { createAccount, type AccountClient } from './account/client.ts';
import { createCart, type CartClient } from './cart/client.ts';
import { createCatalogAdmin, type CatalogAdmin } from './catalog/admin/client.ts';
import { createCatalogueCache, type CatalogueCache } from './catalog/catalogue-cache.ts';
import { createCatalog, type CatalogClient } from './catalog/client.ts';
import { createImageUrls, type ImageUrlOptions, type ImageUrls } from './catalog/image-urls.ts';
import { createDelivery, type DeliveryClient } from './catalog/delivery.ts';
import { createCatalogLoaders, type CatalogLoaders } from './catalog/loaders.ts';
import type { ToldSettings } from './config.ts';
import { createCheckout, type CheckoutClient } from './checkout/client.ts';
import { createHeldPiecesLoader, type HeldPiecesLoader } from './checkout/held-pieces-loader.ts';
import type { PaymentWidget } from './checkout/nodes.ts';
import { createPaymentCache } from './checkout/payment-cache.ts';
import { createNewsletter, type NewsletterClient } from './newsletter/client.ts';
import { createOrders, type OrdersClient } from './orders/client.ts';
import { createSellerOrders, type SellerOrders } from './orders/seller-orders.ts';
import { createAuthenticatedRest, createForbiddenRest, type AuthenticatedRest } from './platform/authenticated-rest.ts';
import type { ExchangeContext } from './platform/graphql/exchange.ts';
import type { DetectCapabilities, HostCapabilities } from './platform/host-capabilities.ts';
import { createLazyFactory } from './platform/lazy-parts.ts';
import type { RequestCredentials } from './platform/request-credentials.ts';
import type { RequestTrace } from './platform/request-trace.ts';
import type { Rest, RestHost } from './platform/rest.ts';
import { PublicReads } from './platform/upstream/public-reads.ts';
import { RequestDeadline } from './platform/upstream/request-deadline.ts';
import { createPromotions, type PromotionsClient } from './promotions/client.ts';
import { createReviewLoaders, type ReviewLoaders } from './reviews/loaders.ts';
import { createRecentReviews, createRecentReviewsCache, type RecentReviews } from './reviews/recent-reviews.ts';
import { createWishlist, type WishlistClient } from './wishlist/client.ts';

/** What resolvers work with. It lives for one GraphQL request, and no other request shares it. */
export interface Context {
  requestId: string;
  deadline: RequestDeadline;
  /** Whether caches may store the answer, as far as the schema allows it: not while the host is unknown. */
  isCacheable: boolean;
  capabilities: HostCapabilities;
  /** Public calls. */
  rest: Rest;
  /** What of the answer can be asked for again. */
  reads: PublicReads;
  catalog: CatalogClient;
  delivery: DeliveryClient;
  /** Whether the host does something to pieces for a price: `Product.services`. */
  hasServices: boolean;
  imageUrls: ImageUrls;
  settings: ToldSettings;
  /** Calls in the name of the shopper. */
  authenticated: AuthenticatedRest;
  account: AccountClient;
  promotions: PromotionsClient;
  newsletter: NewsletterClient;
  cart: CartClient;
  wishlist: WishlistClient;
  orders: OrdersClient;
  checkout: CheckoutClient;
  sellerOrders: SellerOrders;
  catalogAdmin: CatalogAdmin;
  /** Makes all requests read stocks and reviews again, after a change of one. */
  expireCatalog: () => void;
  /** Makes all requests read the catalogue again, after a change of prices or products. */
  invalidateCatalog: () => void;
  load: CatalogLoaders & ReviewLoaders & HeldPiecesLoader;
  recentReviews: RecentReviews;
}

/** What the contexts of all requests have in common. */
export interface ContextOptions {
  host: RestHost;
  detectCapabilities: DetectCapabilities;
  pictures: ImageUrlOptions;
  deadlineMs: number;
  /** Milliseconds that a request about a payment may take. */
  paymentDeadlineMs: number;
  widget: PaymentWidget;
  settings: ToldSettings;
  /** Milliseconds between two looks at a followed order, on a host that tells of no changes. */
  orderPollMs: number;
  /** Runs when a change of this gateway makes public answers outdated. */
  onCatalogChange: () => void;
}

/** What is known of a request before its operation runs. */
export interface RequestParts extends ExchangeContext {
  trace: RequestTrace;
  /** Reads the request's credentials: for an operation that needs them. */
  readCredentials: (isBasicHost: boolean) => RequestCredentials;
}

/** What a context is given at its start. All else comes into being when a resolver first asks for it. */
interface Given extends ExchangeContext {
  requestId: string;
  deadline: RequestDeadline;
  isCacheable: boolean;
  capabilities: HostCapabilities;
  readCredentials: (isBasicHost: boolean) => RequestCredentials;
}
/** What resolvers ask for, and what that is made of. */
type Parts = Omit<Context, keyof Given> & {
  credentials: RequestCredentials;
  /** Calls that carry the address of the request, and its cookies, but no token. */
  restWithAddress: Rest;
  /** The calls of the shop's people, refused on a host without them. */
  adminRest: AuthenticatedRest;
};

/** Makes a function that creates the context of each request: at once, but while the host is unknown. */
export function createContextFactory(
  options: ContextOptions,
): (request: RequestParts) => (Context & ExchangeContext) | Promise<Context & ExchangeContext> {
  const shared = createSharedParts(options);
  const createRequestContext = createLazyFactory<Given, Parts>({
    ...publicParts(options, shared),
    ...shopperParts(options, shared),
    ...staffParts(options, shared),
  });
  return ({ trace, exchange, readCredentials }) => {
    const deadline = new RequestDeadline(trace, options.deadlineMs);
    const create = (capabilities: HostCapabilities) =>
      createRequestContext({
        requestId: trace.requestId,
        deadline,
        isCacheable: capabilities.isKnown,
        capabilities,
        readCredentials,
        exchange,
      });
    const capabilities = options.detectCapabilities();
    return capabilities instanceof Promise ? capabilities.then(create) : create(capabilities);
  };
}

type SharedParts = ReturnType<typeof createSharedParts>;

/** What the contexts of all requests share. */
function createSharedParts({ host, onCatalogChange }: ContextOptions) {
  const catalogueCache = createCatalogueCache(host.shared);
  return {
    catalogueCache,
    recentReviewsCache: createRecentReviewsCache(host.shared),
    paymentCache: createPaymentCache(),
    expireCatalog: () => {
      host.expirePublicCache();
      onCatalogChange();
    },
    invalidateCatalog: () => {
      catalogueCache.clear();
      host.clearPublicCache();
      onCatalogChange();
    },
  };
}

type Whole = Given & Parts;
/** The functions that make some of the parts. */
type Makers<Name extends keyof Parts> = { readonly [One in Name]: (whole: Whole) => Parts[One] };

/** What anybody may read. */
function publicParts(
  { host, pictures, settings }: ContextOptions,
  { catalogueCache, recentReviewsCache, expireCatalog, invalidateCatalog }: SharedParts,
): Makers<
  | 'rest'
  | 'reads'
  | 'catalog'
  | 'delivery'
  | 'hasServices'
  | 'imageUrls'
  | 'settings'
  | 'load'
  | 'recentReviews'
  | 'expireCatalog'
  | 'invalidateCatalog'
> {
  return {
    rest: ({ deadline, capabilities, reads }) => host.publicForRequest(deadline, capabilities.isBasic, reads),
    reads: () => new PublicReads(),
    catalog: ({ rest, reads, deadline, capabilities }) => {
      const addTags: CatalogueCache['addTags'] = (products) => {
        reads.restOnMore();
        return catalogueCache.addTags(products);
      };
      return createCatalog({ rest, deadline, cache: { addTags } }, capabilities.has);
    },
    delivery: ({ rest, capabilities }) => createDelivery(rest, capabilities.has),
    hasServices: ({ capabilities }) => capabilities.has('cart-services'),
    imageUrls: ({ capabilities }) => createImageUrls(capabilities, pictures),
    settings: () => settings,
    load: ({ catalog, rest, capabilities: { has } }) => {
      const catalogLoaders = createCatalogLoaders(catalog);
      return {
        ...catalogLoaders,
        ...createReviewLoaders(rest, has, catalogLoaders),
        ...createHeldPiecesLoader(rest, has),
      };
    },
    recentReviews: ({ rest, reads, capabilities, deadline }) => {
      const cache = () => {
        reads.restOnMore();
        return recentReviewsCache();
      };
      return createRecentReviews(rest, cache, capabilities.has, deadline);
    },
    expireCatalog: () => expireCatalog,
    invalidateCatalog: () => invalidateCatalog,
  };
}

/** What needs the credentials of a request. */
function shopperParts(
  { host, widget, paymentDeadlineMs, orderPollMs: pollMs }: ContextOptions,
  { paymentCache, expireCatalog: onStockChange }: SharedParts,
): Makers<
  | 'credentials'
  | 'authenticated'
  | 'restWithAddress'
  | 'account'
  | 'promotions'
  | 'newsletter'
  | 'cart'
  | 'wishlist'
  | 'orders'
  | 'checkout'
> {
  return {
    credentials: ({ readCredentials, reads, capabilities }) => {
      // What is asked for in somebody's name is nobody else's.
      reads.restOnMore();
      return readCredentials(capabilities.isBasic);
    },
    authenticated: ({ deadline, credentials, capabilities }) =>
      createAuthenticatedRest(host, deadline, credentials, capabilities.has),
    restWithAddress: ({ deadline, credentials }) => host.forRequest(deadline, credentials.callerWithToken()),
    account: ({ deadline, credentials, authenticated, capabilities: { has, isKnown } }) =>
      createAccount({
        host,
        deadline,
        credentials,
        authenticated,
        has,
        mayHave: (addition) => !isKnown || has(addition),
      }),
    promotions: ({ restWithAddress }) => createPromotions(restWithAddress),
    newsletter: ({ restWithAddress, authenticated, capabilities }) =>
      createNewsletter(restWithAddress, authenticated, capabilities),
    cart: ({ authenticated, capabilities }) => createCart(authenticated, capabilities.has),
    wishlist: ({ authenticated, capabilities, cart }) =>
      createWishlist(authenticated, capabilities.has, (find, key) => cart.addToCartThen(find, key)),
    orders: ({ authenticated, capabilities }) =>
      createOrders(authenticated, capabilities.has, { onStockChange, pollMs }),
    checkout: ({ authenticated, capabilities: { has }, deadline, account, cart, promotions, orders, load }) =>
      createCheckout({
        authenticated,
        has,
        deadline,
        account,
        cart,
        promotions,
        orders,
        load,
        onStockChange,
        widget,
        cache: paymentCache,
        deadlineMs: paymentDeadlineMs,
      }),
  };
}

/** What the shop's people need. */
function staffParts(
  { pictures: { sources } }: ContextOptions,
  { invalidateCatalog }: SharedParts,
): Makers<'adminRest' | 'sellerOrders' | 'catalogAdmin'> {
  const forbiddenWithout = (isOffered: boolean, authenticated: AuthenticatedRest) =>
    isOffered ? authenticated : createForbiddenRest(authenticated);
  return {
    adminRest: ({ authenticated, capabilities }) => forbiddenWithout(capabilities.has('admin'), authenticated),
    sellerOrders: ({ authenticated, adminRest, capabilities, orders }) => {
      const cashRest = forbiddenWithout(capabilities.has('cash-on-delivery'), authenticated);
      return createSellerOrders(adminRest, cashRest, () => orders.invalidateOrders());
    },
    catalogAdmin: ({ authenticated, adminRest, account, capabilities }) =>
      createCatalogAdmin({
        authenticated,
        adminRest,
        checksPrices: capabilities.has('admin'),
        canShow: (address) => sources.canShow(address),
        isShopper: async () => capabilities.has('admin') && (await account.me())?.role === 'SHOPPER',
        onChange: invalidateCatalog,
      }),
  };
}
