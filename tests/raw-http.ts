import { once } from 'node:events';
import { connect } from 'node:net';

/** An answer, as its bytes came. */
export interface RawAnswer {
  status: number;
  /** The header's lines in small letters. */
  headers: string;
  body: string;
}

/** Sends these lines, and what follows them, on a connection of its own; answers what came until it was closed. */
export async function sendRaw(address: string, lines: readonly string[], body = ''): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  // A server that refuses before it has read all may reset the connection.
  socket.setEncoding('utf8').on('error', () => undefined);
  socket.on('data', (chunk: string) => (text += chunk));
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  return parseAnswer(text);
}

function parseAnswer(text: string): RawAnswer {
  const [headers = '', ...rest] = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n');
  return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body: rest.join('\r\n\r\n') };
}

/** Sends a request as simple clients do, which look for the answer when all is sent; answers what came. Rejects when the connection is reset. */
export async function sendWholeThenRead(address: string, lines: readonly string[], body: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    socket.pause();
    await new Promise<void>((sent, fail) => {
      socket.once('error', fail);
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, () => sent());
    });
    return parseAnswer((await socket.setEncoding('utf8').toArray()).join(''));
  } finally {
    socket.destroy();
  }
}
