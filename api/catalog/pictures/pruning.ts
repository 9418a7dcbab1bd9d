/** Keeps the folder of made pictures from growing without end. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Watches over a folder. */
export interface FolderPruning {
  /** Hears of so many new bytes; now and then it looks at the folder, beside the work of others. */
  grew(bytes: number): void;
  /** Resolves when nothing is being removed. */
  settled(): Promise<void>;
}

interface FoundFile {
  path: string;
  bytes: number;
  at: number;
}

/** How many of the bytes that fit are made before the folder is looked at again. */
const STEP = 0.1;

/** Lets the folder have about so many bytes: what was made longest ago goes first, and is drawn again when asked for. */
export function createFolderPruning(folder: string, mostBytes: number): FolderPruning {
  // Nobody knows what an earlier start left, so the first new picture has it looked at.
  let unseen = mostBytes;
  let work = Promise.resolve();
  return {
    grew: (bytes) => {
      unseen += bytes;
      if (unseen < mostBytes * STEP) return;
      unseen = 0;
      work = work
        .then(() => prune(folder, mostBytes))
        .catch((error: Error) => process.emitWarning(`Old pictures can't be removed: ${error.message}`));
    },
    settled: () => work,
  };
}

async function prune(folder: string, mostBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: FoundFile[] = [];
  for (const entry of entries) {
    if (entry.isFile()) found.push(...(await statIfThere(join(entry.parentPath, entry.name))));
  }
  let bytes = 0;
  for (const { path, bytes: size } of found.sort((one, other) => other.at - one.at)) {
    bytes += size;
    if (bytes > mostBytes) await rm(path, { force: true });
  }
}

/** One file, or none when another process has removed it meanwhile. */
async function statIfThere(path: string): Promise<FoundFile[]> {
  const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: undefined }));
  return mtimeMs === undefined ? [] : [{ path, bytes: size, at: mtimeMs }];
}
