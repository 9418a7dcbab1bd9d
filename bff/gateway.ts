import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { makeExecutableSchema } from '@graphql-tools/schema';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { accountResolvers } from './account/resolvers.ts';
import { serveRedirects } from './account/redirects.ts';
import { cartResolvers } from './cart/resolvers.ts';
import { keepingResolvers } from './catalog/keeping/resolvers.ts';
import { catalogResolvers } from './catalog/resolvers.ts';
import { servePaymentEvents } from './checkout/events.ts';
import { checkoutResolvers } from './checkout/resolvers.ts';
import type { GatewayConfig } from './config.ts';
import { contextsOf, type Context } from './context.ts';
import { serveLeaving } from './newsletter/leaving.ts';
import { newsletterResolvers } from './newsletter/resolvers.ts';
import { ordersResolvers } from './orders/resolvers.ts';
import { openAdditions } from './platform/additions.ts';
import { Failure, orNull, wordsFor, type FailureCode } from './platform/failures.ts';
import { startApollo } from './platform/graphql/apollo.ts';
import { compiledExecutor, type Executor } from './platform/graphql/executor.ts';
import { serveExplorer } from './platform/graphql/explorer.ts';
import { openRest, type RestHost, type RestOptions } from './platform/rest.ts';
import { UpstreamFailure } from './platform/upstream/outcome.ts';
import { visitorOf } from './platform/visitor.ts';
import { reviewsResolvers } from './reviews/resolvers.ts';
import { wishlistResolvers } from './wishlist/resolvers.ts';

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
  const resolvers = [
    accountResolvers,
    catalogResolvers,
    keepingResolvers,
    newsletterResolvers,
    reviewsResolvers,
    cartResolvers,
    wishlistResolvers,
    ordersResolvers,
    checkoutResolvers,
  ];
  return makeExecutableSchema({ typeDefs, resolvers });
}

/** The gateway as a Fastify app, ready to listen: GraphQL at `/graphql`, `/livez`, `/readyz`, explorers in development. */
export async function makeGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    frameworkErrors: (_, request, reply) => void refuse(reply, 400, request.id),
  });
  const host = openHost(app, config, options);
  const schema = makeSchema();
  const server = await startApollo<Context>({
    schema,
    executor: (options.executorOf ?? compiledExecutor)(schema),
    isProduction: config.isProduction,
    log: ({ error, ...what }) => app.log.error({ ...what, err: error }, 'a resolver failed'),
  });
  const additions = openAdditions(() => host.shared('getAdditions', {}));
  const { publicUrl, deadlineMs, paymentDeadlineMs, isProduction } = config;
  const widget = { keyId: config.razorpayKeyId, url: config.paymentWidgetUrl, isProduction };
  const contextOf = contextsOf({ host, additions, publicUrl, deadlineMs, paymentDeadlineMs, widget });
  serveGraphQL(app, server, (request, reply) => contextOf(request.id, visitorOf(request, reply, isProduction)));
  serveRedirects(app, { host, additions, config });
  servePaymentEvents(app, { host, additions });
  serveLeaving(app, { host, additions, deadlineMs });
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

function openHost(app: FastifyInstance, config: GatewayConfig, { onCall }: GatewayOptions): RestHost {
  const { restUrl: url, readTimeoutMs, writeTimeoutMs, paymentTimeoutMs, maxAnswerBytes } = config;
  const log: RestOptions['log'] = (call, error, requestId) => logUpstream(app, call, error, requestId);
  return openRest({ url, readTimeoutMs, writeTimeoutMs, paymentTimeoutMs, maxAnswerBytes, onCall, log });
}

function serveGraphQL(
  app: FastifyInstance,
  server: ApolloServer<Context>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  const handler = fastifyApolloHandler(server, {
    context: async (request, reply) => {
      const context = await contextOf(request, reply);
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
  app.setNotFoundHandler((request, reply) => refuse(reply, 404, request.id));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return refuse(reply, status, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ route: request.routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}

/** An error outside GraphQL, in its form. */
function refuse(reply: FastifyReply, status: number, requestId: string): FastifyReply {
  const [code, words]: [string, FailureCode] =
    status === 404
      ? ['NOT_FOUND', 'NOT_FOUND']
      : status < 500
        ? ['BAD_REQUEST', 'BAD_USER_INPUT']
        : ['INTERNAL_SERVER_ERROR', 'INTERNAL_SERVER_ERROR'];
  return reply.code(status).send({ errors: [{ message: wordsFor(words), extensions: { code, requestId } }] });
}

/** Refusals that a client caused are no news; the rest is, in the upstream's own words. */
function logUpstream(app: FastifyInstance, call: string, error: unknown, requestId: string | undefined): void {
  if (error instanceof Failure && !error.code.startsWith('UPSTREAM_')) return;
  const upstream = error instanceof UpstreamFailure ? { status: error.status, said: error.said } : {};
  const code = error instanceof Failure ? error.code : undefined;
  app.log.warn({ call, requestId, code, ...upstream, ...(code ? {} : { err: error }) }, 'a REST call failed');
}
