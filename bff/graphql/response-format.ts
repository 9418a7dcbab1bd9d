import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import { unwrapResolverError } from '@apollo/server/errors';
import { Failure } from '../host/failures.ts';
import type { CacheControlOf } from './response-cache.ts';
import { OverBudget, type CostBudget } from './cost-budget.ts';
import type { RequestDeadline } from '../host/deadline.ts';
import { isExpected, type ErrorLog } from './errors.ts';
import type { RequestRecord, RecordContext } from './request-record.ts';
import type { CheckOperation, ResolvedOperation } from './operation-check.ts';
import { setRateLimitHeaders } from './headers.ts';

/** The context that the plugin needs. */
export interface ResponseContext extends RecordContext {
  requestId: string;
  /** Whether caches may store the response, as far as the schema allows it. */
  isCacheable: boolean;
  deadline: Pick<RequestDeadline, 'servedStale' | 'incomplete' | 'warnings' | 'hasUserErrors'>;
}
const NO_OPERATION = 'The document has no operation of that name, or has several and the request names none.';
const NO_SUCH_ROOT = 'There are no operations of this kind.';
const UNRESOLVED_EXTENSIONS = { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } };

/** The codes of unknown document ids or hashes. Apollo Server responds with 200. */
const UNKNOWN_DOCUMENTS = ['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED'];
/** The codes of wrong documents and wrong variables, for errors without data. */
const REQUEST_ERRORS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  ...UNKNOWN_DOCUMENTS,
]);

/** Records the errors of a response. */
function noteErrors(
  record: RequestRecord,
  result: FormattedExecutionResult | undefined,
  errors: readonly GraphQLError[] = [],
): void {
  const codes = (result?.errors ?? []).map(({ extensions }) => String(extensions?.['code']));
  record.codes = [...new Set(codes)];
  if (errors.some((error) => unwrapResolverError(error) instanceof OverBudget)) record.refusedBy = 'cost-budget';
  // Our own refusals set their status themselves.
  const isOurs = errors.some((error) => unwrapResolverError(error) instanceof Failure);
  record.isRequestError = result?.data === undefined && !isOurs && codes.some((code) => REQUEST_ERRORS.has(code));
}

/** The parts of a response beside its data. */
export interface ResponseParts {
  cacheControl: string;
  extensions: Record<string, unknown>;
}

/**
 * Returns the parts that the fast path and Apollo Server add to the data. These are `Cache-Control`, from the
 * operation's `header`, and the extensions: stale, left out or incomplete data, and the cost.
 */
export function responsePartsOf({ record, deadline, isCacheable }: ResponseContext, header: string): ResponseParts {
  const { servedStale, incomplete, warnings, hasUserErrors } = deadline;
  record.hasUserErrors = hasUserErrors;
  const isCostTold = record.wantsCost || record.codes.includes('QUERY_TOO_COSTLY');
  return {
    cacheControl: isCacheable && !servedStale && incomplete.length === 0 ? header : 'no-store',
    extensions: {
      ...(servedStale ? { stale: true } : {}),
      ...(warnings.size > 0 ? { warnings: warnings.size } : {}),
      ...(incomplete.length > 0 ? { incomplete } : {}),
      ...(isCostTold && record.cost ? { cost: record.cost } : {}),
    },
  };
}

/** Charges the parsing of a document that was refused, unless the request was already charged. */
function payForRefusal(record: RequestRecord, budget: Pick<CostBudget, 'spendOnReading'>, source: string): void {
  if (!record.isPaid) budget.spendOnReading(record.fairClient, source.length);
  record.isPaid = true;
}

/** Options of the plugin. */
export interface ResponseOptions {
  schema: GraphQLSchema;
  check: CheckOperation;
  cacheControlOf: CacheControlOf;
  budget: Pick<CostBudget, 'spendOnReading'>;
  /** Receives the operations that pass the check. */
  known: { add(operation: Omit<ResolvedOperation, 'variables'>): void };
  log: ErrorLog;
}

/** Checks an operation before it runs. Sets `Cache-Control`, and adds the request's id to every error. */
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
      validationDidStart: async ({ contextValue }) => void (contextValue.record.isNewDocument = true),
      didResolveOperation: async ({ document, operation, request, contextValue, source: text }) => {
        // Without this check the executor would run the document's only operation, without limits.
        if (!operation) throw new GraphQLError(NO_OPERATION, { extensions: UNRESOLVED_EXTENSIONS });
        if (!schema.getRootType(operation.operation))
          throw new GraphQLError(NO_SUCH_ROOT, { extensions: UNRESOLVED_EXTENSIONS });
        const { operationName, variables } = request;
        const { record } = contextValue;
        check(record, { text, document, operation, variables });
        if (record.isNewDocument) budget.spendOnReading(record.fairClient, text.length);
        known.add({ text, document, operation });
        if (operation.operation === OperationTypeNode.SUBSCRIPTION)
          await record.begin?.({ document, operationName, variableValues: variables }, contextValue);
      },
      didEncounterErrors: async ({ errors, operationName, source = '', contextValue }) => {
        payForRefusal(contextValue.record, budget, source);
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
        setRateLimitHeaders(http, result, errors);
        noteErrors(contextValue.record, result, errors);
        if (contextValue.record.codes.some((code) => UNKNOWN_DOCUMENTS.includes(code))) http.status = 400;
        const { cacheControl, extensions } = responsePartsOf(contextValue, header);
        http.headers.set('cache-control', cacheControl);
        if (result && Object.keys(extensions).length > 0) result.extensions = { ...result.extensions, ...extensions };
        for (const error of result?.errors ?? [])
          Object.assign(error.extensions ?? {}, { requestId: contextValue.requestId });
      },
    }),
  };
}
