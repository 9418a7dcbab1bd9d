import { setTimeout as pause } from 'node:timers/promises';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { serveGoogleRedirects } from './account/google-redirects.ts';
import { serveRemotePictures } from './catalog/pictures/picture-route.ts';
import { createPictureSources } from './catalog/pictures/sources.ts';
import { servePaymentWebhook } from './checkout/payment-webhook.ts';
import type { GatewayConfig } from './config.ts';
import { createContextFactory, type Context } from './context.ts';
import { serveOneClickUnsubscribe } from './newsletter/one-click-unsubscribe.ts';
import { logAnswers } from './platform/answer-log.ts';
import { createCapabilityDetector } from './platform/host-capabilities.ts';
import { Failure, nullIfNotFound, messageFor, type FailureCode } from './platform/failures.ts';
import { startApollo } from './platform/graphql/apollo.ts';
import { serveDocs } from './platform/docs/serve-docs.ts';
import { compressAnswers } from './platform/graphql/compression.ts';
import { createDocumentAccess } from './platform/graphql/document-access.ts';
import { createJitExecutor, type Executor } from './platform/graphql/executor.ts';
import { allowOrigins } from './platform/graphql/cors.ts';
import { GRAPHQL_PATH, serveGraphQL, type EndpointParts } from './platform/graphql/endpoint.ts';
import { createEventStreams } from './platform/graphql/event-stream.ts';
import type { StreamLimits } from './platform/graphql/stream-places.ts';
import type { ExchangeContext } from './platform/graphql/exchange.ts';
import { serveExplorer } from './platform/graphql/explorer.ts';
import { SCHEMA_PATH, serveSchema } from './platform/graphql/schema-text.ts';
import { API_LIMITS } from './platform/graphql/api-limits.ts';
import { shopFacts } from './shop.ts';
import { createSchema } from './schema.ts';
import { createRestHost, type RestHost, type RestOptions } from './platform/rest.ts';
import { createOncePerMinute } from './platform/upstream/odd-records.ts';
import { UpstreamFailure } from './platform/upstream/upstream-errors.ts';
import { requestIdOf, requestTraceOf } from './platform/request-trace.ts';
import { createRequestCredentials } from './platform/request-credentials.ts';

/** Milliseconds in which a client must send its whole request. */
const REQUEST_TIMEOUT_MS = 10_000;
/** Milliseconds after which a closing gateway drops its open connections. */
const CLOSE_TIMEOUT_MS = 5_000;
/** Milliseconds that `/readyz` waits for the REST host. */
const READINESS_MS = 500;
/** The most odd parts of one answer that are logged. */
const MAX_LOGGED_PARTS = 20;

/** What a test or a benchmark may change. */
export interface GatewayOptions {
  /** Runs at every REST call that is sent. */
  onCall?: RestOptions['onCall'];
  /** Makes the executor of operations; graphql-jit by default. */
  createExecutor?: (schema: GraphQLSchema) => Executor;
  /** How many subscriptions may be open; API_LIMITS by default. */
  streamLimits?: StreamLimits;
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void };
}

/** Makes the gateway as a Fastify app, ready to listen: GraphQL at `/graphql`, `/livez`, `/readyz`, explorers in development. */
export async function createGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<FastifyInstance> {
  const app = createApp(config, options);
  await compressAnswers(app);
  const host = createHost(app, config, options);
  const schema = createSchema(config);
  const access = createDocumentAccess(schema, config);
  const server = await startApollo<Context & ExchangeContext>({
    schema,
    access,
    executor: (options.createExecutor ?? createJitExecutor)(schema),
    isProduction: config.isProduction,
    log: ({ error, ...entry }) => app.log.error({ ...entry, err: error }, 'a resolver failed'),
  });
  const detectCapabilities = createCapabilityDetector(() => host.shared('getAdditions', {}));
  const { deadlineMs, isProduction } = config;
  const widget = { keyId: config.razorpayKeyId, url: config.paymentWidgetUrl, isProduction };
  const sources = createPictureSources(config);
  const pictures = { sources, publicUrl: config.publicUrl, pictureBaseUrl: config.pictureBaseUrl };
  const parts = { host, detectCapabilities, widget, pictures, settings: config };
  const createContext = createContextFactory({ ...config, ...parts });
  const streams = createEventStreams(schema, options.streamLimits);
  // An open stream would keep the gateway from closing.
  app.addHook('preClose', async () => streams.close());
  serveGraph(app, config, { server, access, streams }, (request, reply) =>
    createContext(requestTraceOf(request.id, request.headers), createRequestCredentials(request, reply, isProduction)),
  );
  serveGoogleRedirects(app, { host, detectCapabilities, config });
  servePaymentWebhook(app, { host, detectCapabilities });
  serveOneClickUnsubscribe(app, { host, detectCapabilities, deadlineMs });
  serveRemotePictures(app, config, sources);
  serveDocs(app, { facts: shopFacts(config), publicUrl: config.publicUrl, hasExplorer: !isProduction });
  serveHealth(app, host);
  if (!isProduction) serveExplorer(app, access.explorerKey);
  addErrorHandlers(app);
  // The first visitor need not wait for it.
  app.addHook('onListen', async () => void (await detectCapabilities()));
  app.addHook('onClose', async () => {
    await server.stop();
    await host.close();
  });
  return app;
}

