import type { Metrics, RequestWatcher } from '../../schema/metrics.ts';
import type { EventStreams } from './graphql/event-stream.ts';
import { ANSWER_WAYS, exchangeOf, type Exchange } from './graphql/exchange.ts';
import type { HttpReply, HttpRequest } from './http-messages.ts';
import type { RestHost } from './rest.ts';
import type { CallOptions } from './upstream/send-with-retry.ts';

/** The codes that an answer's errors can have, as far as they are counted each. */
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
/** The codes of refusals, and by what they refuse. */
const REFUSALS: Readonly<Record<string, string>> = {
  RATE_LIMITED: 'rate-limit',
  QUERY_TOO_COSTLY: 'query-cost',
  DOCUMENT_NOT_TRUSTED: 'document',
};

/** Makes what measures the operations of a gateway: how long each took, how it ended, and what was refused. */
export function operationMeasure(
  metrics: Metrics,
): RequestWatcher<HttpRequest, Pick<HttpReply, 'elapsedTime' | 'getHeader'>> {
  const labels = ['operation', 'type', 'outcome'] as const;
  const operations = metrics.counter(
    'graphql_operations_total',
    'Operations by name (other for one that no manifest has), type, and outcome: ok, userErrors, or the first error code.',
    labels,
  );
  const durations = metrics.histogram(
    'graphql_operation_duration_seconds',
    'Seconds from a request to the end of its answer, by operation; streams of events have none.',
    ['operation'],
  );
  const ways = metrics.counter(
    'graphql_answers_total',
    'Answers by what made them: Apollo Server, the lane, a joined run, one that the host has confirmed, one that was kept.',
    ['way'],
  );
  for (const way of ANSWER_WAYS) ways.inc({ way }, 0);
  const refusals = metrics.counter('graphql_refusals_total', 'Refused requests, by what refused them.', ['reason']);
  for (const reason of [...Object.values(REFUSALS), 'cost-budget', 'subscriptions']) refusals.inc({ reason }, 0);
  const end = (request: HttpRequest, reply: Pick<HttpReply, 'elapsedTime' | 'getHeader'>) => {
    const exchange = exchangeOf(request);
    if (!exchange) return;
    const operation = nameOf(exchange);
    operations.inc({ operation, type: exchange.operation?.type ?? 'none', outcome: outcomeOf(exchange) });
    if (exchange.way) ways.inc({ way: exchange.way });
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) durations.observe({ operation }, reply.elapsedTime / 1_000);
    const reason = exchange.refusedBy ?? REFUSALS[exchange.codes[0] ?? ''];
    if (reason !== undefined) refusals.inc({ reason });
  };
  return { end };
}

/** The name of an operation that a manifest has: anybody can make up other ones. */
function nameOf({ operation }: Exchange): string {
  return operation?.isTrusted ? (operation.name ?? 'anonymous') : 'other';
}

function outcomeOf({ codes: [code], hasUserErrors }: Exchange): string {
  if (code !== undefined) return CODES.has(code) ? code : 'other';
  return hasUserErrors ? 'userErrors' : 'ok';
}

/** Makes what hears of each call of the REST host. */
export function measureCalls(metrics: Metrics): NonNullable<CallOptions['onSent']> {
  const calls = metrics.histogram(
    'rest_call_duration_seconds',
    'Seconds that calls of the REST host took, by operation of the contract and outcome: class of status, or failure.',
    ['call', 'method', 'route', 'outcome'],
  );
  return ({ id, method, route }, outcome, seconds) => calls.observe({ call: id, method, route, outcome }, seconds);
}

/** Measures what a gateway has under way: its calls, their circuits, its subscriptions, and whether the host answers. */
export function measureState(
  metrics: Metrics,
  host: Pick<RestHost, 'listGroups'>,
  streams: Pick<EventStreams, 'count'>,
  isHostReady: () => Promise<boolean>,
): void {
  const calls = metrics.gauge('rest_calls', 'Calls of the REST host: in flight, and waiting for a place.', [
    'group',
    'state',
  ]);
  const circuits = metrics.gauge('rest_circuit_open', 'Whether calls of this group are refused, all but a probe.', [
    'group',
  ]);
  const subscriptions = metrics.gauge('graphql_subscriptions', 'Open streams of events.');
  metrics.beforeScrape('state', () => {
    for (const { group, underWay, waiting, isOpen } of host.listGroups()) {
      calls.set({ group, state: 'in flight' }, underWay);
      calls.set({ group, state: 'waiting' }, waiting);
      circuits.set({ group }, Number(isOpen));
    }
    subscriptions.set(streams.count());
  });
  const ready = metrics.gauge('floor_ready', 'Whether what the floor needs answers: 1, or 0.');
  metrics.beforeScrape('readiness', async () => ready.set(Number(await isHostReady())));
}
