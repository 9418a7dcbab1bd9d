import type { FastifyBaseLogger } from 'fastify';
import type { RequestWatcher } from '../../schema/metrics.ts';
import { exchangeOf } from './graphql/exchange.ts';
import type { HttpReply, HttpRequest } from './http-messages.ts';

/** The levels at which no such line is written. */
const LEVELS_WITHOUT: ReadonlySet<string> = new Set(['warn', 'error', 'fatal', 'silent']);

/**
 * Makes what logs a line `answered` for each request: its route, status and milliseconds. One of GraphQL's also has the operation's name and
 * type, what the client calls itself, the name of its key, and the codes of its errors; never the document, its variables or its
 * answer.
 */
export function answerLog(
  appLog: FastifyBaseLogger,
): RequestWatcher<HttpRequest, Pick<HttpReply, 'statusCode' | 'elapsedTime'>> {
  return {
    end: (request, { statusCode: status, elapsedTime }) => {
      if (LEVELS_WITHOUT.has(appLog.level)) return;
      const { operation, client, keyOf, codes } = exchangeOf(request) ?? {};
      request.log.info(
        {
          route: request.routeOptions.url,
          status,
          ms: Math.round(elapsedTime),
          operation: operation?.name,
          type: operation?.type,
          client: client?.name,
          clientVersion: client?.version,
          clientKey: keyOf,
          ...(codes && codes.length > 0 ? { codes } : {}),
        },
        'answered',
      );
    },
  };
}
