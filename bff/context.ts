import { openCatalog, type Catalog } from './catalog/client.ts';
import { catalogLoaders, type CatalogLoaders } from './catalog/loaders.ts';
import { openPictures, type Pictures } from './catalog/pictures.ts';
import { openShelves } from './catalog/shelves.ts';
import { openAdditions, type Has } from './platform/additions.ts';
import type { RestHost } from './platform/rest.ts';
import { Scope } from './platform/upstream/scope.ts';
import { reviewLoaders, type ReviewLoaders } from './reviews/loaders.ts';

/** What resolvers work with. It lives for one GraphQL request and is shared with no other. */
export interface Context {
  requestId: string;
  scope: Scope;
  catalog: Catalog;
  pictures: Pictures;
  load: CatalogLoaders & ReviewLoaders;
}

/** Makes the contexts of a gateway's requests. */
export function contextsOf(
  host: RestHost,
  { publicUrl, deadlineMs }: { publicUrl: string | undefined; deadlineMs: number },
): (requestId: string) => Promise<Context> {
  const additions = openAdditions(host.shared);
  const shelves = openShelves(host.shared);

  const make = (scope: Scope, has: Has): Context => {
    const rest = host.within(scope);
    const catalog = openCatalog({ rest, has, scope, shelves });
    return {
      requestId: scope.requestId,
      scope,
      catalog,
      pictures: openPictures(has, host.origin, publicUrl),
      load: { ...catalogLoaders({ rest, has }, catalog), ...reviewLoaders(rest, has) },
    };
  };
  return async (requestId) => {
    const has = await additions();
    return make(new Scope(requestId, deadlineMs), has);
  };
}
