import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, openOnFreePorts } from '../scripts/ports.ts';
import { withPort } from '../server-kit/start-errors.ts';

const host = '127.0.0.1';
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listen(port: number) {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  servers.push(server);
  return port;
}

describe('ports that were found free', () => {
  it('are looked for once more when another program has taken one meanwhile', async () => {
    const others: number[] = [];
    const reported: string[] = [];
    const open = async () => {
      const port = await freePort(23_700, host);
      // The other program is faster, twice.
      if (others.length < 2) others.push(await listen(port));
      return withPort('PORT', { host, port }, () => listen(port));
    };
    const port = await openOnFreePorts(open, async ({ message }) => void reported.push(message));
    expect(others).not.toContain(port);
    expect(reported).toEqual(others.map((taken) => `PORT: ${host}:${taken} is taken by another program`));
  });

  it('fail the start by everything else, and by a place that is always taken', async () => {
    let tries = 0;
    const taken = await listen(await freePort(23_750, host));
    const open = async () => {
      tries++;
      return withPort('PORT', { host, port: taken }, () => listen(taken));
    };
    await expect(openOnFreePorts(open, async () => undefined)).rejects.toThrow('PORT');
    expect(tries).toBe(5);
    await expect(
      openOnFreePorts(
        () => Promise.reject(new Error('odd')),
        async () => undefined,
      ),
    ).rejects.toThrow('odd');
  });
});
