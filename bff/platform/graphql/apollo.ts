import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { printSchema, type GraphQLSchema } from 'graphql';
import { createErrorFormat, type ErrorLog } from './error-format.ts';
import { API_LIMITS } from './api-limits.ts';
import { outcomeOf } from './exchange.ts';
import { responsePlugin, type ResponseContext, type ResponseOptions } from './response-format.ts';
import type { Executor } from './executor.ts';
import { sandboxPlugin } from './explorer.ts';
import type { DocumentAccess } from './document-access.ts';
import { noConditionAtSubscriptionRoot } from './subscription-root.ts';

/** What `startApollo` needs. */
export interface ApolloOptions {
  schema: GraphQLSchema;
  executor: Executor;
  isProduction: boolean;
  access: Pick<DocumentAccess, 'registered' | 'explorerKey'>;
  plugin: Pick<ResponseOptions, 'budget' | 'check' | 'cacheControlOf' | 'known'>;
  log: ErrorLog;
}

/** Starts Apollo Server with our own executor, without batching, and with introspection only outside production. */
export async function startApollo<C extends ResponseContext>({
  schema,
  executor,
  isProduction,
  access,
  plugin,
  log,
}: ApolloOptions): Promise<ApolloServer<C>> {
  const server = new ApolloServer<C>({
    // Apollo Server accepts another executor than graphql-js only through its `gateway` option.
    gateway: {
      onSchemaLoadOrUpdate: (listener) => {
        listener({ apiSchema: schema, coreSupergraphSdl: printSchema(schema) });
        return () => undefined;
      },
      load: async () => ({
        executor: async ({ document, operationName, request, context }) =>
          outcomeOf(context.exchange) ?? executor({ document, operationName, variables: request.variables, context }),
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
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // A router could read times and unmasked errors out of the traces that Apollo Server adds to a subgraph's answers.
      ApolloServerPluginInlineTraceDisabled(),
      responsePlugin({ ...plugin, schema, log }),
      sandboxPlugin(!isProduction, access.explorerKey),
    ],
  });
  await server.start();
  return server;
}
