/** Limits the size of the folder of saved pictures. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Limits the size of a folder. */
export interface FolderPruning {
  /** Tells it about new bytes; from time to time it checks the folder in the background. */
  grew(bytes: number): void;
  /** Resolves when no file is being deleted. */
  settled(): Promise<void>;
}

interface FoundFile {
  path: string;
  bytes: number;
  at: number;
}

/** The share of the limit after whose bytes the folder is checked again. */
const STEP = 0.1;

/** Creates the limit of a folder's bytes: the oldest files are deleted first, and drawn again on demand. */
export function createFolderPruning(folder: string, mostBytes: number): FolderPruning {
  // An earlier process may have left files, so the first new picture starts a check.
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

/** One file, or none when another process has deleted it meanwhile. */
async function statIfThere(path: string): Promise<FoundFile[]> {
  const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: undefined }));
  return mtimeMs === undefined ? [] : [{ path, bytes: size, at: mtimeMs }];
}
