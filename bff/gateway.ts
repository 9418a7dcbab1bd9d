import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { serveHealth } from '../server-kit/app.ts';
import { wordsOfBodyError } from '../server-kit/json-bodies.ts';
import { createLogThinning } from '../server-kit/log-thinning.ts';
import { withFolder } from '../server-kit/start-errors.ts';
import { watchRequests, type Metrics } from '../server-kit/metrics.ts';
import { createRefusalPace, type RefusalTimes } from '../server-kit/refusal-pace.ts';
import type { Tracing } from '../server-kit/tracing.ts';
import { servePictureUploads } from './account/picture-uploads.ts';
import { serveGoogleRedirects } from './account/google-redirects.ts';
import { followHostCatalogue } from './catalog/catalogue-invalidation.ts';
import { serveRemotePictures } from './catalog/pictures/picture-route.ts';
import { createPictureSources, type PictureSources } from './catalog/pictures/sources.ts';
import { servePaymentWebhook } from './checkout/payment-webhook.ts';
import type { GatewayConfig } from './config.ts';
import { createContextFactory, type Context, type ContextOptions } from './context.ts';
import { serveInvoices } from './orders/invoice-route.ts';
import { serveExports } from './reports/export-route.ts';
import { serveOneClickUnsubscribe } from './newsletter/one-click-unsubscribe.ts';
import {
  createResponseLog,
  measureCalls,
  measureState,
  createOperationMetrics,
  traceCalls,
} from './graphql/telemetry.ts';
import { checkOnFirstContact, createHostCheck, createWrongHostCheck } from './host/host-startup-check.ts';
import { createHostHealth, type HostHealth } from './host/host-health.ts';
import { createCapabilityDetector } from './host/capabilities.ts';
import { Failure, type FailureCode } from './host/failures.ts';
import { startApollo, type ApolloOptions } from './graphql/apollo.ts';
import { serveDocs } from './graphql/docs/site.ts';
import { compressResponses } from './graphql/compression.ts';
import { createCostBudget, type CostBudget } from './graphql/cost-budget.ts';
import { createDocumentAccess, type DocumentAccess, createParseQueue } from './graphql/documents.ts';
import { createCompilingExecutor, type Executor } from 'graphql-compile';
import { allowOrigins } from './graphql/headers.ts';
import { serveGraphQL, type EndpointParts } from './graphql/endpoint.ts';
import { createCacheControl, createResponseCache } from './graphql/response-cache.ts';
import { createFastPath, createKnownOperations } from './graphql/fast-path.ts';
import { createOperationCheck } from './graphql/operation-check.ts';
import { createEventStreams, type EventStreams } from './graphql/subscriptions.ts';
import type { StreamLimits } from './graphql/stream-limits.ts';
import type { RecordContext } from './graphql/request-record.ts';
import { serveExplorer } from './graphql/explorer.ts';
import { GRAPHQL_PATH, SCHEMA_PATH, serveSchema, createHttpApp, sendError, USUAL_HEADERS } from './graphql/http-app.ts';
import { shopFacts } from './shop.ts';
import { createSettingsCache } from './settings/settings-cache.ts';
import { createSchema } from './schema.ts';
import { createRestHost, type RestHost, type RestOptions } from './host/rest.ts';
import { UpstreamFailure } from './host/host-errors.ts';
import { requestTraceOf } from './host/request-trace.ts';
import { createRequestCredentials } from './host/credentials.ts';

/** Milliseconds that `/readyz` waits for the REST host. */
const READINESS_MS = 500;
/** The most invalid parts of one host response that are logged. */
const MAX_LOGGED_PARTS = 20;

