import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds after which a file is deleted that no process uses: a shopper may leave a page open that long. */
const RETENTION_MS = 30 * 86_400_000;
/** The interval, in milliseconds, at which a process marks its files as used. */
const TOUCH_MS = 12 * 3_600_000;

/**
 * Copies the files of this release (path by name) into a folder that all releases share. Deletes files there that no
 * process has used for 30 days. The content of a name never changes. Returns a function that stops marking the files as
 * used. Throws the system's error if the folder can't be written.
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

/** The file gets its name when it is complete, so no process reads half of it. */
function copyWhole(path: string, folder: string, name: string): void {
  const draft = join(folder, `.${randomUUID()}`);
  copyFileSync(path, draft);
  renameSync(draft, join(folder, name));
}

function deleteOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = statSync(join(folder, name), { throwIfNoEntry: false });
    if (file?.isFile() && file.mtimeMs < Date.now() - RETENTION_MS) rmSync(join(folder, name), { force: true });
  }
}
