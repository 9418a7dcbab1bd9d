import { startLocalServer, type LocalServer } from './local-server.ts';

/** A REST host that has nothing, and knows what it was asked for. */
export interface SilentHost extends LocalServer {
  /** Method and path of each call as they came, in order. */
  calls: string[];
}

/** Starts a host that answers every call with 404. */
export async function startSilentHost(): Promise<SilentHost> {
  const calls: string[] = [];
  const server = await startLocalServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    request.resume();
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end('{"message":"There is nothing at this address.","code":"NOT_FOUND"}');
  });
  return { ...server, calls };
}
