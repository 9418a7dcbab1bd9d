import type { FastifyBaseLogger } from 'fastify';
import { statusOf, type MeasuredReply, type RequestWatcher } from '../../schema/metrics.ts';
import { exchangeOf } from './graphql/exchange.ts';
import type { HttpRequest } from './http-messages.ts';

/** The levels at which no such line is written. */
const LEVELS_WITHOUT: ReadonlySet<string> = new Set(['warn', 'error', 'fatal', 'silent']);

/**
 * Makes what logs a line `answered` for each request: its route, status (499 where the client left before) and milliseconds. One of GraphQL's also has the operation's name and
 * type, what the client calls itself, the name of its key, and the codes of its errors; never the document, its variables or its
 * answer.
 */
export function answerLog(appLog: FastifyBaseLogger): RequestWatcher<HttpRequest, MeasuredReply> {
  return {
    end: (request, reply) => {
      if (LEVELS_WITHOUT.has(appLog.level)) return;
      const { operation, client, keyOf, codes } = exchangeOf(request) ?? {};
      request.log.info(
        {
          route: request.routeOptions.url,
          status: statusOf(reply),
          ms: Math.round(reply.elapsedTime),
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
