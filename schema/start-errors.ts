/** Why a process can't start, in one line that names the setting. */
export class StartError extends Error {}

/** Runs what listens at a place. Throws a StartError that names the settings when the place can't be used. */
export async function withPort<T>(
  variable: string,
  { host, port }: { host: string; port: number },
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    throw new StartError(reasonOfListening(error, `${host}:${port}`, variable), { cause: error });
  }
}

/** Whether a start has failed because another program listens at the place. */
export const isPortTaken = (error: Error): boolean =>
  error instanceof StartError && codeOf(error.cause) === 'EADDRINUSE';

function reasonOfListening(error: unknown, place: string, portVariable: string): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `${portVariable}: ${place} is taken by another program`;
  if (code === 'EACCES') return `${portVariable}: this user may not listen at ${place}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: this machine has no address for ${place}`;
  return `HOST, ${portVariable}: ${messageOf(error)} at ${place}`;
}

/** The system's words for what a folder can't do, by its codes. */
const FOLDER_FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EROFS: 'the disk can only be read',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOENT: 'it can be made nowhere there',
  EEXIST: 'it is a file, and no folder',
  ENOTDIR: 'it is in a file, and no folder',
  EIO: 'the disk does not work',
};
/** The same codes as numbers, as the embedded database has them. */
const EMBEDDED_CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** Runs what writes into a folder. Throws a StartError that names the setting when the folder is the reason that it fails. */
export async function withFolder<T>(variable: string, folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fault = FOLDER_FAULTS[codeOf(error)];
    if (fault === undefined) throw error;
    throw new StartError(`${variable}: ${fault} (${folder})`, { cause: error });
  }
}

/** The code of an error of the system; of the embedded database, too. */
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
 * Runs the start of a process. When it fails, the last line says why and the process ends with 1; an error that nobody has foreseen
 * brings its stack along.
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