/** Options of tests and benchmarks. */
export interface GatewayOptions {
  /** Runs at every REST call that is sent. */
  onCall?: RestOptions['onCall'];
  /** Creates the executor of operations; the compiling executor by default. */
  createExecutor?: (schema: GraphQLSchema) => Executor;
  /** How many subscriptions may be open; API_LIMITS by default. */
  streamLimits?: StreamLimits;
  /** Plugins of Apollo Server besides the gateway's own. */
  plugins?: ApolloOptions['plugins'];
  /** The clock of cost budgets in milliseconds; the process's by default. */
  budgetClock?: (() => number) | undefined;
  /** The clock and the timer of refusals that wait; the process's by default. */
  refusalTimes?: RefusalTimes;
  /** The metrics registry; none by default. */
  metrics?: Metrics | undefined;
  /** The tracer of requests and calls; none by default. */
  tracer?: Tracing | undefined;
  /** The target of log lines; the standard output by default. */
  logTo?: { write(line: string): void };
}

/** Creates the gateway as a Fastify app, ready to listen: GraphQL at `/graphql`, `/livez`, `/readyz`, explorers in development. */
export async function createGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<FastifyInstance> {
  const app = createHttpApp({ ...config, ...options });
  await compressResponses(app);
  const [budget, health] = [createBudget(app, config, options), createHostHealth()];
  const host = createHost(app, config, { budget, health }, options);
  const schema = createSchema();
  const access = await openDocumentAccess(app, schema, config);
  const executor = (options.createExecutor ?? createCompilingExecutor)(schema);
  const plugin = createRequestPlugin(schema, access, budget);
  const log: ApolloOptions['log'] = ({ requestId: reqId, operation, error }) =>
    app.log.error({ reqId, operation, err: error }, 'a resolver failed');
  const { isProduction } = config;
  const apollo = { schema, access, plugin, executor, isProduction, log, plugins: options.plugins };
  const server = await startApollo<Context & RecordContext>(apollo);
  const responses = config.hasResponseCache ? createResponseCache() : undefined;
  const onCatalogChange = () => responses?.clear();
  const detectCapabilities = createCapabilityDetector(() => host.shared('getAdditions', {}), onCatalogChange);
  const settingsCache = createSettingsCache({ rest: host.shared, detectCapabilities });
  followHostCatalogue(app, { host, detectCapabilities, onChange: onCatalogChange, onSettings: settingsCache.expire });
  const sources = openPictureSources(app, config);
  const createContext = openContexts(config, { host, detectCapabilities, sources, onCatalogChange, settingsCache });
  const streams = openStreams(app, schema, options);
  const fastPath = config.hasFastPath ? createFastPath({ executor, access, responses, ...plugin }) : undefined;
  const [pace, waitToParse] = [createRefusalPace(options.refusalTimes), createParseQueue()];
  const endpoint = { server, access, budget, pace, streams, createContext, fastPath, waitToParse };
  serveGraph(app, config, endpoint);
  serveBesideGraph(app, { host, detectCapabilities, config });
  serveRemotePictures(app, config, sources);
  serveDocs(app, { facts: shopFacts(config), publicUrl: config.publicUrl, hasExplorer: !isProduction });
  // The gateway is ready while the host is away: it still responds from its caches.
  serveHealth(app, async () => ({ restHost: (await isHostReady(host)) ? health.state() : 'away' }));
  if (!isProduction) serveExplorer(app, access.explorerKey);
  addErrorHandlers(app);
  measureHost(options, { host, health, streams });
  watchAll(app, options);
  // Reads capabilities and settings at start, so that the first visitor need not wait.
  app.addHook('onListen', async () => void (await settingsCache.read()));
  closeWith(app, server, host);
  return app;
}

/** Serves what browsers, mail programs and the payment provider request by its address. */
function serveBesideGraph(app: FastifyInstance, parts: Parameters<typeof serveGoogleRedirects>[1]): void {
  const { deadlineMs } = parts.config;
  serveGoogleRedirects(app, parts);
  servePictureUploads(app, parts);
  servePaymentWebhook(app, parts);
  serveInvoices(app, parts);
  serveExports(app, parts);
  serveOneClickUnsubscribe(app, { ...parts, deadlineMs });
}

