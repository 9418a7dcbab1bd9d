import type { HttpRequest } from '../http-messages.ts';
import { OperationTypeNode, type ExecutionResult } from 'graphql';
import type { RequestDeadline } from '../upstream/request-deadline.ts';
import type { CacheControlOf } from './cache-control.ts';
import type { DocumentAccess } from './document-access.ts';
import type { AnswerWay, Exchange } from './exchange.ts';
import type { Executor } from './executor.ts';
import type { KnownOperation, KnownOperations } from './known-operations.ts';
import type { CheckOperation } from './operation-check.ts';
import { readPlainRequest } from './request-parameters.ts';
import { cacheControlFor, extensionsOf, type ResponseContext } from './response-format.ts';
import type { ReusableAnswers, ReusingContext } from './reusable-answers.ts';
import type { KeptAnswer, PlainAnswer, SharedAnswers } from './shared-answers.ts';

/** A request for a known operation. */
export interface LaneRequest {
  known: KnownOperation;
  variables: Record<string, unknown> | undefined;
  mediaType: string;
  /** By what the answer is shared with other requests; undefined where it is this request's alone. */
  shareKey: string | undefined;
}

/** The short way of a request: what Apollo Server has parsed, validated and negotiated before is run straight away. */
export interface Lane {
  /** Learns which media type Apollo Server has chosen for a request. */
  learn(request: HttpRequest, isGet: boolean, mediaType: string): void;
  /** What a request asks for; undefined for one that Apollo Server must answer. */
  find(request: HttpRequest, isGet: boolean, exchange: Exchange): LaneRequest | undefined;
  /**
   * Checks and runs the operation. Undefined where Apollo Server must answer: then `exchange.outcome` is how the run ended,
   * unless the check refused it.
   */
  run(
    request: LaneRequest,
    exchange: Exchange,
    createContext: () => LaneContext | Promise<LaneContext>,
  ): Promise<PlainAnswer | KeptAnswer | undefined>;
}

/** What the lane needs to know of a request. */
export interface LaneContext extends ResponseContext, ReusingContext {
  deadline: ResponseContext['deadline'] & ReusingContext['deadline'] & Pick<RequestDeadline, 'race'>;
}

/** What the lane shares with Apollo Server. */
export interface LaneParts {
  executor: Executor;
  access: Pick<DocumentAccess, 'findText' | 'allowsText'>;
  known: KnownOperations;
  check: CheckOperation;
  cacheControlOf: CacheControlOf;
  shared: SharedAnswers;
  /** Undefined where no answer is used again. */
  reusable: ReusableAnswers | undefined;
}

/** Makes the lane of one gateway. */
export function createLane({
  executor,
  access,
  known: operations,
  check,
  cacheControlOf,
  shared,
  reusable,
}: LaneParts): Lane {
  const runAlone = async ({ known, variables }: LaneRequest, context: LaneContext) => {
    const { document, operation, operationName } = known;
    let result: ExecutionResult;
    try {
      result = await executor({ document, operationName, variables, context });
    } catch (error) {
      context.exchange.outcome = { thrown: error };
      return undefined;
    }
    if (result.errors) {
      context.exchange.outcome = result;
      return undefined;
    }
    const body = toBody(result, extensionsOf(context));
    return { body, cacheControl: cacheControlFor(context, cacheControlOf(document, operation)) };
  };
  const runOrReuse = async (key: string, request: LaneRequest, context: LaneContext) => {
    const again = await reusable?.find(key, context);
    if (again) return noted(context.exchange, 'reused', again);
    const answer = await runAlone(request, context);
    return answer && (reusable?.keep(key, answer, context) ?? answer);
  };
  const shareKeyOf = (request: HttpRequest, exchange: Exchange, one: KnownOperation, variables: unknown) => {
    const { authorization, cookie } = request.headers;
    const isPublic = cacheControlOf(one.document, one.operation).endsWith('public');
    const isAnybodys = authorization === undefined && cookie === undefined && !exchange.wantsCost;
    return isPublic && isAnybodys && isOneText(variables) ? `${one.id} ${JSON.stringify(variables)}` : undefined;
  };
  return {
    learn: ({ headers }, isGet, mediaType) => operations.addMediaType(headers.accept, isGet, mediaType),
    find: (request, isGet, exchange) => {
      const mediaType = operations.findMediaType(request.headers.accept, isGet);
      const plain = mediaType === undefined ? undefined : readPlainRequest(request, isGet);
      if (mediaType === undefined || !plain) return undefined;
      const { document, operationName, variables } = plain;
      const text = 'text' in document ? document.text : access.findText(document.id);
      if (text === undefined || !access.allowsText(text, exchange.keyOf)) return undefined;
      const found = operations.find(text, operationName);
      if (!found || (isGet && found.operation.operation !== OperationTypeNode.QUERY)) return undefined;
      return { known: found, variables, mediaType, shareKey: shareKeyOf(request, exchange, found, variables) };
    },
    run: async (request, exchange, createContext) => {
      if (!passes(check, exchange, request)) return undefined;
      const { shareKey } = request;
      const kept = shareKey === undefined ? undefined : shared.find(shareKey);
      if (kept) return noted(exchange, 'kept', kept);
      const created = createdIfPossible(createContext);
      const context = created instanceof Promise ? await created : created;
      // Apollo Server asks for it again, and says what is wrong.
      if (!context) return undefined;
      if (shareKey === undefined) return noted(exchange, 'lane', await runAlone(request, context));
      const run = () => runOrReuse(shareKey, request, context);
      const { answer, isJoined } = await shared.join(shareKey, context.deadline, run);
      return noted(exchange, isJoined ? 'joined' : (exchange.way ?? 'lane'), answer);
    },
  };
}

/**
 * Whether no other variables have the same text as these: JSON writes a number as null that was too large to be one, as 1e400. They may be
 * nested deeply.
 */
function isOneText(variables: unknown): boolean {
  const values = [variables];
  for (const value of values) {
    if (typeof value === 'number' && !Number.isFinite(value)) return false;
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) values.push(one);
  }
  return true;
}

/** Whether an operation may run. Apollo Server refuses it again where it may not, in its own way. */
function passes(check: CheckOperation, exchange: Exchange, { known, variables }: LaneRequest): boolean {
  try {
    check(exchange, { ...known, variables });
    return true;
  } catch {
    exchange.isPaid = false;
    return false;
  }
}

/** The context of a request; undefined where it can't be made. */
function createdIfPossible(
  create: () => LaneContext | Promise<LaneContext>,
): LaneContext | undefined | Promise<LaneContext | undefined> {
  try {
    const created = create();
    return created instanceof Promise ? created.catch(() => undefined) : created;
  } catch {
    return undefined;
  }
}

/** The answer, whose way is noted; nothing where there is none. */
function noted<T extends PlainAnswer>(exchange: Exchange, way: AnswerWay, answer: T | undefined): T | undefined {
  if (answer) exchange.way = way;
  return answer;
}

const NEWLINE = 10;
/** From so many characters on a text is made bytes at once: what else is joined to it copies it again and again. */
const LONG = 1_024;

/** An answer without errors, in the order and with the end that Apollo Server gives it. */
function toBody({ data }: ExecutionResult, extensions: Record<string, unknown>): string | Buffer {
  const json = JSON.stringify(Object.keys(extensions).length > 0 ? { data, extensions } : { data });
  if (json.length < LONG) return `${json}\n`;
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(json) + 1);
  bytes[bytes.write(json)] = NEWLINE;
  return bytes;
}
