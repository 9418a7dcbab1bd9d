import { createAccount, type AccountClient } from './account/client.ts';
import { createCart, type CartClient } from './cart/client.ts';
import { createCatalogueCache } from './catalog/catalogue-cache.ts';
import { createCatalog, type CatalogClient } from './catalog/client.ts';
import { createImageUrls, type ImageUrlOptions, type ImageUrls } from './catalog/image-urls.ts';
import { createDelivery, type DeliveryClient } from './catalog/delivery.ts';
import { createCatalogLoaders, type CatalogLoaders } from './catalog/loaders.ts';
import type { ClientSettings } from './config.ts';
import { createCheckout, type CheckoutClient } from './checkout/client.ts';
import { createHeldPiecesLoader, type HeldPiecesLoader } from './checkout/held-pieces-loader.ts';
import type { PaymentWidget } from './checkout/nodes.ts';
import { createPaymentCache } from './checkout/payment-cache.ts';
import { createNewsletter, type NewsletterClient } from './newsletter/client.ts';
import { createBuyAgain, type BuyAgainClient } from './orders/buy-again.ts';
import { createOrders, type OrdersClient } from './orders/client.ts';
import { createOrderLookup, type OrderLookupClient } from './orders/order-lookup.ts';
import { createReturns, type ReturnsClient } from './orders/returns.ts';
import { createAuthenticatedRest, type AuthenticatedRest } from './host/authenticated-rest.ts';
import type { RecordContext } from './graphql/request-record.ts';
import type { DetectCapabilities, HostCapabilities } from './host/capabilities.ts';
import { createLazyFactory } from './graphql/lazy-context.ts';
import type { RequestCredentials } from './host/credentials.ts';
import type { RequestTrace } from './host/request-trace.ts';
import type { Rest, RestHost } from './host/rest.ts';
import { RequestDeadline } from './host/deadline.ts';
import type { SettingsCache } from './settings/settings-cache.ts';
import { createPromotions, type PromotionsClient } from './promotions/client.ts';
import { createReviewDetails, type ReviewDetailsClient } from './reviews/details.ts';
import { createReviewLoaders, type ReviewLoaders } from './reviews/loaders.ts';
import { createRecentReviews, createRecentReviewsCache, type RecentReviews } from './reviews/recent-reviews.ts';
import { staffParts, type StaffContext, type StaffParts } from './staff/context-parts.ts';
import { createNotices, type NoticesClient } from './wishlist/notices.ts';
import { createWishlist, type WishlistClient } from './wishlist/client.ts';

/** The context of resolvers. It lives for one GraphQL request and is not shared. */
export interface Context extends StaffContext {
  requestId: string;
  deadline: RequestDeadline;
  /** Whether caches may store the response, as far as the schema allows it. False while the host's capabilities are unknown. */
  isCacheable: boolean;
  capabilities: HostCapabilities;
  /** Public calls. */
  rest: Rest;
  catalog: CatalogClient;
  delivery: DeliveryClient;
  /** Whether the host sells services for a piece: `Product.services`. */
  hasServices: boolean;
  imageUrls: ImageUrls;
  settings: ClientSettings;
  /** The settings of the shop that are in force. */
  readShopSettings: SettingsCache['read'];
  /** Calls on behalf of the shopper. */
  authenticated: AuthenticatedRest;
  account: AccountClient;
  promotions: PromotionsClient;
  newsletter: NewsletterClient;
  cart: CartClient;
  wishlist: WishlistClient;
  /** The shopper's notices, and those of visitors. */
  notices: NoticesClient;
  orders: OrdersClient;
  /** Buying an order again. */
  buyAgain: BuyAgainClient;
  /** Looking an order up without a login. */
  orderLookup: OrderLookupClient;
  /** The shopper's returns. */
  returns: ReturnsClient;
  checkout: CheckoutClient;
  /** Makes all later requests read stocks and reviews again, after a change of one. */
  expireCatalog: () => void;
  /** Makes all later requests read the catalogue again, after a change of prices or products. */
  invalidateCatalog: () => void;
  load: CatalogLoaders & ReviewLoaders & HeldPiecesLoader;
  recentReviews: RecentReviews;
  /** Sorted reviews and the shopper's marks. */
  reviewDetails: ReviewDetailsClient;
}

/** The options that all contexts share. */
export interface ContextOptions {
  host: RestHost;
  detectCapabilities: DetectCapabilities;
  pictures: ImageUrlOptions;
  deadlineMs: number;
  /** Milliseconds that a request about a payment may take. */
  paymentDeadlineMs: number;
  widget: PaymentWidget;
  settings: ClientSettings;
  settingsCache: SettingsCache;
  /** Milliseconds between two polls of a followed order, on a host that reports no changes. */
  orderPollMs: number;
  /** Runs when a change through this gateway makes public responses outdated. */
  onCatalogChange: () => void;
}

/** The parts of a request that are known before its operation runs. */
export interface RequestParts extends RecordContext {
  trace: RequestTrace;
  /** Reads the request's credentials. Only operations that need them call it. */
  readCredentials: () => RequestCredentials;
}

