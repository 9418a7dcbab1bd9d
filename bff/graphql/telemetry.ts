import type { FastifyReply, FastifyRequest, FastifyBaseLogger } from 'fastify';
import { type Metrics, type RequestWatcher, statusOf } from '../../server-kit/metrics.ts';
import { RESPONSE_WAYS, requestRecordOf, type RequestRecord } from './request-record.ts';
import type { RestHost } from '../host/rest.ts';
import type { CallOptions } from '../host/retry.ts';
import type { DescribeRequest, Tracing } from '../../server-kit/tracing.ts';

/** The error codes with a separate count. */
const CODES = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
  'QUERY_TOO_COSTLY',
  'DOCUMENT_NOT_TRUSTED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_INVALID_RESPONSE',
  'INTERNAL_SERVER_ERROR',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);
/** The refusal codes, and the limit of each. */
const REFUSALS: Readonly<Record<string, string>> = {
  RATE_LIMITED: 'rate-limit',
  QUERY_TOO_COSTLY: 'query-cost',
  DOCUMENT_NOT_TRUSTED: 'document',
};

/** Creates the metrics of operations: duration, result and refusals. */
export function createOperationMetrics(metrics: Metrics): RequestWatcher {
  const labels = ['operation', 'type', 'outcome'] as const;
  const operations = metrics.counter(
    'graphql_operations_total',
    'Operations by name (other if no manifest has it), type and outcome: ok, userErrors or the first error code.',
    labels,
  );
  const durations = metrics.histogram(
    'graphql_operation_duration_seconds',
    'Seconds from a request to the end of its response, by operation; event streams are not counted.',
    ['operation'],
  );
  const ways = metrics.counter(
    'graphql_responses_total',
    'Responses by source: Apollo Server, the fast path, a joined run, the response cache.',
    ['way'],
  );
  for (const way of RESPONSE_WAYS) ways.inc({ way }, 0);
  const refusals = metrics.counter('graphql_refusals_total', 'Refused requests, by limit.', ['reason']);
  for (const reason of [...Object.values(REFUSALS), 'cost-budget', 'subscriptions']) refusals.inc({ reason }, 0);
  const end = (request: FastifyRequest, reply: FastifyReply) => {
    const record = requestRecordOf(request);
    if (!record) return;
    const operation = nameOf(record);
    operations.inc({ operation, type: record.operation?.type ?? 'none', outcome: outcomeOf(record) });
    if (record.way) ways.inc({ way: record.way });
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) durations.observe({ operation }, reply.elapsedTime / 1_000);
    const reason = record.refusedBy ?? REFUSALS[record.codes[0] ?? ''];
    if (reason !== undefined) refusals.inc({ reason });
  };
  return { end };
}

/** Returns the operation's name if a manifest has it: clients can invent others. */
function nameOf({ operation }: RequestRecord): string {
  return operation?.isTrusted ? (operation.name ?? 'anonymous') : 'other';
}

function outcomeOf({ codes: [code], hasUserErrors }: RequestRecord): string {
  if (code !== undefined) return CODES.has(code) ? code : 'other';
  return hasUserErrors ? 'userErrors' : 'ok';
}

/** Returns a function that measures each REST call. */
export function measureCalls(metrics: Metrics): NonNullable<CallOptions['onSent']> {
  const calls = metrics.histogram(
    'rest_call_duration_seconds',
    'Seconds of REST host calls, by operation of the contract and outcome: class of status, or failure.',
    ['call', 'method', 'route', 'outcome'],
  );
  return ({ id, method, route }, outcome, seconds) => calls.observe({ call: id, method, route, outcome }, seconds);
}

/** Measures the state of a gateway: running calls, their circuits, its subscriptions, and whether the host responds. */
export function measureState(
  metrics: Metrics,
  host: Pick<RestHost, 'listGroups'>,
  streams: { count(): number },
  isHostReady: () => Promise<boolean>,
): void {
  const calls = metrics.gauge('rest_calls', 'Calls of the REST host: in flight, and queued.', ['group', 'state']);
  const circuits = metrics.gauge('rest_circuit_open', 'Whether calls of this group are refused, except a probe.', [
    'group',
  ]);
  const subscriptions = metrics.gauge('graphql_subscriptions', 'Open event streams.');
  metrics.beforeScrape('state', () => {
    for (const { group, underWay, waiting, isOpen } of host.listGroups()) {
      calls.set({ group, state: 'in flight' }, underWay);
      calls.set({ group, state: 'waiting' }, waiting);
      circuits.set({ group }, Number(isOpen));
    }
    subscriptions.set(streams.count());
  });
  const ready = metrics.gauge('server_ready', 'Whether the dependencies of the server respond: 1 or 0.');
  metrics.beforeScrape('readiness', async () => ready.set(Number(await isHostReady())));
}

/** Describes a GraphQL request for its trace: its operation, with its name if a manifest has it. */
export const describeRequest: DescribeRequest = (request) => {
  const { operation, codes = [] } = requestRecordOf(request) ?? {};
  if (!operation) return { attributes: {} };
  const { type, isTrusted, name = 'anonymous' } = operation;
  const known = isTrusted ? name : 'other';
  return {
    name: `${type} ${known}`,
    attributes: { 'graphql.operation.type': type, 'graphql.operation.name': known, 'graphql.error.codes': codes },
  };
};

/** Returns a function that traces each REST call. */
export function traceCalls(tracer: Tracing): NonNullable<CallOptions['startSpan']> {
  return ({ id, method, route }, parent) => {
    const span = tracer.start('client', id, parent);
    return {
      traceparent: span.traceparent,
      end: (outcome) => {
        const attributes = { 'http.request.method': method, 'http.route': route, outcome };
        span.end({ attributes, hasFailed: outcome === '5xx' || outcome.startsWith('UPSTREAM_') });
      },
    };
  };
}

/** The log levels without these lines. */
const LEVELS_WITHOUT: ReadonlySet<string> = new Set(['warn', 'error', 'fatal', 'silent']);

/**
 * Logs a line `request completed` for each request: its route, status (499 if the client left before) and milliseconds.
 * GraphQL requests also have the operation's name and type, the client's name, the name of its key, and the error
 * codes. The document, its variables and the response are never logged.
 */
export function createResponseLog(appLog: FastifyBaseLogger): RequestWatcher {
  return {
    end: (request, reply) => {
      if (LEVELS_WITHOUT.has(appLog.level)) return;
      const { operation, client, keyOf, codes } = requestRecordOf(request) ?? {};
      request.log.info(
        {
          route: request.routeOptions.url,
          status: statusOf(reply),
          ms: Math.round(reply.elapsedTime),
          operation: operation?.name,
          type: operation?.type,
          client: client?.name,
          clientVersion: client?.version,
          clientKey: keyOf,
          ...(codes && codes.length > 0 ? { codes } : {}),
        },
        'request completed',
      );
    },
  };
}
