import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import { unwrapResolverError } from '@apollo/server/errors';
import { Failure } from '../failures.ts';
import type { CacheControlOf } from './cache-control.ts';
import { OverBudget, type CostBudget } from './cost-budget.ts';
import type { RequestDeadline } from '../upstream/request-deadline.ts';
import { isExpected, type ErrorLog } from './error-format.ts';
import type { Exchange, ExchangeContext } from './exchange.ts';
import type { KnownOperations } from './known-operations.ts';
import type { CheckOperation } from './operation-check.ts';
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
const UNRESOLVED_EXTENSIONS = { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } };

/** The codes of documents that nobody has under that id or hash. Apollo Server answers them by 200. */
const UNKNOWN_DOCUMENTS = ['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED'];
/** The codes of wrong documents and wrong variables, for errors without data. */
const REQUEST_ERRORS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  ...UNKNOWN_DOCUMENTS,
]);

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

/**
 * What an answer says beside its data: what is not as it should be, and what the operation costs where that matters. Notes
 * whether a mutation has errors that the shopper can correct.
 */
export function extensionsOf({ exchange, deadline }: ResponseContext): Record<string, unknown> {
  const { servedStale, incomplete, warnings, hasUserErrors } = deadline;
  exchange.hasUserErrors = hasUserErrors;
  const isCostTold = exchange.wantsCost || exchange.codes.includes('QUERY_TOO_COSTLY');
  return {
    ...(servedStale ? { stale: true } : {}),
    ...(warnings.size > 0 ? { warnings: warnings.size } : {}),
    ...(incomplete.length > 0 ? { incomplete } : {}),
    ...(isCostTold && exchange.cost ? { cost: exchange.cost } : {}),
  };
}

/** Takes what it costs to read a document that was refused, where nothing was paid before. */
function payForRefusal(exchange: Exchange, budget: Pick<CostBudget, 'spendOnReading'>, source: string): void {
  if (!exchange.isPaid) budget.spendOnReading(exchange.fairClient, source.length);
  exchange.isPaid = true;
}

/** What the plugin needs. */
export interface ResponseOptions {
  schema: GraphQLSchema;
  check: CheckOperation;
  cacheControlOf: CacheControlOf;
  budget: Pick<CostBudget, 'spendOnReading'>;
  /** Learns the operations that pass the check. */
  known: Pick<KnownOperations, 'add'>;
  log: ErrorLog;
}

/** The `Cache-Control` of an answer without errors, whose operation's is `header`. */
export function cacheControlFor({ isCacheable, deadline }: ResponseContext, header: string): string {
  const { servedStale, incomplete } = deadline;
  return isCacheable && !servedStale && incomplete.length === 0 ? header : 'no-store';
}

/** Checks an operation before it runs. Then sets `Cache-Control`, and the request's id on every error. */
export function responsePlugin({
  schema,
  check,
  cacheControlOf,
  budget,
  known,
  log,
}: ResponseOptions): ApolloServerPlugin<ResponseContext> {
  return {
    requestDidStart: async () => ({
      validationDidStart: async ({ contextValue }) => void (contextValue.exchange.isNewDocument = true),
      didResolveOperation: async ({ document, operation, request, contextValue, source: text }) => {
        // Without this check the executor would run the document's only operation, without limits.
        if (!operation) throw new GraphQLError(NO_OPERATION, { extensions: UNRESOLVED_EXTENSIONS });
        if (!schema.getRootType(operation.operation))
          throw new GraphQLError(NO_SUCH_ROOT, { extensions: UNRESOLVED_EXTENSIONS });
        const { operationName, variables } = request;
        const { exchange } = contextValue;
        check(exchange, { text, document, operation, variables });
        if (exchange.isNewDocument) budget.spendOnReading(exchange.fairClient, text.length);
        known.add({ text, document, operation });
        if (operation.operation === OperationTypeNode.SUBSCRIPTION)
          await exchange.begin?.({ document, operationName, variableValues: variables }, contextValue);
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
        const isCacheable = result !== undefined && !result.errors && document !== undefined && operation !== undefined;
        const header = isCacheable ? cacheControlOf(document, operation) : 'no-store';
        http.headers.set('cache-control', cacheControlFor(contextValue, header));
        tellRateLimit(http, result, errors);
        noteErrors(contextValue.exchange, result, errors);
        if (contextValue.exchange.codes.some((code) => UNKNOWN_DOCUMENTS.includes(code))) http.status = 400;
        const extensions = extensionsOf(contextValue);
        if (result && Object.keys(extensions).length > 0) result.extensions = { ...result.extensions, ...extensions };
        for (const error of result?.errors ?? [])
          Object.assign(error.extensions ?? {}, { requestId: contextValue.requestId });
      },
    }),
  };
}
