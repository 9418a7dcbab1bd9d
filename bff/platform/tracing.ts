import type { DescribeRequest, Tracing } from '../../schema/tracing.ts';
import { exchangeOf } from './graphql/exchange.ts';
import type { CallOptions } from './upstream/send-with-retry.ts';

/** What a trace tells of a request of GraphQL's: its operation, by name where a manifest has it. */
export const describeRequest: DescribeRequest = (request) => {
  const { operation, codes = [] } = exchangeOf(request) ?? {};
  if (!operation) return { attributes: {} };
  const { type, isTrusted, name = 'anonymous' } = operation;
  const known = isTrusted ? name : 'other';
  return {
    name: `${type} ${known}`,
    attributes: { 'graphql.operation.type': type, 'graphql.operation.name': known, 'graphql.error.codes': codes },
  };
};

/** Makes what traces each call of the REST host. */
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
