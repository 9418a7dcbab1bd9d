import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { wordsOfBodyError } from '../schema/json-bodies.ts';
import { createLineLimit } from '../schema/line-limit.ts';
import { withFolder } from '../schema/start-errors.ts';
import { requestMeasure, watchRequests, type Metrics, type RequestWatcher } from '../schema/metrics.ts';
import type { Tracing } from '../schema/tracing.ts';
import { serveGoogleRedirects } from './account/google-redirects.ts';
import { followHostCatalogue } from './catalog/kept-catalogue.ts';
import { serveRemotePictures } from './catalog/pictures/picture-route.ts';
import { createPictureSources, type PictureSources } from './catalog/pictures/sources.ts';
import { servePaymentWebhook } from './checkout/payment-webhook.ts';
import type { GatewayConfig } from './config.ts';
import { createContextFactory, type Context, type ContextOptions } from './context.ts';
import { serveOneClickUnsubscribe } from './newsletter/one-click-unsubscribe.ts';
import { answerLog } from './platform/answer-log.ts';
import { createCapabilityDetector, type DetectCapabilities } from './platform/host-capabilities.ts';
import { Failure, type FailureCode } from './platform/failures.ts';
import { startApollo, type ApolloOptions } from './platform/graphql/apollo.ts';
import { serveDocs } from './platform/docs/serve-docs.ts';
import { compressAnswers } from './platform/graphql/compression.ts';
import { createCostBudget, type CostBudget } from './platform/graphql/cost-budget.ts';
import { createDocumentAccess, type DocumentAccess } from './platform/graphql/document-access.ts';
import { createCompilingExecutor, type Executor } from './platform/graphql/executor.ts';
import { allowOrigins } from './platform/graphql/cors.ts';
import { createFirstReadings } from './platform/graphql/first-readings.ts';
import { answerRequest, serveGraphQL, type EndpointParts } from './platform/graphql/endpoint.ts';
import { createCacheControl } from './platform/graphql/cache-control.ts';
import { createKnownOperations } from './platform/graphql/known-operations.ts';
import { createLane, type Lane, type LaneParts } from './platform/graphql/lane.ts';
import { createOperationCheck } from './platform/graphql/operation-check.ts';
import { createEventStreams, type EventStreams } from './platform/graphql/event-stream.ts';
import type { StreamLimits } from './platform/graphql/stream-places.ts';
import type { ExchangeContext } from './platform/graphql/exchange.ts';
import { serveExplorer } from './platform/graphql/explorer.ts';
import { createReusableAnswers } from './platform/graphql/reusable-answers.ts';
import { createSharedAnswers, type SharedAnswers } from './platform/graphql/shared-answers.ts';
import { SCHEMA_PATH, serveSchema } from './platform/graphql/schema-text.ts';
import { serveFastHttp } from './platform/fast-http/fast-http.ts';
import { createHttpApp, sendError, USUAL_HEADERS } from './platform/http-app.ts';
import { GRAPHQL_PATH, type HttpReply, type HttpRequest } from './platform/http-messages.ts';
import { shopFacts } from './shop.ts';
import { createSchema } from './schema.ts';
import { measureCalls, measureState, operationMeasure } from './platform/metrics.ts';
import { createRestHost, type RestHost, type RestOptions } from './platform/rest.ts';
import { createOncePerMinute } from './platform/upstream/odd-records.ts';
import { UpstreamFailure } from './platform/upstream/upstream-errors.ts';
import { requestTraceOf } from './platform/request-trace.ts';
import { traceCalls } from './platform/tracing.ts';
import { createRequestCredentials } from './platform/request-credentials.ts';

/** Milliseconds that `/readyz` waits for the REST host. */
const READINESS_MS = 500;
/** The most odd parts of one answer that are logged. */
const MAX_LOGGED_PARTS = 20;

