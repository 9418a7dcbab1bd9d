import type { FastifyRequest } from 'fastify';
import { fairClientOf } from '../../server-kit/client-address.ts';
import { CLIENT_KEY_HEADER, type FindClient } from './client-keys.ts';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { CostReport } from './cost.ts';

/** A subscription that is valid and within the limits. */
export interface CheckedSubscription {
  document: DocumentNode;
  operationName: string | undefined;
  variableValues: Record<string, unknown> | undefined;
}

/** The facts about one GraphQL request, for the HTTP response and the log. */
export interface RequestRecord {
  /** The operation, once it is known. An anonymous one has no name. */
  operation?: {
    name: string | undefined;
    type: string;
    /** Whether its document is in a client's manifest. This bounds the number of names. */
    isTrusted: boolean;
  };
  /** The name and version that the client sends, if any. */
  client: { name: string | undefined; version: string | undefined };
  /** The name of the client whose key the request has; undefined for none. */
  keyOf: string | undefined;
  /** The key of the client's turns at the host and its budget, from `fairClientOf`. */
  fairClient: string;
  /** The codes of the errors in the response, each once. */
  codes: string[];
  /** Whether a mutation returned errors that the shopper can correct. */
  hasUserErrors?: boolean;
  /** The limit that refused the request, if its code alone does not identify it. */
  refusedBy?: 'cost-budget' | 'subscriptions' | undefined;
  /** Whether the operation never ran because its document or variables are wrong. */
  isRequestError: boolean;
  /** Whether the client requests the cost of its operation. */
  wantsCost: boolean;
  /**
   * Begins a subscription's events before the first response. Undefined if the response is not server-sent events:
   * then a subscription is refused.
   */
  begin?: (subscription: CheckedSubscription, context: object) => Promise<void>;
  /** The cost of the operation, once it is known. */
  cost?: CostReport;
  /** How the operation ended on the fast path, for Apollo Server to report; undefined where it did not run there. */
  outcome?: ExecutionResult | { thrown: unknown };
  /** The way of the response; undefined if nothing ran. */
  way?: ResponseWay;
  /** Whether the gateway had to parse an unknown document. */
  isNewDocument?: boolean;
  /** Whether the client's budget was charged. A subscription runs again for each event, and is charged once. */
  isPaid?: boolean;
}
/** The ways of a response: Apollo Server, the fast path, another request's run of the same operation, or the response cache. */
export const RESPONSE_WAYS = ['apollo', 'fast-path', 'joined', 'cached'] as const;
/** One of them. */
export type ResponseWay = (typeof RESPONSE_WAYS)[number];

/** Returns the operation's result on the fast path. Throws its error. */
export function outcomeOf({ outcome }: RequestRecord): ExecutionResult | undefined {
  if (outcome && 'thrown' in outcome) throw outcome.thrown;
  return outcome;
}

/** The part of a request's context that Apollo's plugins write to. */
export interface RecordContext {
  record: RequestRecord;
}

/** The header by which a client requests `extensions.cost`. */
export const COST_HEADER = 'x-graphql-cost';

const records = new WeakMap<FastifyRequest, RequestRecord>();

/** Creates the record of a request, from its headers. */
export function createRequestRecord(request: FastifyRequest, findClient: FindClient): RequestRecord {
  const { headers } = request;
  const client = {
    name: toLabel(headers['apollographql-client-name']),
    version: toLabel(headers['apollographql-client-version']),
  };
  const keyOf = findClient(headers[CLIENT_KEY_HEADER]);
  const fairClient = fairClientOf(request, keyOf);
  const wantsCost = headers[COST_HEADER] === '1';
  const record: RequestRecord = { client, keyOf, fairClient, codes: [], isRequestError: false, wantsCost };
  records.set(request, record);
  return record;
}

/** Returns the record of a request; undefined for one outside GraphQL. */
export function requestRecordOf(request: FastifyRequest): RequestRecord | undefined {
  return records.get(request);
}

/** The most characters of a name that are logged. */
const MAX_LABEL = 60;

/** Sanitizes a name for the log: short, without special characters. */
export function toLabel(text: string | string[] | undefined): string | undefined {
  if (text === undefined) return undefined;
  const label = String(text)
    .replaceAll(/[^\w .@/+:()-]/g, '')
    .trim();
  return label === '' ? undefined : label.slice(0, MAX_LABEL);
}
