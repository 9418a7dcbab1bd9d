import { readFile, writeFile } from 'node:fs/promises';
import { UsageError } from './args.ts';

/** Reads a UTF-8 text file. Throws a UsageError for another encoding. */
export function readTextFile(path: string): Promise<string> {
  return readFileAs(path, (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** Reads a file by a function; throws a UsageError when there is no file, or the function fails. */
export async function readFileAs<T>(path: string, read: (bytes: Buffer) => T): Promise<T> {
  try {
    return read(await readFile(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${path} cannot be read: ${reason}.`, { cause: error });
  }
}

/** Writes a new file; throws a UsageError if it exists, or cannot be written. */
export async function writeBinaryFile(path: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(path, bytes, { flag: 'wx' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${path} cannot be written: ${reason}.`, { cause: error });
  }
}
