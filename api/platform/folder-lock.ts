import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { resolve } from 'node:path';

/** A folder that only this process uses. */
export interface FolderLock {
  /** Releases the folder. */
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  host: string;
  /** The start time of the process, as the system counts it; empty if it can't be read. */
  startedAt: string;
  since: string;
}

/** Milliseconds after which a lock of another machine counts as abandoned, if its holder has not touched it. */
const SILENT_MS = 30_000;
const TOUCH_MS = 5_000;

const heldLocks = new Set<string>();

/** Locks the folder for this process. Throws at once, naming the other process, if a running one has it. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = resolve(folder, 'lock');
  await acquire(folder, path);
  const touch = setInterval(() => {
    // A failed touch only makes the lock look older to other machines.
    utimes(path, new Date(), new Date()).catch((error: Error) => process.emitWarning(`Lock ${path}: ${error.message}`));
  }, TOUCH_MS).unref();
  return {
    release: async () => {
      clearInterval(touch);
      if (heldLocks.delete(path)) await rm(path, { force: true });
    },
  };
}

async function acquire(folder: string, path: string): Promise<void> {
  const me = await describeThisProcess();
  if (heldLocks.has(path)) throw new Error(inUseMessage(folder, me));
  heldLocks.add(path);
  try {
    await writeLockFile(folder, path, me);
  } catch (error) {
    heldLocks.delete(path);
    throw error;
  }
}

async function describeThisProcess(): Promise<Holder> {
  return {
    pid: process.pid,
    host: hostname(),
    startedAt: await processStartTime(process.pid),
    since: new Date().toISOString(),
  };
}

/** The lock file is created atomically: it is written under another name and then linked. */
async function writeLockFile(folder: string, path: string, me: Holder): Promise<void> {
  const mine = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(mine, JSON.stringify(me));
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (await linkIfAbsent(mine, path)) return;
      const holder = await readHolder(path);
      if (holder && (await isAlive(holder, path))) throw new Error(inUseMessage(folder, holder));
      if (holder) await removeDeadLock(path, holder);
    }
    throw new Error(`The data folder ${folder} could not be locked: too many processes want it.`);
  } finally {
    await rm(mine, { force: true });
  }
}

async function linkIfAbsent(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes a dead process's lock. Restores it if another process has replaced it meanwhile. */
async function removeDeadLock(path: string, dead: Holder): Promise<void> {
  const aside = `${path}.${process.pid}.dead`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readHolder(aside);
  if (moved && (moved.pid !== dead.pid || moved.since !== dead.since)) await linkIfAbsent(aside, path);
  await rm(aside, { force: true });
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    if (error instanceof SyntaxError) return { pid: 0, host: hostname(), startedAt: '', since: '' };
    throw error;
  }
}

async function isAlive({ pid, host, startedAt }: Holder, path: string): Promise<boolean> {
  if (host !== hostname()) return Date.now() - (await stat(path)).mtimeMs < SILENT_MS;
  // Our own process id on a lock that we don't hold belongs to a process before a restart of the container.
  if (pid === process.pid) return false;
  if (pid <= 0 || !isRunning(pid)) return false;
  return startedAt === '' || startedAt === (await processStartTime(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
}

/** The start time of a process on Linux, because process ids are reused. */
async function processStartTime(pid: number): Promise<string> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return '';
    throw error;
  }
}

function inUseMessage(folder: string, { pid, host, since }: Holder): string {
  return (
    `The data folder ${folder} is in use by process ${pid} on ${host} since ${since}. ` +
    'Stop that process, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.'
  );
}

function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
