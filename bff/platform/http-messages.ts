import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** Where GraphQL is served. */
export const GRAPHQL_PATH = '/graphql';

/** A request, whoever has read it from its connection: Fastify, or `fast-http/`. */
export type HttpRequest = Pick<
  FastifyRequest,
  'method' | 'url' | 'headers' | 'body' | 'id' | 'ip' | 'host' | 'protocol'
> & {
  log: FastifyBaseLogger;
  /** The route as it is declared. */
  routeOptions: { url?: string | undefined };
};

/** The reply to such a request. */
export interface HttpReply {
  statusCode: number;
  /** Milliseconds since the request came. */
  readonly elapsedTime: number;
  /** Closes when the answer is sent, or its client has left. */
  readonly raw: ClosingReply;
  code(status: number): HttpReply;
  type(contentType: string): HttpReply;
  header(name: string, value: unknown): HttpReply;
  headers(values: Record<string, unknown>): HttpReply;
  hasHeader(name: string): boolean;
  getHeader(name: string): number | string | string[] | undefined;
  removeHeader(name: string): HttpReply;
  /** Sends the status, the headers and this text, once. */
  send(payload?: string | Buffer): HttpReply;
}

/** What tells when an answer is over, and whether all of it was sent. */
export type ClosingReply = Pick<ServerResponse, 'writableEnded' | 'writableFinished'> & {
  once(event: 'close', listener: () => void): unknown;
};
