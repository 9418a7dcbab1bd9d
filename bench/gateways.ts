import { availableParallelism } from 'node:os';
import { spawnSync } from 'node:child_process';
import { findTailcall, startTailcall } from './peer-tailcall.ts';
import { startProcess, type Measured } from './process.ts';

/** A gateway that is measured. */
export interface Gateway extends Measured {
  name: string;
}

/** As the containers start it, but that the host is asked for everything at each request. Requests share what is under way. */
const OURS = {
  LANE: 'on',
  JOIN_OPERATIONS: 'on',
  REUSE_ANSWERS: 'on',
  KEEP_REST: 'off',
  NODE_OPTIONS: '--max-semi-space-size=24',
  MALLOC_ARENA_MAX: '2',
};
const NOTHING_KEPT = { ...OURS, KEEP_ANSWERS: 'off' };
const KEPT = { ...OURS, KEEP_ANSWERS: 'on' };
const COMMON = { COST_PER_SECOND: '100000000', LOG_LEVEL: 'error' };

/** Each gateway: its file, the part of the host that it asks, and its settings. */
const GATEWAYS: Readonly<Record<string, [file: string, part: string, env?: NodeJS.ProcessEnv]>> = {
  naive: ['naive.ts', '/plain'],
  apollo: ['peer-apollo.ts', '/plain'],
  'apollo batch': ['peer-apollo.ts', '', { BATCH: 'on' }],
  yoga: ['peer-yoga.mjs', '/plain'],
  mercurius: ['peer-mercurius.ts', '/plain'],
  'mercurius batch': ['peer-mercurius.ts', '', { BATCH: 'on' }],
  'ours, plain host': ['ours.ts', '/plain', NOTHING_KEPT],
  ours: ['ours.ts', '', NOTHING_KEPT],
  // Each answer is computed, also where the host says the same again.
  'ours, no reuse': ['ours.ts', '', { ...NOTHING_KEPT, REUSE_ANSWERS: 'off' }],
  'ours, kept': ['ours.ts', '', KEPT],
};
const NAMES = ['naive', 'apollo', 'apollo batch', 'yoga', 'mercurius', 'mercurius batch'];

/** The processor of gateways, and that of the host and the load tool; undefined where processes can't be pinned. */
export function choosePins(): { gateway: number | undefined; rest: number | undefined } {
  const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;
  if (!canPin) return { gateway: undefined, rest: undefined };
  spawnSync('taskset', ['-acp', '1', String(process.pid)]);
  return { gateway: 0, rest: 1 };
}

/** Starts the gateways whose names have one of the words of `only`, all of them when there is none. Tells which are left out. */
export async function startGateways(hostUrl: string, core: number | undefined, only: string[]): Promise<Gateway[]> {
  const isWanted = (name: string) => only.length === 0 || only.some((word) => name.includes(word));
  const started: Gateway[] = [];
  const add = (name: string, measured: Measured) => started.push({ ...measured, name });
  const start = async (name: string) => {
    const [file, part, env] = GATEWAYS[name] ?? [''];
    if (isWanted(name))
      add(name, await startProcess(file, { restUrl: hostUrl + part, env: { ...COMMON, ...env }, core }));
  };
  for (const name of NAMES) await start(name);
  const tailcall = findTailcall();
  for (const [name, dedupe] of [
    ['tailcall', false],
    ['tailcall dedupe', true],
  ] as const) {
    if ('path' in tailcall && isWanted(name))
      add(name, await startTailcall(tailcall.path, { restUrl: hostUrl, dedupe, core }));
  }
  if ('missing' in tailcall) console.log(`Tailcall is left out: ${tailcall.missing}`);
  for (const name of ['ours, plain host', 'ours', 'ours, no reuse', 'ours, kept']) await start(name);
  return started;
}
