import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** How long a file stays that no process has any more: as long as somebody may leave a page open. */
const KEPT_MS = 30 * 86_400_000;
/** How often a process says that it still has its files. */
const TOUCH_MS = 12 * 3_600_000;

/**
 * Puts the files of this release, paths by names, into a folder that the processes of all releases share, and deletes there what
 * none of them has had for 30 days. A name stands for one content for ever. Answers how to stop saying that they are in
 * use. Throws the system's error for a folder that can't be written.
 */
export function shareFiles(folder: string, files: ReadonlyMap<string, string>): () => void {
  mkdirSync(folder, { recursive: true });
  for (const [name, path] of files) if (!existsSync(join(folder, name))) copyWhole(path, folder, name);
  const touch = () => {
    for (const name of files.keys())
      if (existsSync(join(folder, name))) utimesSync(join(folder, name), new Date(), new Date());
  };
  touch();
  deleteOld(folder);
  const timer = setInterval(touch, TOUCH_MS).unref();
  return () => clearInterval(timer);
}

/** Nobody ever reads half of a file: it gets its name when it is whole. */
function copyWhole(path: string, folder: string, name: string): void {
  const draft = join(folder, `.${randomUUID()}`);
  copyFileSync(path, draft);
  renameSync(draft, join(folder, name));
}

function deleteOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = statSync(join(folder, name), { throwIfNoEntry: false });
    if (file?.isFile() && file.mtimeMs < Date.now() - KEPT_MS) rmSync(join(folder, name), { force: true });
  }
}
