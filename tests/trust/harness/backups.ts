import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { endWithThis } from './child.ts';
import { openOwnServer, type OwnServer } from './server.ts';
import type { SourceChange } from './source-changes.ts';

/** A PostgreSQL of this run that is set up as in `docker-compose.yml`, with the shop's own tool for backups. */
export interface BackedUpServer extends OwnServer {
  /** Runs `ops/backup/backup.sh` for a database of the server. Throws with its output when it fails. */
  backup(database: string, ...args: string[]): Promise<string>;
  /** Starts what makes backups by itself, as its container does, and resolves when it has made one or failed: with its output. */
  startBackups(database: string): Promise<string>;
  /** Kills PostgreSQL and deletes all of its data. */
  wipe(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../../..');
const TOOL = 'ops/backup';

/** Starts it. `changes` are made in the files of operation. Throws when the machine has no pgBackRest. */
export async function openBackedUpServer(
  changes: readonly SourceChange[],
  archiveSeconds: number,
): Promise<BackedUpServer> {
  const read = (file: string) => {
    const own = changes.filter((change) => change.file === file);
    return own.reduce((text, { find, replace }) => text.replace(find, replace), readFileSync(join(ROOT, file), 'utf8'));
  };
  const command: string[] = parse(read('docker-compose.yml'), { merge: true }).services.db.command;
  const server = await openOwnServer({
    args: [...command.slice(1), '-c', `archive_timeout=${archiveSeconds}`],
    env: (folder, port) => {
      install(join(folder, 'backup'), read);
      return {
        PGBACKREST_CONFIG: join(folder, 'backup/pgbackrest.conf'),
        PGBACKREST_REPO1_PATH: join(folder, 'repository'),
        PGBACKREST_LOCK_PATH: join(folder, 'locks'),
        PGBACKREST_PG1_PATH: join(folder, 'data'),
        PGBACKREST_PG1_SOCKET_PATH: folder,
        PGBACKREST_PG1_PORT: `${port}`,
        PGHOST: folder,
        PGPORT: `${port}`,
        PGUSER: 'shop',
      };
    },
  });
  const tool = join(server.folder, 'backup/backup.sh');
  const { rights, folder: cwd } = server;
  const optionsFor = (database: string) => ({ ...rights, cwd, env: { ...rights.env, PGDATABASE: database } });
  const backup = async (database: string, ...args: string[]) =>
    (await promisify(execFile)(tool, args, optionsFor(database))).stdout;
  // Else PostgreSQL tries in vain, and again after a minute.
  await backup('postgres', 'prepare');
  return {
    ...server,
    backup,
    startBackups: (database) => {
      const loop = spawn(tool, ['loop'], { ...optionsFor(database), stdio: ['ignore', 'pipe', 'pipe'] });
      endWithThis(loop);
      const result = Promise.withResolvers<string>();
      let said = '';
      const hear = (bytes: Buffer) => {
        said += String(bytes);
        if (/a backup was made|the backup FAILED/.test(said)) result.resolve(said);
      };
      loop.stdout.on('data', hear);
      loop.stderr.on('data', hear);
      loop.once('exit', (code) => result.resolve(`ended with ${code}: ${said}`));
      return result.promise;
    },
    wipe: async () => {
      await server.kill();
      rmSync(server.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** Lays the tool out as its image has it, for the user that runs PostgreSQL. */
function install(folder: string, read: (file: string) => string): void {
  mkdirSync(folder);
  for (const name of ['backup.sh', 'pgbackrest.conf']) {
    writeFileSync(join(folder, name), read(`${TOOL}/${name}`));
    chmodSync(join(folder, name), 0o755);
  }
}
