import { fork } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/** The report of a measured process about itself. */
export interface ProcessReport {
  url: string;
  /** Seconds of processor time that it has used. */
  cpu: number;
  /** The number of requests that it has handled, if it counts them. */
  calls: number;
  /** Megabytes of its heap and of all its memory. */
  heap: number;
  rss: number;
  /** The event loop delay in milliseconds since the last reset, p99 and maximum. */
  loopDelay: { p99: number; max: number };
}
/** A server in a separate process. */
export interface Measured {
  url: string;
  report(): Promise<ProcessReport>;
  /** Resets the measurement of its event loop. */
  watch(): Promise<ProcessReport>;
  stop(): void;
}

/** The start of a process. */
export interface ProcessOptions {
  /** The REST host's address. */
  restUrl?: string;
  /** The target of its log, which may be discarded. */
  log?: 'inherit' | 'ignore';
  env?: NodeJS.ProcessEnv;
  /** The processor that it runs on; any if it is undefined. */
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
  const report = (what: 'tell' | 'watch') =>
    new Promise<ProcessReport>((told, failed) => {
      const ended = (code: number | null) => failed(new Error(`${file} ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        told(message as ProcessReport);
      });
      child.send(what);
    });
  const { url } = await report('tell');
  return { url, report: () => report('tell'), watch: () => report('watch'), stop: () => child.kill() };
}

/** Lets a server listen on a free port and report itself to its parent. */
export function serveProcess(server: Server, calls: () => number = () => 0): void {
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    reportToParent(`http://127.0.0.1:${port}`, calls);
  });
}

/** The same for a Fastify app. */
export async function serveFastify(app: FastifyInstance): Promise<void> {
  reportToParent(await app.listen({ host: '127.0.0.1', port: 0 }));
}

/** Reports the resource use of the process to its parent on request. */
export function reportToParent(url: string, calls: () => number = () => 0): void {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  process.on('message', (what) => {
    if (what === 'watch') {
      delay.enable();
      delay.reset();
    }
    const { user, system } = process.cpuUsage();
    const { heapUsed, rss } = process.memoryUsage();
    const told: ProcessReport = {
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
