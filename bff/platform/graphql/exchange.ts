import type { FastifyRequest } from 'fastify';
import type { CostReport } from './limits.ts';

/** What is learned of one GraphQL request while it runs, for the HTTP side of its answer. */
export interface Exchange {
  /** The codes of the errors in the answer, each once. */
  codes: string[];
  /** Whether the operation never ran because its document or variables are wrong. */
  isRequestError: boolean;
  /** Whether the client asks what its operation costs. */
  wantsCost: boolean;
  /** What the operation costs, once it is known. */
  cost?: CostReport;
}
/** The part of a request's context that Apollo's plugins write into. */
export interface ExchangeContext {
  exchange: Exchange;
}

/** The header by which a client asks for `extensions.cost`. */
export const COST_HEADER = 'x-graphql-cost';

/** The exchange of a request of which nothing is known but its headers. */
export function createExchange(headers: FastifyRequest['headers']): Exchange {
  return { codes: [], isRequestError: false, wantsCost: headers[COST_HEADER] === '1' };
}