/** What a test or a benchmark may change. */
export interface GatewayOptions {
  /** Runs at every REST call that is sent. */
  onCall?: RestOptions['onCall'];
  /** Makes the executor of operations; one that compiles them by default. */
  createExecutor?: (schema: GraphQLSchema) => Executor;
  /** How many subscriptions may be open; API_LIMITS by default. */
  streamLimits?: StreamLimits;
  /** The time in milliseconds by which budgets fill again; the process's by default. */
  budgetClock?: (() => number) | undefined;
  /** Where the gateway is measured; nowhere by default. */
  metrics?: Metrics | undefined;
  /** Where the gateway's requests and calls are traced; nowhere by default. */
  tracer?: Tracing | undefined;
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void };
}

/** Makes the gateway as a Fastify app, ready to listen: GraphQL at `/graphql`, `/livez`, `/readyz`, explorers in development. */
export async function createGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<FastifyInstance> {
  const app = createHttpApp({ ...config, ...options });
  await compressAnswers(app);
  const budget = createBudget(app, config, options);
  const host = createHost(app, config, budget, options);
  const schema = createSchema(config);
  const access = await openDocumentAccess(app, schema, config);
  const executor = (options.createExecutor ?? createCompilingExecutor)(schema);
  const plugin = createAnswerParts(schema, access, budget);
  const log: ApolloOptions['log'] = ({ requestId: reqId, operation, error }) =>
    app.log.error({ reqId, operation, err: error }, 'a resolver failed');
  const { deadlineMs, isProduction } = config;
  const server = await startApollo<Context & ExchangeContext>({ schema, access, plugin, executor, isProduction, log });
  const detectCapabilities = createCapabilityDetector(() => host.shared('getAdditions', {}));
  const sources = createPictureSources(config);
  const shared = openSharedAnswers(app, config, host, detectCapabilities);
  const onCatalogChange = () => shared.clear();
  const createContext = openContexts(config, { host, detectCapabilities, sources, onCatalogChange });
  const streams = openStreams(app, schema, options);
  const lane = openLane(config, host, { executor, access, shared, ...plugin });
  const endpoint = { server, access, budget, streams, createContext, lane, firstReading: createFirstReadings() };
  serveGraph(app, config, endpoint);
  serveGoogleRedirects(app, { host, detectCapabilities, config });
  servePaymentWebhook(app, { host, detectCapabilities });
  serveOneClickUnsubscribe(app, { host, detectCapabilities, deadlineMs });
  serveRemotePictures(app, config, sources);
  serveDocs(app, { facts: shopFacts(config), publicUrl: config.publicUrl, hasExplorer: !isProduction });
  serveHealth(app, host);
  if (!isProduction) serveExplorer(app, access.explorerKey);
  addErrorHandlers(app);
  if (options.metrics) measureState(options.metrics, host, streams, () => isHostReady(host));
  const watchers = watchAll(app, options);
  if (isFast(config, options)) serveFast(app, config, endpoint, watchers);
  // The first visitor need not wait for it.
  app.addHook('onListen', async () => void (await detectCapabilities()));
  closeWith(app, server, host);
  return app;
}

function closeWith(app: FastifyInstance, server: { stop(): Promise<void> }, host: RestHost): void {
  app.addHook('onClose', async () => {
    await server.stop();
    await host.close();
  });
}

/** Lets metrics and the log hear of all requests that Fastify answers. Answers who is to hear of the others, too. */
function watchAll(app: FastifyInstance, { metrics }: GatewayOptions): RequestWatcher<HttpRequest, HttpReply>[] {
  const measures = metrics ? [requestMeasure(metrics), operationMeasure(metrics)] : [];
  const watchers = [...measures, answerLog(app.log)];
  for (const watcher of watchers) watchRequests(app, watcher);
  return watchers;
}

/** Whether plain requests for GraphQL are read without Node's server: not where traces or CORS need Fastify's hooks for each. */
const isFast = ({ hasFastHttp, corsOrigins }: GatewayConfig, { tracer }: GatewayOptions): boolean =>
  hasFastHttp && !tracer && corsOrigins.length === 0;

