import { openAccount, type Account } from './account/client.ts';
import { openCart, type Cart } from './cart/client.ts';
import { openCatalog, type Catalog } from './catalog/client.ts';
import { catalogLoaders, type CatalogLoaders } from './catalog/loaders.ts';
import { openPictures, type Pictures } from './catalog/pictures.ts';
import { openShelves } from './catalog/shelves.ts';
import type { Additions } from './platform/additions.ts';
import { openPersonal } from './platform/personal.ts';
import type { RestHost } from './platform/rest.ts';
import { Scope } from './platform/upstream/scope.ts';
import type { Visitor } from './platform/visitor.ts';
import { openPromotions, type Promotions } from './promotions/client.ts';
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
  cart: Cart;
  wishlist: Wishlist;
  load: CatalogLoaders & ReviewLoaders;
}

/** What all contexts of a gateway are made of. */
export interface ContextParts {
  host: RestHost;
  additions: () => Promise<Additions>;
  publicUrl: string | undefined;
  deadlineMs: number;
}

/** Makes the contexts of a gateway's requests. */
export function contextsOf(parts: ContextParts): (requestId: string, visitor: Visitor) => Promise<Context> {
  const { host, publicUrl, deadlineMs } = parts;
  const shelves = openShelves(host.shared);

  return async (requestId, visitor) => {
    const { has, isKnown } = await parts.additions();
    const scope = new Scope(requestId, deadlineMs);
    const rest = host.within(scope);
    const personal = openPersonal(host, scope, visitor);
    const catalog = openCatalog({ rest, has, scope, shelves });
    return {
      requestId,
      scope,
      isSettled: isKnown,
      catalog,
      pictures: openPictures({ has, isKnown }, host.origin, publicUrl),
      account: openAccount(host, scope, visitor),
      promotions: openPromotions(personal),
      cart: openCart(personal, has),
      wishlist: openWishlist(personal, has),
      load: { ...catalogLoaders({ rest, has }, catalog), ...reviewLoaders(rest, has) },
    };
  };
}
