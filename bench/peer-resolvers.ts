import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import DataLoader from 'dataloader';
import { Pool } from 'undici';

/**
 * The resolvers that all peers share: a straightforward implementation over the same schema and the same REST
 * host as ours. A peer differs in its server, its executor, its HTTP client and in how it reads reviews.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;
/** Reads a path of the REST host. */
export type Get = (path: string) => Promise<Loose>;
/** Reads the reviews of a variant: the newest `first`, and how many there are. */
export type ReadReviews = (sku: string, first: number, context: Loose) => Promise<{ newest: Loose[]; total: number }>;

export const peerTypeDefs = readFileSync(join(import.meta.dirname, '../schema/generated/schema.graphql'), 'utf8');
const rupee = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const money = (rupees: number) => ({ amount: rupees * 100, currency: 'INR', display: rupee.format(rupees) });

/** Reads reviews by one call for each variant. */
export function reviewsOneByOne(get: Get): ReadReviews {
  return async (sku, first) => {
    const all = (await get(`/product/variant/reviews/${encodeURIComponent(sku)}`)).reviews;
    const newest = all.toSorted((a: Loose, b: Loose) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    return { newest: newest.slice(0, first), total: newest.length };
  };
}

/** Reads reviews by the loader of a request's context, which `createLoaders` makes. */
export const reviewsInBatches: ReadReviews = async (sku, first, { reviews }) => {
  const group = await reviews.load(sku);
  return { newest: group.reviews.slice(0, first), total: group.totalCount };
};

/** The context of a request with a loader that reads the reviews of all variants by one call. */
export function createLoaders(get: Get): object {
  const readAll = async (skus: readonly string[]) => {
    const groups = (await get(`/reviews?${skus.map((sku) => `sku=${encodeURIComponent(sku)}`).join('&')}`)).reviews;
    const bySku = new Map(groups.map((group: Loose) => [group.sku, group]));
    return skus.map((sku) => bySku.get(sku));
  };
  return { reviews: new DataLoader<string, Loose>(readAll) };
}

/** Reads by undici's pool with persistent connections. */
export function createPooledGet(restUrl: string): Get {
  const { origin, pathname } = new URL(restUrl);
  const pool = new Pool(origin, { connections: 64, pipelining: 1 });
  const prefix = pathname.replace(/\/$/, '');
  return async (path) => (await pool.request({ method: 'GET', path: prefix + path })).body.json();
}

/** The resolvers of the bench's operations. */
export function createPeerResolvers(get: Get, readReviews: ReadReviews): Loose {
  const reviews = async ({ sku }: Loose, { first }: { first: number }, context: Loose) => {
    const { newest, total } = await readReviews(sku, first, context);
    const nodes = newest.map((one: Loose) => Object.assign({}, one, { sku }));
    return { nodes, totalCount: total, pageInfo: { hasNextPage: total > first, endCursor: null } };
  };
  return {
    Query: {
      category: (_: unknown, { name }: Loose) => ({ name }),
      product: async (_: unknown, { id }: Loose) => (await get(`/product/${encodeURIComponent(id)}`)).product,
    },
    Category: {
      products: async ({ name }: Loose, { page }: Loose) => {
        const { products, totalPages } = await get(`/product/${encodeURIComponent(name)}/${page}`);
        const pageInfo = { page, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1 };
        return { nodes: products, pageInfo };
      },
    },
    Product: {
      id: ({ productId }: Loose) => `Product:${productId}`,
      category: ({ category }: Loose) => ({ name: category }),
      price: ({ showPrice }: Loose) => money(showPrice),
      listPrice: ({ price }: Loose) => money(price),
      discountPercent: ({ discount }: Loose) => discount,
      seller: ({ seller }: Loose) => ({ id: `Seller:${seller.sellerId}`, shopName: seller.shopName }),
      reviews: ({ variants: [first] }: Loose, args: Loose, context: Loose) => reviews(first, args, context),
    },
    Variant: {
      image: ({ image }: Loose) => ({ url: image }),
      inStock: ({ stock }: Loose) => Boolean(stock),
      reviews,
    },
    Review: {
      id: ({ reviewId, sku }: Loose) => `Review:${encodeURIComponent(sku)}:${reviewId}`,
      reviewer: ({ user }: Loose) => user.name ?? user.email.split('@')[0],
    },
  };
}

/** The readers of a peer with this name: `BATCH=on` uses the host's batch call. */
export function createPeer(env = process.env): { resolvers: Loose; createContext: () => object } {
  const get = createPooledGet(env['REST_URL'] ?? '');
  const isBatched = env['BATCH'] === 'on';
  return {
    resolvers: createPeerResolvers(get, isBatched ? reviewsInBatches : reviewsOneByOne(get)),
    createContext: () => (isBatched ? createLoaders(get) : {}),
  };
}
