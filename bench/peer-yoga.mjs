import { createServer } from 'node:http';
import { useGraphQlJit as graphqlJitPlugin } from '@envelop/graphql-jit';
import { useResponseCache as responseCachePlugin } from '@graphql-yoga/plugin-response-cache';
import { createSchema, createYoga } from 'graphql-yoga';
import { createPeer, peerTypeDefs } from './peer-resolvers.ts';
import { serveProcess } from './process.ts';

/**
 * A peer: GraphQL Yoga on node:http, operations compiled by graphql-jit; `CACHE=on` adds its response cache. It is JavaScript because Yoga's types change those
 * of GraphQL's errors in all files that are checked together.
 */
const { resolvers, createContext } = createPeer();
const yoga = createYoga({
  schema: createSchema({ typeDefs: peerTypeDefs, resolvers }),
  context: createContext,
  plugins: [
    graphqlJitPlugin(),
    ...(process.env['CACHE'] === 'on' ? [responseCachePlugin({ session: () => null, ttl: 30_000, idFields: [] })] : []),
  ],
  logging: false,
  maskedErrors: false,
});
serveProcess(createServer((request, response) => void yoga(request, response)));
