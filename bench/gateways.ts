import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { findTailcall, startTailcall } from './peer-tailcall.ts';
import { startProcess, type Measured } from './process.ts';

/** A measured gateway. */
export interface Gateway extends Measured {
  name: string;
}

/** The start of a gateway: its file, the part of the REST host that it calls, and its settings. */
interface Start {
  file: string;
  part?: '' | '/plain';
  env?: NodeJS.ProcessEnv;
}

const COMMON = { LOG_LEVEL: 'error', MALLOC_ARENA_MAX: '2' };
const UNCACHED = { RESPONSE_CACHE: 'off' };

/** Gateways without a cache. Those on `/plain` call a host that has only the calls of the specification. */
const UNCACHED_STARTS: Readonly<Record<string, Start>> = {
  naive: { file: 'naive.ts', part: '/plain' },
  apollo: { file: 'peer-apollo.ts', part: '/plain' },
  'apollo batch': { file: 'peer-apollo.ts', env: { BATCH: 'on' } },
  yoga: { file: 'peer-yoga.mjs', part: '/plain' },
  mercurius: { file: 'peer-mercurius.mjs', part: '/plain' },
  'mercurius batch': { file: 'peer-mercurius.mjs', env: { BATCH: 'on' } },
  'ours, basic host': { file: 'ours.ts', part: '/plain', env: UNCACHED },
  'ours, uncached': { file: 'ours.ts', env: UNCACHED },
};
/** Our gateway with its default settings, and the peers with the cache that their documentation names. */
const CACHED_STARTS: Readonly<Record<string, Start>> = {
  'apollo, cache': { file: 'naive.ts', part: '/plain', env: { CACHE: 'on' } },
  'yoga, cache': { file: 'peer-yoga.mjs', env: { BATCH: 'on', CACHE: 'on' } },
  'mercurius, cache': { file: 'peer-mercurius.mjs', env: { BATCH: 'on', CACHE: 'on' } },
  ours: { file: 'ours.ts' },
};

/** Chooses the processor of gateways, and that of the host and the load tool; undefined if processes can't be pinned. */
export function choosePins(): { gateway: number | undefined; rest: number | undefined } {
  const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;
  if (!canPin) return { gateway: undefined, rest: undefined };
  spawnSync('taskset', ['-acp', '1', String(process.pid)]);
  return { gateway: 0, rest: 1 };
}

/** The options of the started gateways: those whose names contain one of the words of `only`, all of them without a word. */
export interface StartOptions {
  hostUrl: string;
  core: number | undefined;
  only: readonly string[];
}

/** Starts the gateways without a cache. Prints the reason why one is left out. */
export async function startUncached(options: StartOptions): Promise<Gateway[]> {
  return [
    ...(await startTailcalls(options, { tailcall: 'none', 'tailcall dedupe': 'dedupe' })),
    ...(await startAll(options, UNCACHED_STARTS)),
  ];
}

/** Starts our gateway with its default settings, and the peers with their caches. */
export async function startCached(options: StartOptions): Promise<Gateway[]> {
  return [
    ...(await startTailcalls(options, { 'tailcall, cache': 'cache' })),
    ...(await startAll(options, CACHED_STARTS)),
  ];
}

/** Starts a server that only sends these bytes. */
export async function startBare(response: string, core: number | undefined): Promise<Gateway> {
  return { ...(await startProcess('peer-bare.ts', { env: { FIXED_ANSWER: response }, core })), name: 'bare node:http' };
}

const isWanted = (name: string, { only }: StartOptions) =>
  only.length === 0 || only.some((word) => name.includes(word));

async function startAll(options: StartOptions, starts: Readonly<Record<string, Start>>): Promise<Gateway[]> {
  const started: Gateway[] = [];
  for (const [name, { file, part = '', env }] of Object.entries(starts)) {
    if (!isWanted(name, options)) continue;
    const restUrl = options.hostUrl + part;
    started.push({ ...(await startProcess(file, { restUrl, env: { ...COMMON, ...env }, core: options.core })), name });
  }
  return started;
}

async function startTailcalls(
  options: StartOptions,
  sharings: Readonly<Record<string, 'none' | 'dedupe' | 'cache'>>,
): Promise<Gateway[]> {
  const wanted = Object.entries(sharings).filter(([name]) => isWanted(name, options));
  const tailcall = wanted.length > 0 ? findTailcall() : { missing: '' };
  if ('missing' in tailcall) {
    if (tailcall.missing !== '') console.log(`Tailcall is left out: ${tailcall.missing}`);
    return [];
  }
  const { hostUrl: restUrl, core } = options;
  const started: Gateway[] = [];
  for (const [name, sharing] of wanted) {
    started.push({ ...(await startTailcall(tailcall.path, { restUrl, sharing, core })), name });
  }
  return started;
}
