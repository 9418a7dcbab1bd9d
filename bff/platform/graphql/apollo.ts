import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { printSchema, type GraphQLSchema } from 'graphql';
import { answersPlugin, formatError, type Answered, type ErrorLog } from './answers.ts';
import type { Executor } from './executor.ts';
import { sandbox } from './explorer.ts';

/** The most words and signs that a document may have: five times our longest. Comparing them all costs their square. */
const MAX_TOKENS = 1_000;

/** What an Apollo Server of ours is made of. */
export interface ApolloParts {
  schema: GraphQLSchema;
  executor: Executor;
  isProduction: boolean;
  log: ErrorLog;
}

/** Starts Apollo Server over an executor of our own; no batching, and introspection only outside production. */
export async function startApollo<C extends Answered>({
  schema,
  executor,
  isProduction,
  log,
}: ApolloParts): Promise<ApolloServer<C>> {
  const server = new ApolloServer<C>({
    // What Apollo calls a gateway is the one place where it lets another executor than graphql-js in.
    gateway: {
      onSchemaLoadOrUpdate: (tell) => {
        tell({ apiSchema: schema, coreSupergraphSdl: printSchema(schema) });
        return () => undefined;
      },
      load: async () => ({
        executor: async ({ document, operationName, request, context }) =>
          executor({ document, operationName, variables: request.variables, context }),
      }),
      stop: async () => undefined,
    },
    formatError,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: isProduction,
    introspection: !isProduction,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginCacheControlDisabled(), answersPlugin(schema, log), sandbox(!isProduction)],
  });
  await server.start();
  return server;
}
