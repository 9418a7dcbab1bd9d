import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import fastify from 'fastify';
import { execute, printSchema, type DocumentNode, type ExecutionResult } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { createPeer, peerTypeDefs } from './peer-resolvers.ts';
import { serveFastify } from './process.ts';

/** A peer: Apollo Server in Fastify, operations compiled by graphql-jit, Apollo's plugin of cache hints off. */
const { resolvers, createContext } = createPeer();
const schema = makeExecutableSchema({ typeDefs: peerTypeDefs, resolvers, resolverValidationOptions: {} });
const compiled = new Map<DocumentNode, CompiledQuery | ExecutionResult>();
const run = (document: DocumentNode, contextValue: object, variables: Record<string, unknown> = {}) => {
  const known = compiled.get(document);
  const query = known ?? compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true });
  if (!known) compiled.set(document, query);
  if (isCompiledQuery(query)) return query.query(undefined, contextValue, variables);
  return execute({ schema, document, contextValue, variableValues: variables });
};
const server = new ApolloServer({
  gateway: {
    onSchemaLoadOrUpdate: (listener) => {
      listener({ apiSchema: schema, coreSupergraphSdl: printSchema(schema) });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, request, context }) => run(document, context, request.variables),
    }),
    stop: async () => undefined,
  },
  plugins: [ApolloServerPluginCacheControlDisabled()],
});
await server.start();
const app = fastify();
app.post('/graphql', async (request, reply) => {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const response = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: request.method, headers, search: '', body: request.body },
    context: async () => createContext(),
  });
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.status(response.status ?? 200).send(response.body.kind === 'complete' ? response.body.string : '');
});
await serveFastify(app);
