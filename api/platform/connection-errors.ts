import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from './refusals.ts';

/** What Node reports of a connection whose request it could not read. */
export interface ConnectionError extends Error {
  code?: string;
}

/** Answers a request that Node could not read as the contract's `Error`, and closes the connection. */
export function sendConnectionError(error: ConnectionError, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(toResponse(toRefusal(error)));
  socket.destroy(error);
}

function toRefusal({ code }: ConnectionError): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('REQUEST_TIMEOUT');
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('HEADERS_TOO_LARGE');
  return new Refusal('BAD_INPUT');
}

function toResponse(refusal: Refusal): string {
  const body = JSON.stringify(refusal.body());
  return [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Answers a request with an `Expect` header that Node does not know. */
export function refuseExpectation(_request: unknown, response: ServerResponse): void {
  const refusal = new Refusal('UNSUPPORTED_EXPECTATION');
  const body = Buffer.from(JSON.stringify(refusal.body()));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
  response.writeHead(refusal.status, { ...headers, connection: 'close' }).end(body);
}