/** The parts that a context has from its start. All others are created at their first use. */
interface Given extends RecordContext {
  requestId: string;
  deadline: RequestDeadline;
  isCacheable: boolean;
  capabilities: HostCapabilities;
  readCredentials: () => RequestCredentials;
}
/** The lazy parts of a context, and the parts that they are made of. */
type Parts = Omit<Context, keyof Given> &
  StaffParts & {
    credentials: RequestCredentials;
    /** Calls that carry the address of the request, and its cookies, but no token. */
    restWithAddress: Rest;
  };

/** Returns a function that creates the context of each request. It is synchronous once the host's capabilities are known. */
export function createContextFactory(
  options: ContextOptions,
): (request: RequestParts) => (Context & RecordContext) | Promise<Context & RecordContext> {
  const shared = createSharedParts(options);
  const createRequestContext = createLazyFactory<Given, Parts>({
    ...publicParts(options, shared),
    ...shopperParts(options, shared),
    ...staffParts({ ...options, ...shared }),
  });
  return ({ trace, record, readCredentials }) => {
    const deadline = new RequestDeadline(trace, options.deadlineMs);
    const create = (capabilities: HostCapabilities) =>
      createRequestContext({
        requestId: trace.requestId,
        deadline,
        isCacheable: capabilities.isKnown,
        capabilities,
        readCredentials,
        record,
      });
    const capabilities = options.detectCapabilities();
    return capabilities instanceof Promise ? capabilities.then(create) : create(capabilities);
  };
}

type SharedParts = ReturnType<typeof createSharedParts>;

/** The parts that all contexts share. */
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

/** The parts for public data. */
function publicParts(
  { host, pictures, settings, settingsCache }: ContextOptions,
  { catalogueCache, recentReviewsCache, expireCatalog, invalidateCatalog }: SharedParts,
): Makers<
  | 'rest'
  | 'catalog'
  | 'delivery'
  | 'hasServices'
  | 'imageUrls'
  | 'settings'
  | 'readShopSettings'
  | 'load'
  | 'recentReviews'
  | 'expireCatalog'
  | 'invalidateCatalog'
> {
  return {
    rest: ({ deadline, capabilities }) => host.publicForRequest(deadline, capabilities.isBasic),
    catalog: ({ rest, deadline, capabilities }) =>
      createCatalog({ rest, deadline, cache: catalogueCache }, capabilities.has),
    delivery: ({ rest, capabilities }) => createDelivery(rest, capabilities.has),
    hasServices: ({ capabilities }) => capabilities.has('cart-services'),
    imageUrls: ({ capabilities }) => createImageUrls(capabilities, pictures),
    settings: () => settings,
    readShopSettings: () => () => settingsCache.read(),
    load: ({ catalog, rest, capabilities: { has } }) => {
      const catalogLoaders = createCatalogLoaders(catalog);
      return {
        ...catalogLoaders,
        ...createReviewLoaders(rest, has, catalogLoaders),
        ...createHeldPiecesLoader(rest, has),
      };
    },
    recentReviews: ({ rest, capabilities, deadline }) =>
      createRecentReviews(rest, recentReviewsCache, capabilities.has, deadline),
    expireCatalog: () => expireCatalog,
    invalidateCatalog: () => invalidateCatalog,
  };
}

/** The parts that need the credentials of a request. */
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
  | 'notices'
  | 'orders'
  | 'buyAgain'
  | 'orderLookup'
  | 'returns'
  | 'checkout'
  | 'reviewDetails'
> {
  return {
    credentials: ({ readCredentials }) => readCredentials(),
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
    promotions: ({ restWithAddress, capabilities }) => createPromotions(restWithAddress, capabilities.has),
    newsletter: ({ restWithAddress, authenticated, capabilities }) =>
      createNewsletter(restWithAddress, authenticated, capabilities),
    cart: ({ authenticated, capabilities }) => createCart(authenticated, capabilities.has),
    wishlist: ({ authenticated, capabilities, cart }) =>
      createWishlist(authenticated, capabilities.has, (find, key) => cart.addToCartThen(find, key)),
    notices: ({ restWithAddress, authenticated, capabilities }) =>
      createNotices(restWithAddress, authenticated, capabilities),
    orders: ({ authenticated, capabilities }) =>
      createOrders(authenticated, capabilities.has, { onStockChange, pollMs }),
    buyAgain: ({ authenticated, capabilities, cart }) =>
      createBuyAgain(authenticated, capabilities.has, () => cart.invalidateCart()),
    orderLookup: ({ restWithAddress, capabilities }) => createOrderLookup(restWithAddress, capabilities.has),
    reviewDetails: ({ rest, authenticated, capabilities }) =>
      createReviewDetails(rest, authenticated, capabilities.has),
    returns: ({ authenticated, capabilities, orders }) =>
      createReturns(authenticated, capabilities.has, () => {
        orders.invalidateOrders();
        onStockChange();
      }),
    checkout: ({
      authenticated,
      capabilities: { has },
      deadline,
      account,
      cart,
      promotions,
      orders,
      load,
      readShopSettings,
    }) =>
      createCheckout({
        authenticated,
        has,
        deadline,
        account,
        cart,
        promotions,
        orders,
        load,
        readShopSettings,
        onStockChange,
        widget,
        cache: paymentCache,
        deadlineMs: paymentDeadlineMs,
      }),
  };
}
