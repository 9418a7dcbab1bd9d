import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilledDataDir, QUIET_API_PROCESS } from '../filled-data-dir.ts';
import { changesOf } from '../trust/harness/config-changes.ts';
import { processWith } from '../trust/harness/source-changes.ts';
import { startWholeShop, type WholeShop } from '../whole-shop.ts';

const DRAIN_MS = 1_500;

let shop: WholeShop;
let dataDir = '';
beforeAll(async () => {
  [shop, dataDir] = await Promise.all([startWholeShop(), createFilledDataDir()]);
});
afterAll(() => shop.close());

const open: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
afterAll(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** Starts a program of the shop as a separate process. */
async function start(args: string[], env: Record<string, string>) {
  const changed = processWith(changesOf({ drainMs: DRAIN_MS }));
  const child = spawn(process.execPath, [...changed.args, ...args], {
    env: { ...process.env, ...changed.env, ...env },
  });
  open.push(() => child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    const receive = (part: Buffer) => {
      text += part.toString();
      const [found] = /http:\/\/[\d.]+:\d+/.exec(text) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', receive);
    void ended.then(() => reject(new Error(text)));
  });
  return { address, ended, tell: (signal: NodeJS.Signals) => child.kill(signal) };
}

/** Requests on an open connection; returns the system error's code if there is no response. */
const send = (address: string, agent: Agent) =>
  new Promise<{ status: number | string; connection: string | undefined }>((resolve) => {
    request(address, { agent }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }));
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, connection: '' }))
      .end();
  });

const SERVERS: [server: string, args: string[], path: string, env: () => Record<string, string>][] = [
  ['the api', ['api/server.ts'], '/categories', () => ({ ...QUIET_API_PROCESS, DATA_DIR: dataDir })],
  ['the gateway', ['bff/server.ts'], '/schema.graphql', () => ({ BFF_PORT: '0', REST_URL: shop.api })],
  [
    'the storefront',
    ['-C', 'production', 'web/server.ts'],
    '/policies',
    () => ({ PORT: '0', GATEWAY_URL: `${shop.gateway}/graphql`, REST_URL: shop.api }),
  ],
];

describe('a server that receives a signal to end', () => {
  it.each(SERVERS)(
    '%s reports it, continues to serve, and closes each connection with a response',
    async (_, args, path, env) => {
      const { address, ended, tell: report } = await start(args, env());
      const agent = new Agent({ keepAlive: true });
      for (const health of ['/livez', '/readyz']) expect((await send(address + health, agent)).status).toBe(200);
      expect(await send(address + path, agent)).toEqual({ status: 200, connection: 'keep-alive' });
      const reported = performance.now();
      report('SIGTERM');
      await expect.poll(async () => (await send(`${address}/readyz`, agent)).status).toBe(503);
      // A balancer notices it a little late.
      while (performance.now() - reported < DRAIN_MS / 2) {
        expect(await send(address + path, agent)).toEqual({ status: 200, connection: 'close' });
      }
      expect(await ended).toBe(0);
      expect(performance.now() - reported).toBeGreaterThan(DRAIN_MS);
      agent.destroy();
    },
  );

  it('the storefront ends at once by Ctrl+C, although it has just shown a page', async () => {
    const [, args, path, env] = SERVERS[2]!;
    const { address, ended, tell: report } = await start(args, env());
    expect((await fetch(address + path)).status).toBe(200);
    const reported = performance.now();
    report('SIGINT');
    expect(await ended).toBe(0);
    expect(performance.now() - reported).toBeLessThan(DRAIN_MS);
  });
});