function closeWith(app: FastifyInstance, server: { stop(): Promise<void> }, host: RestHost): void {
  app.addHook('onClose', async () => {
    await server.stop();
    await host.close();
  });
}

/** Makes the names of pictures. Without a secret that all gateways share, the process draws one, and in production a log line says so. */
function openPictureSources(app: FastifyInstance, config: GatewayConfig): PictureSources {
  const [newest = randomBytes(32).toString('hex'), ...older] = config.pictureSecrets;
  const isShared = config.pictureSecrets.length > 0;
  const warn = () => app.log.warn('PICTURE_SECRET is missing: other gateways refuse the pictures that this one names');
  const onFirstName = config.isProduction && !isShared ? warn : undefined;
  return createPictureSources({ ...config, secrets: [newest, ...older], onFirstName });
}

/** Measures and logs every operation. */
function watchAll(app: FastifyInstance, { metrics }: GatewayOptions): void {
  if (metrics) watchRequests(app, createOperationMetrics(metrics));
  watchRequests(app, createResponseLog(app.log));
}

/** Creates the document access, and shares our documents with other releases while the gateway is open. */
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

/** Creates the server-sent event streams. They end at shutdown: an open stream would block it. */
function openStreams(app: FastifyInstance, schema: GraphQLSchema, { streamLimits }: GatewayOptions): EventStreams {
  const streams = createEventStreams(schema, streamLimits);
  app.addHook('preClose', async () => streams.close());
  return streams;
}

/** Creates the cost budget of each client. A refusal is logged once a minute. */
function createBudget(
  app: FastifyInstance,
  { costPerSecond }: GatewayConfig,
  { budgetClock }: GatewayOptions,
): CostBudget {
  const thinning = createLogThinning({ keyOf: (line: string) => line, lines: 1 });
  const onRefusal = () => thinning.admits('cost') && app.log.warn('a client was refused: it exceeded its cost budget');
  return createCostBudget({ costPerSecond, onRefusal, now: budgetClock });
}

function createHost(
  app: FastifyInstance,
  config: GatewayConfig,
  { budget, health }: { budget: CostBudget; health: HostHealth },
  { onCall, metrics, tracer }: GatewayOptions,
): RestHost {
  const [logFailure, logParts] = [createUpstreamLog(app), createInvalidPartsLog(app)];
  const check = createHostCheck(app, { shared: (id, params) => host.shared(id, params) }, health);
  const host: RestHost = createRestHost({
    ...config,
    isWrongHost: config.checksHost ? createWrongHostCheck(check, health) : undefined,
    url: config.restUrl,
    maxCharacters: config.publicCacheCharacters,
    onCall: (id, client) => {
      budget.spendOnCall(client);
      onCall?.(id, client);
    },
    onSent: metrics && measureCalls(metrics),
    startSpan: tracer && traceCalls(tracer),
    log: (call, error, requestId) => {
      health.noteFailure(error);
      logFailure(call, error, requestId);
    },
    logInvalidParts: (call, parts, requestId) => {
      health.recordResponse(call);
      logParts?.(call, parts, requestId);
    },
  });
  if (config.checksHost) checkOnFirstContact(app, check);
  return host;
}

/** The parts that Apollo Server and the fast path share, so that their responses are equal. */
function createRequestPlugin(schema: GraphQLSchema, access: DocumentAccess, budget: CostBudget) {
  return {
    budget,
    check: createOperationCheck(schema, access, budget),
    cacheControlOf: createCacheControl(schema),
    known: createKnownOperations(),
  };
}

