import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own with little room, in the machine's memory. */
export interface SmallDisk extends Disposable {
  folder: string;
  /** Takes all the room that is left; answers the bytes. */
  fill(): number;
  /** Gives that room back. */
  empty(): void;
}

/** Mounts such a disk. Throws in one line when this user may not: the proof is played as root, as in CI. */
export function openSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'rangbandh-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (cause) {
    rmSync(folder, { recursive: true });
    throw new Error('No disk of its own can be mounted: run this as root, with CAP_SYS_ADMIN in a container.', {
      cause,
    });
  }
  const isMounted = () => existsSync(folder);
  const unmount = () => {
    if (!isMounted()) return;
    // Lazily: a process that was killed a moment ago may still be there.
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
    process.off('exit', unmount);
  };
  process.once('exit', unmount);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => takeAll(ballast, folder),
    empty: () => rmSync(ballast, { force: true }),
    [Symbol.dispose]: unmount,
  };
}

function takeAll(file: string, folder: string): number {
  const handle = openSync(file, 'a');
  let taken = 0;
  try {
    // A server that writes beside this may take some of it, or give some back.
    for (const block = Buffer.alloc(65_536); statfsSync(folder).bavail > 0;) taken += writeSync(handle, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(handle);
  }
  return taken;
}
