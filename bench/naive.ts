import { createServer } from 'node:http';
import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControl } from '@apollo/server/plugin/cacheControl';
import responseCachePlugin from '@apollo/server-plugin-response-cache';
import express, { type Request, type Response } from 'express';
import fetch from 'node-fetch';
import { createPeerResolvers, peerTypeDefs, reviewsOneByOne, type Get } from './peer-resolvers.ts';
import { serveProcess } from './process.ts';

/**
 * The baseline: a gateway with default settings. Apollo Server on Express with its defaults, node-fetch
 * with its defaults, no loader, no batch call; the same schema, the same REST host, the same responses. `CACHE=on` adds Apollo's response cache.
 */
const rest = process.env['REST_URL'] ?? '';
const get: Get = async (path) => (await fetch(rest + path)).json();

const caching = [ApolloServerPluginCacheControl({ defaultMaxAge: 30 }), responseCachePlugin()];
const server = new ApolloServer({
  typeDefs: peerTypeDefs,
  resolvers: createPeerResolvers(get, reviewsOneByOne(get)),
  plugins: process.env['CACHE'] === 'on' ? caching : [],
});
await server.start();
const app = express();
app.use('/graphql', express.json(), (request, response) => {
  reply(request, response).catch((error: unknown) => response.status(500).send(String(error)));
});
serveProcess(createServer(app));

async function reply(request: Request, response: Response): Promise<void> {
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
