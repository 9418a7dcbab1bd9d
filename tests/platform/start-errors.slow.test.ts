import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastify } from 'fastify';
import { StartError, withFolder } from '../../server-kit/start-errors.ts';
import { isTrustProxy } from '../../server-kit/trust-proxy.ts';
import { QUIET_API_PROCESS } from '../filled-data-dir.ts';

const server = process.env['TEST_DATABASE_URL'];
const neighbour = createServer();
let [folder, taken] = ['', ''];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangbandh-start-'));
  writeFileSync(join(folder, 'file'), '');
  neighbour.listen(0, '127.0.0.1');
  await once(neighbour, 'listening');
  // A listening TCP server has a port.
  taken = String((neighbour.address() as AddressInfo).port);
});
afterAll(async () => {
  neighbour.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the output of a program until it ends, and its exit code. */
async function run(file: string, env: Record<string, string>) {
  const free = {
    ...QUIET_API_PROCESS,
    BFF_PORT: '0',
    PORT: '0',
    REST_URL: 'http://127.0.0.1:9',
    DATA_DIR: join(folder, 'data'),
  };
  const child = spawn(process.execPath, ['-C', 'production', file], {
    env: { PATH: process.env['PATH'], ...free, ...env },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (words += part.toString()));
  const [code] = await once(child, 'close');
  return { code, words };
}

/** A server's address with another part of it. */
const at = (change: (url: URL) => void) => {
  const url = new URL(server ?? 'postgres://shop@127.0.0.1:9/shop');
  change(url);
  return url.href;
};

const CASES: [what: string, file: string, env: () => Record<string, string>, words: RegExp][] = [
  ['a taken port', 'api/server.ts', () => ({ API_PORT: taken }), /^The api .* API_PORT: 127\.0\.0\.1:\d+ is taken/],
  ['a taken port', 'bff/server.ts', () => ({ BFF_PORT: taken }), /^The gateway .* BFF_PORT: 127\.0\.0\.1:\d+ is taken/],
  ['a taken port', 'web/server.ts', () => ({ PORT: taken }), /^The storefront .* PORT: 127\.0\.0\.1:\d+ is taken/],
  ['an address of nobody', 'bff/server.ts', () => ({ HOST: '192.0.2.1' }), /HOST: this machine has no address/],
  ['a folder that is a file', 'api/server.ts', () => ({ DATA_DIR: join(folder, 'file') }), /DATA_DIR: it is a file/],
  ...['api', 'bff', 'web'].map((server): (typeof CASES)[number] => [
    'a proxy by its name',
    `${server}/server.ts`,
    () => ({ TRUST_PROXY: 'banana' }),
    /TRUST_PROXY must be addresses, networks such as 10\.0\.0\.0\/8/,
  ]),
  [
    'a folder of manifests that is not there',
    'bff/server.ts',
    () => ({ TRUSTED_DOCUMENTS: '/nowhere' }),
    /TRUSTED_DOCUMENTS: the folder \/nowhere can't be read/,
  ],
  [
    'an unknown host',
    'api/server.ts',
    () => ({ DATABASE_URL: at((url) => (url.hostname = 'nowhere.invalid')) }),
    /DATABASE_URL: the database does not respond, .*nowhere\.invalid/,
  ],
  [
    'a closed port',
    'api/server.ts',
    () => ({ DATABASE_URL: at((url) => (url.port = '9')) }),
    /DATABASE_URL: the database does not respond, .*ECONNREFUSED/,
  ],
  [
    'another scheme',
    'api/server.ts',
    () => ({ DATABASE_URL: 'mysql://shop:canary@127.0.0.1/shop' }),
    /DATABASE_URL must be a postgres:\/\/ address/,
  ],
  ...(server
    ? ([
        [
          'an unknown database',
          'api/server.ts',
          () => ({ DATABASE_URL: at((url) => (url.pathname = '/nothing')) }),
          /DATABASE_URL: the server refuses it, database "nothing" does not exist/,
        ],
        [
          'an unknown user',
          'api/server.ts',
          () => ({ DATABASE_URL: at((url) => (url.username = 'nobody')) }),
          /DATABASE_URL: the server refuses it, .*"nobody"/,
        ],
      ] satisfies typeof CASES)
    : []),
];

describe('a start that fails', () => {
  it.each(CASES)('names the setting in one line: %s (%s)', async (_, file, env, pattern) => {
    const { code, words } = await run(file, env());
    expect(words.trim().split('\n')).toEqual([expect.stringMatching(pattern)]);
    expect(words).not.toContain('canary');
    expect(code).toBe(1);
  });

  it.each([
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'DATA_DIR: the disk is full (/data)'],
    [{ name: 'ErrnoError', errno: 51 }, 'DATA_DIR: the disk is full (/data)'],
    [{ name: 'ErrnoError', errno: 69 }, 'DATA_DIR: the disk is read-only (/data)'],
    [Object.assign(new Error('open'), { code: 'EACCES' }), 'DATA_DIR: this user may not write there (/data)'],
  ])('names the fault of the disk, in the words of %o', async (error, message) => {
    const failing = withFolder('DATA_DIR', '/data', async () => {
      throw error;
    });
    await expect(failing).rejects.toThrow(new StartError(message));
  });

  it('accepts for TRUST_PROXY the values of Fastify', () => {
    const right = ['loopback', '10.0.0.1', '10.0.0.0/8, 2001:db8::/32', '10.0.0.0/255.0.0.0', 'uniquelocal,::1'];
    const wrong = ['banana', 'true', '1', '10.0.0.0/33', '10.0.0.0/', '10.0.0.1 10.0.0.2', '::/129', '10.0.0.1,'];
    expect([...right, ...wrong].filter(isTrustProxy)).toEqual(right);
    for (const trustProxy of right) expect(() => fastify({ trustProxy })).not.toThrow();
  });

  it('hides no unforeseen fault', async () => {
    const error = new Error('a bug');
    await expect(withFolder('DATA_DIR', '/data', () => Promise.reject(error))).rejects.toBe(error);
  });
});