function serveFast(
  app: FastifyInstance,
  { trustProxy, requestMs }: GatewayConfig,
  endpoint: EndpointParts<Context>,
  watchers: readonly RequestWatcher<HttpRequest, HttpReply>[],
): void {
  serveFastHttp(app, {
    answer: (request, reply) => answerRequest(endpoint, request, reply),
    answerError,
    watchers,
    trustProxy,
    requestMs,
    usualHeaders: USUAL_HEADERS,
  });
}

/** What decides about documents; other releases are told of ours as long as the gateway is open. */
function openDocumentAccess(
  app: FastifyInstance,
  schema: GraphQLSchema,
  config: GatewayConfig,
): Promise<DocumentAccess> {
  return withFolder('RELEASES_DIR', config.releasesDir ?? '', async () => {
    const access = createDocumentAccess(schema, config);
    app.addHook('onClose', async () => access.close());
    return access;
  });
}

/** The whole answers that are shared. They are dropped when the host tells that the catalogue has changed. */
function openSharedAnswers(
  app: FastifyInstance,
  { sharing }: GatewayConfig,
  host: RestHost,
  detectCapabilities: DetectCapabilities,
): SharedAnswers {
  const shared = createSharedAnswers(sharing);
  followHostCatalogue(app, { host, detectCapabilities, dropAnswers: () => shared.clear() });
  return shared;
}

/** The lane; undefined where Apollo Server is to answer everything. */
function openLane(
  { hasLane, sharing }: GatewayConfig,
  host: RestHost,
  parts: Omit<LaneParts, 'reusable'>,
): Lane | undefined {
  const reusable = sharing.reuses ? createReusableAnswers(host) : undefined;
  return hasLane ? createLane({ ...parts, reusable }) : undefined;
}

/** What is sent as server-sent events: an open stream would keep the gateway from closing. */
function openStreams(app: FastifyInstance, schema: GraphQLSchema, { streamLimits }: GatewayOptions): EventStreams {
  const streams = createEventStreams(schema, streamLimits);
  app.addHook('preClose', async () => streams.close());
  return streams;
}

/** What each client may ask for within a time. That somebody is refused is logged once a minute. */
function createBudget(
  app: FastifyInstance,
  { costPerSecond }: GatewayConfig,
  { budgetClock }: GatewayOptions,
): CostBudget {
  const isFirst = createOncePerMinute();
  const onRefusal = () => isFirst('') && app.log.warn('a client was refused: it asked for more than its cost budget');
  return createCostBudget({ costPerSecond, onRefusal, now: budgetClock });
}

function createHost(
  app: FastifyInstance,
  config: GatewayConfig,
  budget: CostBudget,
  { onCall, metrics, tracer }: GatewayOptions,
): RestHost {
  return createRestHost({
    ...config,
    url: config.restUrl,
    maxCharacters: config.publicCacheCharacters,
    onCall: (id, client) => {
      budget.spendOnCall(client);
      onCall?.(id, client);
    },
    onSent: metrics && measureCalls(metrics),
    startSpan: tracer && traceCalls(tracer),
    log: createUpstreamLog(app),
    logOddParts: createOddPartsLog(app),
  });
}

/** What Apollo Server and the lane share, so that they answer alike. */
function createAnswerParts(schema: GraphQLSchema, access: DocumentAccess, budget: CostBudget) {
  return {
    budget,
    check: createOperationCheck(schema, access, budget),
    cacheControlOf: createCacheControl(schema),
    known: createKnownOperations(),
  };
}

