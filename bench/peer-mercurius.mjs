import fastify from 'fastify';
import { mercurius } from 'mercurius';
import mercuriusCache from 'mercurius-cache';
import { createPeer, peerTypeDefs } from './peer-resolvers.ts';
import { serveFastify } from './process.ts';

/**
 * A peer: Mercurius in Fastify, which compiles an operation by graphql-jit at its second request. `CACHE=on` adds
 * mercurius-cache. It is JavaScript because the types of mercurius-cache are wrong about its export.
 */
const { resolvers, createContext } = createPeer();
const app = fastify();
await app.register(mercurius, { schema: peerTypeDefs, resolvers, context: createContext, jit: 1 });
if (process.env['CACHE'] === 'on') {
  const policy = {
    Query: { product: true },
    Category: { products: { key: ({ self, arg }) => `${self.name} ${arg.page}` } },
    Product: { reviews: { key: ({ self, arg }) => `${self.productId} ${arg.first}` } },
    Variant: { reviews: { key: ({ self, arg }) => `${self.sku} ${arg.first}` } },
  };
  await app.register(mercuriusCache, { ttl: 30, policy });
}
await serveFastify(app);
