import { openAccount, type Account } from './account/client.ts';
import { openCart, type Cart } from './cart/client.ts';
import { openKeeping, type Keeping } from './catalog/keeping/client.ts';
import { openCatalog, type Catalog } from './catalog/client.ts';
import { catalogLoaders, type CatalogLoaders } from './catalog/loaders.ts';
import { openPictures, type Pictures } from './catalog/pictures.ts';
import { openShelves } from './catalog/whole/shelves.ts';
import { openCheckout, type Checkout } from './checkout/client.ts';
import { openPaymentMemory, type PaymentMemory } from './checkout/memory.ts';
import type { Widget } from './checkout/nodes.ts';
import { openNewsletter, type Newsletter } from './newsletter/client.ts';
import { openOrders, type Orders } from './orders/client.ts';
import { openSales, type Sales } from './orders/sales.ts';
import type { Additions } from './platform/additions.ts';
import { openPersonal } from './platform/personal.ts';
import type { RestHost } from './platform/rest.ts';
import { Scope } from './platform/upstream/scope.ts';
import type { Visitor } from './platform/visitor.ts';
import { openPromotions, type Promotions } from './promotions/client.ts';
import { openLatest, openLatestShelf, type Latest } from './reviews/latest.ts';
import { reviewLoaders, type ReviewLoaders } from './reviews/loaders.ts';
import { openWishlist, type Wishlist } from './wishlist/client.ts';

/** What resolvers work with. It lives for one GraphQL request and is shared with no other. */
export interface Context {
  requestId: string;
  scope: Scope;
  /** Whether a cache may keep what the schema says it may: not while it isn't known yet what the host can do. */
  isSettled: boolean;
  catalog: Catalog;
  pictures: Pictures;
  account: Account;
  promotions: Promotions;
  newsletter: Newsletter;
  cart: Cart;
  wishlist: Wishlist;
  orders: Orders;
  checkout: Checkout;
  sales: Sales;
  keeping: Keeping;
  /** Makes everybody read the catalogue anew: something has changed it. */
  forgetCatalog: () => void;
  load: CatalogLoaders & ReviewLoaders;
  latest: Latest;
}

/** What all contexts of a gateway are made of. */
export interface ContextParts {
  host: RestHost;
  additions: () => Promise<Additions>;
  publicUrl: string | undefined;
  deadlineMs: number;
  /** Milliseconds that a request about a payment may take. */
  paymentDeadlineMs: number;
  widget: Widget;
}

/** Makes the contexts of a gateway's requests. */
export function contextsOf(parts: ContextParts): (requestId: string, visitor: Visitor) => Promise<Context> {
  const { host, publicUrl, deadlineMs } = parts;
  const shelves = openShelves(host.shared);
  const latest = openLatestShelf(host.shared, shelves);
  const memory = openPaymentMemory();
  const forgetCatalog = () => {
    shelves.forget();
    host.forgetPublic();
  };

  return async (requestId, visitor) => {
    const known = await parts.additions();
    const { has, isKnown } = known;
    const scope = new Scope(requestId, deadlineMs);
    const rest = host.within(scope);
    const catalog = openCatalog({ rest, has, scope, shelves });
    const load = { ...catalogLoaders({ rest, has }, catalog), ...reviewLoaders(rest, has) };
    return {
      requestId,
      scope,
      isSettled: isKnown,
      catalog,
      pictures: openPictures({ has, isKnown }, host.origin, publicUrl),
      load,
      latest: openLatest(latest, has, scope),
      forgetCatalog,
      ...openOwn({ ...parts, scope, visitor, known, load, forgetCatalog, memory }),
    };
  };
}

/** What one request knows of whoever sent it. */
type Own = Pick<
  Context,
  'account' | 'promotions' | 'newsletter' | 'cart' | 'wishlist' | 'orders' | 'checkout' | 'sales' | 'keeping'
>;
type OwnParts = ContextParts &
  Pick<Context, 'scope' | 'load' | 'forgetCatalog'> & { visitor: Visitor; known: Additions; memory: PaymentMemory };

function openOwn({ host, scope, visitor, known, load, forgetCatalog, widget, memory, ...parts }: OwnParts): Own {
  const { has } = known;
  const personal = openPersonal(host, scope, visitor);
  const account = openAccount(host, scope, visitor);
  const promotions = openPromotions(personal);
  const cart = openCart(personal, has);
  const orders = openOrders(personal, has);
  const deadlineMs = parts.paymentDeadlineMs;
  return {
    account,
    promotions,
    newsletter: openNewsletter(host.within(scope, visitor.callerWith()), personal, known),
    cart,
    wishlist: openWishlist(personal, has),
    orders,
    checkout: openCheckout({
      personal,
      has,
      scope,
      account,
      cart,
      promotions,
      orders,
      load,
      widget,
      memory,
      deadlineMs,
    }),
    sales: openSales(personal, has, () => orders.forgetOrders()),
    keeping: openKeeping(personal, has, forgetCatalog),
  };
}
