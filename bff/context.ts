import { createAccount, type AccountClient } from './account/client.ts';
import { createCart, type CartClient } from './cart/client.ts';
import { createCatalogAdmin, type CatalogAdmin } from './catalog/admin/client.ts';
import { createCatalogueCache } from './catalog/catalogue-cache.ts';
import { createCatalog, type CatalogClient } from './catalog/client.ts';
import { createImageUrls, type ImageUrlOptions, type ImageUrls } from './catalog/image-urls.ts';
import { createDelivery, type DeliveryClient } from './catalog/delivery.ts';
import { createCatalogLoaders, type CatalogLoaders } from './catalog/loaders.ts';
import type { ToldSettings } from './config.ts';
import { createCheckout, type CheckoutClient } from './checkout/client.ts';
import { createHeldPiecesLoader, type HeldPiecesLoader } from './checkout/held-pieces-loader.ts';
import type { PaymentWidget } from './checkout/nodes.ts';
import { createPaymentCache, type PaymentCache } from './checkout/payment-cache.ts';
import { createNewsletter, type NewsletterClient } from './newsletter/client.ts';
import { createOrders, type OrdersClient } from './orders/client.ts';
import { createSellerOrders, type SellerOrders } from './orders/seller-orders.ts';
import { createAuthenticatedRest, createForbiddenRest, type AuthenticatedRest } from './platform/authenticated-rest.ts';
import type { HasCapability, HostCapabilities } from './platform/host-capabilities.ts';
import type { RequestCredentials } from './platform/request-credentials.ts';
import type { RequestTrace } from './platform/request-trace.ts';
import type { RestHost } from './platform/rest.ts';
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
  catalog: CatalogClient;
  delivery: DeliveryClient;
  /** Whether the host does something to pieces for a price: `Product.services`. */
  hasServices: boolean;
  imageUrls: ImageUrls;
  settings: ToldSettings;
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
  detectCapabilities: () => Promise<HostCapabilities>;
  pictures: ImageUrlOptions;
  deadlineMs: number;
  /** Milliseconds that a request about a payment may take. */
  paymentDeadlineMs: number;
  widget: PaymentWidget;
  settings: ToldSettings;
  /** Milliseconds between two looks at a followed order, on a host that tells of no changes. */
  orderPollMs: number;
}

/** Makes a function that creates the context of each request. */
export function createContextFactory(
  options: ContextOptions,
): (trace: RequestTrace, credentials: RequestCredentials) => Promise<Context> {
  const { host, pictures, deadlineMs } = options;
  const { catalogueCache, recentReviewsCache, ...shared } = createSharedParts(host);

  return async (trace, credentials) => {
    const capabilities = await options.detectCapabilities();
    const { has, isKnown, isBasic } = capabilities;
    const deadline = new RequestDeadline(trace, deadlineMs);
    const rest = host.publicForRequest(deadline, isBasic);
    const catalog = createCatalog({ rest, deadline, cache: catalogueCache }, has);
    const catalogLoaders = createCatalogLoaders(catalog);
    const load = {
      ...catalogLoaders,
      ...createReviewLoaders(rest, has, catalogLoaders),
      ...createHeldPiecesLoader(rest, has),
    };
    return {
      requestId: trace.requestId,
      deadline,
      isCacheable: isKnown,
      catalog,
      delivery: createDelivery(rest, has),
      hasServices: has('cart-services'),
      imageUrls: createImageUrls(capabilities, pictures),
      settings: options.settings,
      load,
      recentReviews: createRecentReviews(rest, recentReviewsCache, has, deadline),
      expireCatalog: shared.expireCatalog,
      invalidateCatalog: shared.invalidateCatalog,
      ...createShopperClients({ ...options, ...shared, capabilities, deadline, credentials, load }),
    };
  };
}

/** What the contexts of all requests share. */
function createSharedParts(host: RestHost) {
  const catalogueCache = createCatalogueCache(host.shared);
  return {
    catalogueCache,
    recentReviewsCache: createRecentReviewsCache(host.shared),
    paymentCache: createPaymentCache(),
    expireCatalog: () => host.expirePublicCache(),
    invalidateCatalog: () => {
      catalogueCache.clear();
      host.clearPublicCache();
    },
  };
}

/** The clients that need the credentials of a request. */
type ShopperClients = Pick<
  Context,
  | 'account'
  | 'promotions'
  | 'newsletter'
  | 'cart'
  | 'wishlist'
  | 'orders'
  | 'checkout'
  | 'sellerOrders'
  | 'catalogAdmin'
>;
type ShopperOptions = ContextOptions &
  Pick<Context, 'deadline' | 'load' | 'expireCatalog' | 'invalidateCatalog'> & {
    credentials: RequestCredentials;
    capabilities: HostCapabilities;
    paymentCache: PaymentCache;
  };

function createShopperClients({
  host,
  deadline,
  credentials,
  capabilities,
  ...options
}: ShopperOptions): ShopperClients {
  const { has } = capabilities;
  const authenticated = createAuthenticatedRest(host, deadline, credentials, has);
  const account = createAccount({ host, deadline, credentials, authenticated, has });
  const restWithAddress = host.forRequest(deadline, credentials.callerWithToken());
  const promotions = createPromotions(restWithAddress);
  const cart = createCart(authenticated, has);
  const { expireCatalog: onStockChange, orderPollMs: pollMs } = options;
  const orders = createOrders(authenticated, has, { onStockChange, pollMs });
  return {
    account,
    promotions,
    newsletter: createNewsletter(restWithAddress, authenticated, capabilities),
    cart,
    wishlist: createWishlist(authenticated, has, (find, key) => cart.addToCartThen(find, key)),
    orders,
    checkout: createCheckout({
      authenticated,
      has,
      deadline,
      account,
      cart,
      promotions,
      orders,
      load: options.load,
      onStockChange,
      widget: options.widget,
      cache: options.paymentCache,
      deadlineMs: options.paymentDeadlineMs,
    }),
    ...createStaffClients(authenticated, has, orders, options.invalidateCatalog),
  };
}

/** The clients of the shop's people. */
function createStaffClients(
  authenticated: AuthenticatedRest,
  has: HasCapability,
  orders: OrdersClient,
  invalidateCatalog: () => void,
): Pick<Context, 'sellerOrders' | 'catalogAdmin'> {
  const forbidden = createForbiddenRest(authenticated);
  const adminRest = has('admin') ? authenticated : forbidden;
  const cashRest = has('cash-on-delivery') ? authenticated : forbidden;
  return {
    sellerOrders: createSellerOrders(adminRest, cashRest, () => orders.invalidateOrders()),
    catalogAdmin: createCatalogAdmin(authenticated, adminRest, invalidateCatalog),
  };
}
