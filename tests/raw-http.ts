import { once } from 'node:events';
import { connect } from 'node:net';

/** A response, as its bytes arrived. */
export interface RawResponse {
  status: number;
  /** The header's lines in lower case. */
  headers: string;
  body: string;
}

/** Sends these lines and this body on a new connection; returns the received data until it was closed. */
export async function sendRaw(address: string, lines: readonly string[], body = ''): Promise<RawResponse> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  // A server that refuses before it has read all may reset the connection.
  socket.setEncoding('utf8').on('error', () => undefined);
  socket.on('data', (chunk: string) => (text += chunk));
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  return parseResponse(text);
}

function parseResponse(text: string): RawResponse {
  const [headers = '', ...rest] = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n');
  return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body: rest.join('\r\n\r\n') };
}
