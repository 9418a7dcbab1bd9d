import type { HttpRequest } from '../http-messages.ts';
import { CLIENT_KEY_HEADER, type FindClient } from './client-keys.ts';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { fairClientOf } from './fair-client.ts';
import type { CostReport } from './limits.ts';

/** A subscription that is valid and within the limits. */
export interface CheckedSubscription {
  document: DocumentNode;
  operationName: string | undefined;
  variableValues: Record<string, unknown> | undefined;
}

/** What is learned of one GraphQL request while it runs, for the HTTP side of its answer and for the log. */
export interface Exchange {
  /** The operation, once it is known which of its document's it is. An anonymous one has no name. */
  operation?: {
    name: string | undefined;
    type: string;
    /** Whether a client's manifest has its document, so that there are only so many names. */
    isTrusted: boolean;
  };
  /** What the client calls itself, as far as it does. */
  client: { name: string | undefined; version: string | undefined };
  /** The name of the client whose key the request has; undefined for none. */
  keyOf: string | undefined;
  /** Whose turns at the host and whose budget the request takes, as `fairClientOf` says. */
  fairClient: string;
  /** The codes of the errors in the answer, each once. */
  codes: string[];
  /** Whether a mutation answered with errors that the shopper can correct. */
  hasUserErrors?: boolean;
  /** What refused the request, where its code alone does not say it. */
  refusedBy?: 'cost-budget' | 'subscriptions' | undefined;
  /** Whether the operation never ran because its document or variables are wrong. */
  isRequestError: boolean;
  /** Whether the client asks what its operation costs. */
  wantsCost: boolean;
  /**
   * Begins to hear of what a subscription is about, before it is answered. There is none where the answer does not go out as
   * server-sent events: then a subscription is refused.
   */
  begin?: (subscription: CheckedSubscription, context: object) => Promise<void>;
  /** What the operation costs, once it is known. */
  cost?: CostReport;
  /** How the lane's run of the operation ended, for Apollo Server to report; undefined where it did not run there. */
  outcome?: ExecutionResult | { thrown: unknown };
  /** What answered the request; undefined where nothing ran. */
  way?: AnswerWay;
  /** Whether the gateway had to read the document, which it did not know. */
  isNewDocument?: boolean;
  /** Whether the client's budget was asked. A subscription runs anew for each event, and costs once. */
  isPaid?: boolean;
}
/**
 * What answers a request: Apollo Server, the lane, another request's run of the same operation, an answer that the host has just
 * confirmed, or one that is kept.
 */
export const ANSWER_WAYS = ['apollo', 'lane', 'joined', 'reused', 'kept'] as const;
/** One of them. */
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/** How the lane's run ended. Throws what it threw. */
export function outcomeOf({ outcome }: Exchange): ExecutionResult | undefined {
  if (outcome && 'thrown' in outcome) throw outcome.thrown;
  return outcome;
}

/** The part of a request's context that Apollo's plugins write into. */
export interface ExchangeContext {
  exchange: Exchange;
}

/** The header by which a client asks for `extensions.cost`. */
export const COST_HEADER = 'x-graphql-cost';

const EXCHANGE = Symbol('exchange');
/** A request that has its exchange with it. */
type WithExchange = HttpRequest & { [EXCHANGE]?: Exchange };

/** Makes the exchange of a request of which nothing is known but its headers. */
export function createExchange(request: HttpRequest, findClient: FindClient): Exchange {
  const { headers } = request;
  const client = {
    name: toLabel(headers['apollographql-client-name']),
    version: toLabel(headers['apollographql-client-version']),
  };
  const keyOf = findClient(headers[CLIENT_KEY_HEADER]);
  const fairClient = fairClientOf(request, keyOf);
  const wantsCost = headers[COST_HEADER] === '1';
  const exchange: Exchange = { client, keyOf, fairClient, codes: [], isRequestError: false, wantsCost };
  (request as WithExchange)[EXCHANGE] = exchange;
  return exchange;
}

/** The exchange of a request; undefined for one that was none of GraphQL's. */
export function exchangeOf(request: HttpRequest): Exchange | undefined {
  return (request as WithExchange)[EXCHANGE];
}

/** The most characters of a name that are logged. */
const MAX_LABEL = 60;

/** A name as it may stand in a log: short, and without signs that mean something to whoever reads the log. */
export function toLabel(text: string | string[] | undefined): string | undefined {
  if (text === undefined) return undefined;
  const label = String(text)
    .replaceAll(/[^\w .@/+:()-]/g, '')
    .trim();
  return label === '' ? undefined : label.slice(0, MAX_LABEL);
}
