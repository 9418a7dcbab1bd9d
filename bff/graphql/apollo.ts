import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { printSchema, type GraphQLSchema } from 'graphql';
import { createErrorFormat, type ErrorLog } from './errors.ts';
import { API_LIMITS } from './api-limits.ts';
import { outcomeOf } from './request-record.ts';
import { responsePlugin, type ResponseContext, type ResponseOptions } from './response-format.ts';
import type { Executor } from 'graphql-compile';
import { sandboxPlugin } from './explorer.ts';
import type { DocumentAccess } from './documents.ts';
import { noConditionAtSubscriptionRoot } from './subscriptions.ts';

/** Options of `startApollo`. */
export interface ApolloOptions {
  schema: GraphQLSchema;
  executor: Executor;
  isProduction: boolean;
  access: Pick<DocumentAccess, 'registered' | 'explorerKey'>;
  plugin: Pick<ResponseOptions, 'budget' | 'check' | 'cacheControlOf' | 'known'>;
  log: ErrorLog;
  /** Plugins besides the gateway's own. */
  plugins?: readonly ApolloServerPlugin[] | undefined;
}

/** Starts Apollo Server with our own executor, without batching, and with introspection only outside production. */
export async function startApollo<C extends ResponseContext>(options: ApolloOptions): Promise<ApolloServer<C>> {
  const { schema, executor, isProduction, access, plugin, log, plugins = [] } = options;
  const server = new ApolloServer<C>({
    // Apollo Server accepts another executor than graphql-js only through its `gateway` option.
    gateway: {
      onSchemaLoadOrUpdate: (listener) => {
        listener({ apiSchema: schema, coreSupergraphSdl: printSchema(schema) });
        return () => undefined;
      },
      load: async () => ({
        executor: async ({ document, operationName, request, context }) =>
          outcomeOf(context.record) ?? executor({ document, operationName, variables: request.variables, context }),
      }),
      stop: async () => undefined,
    },
    formatError: createErrorFormat(schema, !isProduction),
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: isProduction,
    introspection: !isProduction,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: access.registered },
    validationRules: [noConditionAtSubscriptionRoot],
    parseOptions: { maxTokens: API_LIMITS.tokens },
    stopOnTerminationSignals: false,
    // A plugin sees the first request of each operation, and every request that fails: the fast path (fast-path.ts) runs a known
    // operation without Apollo Server. With GRAPHQL_FAST_PATH=off a plugin sees all requests. Fastify's hooks always see all.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      responsePlugin({ ...plugin, schema, log }),
      sandboxPlugin(!isProduction, access.explorerKey),
      ...plugins,
    ],
  });
  await server.start();
  return server;
}