/** Makes what creates the context of each request. */
function openContexts(
  config: GatewayConfig,
  {
    sources,
    ...hostParts
  }: Pick<ContextOptions, 'host' | 'detectCapabilities' | 'onCatalogChange'> & { sources: PictureSources },
): EndpointParts<Context>['createContext'] {
  const { isProduction, publicUrl, pictureBaseUrl, razorpayKeyId: keyId, paymentWidgetUrl: url } = config;
  const widget = { keyId, url, isProduction };
  const pictures = { sources, publicUrl, pictureBaseUrl };
  const createContext = createContextFactory({ ...config, ...hostParts, widget, pictures, settings: config });
  return (request, reply, exchange) =>
    createContext({
      trace: requestTraceOf(request.id, request.headers, exchange.fairClient),
      exchange,
      readCredentials: (isBasicHost) => createRequestCredentials(request, reply, { isProduction, isBasicHost }),
    });
}

/** Serves what pages of other origins may call: GraphQL and its schema. */
function serveGraph(app: FastifyInstance, { corsOrigins }: GatewayConfig, parts: EndpointParts<Context>): void {
  app.register(async (scope) => {
    await allowOrigins(scope, [GRAPHQL_PATH, SCHEMA_PATH], corsOrigins);
    serveGraphQL(scope, parts);
    serveSchema(scope);
  });
}

function serveHealth(app: FastifyInstance, host: RestHost): void {
  app.get('/livez', () => ({ status: 'ok' }));
  // The status is the gateway's own: while the host is away, the gateway still answers from what it has.
  app.get('/readyz', async () => ({ status: 'ok', restHost: (await isHostReady(host)) ? 'ok' : 'away' }));
}

/** How a host answers that is there, and does not answer this call. */
const REFUSED: ReadonlySet<FailureCode> = new Set(['NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN']);

/** Whether the host answers within half a second that it is ready, or refuses the call: it may not know it, or ask for a token first. */
async function isHostReady(host: RestHost): Promise<boolean> {
  const answer = host.shared('getReadiness', {}).then(
    () => true,
    (error: unknown) => error instanceof Failure && REFUSED.has(error.code),
  );
  return Promise.race([answer, pause(READINESS_MS, false, { ref: false })]);
}

/** Adds headers to every answer, and answers errors outside GraphQL in GraphQL's form. */
function addErrorHandlers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    for (const [name, value] of Object.entries(USUAL_HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
  app.setNotFoundHandler((request, reply) => sendError(reply, 404, request.id));
  app.setErrorHandler(answerError);
}

function answerError<Reply extends HttpReply>(error: unknown, request: HttpRequest, reply: Reply): Reply {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  return sendError(reply, status, request.id, wordsOfBodyError(error));
}

/**
 * Makes the log of failures that the client did not cause, with the upstream's own words. An outage fails many calls: of each code ten
 * of ten seconds are written, and the rest as a number.
 */
function createUpstreamLog(app: FastifyInstance): RestOptions['log'] {
  const limit = createLineLimit((code, more) => app.log.warn({ code, more }, 'more REST calls failed'));
  app.addHook('onClose', async () => limit.flush());
  return (call, error, requestId) => {
    const code = error instanceof Failure ? error.code : undefined;
    if ((code && !code.startsWith('UPSTREAM_')) || !limit.admits(code ?? 'none')) return;
    const upstream = error instanceof UpstreamFailure ? { status: error.status, detail: error.detail } : {};
    app.log.warn({ call, reqId: requestId, code, ...upstream, ...(code ? {} : { err: error }) }, 'a REST call failed');
  };
}

/** Makes the log of what was left out of answers: a part of a record once a minute, at most 20 parts of one answer. */
function createOddPartsLog(app: FastifyInstance): RestOptions['logOddParts'] {
  const isFirst = createOncePerMinute();
  return (call, parts, requestId) => {
    const fresh = parts.slice(0, MAX_LOGGED_PARTS).filter(({ id, path }) => isFirst(`${call} ${id ?? ''} ${path}`));
    for (const part of fresh) app.log.warn({ call, reqId: requestId, ...part }, 'a part of an answer was left out');
  };
}