function createApp(config: GatewayConfig, { logTo }: GatewayOptions): FastifyInstance {
  const app = fastify({
    logger: { level: config.logLevel, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: API_LIMITS.bodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy,
    genReqId: ({ headers }) => requestIdOf(headers),
    frameworkErrors: (_, request, reply) => void sendError(reply, 400, request.id),
  });
  // A request that never ends must not prevent the close.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
  });
  return app;
}

function createHost(app: FastifyInstance, config: GatewayConfig, { onCall }: GatewayOptions): RestHost {
  const log: RestOptions['log'] = (call, error, requestId) => logUpstream(app, call, error, requestId);
  return createRestHost({
    ...config,
    url: config.restUrl,
    maxCharacters: config.publicCacheCharacters,
    onCall,
    log,
    logOddParts: createOddPartsLog(app),
  });
}

/** Serves what pages of other origins may call: GraphQL and its schema. */
function serveGraph(
  app: FastifyInstance,
  { corsOrigins }: GatewayConfig,
  parts: Pick<EndpointParts<Context>, 'server' | 'access' | 'streams'>,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  app.register(async (scope) => {
    await allowOrigins(scope, [GRAPHQL_PATH, SCHEMA_PATH], corsOrigins);
    serveGraphQL(scope, { ...parts, createContext });
    serveSchema(scope);
  });
}

function serveHealth(app: FastifyInstance, host: RestHost): void {
  app.get('/livez', () => ({ status: 'ok' }));
  // The status is the gateway's own: while the host is away, the gateway still answers from what it has.
  app.get('/readyz', async () => ({ status: 'ok', restHost: (await isHostReady(host)) ? 'ok' : 'away' }));
}

/** Whether the host answers within half a second that it is ready, or that it does not know the call. */
async function isHostReady(host: RestHost): Promise<boolean> {
  const answer = nullIfNotFound(host.shared('getReadiness', {})).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, pause(READINESS_MS, false, { ref: false })]);
}

/** Adds headers to every answer, and answers errors outside GraphQL in GraphQL's form. */
function addErrorHandlers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((request, reply) => sendError(reply, 404, request.id));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return sendError(reply, status, request.id);
  });
  logAnswers(app);
}

/** Answers an error outside GraphQL in GraphQL's form. */
function sendError(reply: FastifyReply, status: number, requestId: string): FastifyReply {
  const [code, message]: [string, FailureCode] =
    status === 404
      ? ['NOT_FOUND', 'NOT_FOUND']
      : status < 500
        ? ['BAD_REQUEST', 'BAD_USER_INPUT']
        : ['INTERNAL_SERVER_ERROR', 'INTERNAL_SERVER_ERROR'];
  return reply.code(status).send({ errors: [{ message: messageFor(message), extensions: { code, requestId } }] });
}

/** Logs the failures that the client did not cause, with the upstream's own words. */
function logUpstream(app: FastifyInstance, call: string, error: unknown, requestId: string | undefined): void {
  if (error instanceof Failure && !error.code.startsWith('UPSTREAM_')) return;
  const upstream = error instanceof UpstreamFailure ? { status: error.status, detail: error.detail } : {};
  const code = error instanceof Failure ? error.code : undefined;
  app.log.warn({ call, requestId, code, ...upstream, ...(code ? {} : { err: error }) }, 'a REST call failed');
}

/** Makes the log of what was left out of answers: a part of a record once a minute, at most 20 parts of one answer. */
function createOddPartsLog(app: FastifyInstance): RestOptions['logOddParts'] {
  const isFirst = createOncePerMinute();
  return (call, parts, requestId) => {
    const fresh = parts.slice(0, MAX_LOGGED_PARTS).filter(({ id, path }) => isFirst(`${call} ${id ?? ''} ${path}`));
    for (const part of fresh) app.log.warn({ call, requestId, ...part }, 'a part of an answer was left out');
  };
}
