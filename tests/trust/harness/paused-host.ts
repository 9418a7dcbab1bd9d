import type { ServerResponse } from 'node:http';
import { startLocalServer, type LocalServer } from './local-server.ts';

/** A REST host that answers searches when it is told to, and nothing else but the question of what it can do besides. */
export interface PausedHost extends LocalServer {
  /** Path and query of each search as they came, in order. */
  calls: string[];
  /** Answers the search that has waited longest with 404; does nothing where none waits. */
  answerOne(): void;
}

/** Starts a host that can do what another one can, and holds every answer back. */
export async function startPausedHost(other: string): Promise<PausedHost> {
  const additions = await (await fetch(`${other}/additions`)).text();
  const calls: string[] = [];
  const held: ServerResponse[] = [];
  const server = await startLocalServer((request, response) => {
    request.resume();
    const { url = '' } = request;
    if (url === '/additions') response.setHeader('content-type', 'application/json').end(additions);
    if (!url.startsWith('/search?')) return;
    calls.push(url);
    held.push(response);
  });
  return {
    ...server,
    calls,
    answerOne: () => {
      held
        .shift()
        ?.writeHead(404, { 'content-type': 'application/json' })
        .end('{"message":"There is nothing at this address.","code":"NOT_FOUND"}');
    },
  };
}
