import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

interface Service {
  command?: string[];
  deploy?: { replicas: number };
  mem_limit: string;
  ports?: string[];
}

const services: Record<string, Service> = parse(read('docker-compose.yml'), { merge: true }).services;
const SERVERS = { api: 4001, bff: 4000, web: 3000 };
const megabytesOf = (limit: string) => Number.parseInt(limit, 10) * (limit.endsWith('g') ? 1_024 : 1);

describe('the compose file', () => {
  it('has two of each server, none of which has a port of this machine', () => {
    for (const name of Object.keys(SERVERS)) {
      expect([name, services[name]?.deploy?.replicas, services[name]?.ports]).toEqual([name, 2, undefined]);
    }
  });

  it('leaves each server memory beside its heap: pictures and passwords need it', () => {
    for (const name of Object.keys(SERVERS)) {
      const { command = [], mem_limit: limit = '' } = services[name] ?? {};
      const [, heap = ''] = /--max-old-space-size=(\d+)/.exec(command.join(' ')) ?? [];
      expect(Number(heap), name).toBeGreaterThanOrEqual(512);
      expect(megabytesOf(limit) - Number(heap), name).toBeGreaterThanOrEqual(256);
    }
  });

  it('balances between the ready servers of a layer', () => {
    const balancer = read('ops/haproxy/haproxy.cfg');
    expect(balancer).toMatch(/^ {2}option httpchk GET \/readyz$/m);
    for (const [name, port] of Object.entries(SERVERS)) {
      expect(balancer).toMatch(new RegExp(`^  bind :${port}\n(?:  .*\n|\n)*?  default_backend ${name}$`, 'm'));
      expect(balancer).toMatch(new RegExp(`^backend ${name}\n  server-template ${name} 6 ${name}:${port}$`, 'm'));
    }
  });
});

/** A server whose health can be changed. Its parent process replaces the container's first one. */
const SERVER = `
  import { createServer } from 'node:http';
  let status = 200;
  const server = createServer((request, response) => {
    if (request.url.startsWith('/become/')) status = Number(request.url.slice(8));
    response.writeHead(request.url === '/readyz' || request.url.startsWith('/become') ? 200 : status).end();
  });
  if (process.argv[1] === 'stubborn') process.on('SIGTERM', () => undefined);
  server.listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + '\\n'));
`;
const FIRST = `
  import { spawn } from 'node:child_process';
  const child = spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(SERVER)}, process.argv[1]], { stdio: 'inherit' });
  child.once('exit', (code, signal) => process.exit(signal === 'SIGKILL' ? 9 : 3));
`;

describe('a container whose server can not recover', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'health-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(kind: string) {
    const first = spawn(process.execPath, ['--input-type=module', '--eval', FIRST, kind]);
    const ended = once(first, 'exit');
    const [port] = await once(first.stdout, 'data');
    const address = `http://127.0.0.1:${Number(String(port))}`;
    const check = async () => {
      const args = [`${address}/readyz`, `${address}/livez`, String(first.pid), join(folder, kind)];
      const child = spawn(process.execPath, [join(root, 'docker/health.mjs'), ...args]);
      const [code] = await once(child, 'exit');
      return code;
    };
    const become = (status: number) => fetch(`${address}/become/${status}`);
    return { check, become, ended, first };
  }

  it('is ended after three failures in a row, but not while it starts, nor for single ones', async () => {
    const { check, become, ended, first } = await run('usual');
    await become(503);
    for (let time = 0; time < 4; time += 1) expect(await check()).toBe(0);
    await become(200);
    expect(await check()).toBe(0);
    await become(503);
    await check();
    await check();
    await become(200);
    await check();
    await become(503);
    await check();
    await check();
    expect(first.exitCode).toBeNull();
    await check();
    expect(await ended).toEqual([3, null]);
  });

  it('is killed when it does not end', async () => {
    const { check, become, ended } = await run('stubborn');
    await check();
    await become(503);
    for (let time = 0; time < 5; time += 1) await check();
    expect(await ended).toEqual([9, null]);
  });
});
