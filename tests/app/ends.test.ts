import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { startWholeShop } from '../whole-shop.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

describe('the storefront as a process of its own', () => {
  it('ends at once when it is told to, although it has just shown a page', async () => {
    const shop = await startWholeShop();
    open.push(() => shop.close());
    const env = { ...process.env, PORT: '0', GATEWAY_URL: `${shop.gateway}/graphql`, REST_URL: shop.api };
    const web = spawn(process.execPath, ['-C', 'production', 'web/server.ts'], { env });
    open.push(() => web.kill('SIGKILL'));
    const ended = new Promise<number | null>((resolve) => web.once('exit', resolve));
    const address = await new Promise<string>((resolve) => {
      web.stdout.on('data', (part: Buffer) => resolve(/http:\S+/.exec(part.toString())?.[0] ?? ''));
    });
    expect((await fetch(`${address}/`)).status).toBe(200);
    const told = performance.now();
    web.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(performance.now() - told).toBeLessThan(5_000);
  }, 60_000);
});
