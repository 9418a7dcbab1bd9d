import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** The timeout in milliseconds until a program listens; on a busy machine only its start takes a minute. */
const START_MS = 180_000;
const PATIENCE_MS = 30_000;

/** A program of the shop in a separate process. */
export interface Child {
  /** Whether it listens; false from a kill until it has started again. */
  isUp(): boolean;
  /** `kill -9`: it completes nothing. */
  kill(): Promise<void>;
  /** `kill -TERM`: returns the milliseconds until it has ended itself; Infinity if it had to be killed after 30 s. */
  terminate(): Promise<number>;
  /** Starts it, if it isn't running, and resolves once it listens. */
  start(): Promise<void>;
  /** The end of its output since it was first started. */
  output(): string;
  /** The number of its unexpected ends. */
  crashes(): number;
}

/** The start of a program. */
export interface Program {
  /** Options of Node, the file and its arguments. */
  args: string[];
  env: Record<string, string>;
  /** Its output once it listens. */
  ready: RegExp;
}

const running = new Set<ChildProcess>();

/** Ends a process together with this one, however this one ends. */
export function endWithThis(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** Node's cache of compiled modules, for all programs of a run: to compile an api's takes half of its start. A program that ends by itself writes it. */
const compiled = mkdtempSync(join(tmpdir(), 'rangbandh-trust-compiled-'));

process.once('exit', () => {
  running.forEach((child) => child.kill('SIGKILL'));
  rmSync(compiled, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts a program with its own environment. Throws, with its output, when it ends before it listens. */
export async function startChild({ args, env, ready }: Program): Promise<Child> {
  let [output, crashes, isUp] = ['', 0, false];
  let child: ChildProcess | undefined;
  const start = async () => {
    if (child) return;
    const withCache = { NODE_COMPILE_CACHE: compiled, ...env };
    const begun = spawn(process.execPath, args, { cwd: ROOT, env: withCache, stdio: ['ignore', 'pipe', 'pipe'] });
    child = begun;
    endWithThis(begun);
    let [own, isCalled] = ['', false];
    const listens = Promise.withResolvers<void>();
    const receive = (bytes: Buffer) => {
      own = (own + String(bytes)).slice(-20_000);
      output = (output + String(bytes)).slice(-20_000);
      if (ready.test(own)) listens.resolve();
    };
    begun.stdout.on('data', receive);
    begun.stderr.on('data', receive);
    begun.once('exit', (code) => {
      if (child === begun) {
        child = undefined;
        isUp = false;
        crashes += 1;
        if (isCalled) console.error(`${args.at(-1)} ended by itself with ${code}:\n${own.slice(-3_000)}`);
      }
      listens.reject(new Error(`${args.join(' ')} ended with ${code} before it listened:\n${own}`));
    });
    const late = globalThis.setTimeout(() => listens.reject(new Error(`${args.join(' ')} is slow:\n${own}`)), START_MS);
    try {
      await listens.promise;
      isUp = child === begun;
      isCalled = true;
    } finally {
      clearTimeout(late);
    }
  };
  await start();
  return {
    isUp: () => isUp,
    start,
    kill: async () => {
      const ended = child;
      [child, isUp] = [undefined, false];
      if (!ended) return;
      const gone = new Promise((resolve) => ended.once('exit', resolve));
      ended.kill('SIGKILL');
      await gone;
    },
    terminate: async () => {
      const ended = child;
      [child, isUp] = [undefined, false];
      if (!ended) return 0;
      const from = performance.now();
      const gone = new Promise<NodeJS.Signals | null>((resolve) => ended.once('exit', (_, signal) => resolve(signal)));
      ended.kill('SIGTERM');
      const late = globalThis.setTimeout(() => ended.kill('SIGKILL'), PATIENCE_MS);
      const signal = await gone;
      clearTimeout(late);
      return signal === 'SIGKILL' ? Infinity : performance.now() - from;
    },
    output: () => output,
    crashes: () => crashes,
  };
}
