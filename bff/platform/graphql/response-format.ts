import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import { unwrapResolverError } from '@apollo/server/errors';
import { Failure } from '../failures.ts';
import { createCacheControl } from './cache-control.ts';
import { OverBudget, type CostBudget } from './cost-budget.ts';
import type { DocumentAccess } from './document-access.ts';
import type { RequestDeadline } from '../upstream/request-deadline.ts';
import { isExpected, type ErrorLog } from './error-format.ts';
import { toLabel, type Exchange, type ExchangeContext } from './exchange.ts';
import { assertWithinLimits, measureOperation, toCostReport } from './limits.ts';
import { createGuessCheck } from './one-guess.ts';
import { tellRateLimit } from './rate-limit-headers.ts';

/** What the plugin needs to know of a request. */
export interface ResponseContext extends ExchangeContext {
  requestId: string;
  /** Whether caches may store the answer, as far as the schema allows it. */
  isCacheable: boolean;
  deadline: Pick<RequestDeadline, 'servedStale' | 'incomplete' | 'warnings' | 'hasUserErrors'>;
}
const NO_OPERATION = 'The document has no operation of that name, or several, and no name says which.';
const NO_SUCH_ROOT = 'There are no operations of this kind.';
const EVENTS_ONLY =
  'A subscription is answered by server-sent events: send it with the header Accept: text/event-stream.';
const NOT_ACCEPTABLE = { code: 'BAD_REQUEST', http: { status: 406 } };
const UNRESOLVED_EXTENSIONS = { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } };

/** The codes of wrong documents and wrong variables, for errors without data. */
const REQUEST_ERRORS = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/** Notes the errors of an answer. */
function noteErrors(
  exchange: Exchange,
  result: FormattedExecutionResult | undefined,
  errors: readonly GraphQLError[] = [],
): void {
  const codes = (result?.errors ?? []).map(({ extensions }) => String(extensions?.['code']));
  exchange.codes = [...new Set(codes)];
  if (errors.some((error) => unwrapResolverError(error) instanceof OverBudget)) exchange.refusedBy = 'cost-budget';
  // A refusal of our own says its status itself.
  const isOurs = errors.some((error) => unwrapResolverError(error) instanceof Failure);
  exchange.isRequestError = result?.data === undefined && !isOurs && codes.some((code) => REQUEST_ERRORS.has(code));
}

/** What an answer says beside its data: what is not as it should be, and what the operation costs where that matters. */
function extensionsOf({ exchange, deadline }: ResponseContext): Record<string, unknown> {
  const { servedStale, incomplete, warnings } = deadline;
  const isCostTold = exchange.wantsCost || exchange.codes.includes('QUERY_TOO_COSTLY');
  return {
    ...(servedStale ? { stale: true } : {}),
    ...(warnings.size > 0 ? { warnings: warnings.size } : {}),
    ...(incomplete.length > 0 ? { incomplete } : {}),
    ...(isCostTold && exchange.cost ? { cost: exchange.cost } : {}),
  };
}

/** Takes what a request costs from its client's budget, once. */
function pay(exchange: Exchange, budget: CostBudget): void {
  if (exchange.isPaid) return;
  exchange.isPaid = true;
  budget.spend(exchange.fairClient, exchange.cost?.requested ?? 0);
}

/** Takes what it costs to read a document that was refused, where nothing was paid before. */
function payForRefusal(exchange: Exchange, budget: CostBudget, source: string): void {
  if (!exchange.isPaid) budget.spendOnRefusal(exchange.fairClient, source.length);
  exchange.isPaid = true;
}

/** Checks the limits and the client's budget before an operation runs. Then sets `Cache-Control`, and the request's id on every error. */
export function responsePlugin(
  schema: GraphQLSchema,
  access: Pick<DocumentAccess, 'isTrusted'>,
  budget: CostBudget,
  log: ErrorLog,
): ApolloServerPlugin<ResponseContext> {
  const cacheControlOf = createCacheControl(schema);
  const assertOneGuess = createGuessCheck(schema);
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request, contextValue, source }) => {
        // Without this check the executor would run the document's only operation, without limits.
        if (!operation) throw new GraphQLError(NO_OPERATION, { extensions: UNRESOLVED_EXTENSIONS });
        if (!schema.getRootType(operation.operation))
          throw new GraphQLError(NO_SUCH_ROOT, { extensions: UNRESOLVED_EXTENSIONS });
        const isTrusted = access.isTrusted(source);
        contextValue.exchange.operation = {
          name: toLabel(operation.name?.value),
          type: operation.operation,
          isTrusted,
        };
        const { begin } = contextValue.exchange;
        const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
        if (isSubscription && !begin) throw new GraphQLError(EVENTS_ONLY, { extensions: NOT_ACCEPTABLE });
        const cost = measureOperation(schema, document, operation, request.variables ?? {});
        contextValue.exchange.cost = toCostReport(cost);
        assertWithinLimits(cost);
        assertOneGuess(document, operation, request.variables ?? {});
        pay(contextValue.exchange, budget);
        const { operationName, variables: variableValues } = request;
        if (isSubscription) await begin?.({ document, operationName, variableValues }, contextValue);
      },
      didEncounterErrors: async ({ errors, operationName, source = '', contextValue }) => {
        payForRefusal(contextValue.exchange, budget, source);
        for (const error of errors) {
          if (!isExpected(error))
            log({ requestId: contextValue.requestId, operation: operationName, error: error.originalError ?? error });
        }
      },
      willSendResponse: async ({ response, document, operation, errors, contextValue }) => {
        const { body, http } = response;
        const result = body.kind === 'single' ? body.singleResult : undefined;
        const { servedStale, incomplete } = contextValue.deadline;
        const isCurrent = !servedStale && incomplete.length === 0;
        const isComplete = result !== undefined && !result.errors && contextValue.isCacheable && isCurrent;
        const isCacheable = isComplete && document !== undefined && operation !== undefined;
        http.headers.set('cache-control', isCacheable ? cacheControlOf(document, operation) : 'no-store');
        tellRateLimit(http, result, errors);
        noteErrors(contextValue.exchange, result, errors);
        contextValue.exchange.hasUserErrors = contextValue.deadline.hasUserErrors;
        const extensions = extensionsOf(contextValue);
        if (result && Object.keys(extensions).length > 0) result.extensions = { ...result.extensions, ...extensions };
        for (const error of result?.errors ?? [])
          Object.assign(error.extensions ?? {}, { requestId: contextValue.requestId });
      },
    }),
  };
}
