import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A gateway that responds with an event stream if requested, and otherwise with JSON. `open` has the paths of its open streams. */
export async function startStreamGateway() {
  const open = new Set<string>();
  const server = createServer(({ url = '', headers }, response) => {
    if (!headers.accept?.includes('event-stream')) return response.end('{}');
    open.add(url);
    response.on('close', () => open.delete(url));
    return response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write(':\n\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { open, url: `http://127.0.0.1:${port}/graphql`, close };
}
