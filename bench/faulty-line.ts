import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { serveProcess } from './process.ts';

/**
 * A line between the gateway and the api at REST_URL, a process of its own, on which a fifth of the calls fail: they are never
 * answered, cut off in the midst, a 500, or nonsense. What fails is passed on first, so that nobody knows what came of it.
 */
const FAILING = 5;
const HUNG_MS = 20_000;
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'expect']);

const target = process.env['REST_URL'] ?? '';
const line = new Agent({ connections: 128 });

interface Passed {
  status: number;
  headers: Record<string, string | string[]>;
  bytes: Buffer;
}

type Break = (response: ServerResponse, passed: Passed) => void;
const BREAKS: readonly Break[] = [
  (response) => void pause(HUNG_MS).then(() => response.destroy()),
  (response, { status, headers, bytes }) => {
    response.writeHead(status, { ...headers, 'content-length': bytes.length + 1 });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  },
  (response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500</h1>'),
  (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"products":7,"data":'),
];

let calls = 0;
const server = createServer((asked, response) => {
  pass(asked, response).catch(() => response.destroy());
});
serveProcess(server, () => calls);

async function pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const nth = calls++;
  const hasBody = asked.headers['content-length'] !== undefined || asked.headers['transfer-encoding'] !== undefined;
  const answer = await request(target + asked.url, {
    method: asked.method as 'GET',
    headers: withoutConnection(asked.headers),
    ...(hasBody ? { body: asked } : {}),
    dispatcher: line,
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const passed = { status: answer.statusCode, headers: withoutConnection(answer.headers), bytes };
  const failure = nth % FAILING === 0 ? BREAKS[(nth / FAILING) % BREAKS.length] : undefined;
  if (failure && asked.url !== '/additions') return failure(response, passed);
  response.writeHead(passed.status, passed.headers).end(bytes);
}

function withoutConnection(headers: Record<string, string | string[] | undefined>): Record<string, string | string[]> {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    OF_CONNECTION.has(name) || value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(kept);
}
