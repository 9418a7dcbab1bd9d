import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { makeExecutableSchema } from '@graphql-tools/schema';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { catalogResolvers } from './catalog/resolvers.ts';
import type { GatewayConfig } from './config.ts';
import { contextsOf, type Context } from './context.ts';
import { Failure, orNull, wordsFor } from './platform/failures.ts';
import { startApollo } from './platform/graphql/apollo.ts';
import { compiledExecutor, type Executor } from './platform/graphql/executor.ts';
import { serveExplorer } from './platform/graphql/explorer.ts';
import { openRest, type RestHost, type RestOptions } from './platform/rest.ts';
import { UpstreamFailure } from './platform/upstream/outcome.ts';
import { reviewsResolvers } from './reviews/resolvers.ts';

const MAX_BODY_BYTES = 100_000;
/** Milliseconds in which a client must have sent its request. */
const REQUEST_MS = 10_000;
/** Milliseconds that requests under way have to end when the gateway closes. */
const CLOSING_MS = 5_000;

/** What a test or a measurement may change of a gateway. */
export interface GatewayOptions {
  /** Told of every REST call that is sent. */
  onCall?: RestOptions['onCall'];
  /** Runs the operations; graphql-jit by default. */
  executorOf?: (schema: GraphQLSchema) => Executor;
}

/** The executable schema: the files in `schema/graph/` with the resolvers of all domains. */
export function makeSchema(): GraphQLSchema {
  const folder = join(import.meta.dirname, '../schema/graph');
  const typeDefs = globSync('*.graphql', { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return makeExecutableSchema({ typeDefs, resolvers: [catalogResolvers, reviewsResolvers] });
}

/** The gateway as a Fastify app, ready to listen: GraphQL at `/graphql`, `/livez`, `/readyz`, explorers in development. */
export async function makeGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    genReqId: () => randomUUID(),
  });
  const host = openRest({
    url: config.restUrl,
    readTimeoutMs: config.readTimeoutMs,
    maxAnswerBytes: config.maxAnswerBytes,
    onCall: options.onCall,
    log: (call, error, requestId) => logUpstream(app, call, error, requestId),
  });
  const schema = makeSchema();
  const server = await startApollo<Context>({
    schema,
    executor: (options.executorOf ?? compiledExecutor)(schema),
    isProduction: config.isProduction,
    log: ({ error, ...what }) => app.log.error({ ...what, err: error }, 'a resolver failed'),
  });
  serveGraphQL(app, server, contextsOf(host, config));
  serveHealth(app, host);
  if (!config.isProduction) serveExplorer(app);
  answerPolitely(app);
  // A request that never ends must not keep the floor from closing.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_MS).unref();
  });
  app.addHook('onClose', async () => {
    await server.stop();
    await host.close();
  });
  return app;
}

function serveGraphQL(
  app: FastifyInstance,
  server: ApolloServer<Context>,
  contextOf: (requestId: string) => Promise<Context>,
): void {
  const handler = fastifyApolloHandler(server, {
    context: async (request, reply) => {
      const context = await contextOf(request.id);
      const { scope } = context;
      const left = () => scope.end(new Failure('UPSTREAM_TIMEOUT'));
      reply.raw.once('close', () => (reply.raw.writableFinished ? scope.close() : left()));
      return context;
    },
  });
  app.route({ method: ['GET', 'POST', 'OPTIONS'], url: '/graphql', handler });
}

function serveHealth(app: FastifyInstance, host: RestHost): void {
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const isReady = await orNull(host.shared('getReadiness', {})).then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'the REST host does not answer' });
  });
}

/** Headers for every answer, and errors outside GraphQL in its form. */
function answerPolitely(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  const errorsOf = (message: string, code: string, requestId: string) => ({
    errors: [{ message, extensions: { code, requestId } }],
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorsOf(wordsFor('NOT_FOUND'), 'NOT_FOUND', request.id)),
  );
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    const [code, words] = status < 500 ? ['BAD_REQUEST', wordsFor('BAD_USER_INPUT')] : internal;
    return reply.code(status).send(errorsOf(words, code, request.id));
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ route: request.routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}

const internal = ['INTERNAL_SERVER_ERROR', wordsFor('INTERNAL_SERVER_ERROR')] as const;

/** Refusals that a client caused are no news; the rest is, in the upstream's own words. */
function logUpstream(app: FastifyInstance, call: string, error: unknown, requestId: string | undefined): void {
  if (error instanceof Failure && !error.code.startsWith('UPSTREAM_')) return;
  const upstream = error instanceof UpstreamFailure ? { status: error.status, said: error.said } : {};
  const code = error instanceof Failure ? error.code : undefined;
  app.log.warn({ call, requestId, code, ...upstream, ...(code ? {} : { err: error }) }, 'a REST call failed');
}
