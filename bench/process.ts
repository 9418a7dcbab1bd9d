import { fork } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/** What a measured process tells of itself. */
export interface Told {
  url: string;
  /** Seconds of processor time that it has used. */
  cpu: number;
  /** Calls that it has answered, where it counts them. */
  calls: number;
  /** Megabytes of its heap and of all its memory. */
  heap: number;
  rss: number;
  /** Milliseconds, p99 and the most, by which its event loop was late since it is watched. */
  loopDelay: { p99: number; max: number };
}
/** A server in a process of its own. */
export interface Measured {
  url: string;
  tell(): Promise<Told>;
  /** Begins to watch its event loop anew. */
  watch(): Promise<Told>;
  stop(): void;
}

/** How a process is started. */
export interface ProcessOptions {
  /** The REST host's address. */
  restUrl?: string;
  /** Where its log goes; it may be thrown away. */
  log?: 'inherit' | 'ignore';
  env?: NodeJS.ProcessEnv;
  /** The processor that it runs on; any when undefined. */
  core?: number | undefined;
}

/** Starts a file of this folder, and waits until it listens. */
export async function startProcess(
  file: string,
  { restUrl = '', log = 'inherit', env = {}, core }: ProcessOptions = {},
): Promise<Measured> {
  const pinned = core === undefined ? {} : { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath] };
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', REST_URL: restUrl, ...env },
    stdio: ['ignore', log, 'inherit', 'ipc'],
    ...pinned,
  });
  const tell = (what: 'tell' | 'watch') =>
    new Promise<Told>((told, failed) => {
      const ended = (code: number | null) => failed(new Error(`${file} ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        told(message as Told);
      });
      child.send(what);
    });
  const { url } = await tell('tell');
  return { url, tell: () => tell('tell'), watch: () => tell('watch'), stop: () => child.kill() };
}

/** Lets a server listen on a free port and tell its parent about itself. */
export function serveProcess(server: Server, calls: () => number = () => 0): void {
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    tellParent(`http://127.0.0.1:${port}`, calls);
  });
}

/** The same for an app of Fastify's. */
export async function serveFastify(app: FastifyInstance): Promise<void> {
  tellParent(await app.listen({ host: '127.0.0.1', port: 0 }));
}

/** Answers a parent that asks how much the process has used. */
export function tellParent(url: string, calls: () => number = () => 0): void {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  process.on('message', (what) => {
    if (what === 'watch') {
      delay.enable();
      delay.reset();
    }
    const { user, system } = process.cpuUsage();
    const { heapUsed, rss } = process.memoryUsage();
    const told: Told = {
      url,
      cpu: (user + system) / 1e6,
      calls: calls(),
      heap: heapUsed / 2 ** 20,
      rss: rss / 2 ** 20,
      loopDelay: { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 },
    };
    process.send?.(told);
  });
}
