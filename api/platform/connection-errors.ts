import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { endConnection, statusOfConnectionError, type ConnectionError } from '../../server-kit/http-requests.ts';
import { Refusal } from './refusals.ts';

const REFUSALS = { 400: 'BAD_INPUT', 408: 'REQUEST_TIMEOUT', 431: 'HEADERS_TOO_LARGE' } as const;

/** Responds to a request that Node could not read with the contract's `Error`, and closes the connection. */
export function sendConnectionError(error: ConnectionError, socket: Socket): void {
  endConnection(error, socket, new Refusal(REFUSALS[statusOfConnectionError(error)]).body());
}

/** Responds to a request with an `Expect` header that Node does not know. */
export function refuseExpectation(_request: unknown, response: ServerResponse): void {
  const refusal = new Refusal('UNSUPPORTED_EXPECTATION');
  const body = Buffer.from(JSON.stringify(refusal.body()));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
  response.writeHead(refusal.status, { ...headers, connection: 'close' }).end(body);
}
