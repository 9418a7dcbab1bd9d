import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/ports.ts';
import type { Measured, ProcessReport } from './process.ts';

/**
 * A peer in Rust: Tailcall. Its binary is no dependency of ours, because it runs only on some systems. It is loaded from
 * `TAILCALL`, otherwise from bench/node_modules after `npm install --prefix bench --no-save @tailcallhq/core-linux-x64-gnu` (1.0.0 if glibc is old).
 */
const IN_MODULES = 'node_modules/@tailcallhq/core-linux-x64-gnu/bin/tailcall';
const TICKS_PER_SECOND = 100;
const WAIT_MS = 10_000;

/** The path of a binary that runs here, or the reason why there is none. */
export function findTailcall(env = process.env): { path: string } | { missing: string } {
  const path = env['TAILCALL'] || join(import.meta.dirname, IN_MODULES);
  if (!existsSync(path)) return { missing: `no binary at ${path}; bench/peer-tailcall.ts says where to get one` };
  const { status, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 ? { path } : { missing: (error?.message ?? stderr).trim().split('\n').at(-1) ?? '' };
}

/** Starts Tailcall on one processor; with `dedupe` requests share equal calls in flight, with `cache` they share responses for 30 seconds. */
export async function startTailcall(
  path: string,
  { restUrl, sharing, core }: { restUrl: string; sharing: 'none' | 'dedupe' | 'cache'; core: number | undefined },
): Promise<Measured> {
  const port = await freePort(21_800, '127.0.0.1');
  const file = join(mkdtempSync(join(tmpdir(), 'tailcall-')), 'tailcall.graphql');
  const config = readFileSync(join(import.meta.dirname, 'tailcall.graphql'), 'utf8')
    .replace('port: 0', `port: ${port}`)
    .replaceAll('REST_URL', restUrl)
    .replaceAll('DEDUPE', String(sharing === 'dedupe'))
    .replaceAll(sharing === 'cache' ? '' : ' @cache(maxAge: 30000)', '');
  writeFileSync(file, config);
  const start = [path, 'start', file];
  const [program = path, ...args] = core === undefined ? start : ['taskset', '-c', String(core), ...start];
  const child = spawn(program, args, {
    env: { ...process.env, TAILCALL_TRACKER: 'false', TAILCALL_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilOpen(url);
  const report = async () => reportOf(child.pid ?? 0, url);
  return { url, report: report, watch: report, stop: () => child.kill() };
}

async function untilOpen(url: string): Promise<void> {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const isOpen = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    await pause(50);
  }
  throw new Error('Tailcall does not listen');
}

/** The resource use of a process as Linux reports it. */
function reportOf(pid: number, url: string): ProcessReport {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, 'name')
    .split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    url,
    cpu: (user + system) / TICKS_PER_SECOND,
    calls: 0,
    heap: 0,
    rss: Number(kilobytes) / 1_024,
    loopDelay: { p99: 0, max: 0 },
  };
}