/** Creates the context factory. */
function openContexts(
  config: GatewayConfig,
  {
    sources,
    ...hostParts
  }: Pick<ContextOptions, 'host' | 'detectCapabilities' | 'onCatalogChange' | 'settingsCache'> & {
    sources: PictureSources;
  },
): EndpointParts<Context>['createContext'] {
  const { isProduction, publicUrl, trialUrl, razorpayKeyId: keyId, paymentWidgetUrl: url } = config;
  const widget = { keyId, url, isProduction };
  const pictures = { sources, shopUrl: publicUrl ?? trialUrl };
  const createContext = createContextFactory({ ...config, ...hostParts, widget, pictures, settings: config });
  return (request, reply, record) =>
    createContext({
      trace: requestTraceOf(request.id, request.headers, record.fairClient),
      record,
      readCredentials: () => createRequestCredentials(request, reply, { isProduction }),
    });
}

/** Serves the routes that pages of other origins may call: GraphQL and its schema. */
function serveGraph(app: FastifyInstance, { corsOrigins }: GatewayConfig, parts: EndpointParts<Context>): void {
  app.register(async (scope) => {
    await allowOrigins(scope, [GRAPHQL_PATH, SCHEMA_PATH], corsOrigins);
    serveGraphQL(scope, parts);
    serveSchema(scope);
  });
}

/** Measures the state of the gateway. The server is ready while the host responds and its catalogue is usable. */
function measureHost(
  { metrics }: GatewayOptions,
  { host, health, streams }: { host: RestHost; health: HostHealth; streams: EventStreams },
): void {
  const isUsable = async () => (await isHostReady(host)) && health.state() === 'ok';
  if (metrics) measureState(metrics, host, streams, isUsable);
}

/** The failures of a host that is reachable but refuses this call. */
const REFUSED: ReadonlySet<FailureCode> = new Set(['NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN']);

/**
 * Whether the host responds within half a second that it is ready or refuses the call. Some hosts do not know the
 * call or require a token first.
 */
async function isHostReady(host: RestHost): Promise<boolean> {
  const response = host.shared('getReadiness', {}).then(
    () => true,
    (error: unknown) => error instanceof Failure && REFUSED.has(error.code),
  );
  return Promise.race([response, pause(READINESS_MS, false, { ref: false })]);
}

/** Adds headers to every response, and sends errors outside GraphQL in GraphQL's form. */
function addErrorHandlers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of Object.entries(USUAL_HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
  app.setNotFoundHandler((request, reply) => sendError(reply, 404, request.id));
  app.setErrorHandler(respondWithError);
}

function respondWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  return sendError(reply, status, request.id, wordsOfBodyError(error));
}

/**
 * Creates the log of failures that the client did not cause, with the host's message. It is thinned for outages: ten
 * lines per code in ten seconds, then only a count.
 */
function createUpstreamLog(app: FastifyInstance): RestOptions['log'] {
  const limit = createLogThinning({
    keyOf: (code: string) => code,
    windowMs: 10_000,
    report: (code, more) => app.log.warn({ code, more }, 'more REST calls failed'),
  });
  app.addHook('onClose', async () => limit.flush());
  return (call, error, requestId) => {
    const code = error instanceof Failure ? error.code : undefined;
    if ((code && !code.startsWith('UPSTREAM_')) || !limit.admits(code ?? 'none')) return;
    const upstream = error instanceof UpstreamFailure ? { status: error.status, detail: error.detail } : {};
    app.log.warn({ call, reqId: requestId, code, ...upstream, ...(code ? {} : { err: error }) }, 'a REST call failed');
  };
}

/** Creates the log of record parts that were left out: each part once a minute, at most 20 per host response. */
function createInvalidPartsLog(app: FastifyInstance): RestOptions['logInvalidParts'] {
  const thinning = createLogThinning({ keyOf: (line: string) => line, lines: 1 });
  return (call, parts, requestId) => {
    const fresh = parts
      .slice(0, MAX_LOGGED_PARTS)
      .filter(({ id, path }) => thinning.admits(`${call} ${id ?? ''} ${path}`));
    for (const part of fresh)
      app.log.warn({ call, reqId: requestId, ...part }, 'a part of a host response was left out');
  };
}
