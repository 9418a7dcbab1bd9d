/** Why a process can't start, in one line that names the setting. */
export class StartError extends Error {}

/**
 * Runs a start that listens on an address. Throws a StartError that names the settings if the address can't be used.
 */
export async function withPort<T>(
  variable: string,
  { host, port }: { host: string; port: number },
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    if (isOfFile(error)) throw error;
    throw new StartError(reasonOfListening(error, `${host}:${port}`, variable), { cause: error });
  }
}

/** Whether the system reports a file or folder as the reason, not an address to listen on. */
const isOfFile = (error: unknown): boolean => error instanceof Error && ('path' in error || 'errcode' in error);

/** Whether a start has failed because another program uses the port. */
export const isPortInUse = (error: Error): boolean =>
  error instanceof StartError && codeOf(error.cause) === 'EADDRINUSE';

function reasonOfListening(error: unknown, place: string, portVariable: string): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `${portVariable}: ${place} is taken by another program`;
  if (code === 'EACCES') return `${portVariable}: this user must not listen on ${place}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: this machine has no address for ${place}`;
  return `HOST, ${portVariable}: ${messageOf(error)} at ${place}`;
}

/** Messages for the system's error codes about a folder. */
const FOLDER_FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOENT: 'it cannot be created there',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'it, or a folder above it, is a file',
  EIO: 'the disk does not work',
};
/** The same codes as numbers, which the embedded database uses. */
const EMBEDDED_CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/**
 * Runs `work`, which writes into a folder. Throws a StartError that names the setting if the folder is the reason for a
 * failure.
 */
export async function withFolder<T>(variable: string, folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fault = FOLDER_FAULTS[codeOf(error)];
    if (fault === undefined) throw error;
    throw new StartError(`${variable}: ${fault} (${folder})`, { cause: error });
  }
}

/** The code of a system error, also of the embedded database. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return codeOfEmbedded(error);
  return 'code' in error ? String(error.code) : codeOfEmbedded(error);
}

function codeOfEmbedded(error: unknown): string {
  const number = typeof error === 'object' && error !== null && 'errno' in error ? Number(error.errno) : 0;
  return EMBEDDED_CODES[number] ?? '';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Runs the start of a process. On failure, the last line gives the reason and the process exits with 1. An unexpected
 * error includes its stack.
 */
export async function runStart(name: string, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const stack = error instanceof StartError || !(error instanceof Error) ? '' : `${error.stack}\n`;
    process.stderr.write(`${stack}${name} cannot start: ${messageOf(error).replace(/\.$/, '')}.\n`);
    process.exit(1);
  }
}
