import type { FastifyRequest } from 'fastify';
import { OperationTypeNode, type ExecutionResult } from 'graphql';
import type { CacheControlOf } from './cache-control.ts';
import type { DocumentAccess } from './document-access.ts';
import type { Exchange } from './exchange.ts';
import type { Executor } from './executor.ts';
import type { KnownOperation, KnownOperations } from './known-operations.ts';
import type { CheckOperation } from './operation-check.ts';
import { readPlainRequest } from './request-parameters.ts';
import { cacheControlFor, extensionsOf, type ResponseContext } from './response-format.ts';

/** An answer without errors, as Apollo Server would send it. */
export interface PlainAnswer {
  text: string;
  mediaType: string;
  cacheControl: string;
}

/** A request for a known operation. */
export interface LaneRequest {
  known: KnownOperation;
  variables: Record<string, unknown> | undefined;
  mediaType: string;
}

/** The short way of a request: what Apollo Server has parsed, validated and negotiated before is run straight away. */
export interface Lane {
  /** Learns which media type Apollo Server has chosen for a request. */
  learn(request: FastifyRequest, isGet: boolean, mediaType: string): void;
  /** What a request asks for; undefined for one that Apollo Server must answer. */
  find(request: FastifyRequest, isGet: boolean, exchange: Exchange): LaneRequest | undefined;
  /**
   * Checks and runs the operation. Undefined where Apollo Server must answer: then `exchange.outcome` is how the run ended,
   * unless the check refused it.
   */
  run(
    request: LaneRequest,
    exchange: Exchange,
    createContext: () => Promise<ResponseContext>,
  ): Promise<PlainAnswer | undefined>;
}

/** What the lane shares with Apollo Server. */
export interface LaneParts {
  executor: Executor;
  access: Pick<DocumentAccess, 'findText' | 'allowsText'>;
  known: KnownOperations;
  check: CheckOperation;
  cacheControlOf: CacheControlOf;
}

/** Makes the lane of one gateway. */
export function createLane({ executor, access, known, check, cacheControlOf }: LaneParts): Lane {
  const checkOrForget = (exchange: Exchange, { known: operation, variables }: LaneRequest): boolean => {
    try {
      check(exchange, { ...operation, variables });
      return true;
    } catch {
      // Apollo Server refuses it again, in its own way.
      exchange.isPaid = false;
      return false;
    }
  };
  const execute = async ({ known: { document }, variables }: LaneRequest, context: ResponseContext) => {
    try {
      return await executor({ document, operationName: undefined, variables, context });
    } catch (error) {
      return { thrown: error };
    }
  };
  return {
    learn: ({ headers }, isGet, mediaType) => known.addMediaType(headers.accept, isGet, mediaType),
    find: (request, isGet, exchange) => {
      const mediaType = known.findMediaType(request.headers.accept, isGet);
      const plain = mediaType === undefined ? undefined : readPlainRequest(request, isGet);
      if (mediaType === undefined || !plain) return undefined;
      const { document, operationName, variables } = plain;
      const text = 'text' in document ? document.text : access.findText(document.id);
      if (text === undefined || !access.allowsText(text, exchange.keyOf)) return undefined;
      const found = known.find(text, operationName);
      return found && (!isGet || found.operation.operation === OperationTypeNode.QUERY)
        ? { known: found, variables, mediaType }
        : undefined;
    },
    run: async (request, exchange, createContext) => {
      if (!checkOrForget(exchange, request)) return undefined;
      const context = await createContext();
      const result = await execute(request, context);
      if ('thrown' in result || result.errors) {
        exchange.outcome = result;
        return undefined;
      }
      const { document, operation } = request.known;
      exchange.way = 'lane';
      return {
        text: toText(result, extensionsOf(context)),
        mediaType: request.mediaType,
        cacheControl: cacheControlFor(context, cacheControlOf(document, operation)),
      };
    },
  };
}

/** An answer without errors, in the order and with the end that Apollo Server gives it. */
function toText({ data }: ExecutionResult, extensions: Record<string, unknown>): string {
  const more = Object.keys(extensions).length > 0 ? { extensions } : {};
  return `${JSON.stringify({ data, ...more })}\n`;
}
