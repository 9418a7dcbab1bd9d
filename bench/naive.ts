import { createServer } from 'node:http';
import { ApolloServer, HeaderMap } from '@apollo/server';
import express, { type Request, type Response } from 'express';
import fetch from 'node-fetch';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveProcess } from './process.ts';

/**
 * The yardstick: the gateway as one writes it in an afternoon. Apollo Server on Express with its defaults, node-fetch
 * with its defaults, no loader, no batch call; the same schema, the same REST host, the same answers.
 */
const rest = process.env['REST_URL'] ?? '';
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any;
const get = async (path: string): Promise<Loose> => (await fetch(rest + path)).json();
const typeDefs = readFileSync(join(import.meta.dirname, '../schema/generated/schema.graphql'), 'utf8');
const rupee = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const money = (rupees: number) => ({ amount: rupees * 100, currency: 'INR', display: rupee.format(rupees) });

const reviews = async ({ sku }: Loose, { first }: { first: number }) => {
  const all = (await get(`/product/variant/reviews/${encodeURIComponent(sku)}`)).reviews;
  const newest = all.toSorted((a: Loose, b: Loose) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const hasNextPage = newest.length > first;
  return {
    nodes: newest.slice(0, first).map((one: Loose) => Object.assign({}, one, { sku })),
    totalCount: newest.length,
    pageInfo: { hasNextPage, endCursor: null },
  };
};
const resolvers = {
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
    reviews: ({ variants: [first] }: Loose, args: Loose) => reviews(first, args),
    reviewCount: async ({ variants: [first] }: Loose) => (await reviews(first, { first: 1 })).totalCount,
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

const server = new ApolloServer({ typeDefs, resolvers });
await server.start();
const app = express();
app.use('/graphql', express.json(), (request, response) => {
  answer(request, response).catch((error: unknown) => response.status(500).send(String(error)));
});
serveProcess(createServer(app));

async function answer(request: Request, response: Response): Promise<void> {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const search = new URL(request.url, 'http://gateway').search;
  const {
    status,
    headers: answered,
    body,
  } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: request.method, headers, search, body: request.body },
    context: async () => ({}),
  });
  for (const [name, value] of answered) response.setHeader(name, value);
  response.status(status ?? 200).send(body.kind === 'complete' ? body.string : '');
}
