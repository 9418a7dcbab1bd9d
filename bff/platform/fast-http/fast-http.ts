import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isDraining } from '../../../schema/graceful-shutdown.ts';
import type { RequestWatcher } from '../../../schema/metrics.ts';
import { CLOSE_TIMEOUT_MS } from '../http-app.ts';
import type { HttpReply, HttpRequest } from '../http-messages.ts';
import { FastConnection } from './connection.ts';
import type { ReadRequest } from './read-request.ts';
import type { FastReply } from './reply.ts';
import { FastRequest, trustsOf } from './request.ts';

/** What answers the requests. */
export interface FastHttpParts {
  /** Answers a request of GraphQL. Rejects as a route's handler may. */
  answer: (request: HttpRequest, reply: HttpReply) => Promise<unknown>;
  /** Answers where `answer` has rejected. */
  answerError: (error: unknown, request: HttpRequest, reply: HttpReply) => void;
  /** Who hears of each request. */
  watchers: readonly RequestWatcher<HttpRequest, HttpReply>[];
  /** The proxies whose `X-Forwarded-…` headers are trusted. */
  trustProxy: string;
  /** Milliseconds within which a client must have sent its request. */
  requestMs: number;
  /** The headers of every answer that does not have them. */
  usualHeaders: Readonly<Record<string, string>>;
}

/**
 * Reads and answers the plainest requests for GraphQL straight on their connections, which takes half of what Node's server and Fastify
 * take for it. All others go on as ever: Node's server reads them, with its limits, and Fastify answers them.
 */
export function serveFastHttp(app: FastifyInstance, parts: FastHttpParts): void {
  const { server } = app;
  const [readByNode] = server.listeners('connection');
  if (!readByNode) throw new Error('A server of Node reads its connections.');
  const open = new Set<FastConnection>();
  let isClosing = false;
  const connectionParts = {
    server,
    handOver: (socket: Socket) => readByNode.call(server, socket),
    answer: createAnswer(app, parts),
    isLeaving: () => isClosing || isDraining(app),
    isClosing: () => isClosing,
    requestMs: parts.requestMs,
    usual: parts.usualHeaders,
  };
  server.off('connection', readByNode);
  server.prependListener('connection', (socket) => {
    const connection = new FastConnection(socket, connectionParts, () => open.delete(connection));
    open.add(connection);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const connection of open) connection.closeIfIdle();
    setTimeout(() => {
      for (const connection of open) connection.destroy();
    }, CLOSE_TIMEOUT_MS).unref();
  });
}

/** Makes what answers each request that was read, and tells those who watch. */
function createAnswer(app: FastifyInstance, { answer, answerError, watchers, trustProxy }: FastHttpParts) {
  const trusts = trustsOf(trustProxy);
  return (read: ReadRequest, reply: FastReply, socket: Socket): void => {
    const request = new FastRequest(read, socket, trusts, app.log);
    reply.header('x-request-id', request.id);
    for (const { begin } of watchers) begin?.(request);
    reply.once('close', () => {
      for (const { end } of watchers) end(request, reply);
    });
    answer(request, reply)
      .catch((error: unknown) => answerError(error, request, reply))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'a request could not be answered');
        socket.destroy();
      });
  };
}
