import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDatabaseUnavailable, openDatabase, whyNotOpened, type Database } from '../../../api/platform/database.ts';
import { lockFolder } from '../../../api/platform/folder-lock.ts';
import { migrate } from '../../../api/platform/migrations.ts';
import { openPglite, startEmbedded } from '../../../api/platform/pglite.ts';
import { StartError } from '../../../server-kit/start-errors.ts';
import { seedOnce } from '../../../api/seeding.ts';
import { MIGRATIONS } from '../../../api/server.ts';
import { productOf } from '../../catalog/products.ts';
import { readEmptySnapshot } from '../../embedded-pool.ts';
import { createOnServer, DATABASE_KIND } from '../../test-api.ts';

const server = process.env['TEST_DATABASE_URL'];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangbandh-database-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Opens several connections to one new database; only one if the database is embedded. */
async function openSeveral(
  many: number,
  onConnectionLost?: () => void,
): Promise<{ all: Database[]; close: () => Promise<void> }> {
  const made = server ? await createOnServer(server) : undefined;
  const start = made
    ? { url: made.url }
    : { embedded: await startEmbedded({ loadDataDir: await readEmptySnapshot() }) };
  const openings = Array.from({ length: made ? many : 1 }, () => openDatabase({ ...start, onConnectionLost }));
  const all = await Promise.all(openings);
  const close = async () => {
    await Promise.all(all.map((database) => database.close()));
    await made?.drop();
  };
  return { all, close };
}

describe(`migrations (${DATABASE_KIND})`, () => {
  it('run once, however often and from however many processes at once they are started', async () => {
    const { all, close } = await openSeveral(4);
    const ran = await Promise.all(all.map((database) => migrate(database, MIGRATIONS)));
    expect(ran.flat().toSorted()).toEqual(readdirSync(MIGRATIONS).toSorted());
    expect(ran.flat()).toContain('0001_catalog.sql');
    expect(await migrate(all[0]!, MIGRATIONS)).toEqual([]);
    await close();
  });

  it('refuse an applied file that was changed, roll back a failed one completely, and continue after its correction', async () => {
    const { all, close } = await openSeveral(1);
    const database = all[0]!;
    const mine = await mkdtemp(join(folder, 'migrations-'));
    await writeFile(join(mine, '0001_one.sql'), 'create table one (id int);');
    await migrate(database, mine);
    await writeFile(join(mine, '0002_two.sql'), 'create table two (id int); insert into nowhere values (1);');
    await expect(migrate(database, mine)).rejects.toThrow(/0002_two\.sql failed: .*nowhere/);
    await writeFile(join(mine, '0002_two.sql'), 'create table two (id int);');
    expect(await migrate(database, mine)).toEqual(['0002_two.sql']);
    await writeFile(join(mine, '0001_one.sql'), 'create table one (id bigint);');
    await expect(migrate(database, mine)).rejects.toThrow('another 0001_one.sql');
    await rm(join(mine, '0001_one.sql'));
    await expect(migrate(database, mine)).rejects.toThrow('An applied migration never changes');
    await close();
  });

  it('of a newer program are accepted by an older one that they declare as compatible, and stop any other in one line', async () => {
    const { all, close } = await openSeveral(1);
    const database = all[0]!;
    const [older, newer] = [await mkdtemp(join(folder, 'older-')), await mkdtemp(join(folder, 'newer-'))];
    for (const mine of [older, newer]) await writeFile(join(mine, '0001_one.sql'), 'create table one (id int);');
    await writeFile(join(newer, '0002_two.sql'), '-- Compatible from 0001.\nalter table one add column two int;');
    expect(await migrate(database, newer)).toEqual(['0001_one.sql', '0002_two.sql']);
    expect(await migrate(database, older)).toEqual([]);
    // A program with the second migration is new enough for the third; one with only the first is not.
    const middle = await mkdtemp(join(folder, 'middle-'));
    for (const name of ['0001_one.sql', '0002_two.sql'])
      await writeFile(join(middle, name), await readFile(join(newer, name)));
    await writeFile(join(newer, '0003_three.sql'), '-- Compatible from 0002.\nalter table one drop column id;');
    expect(await migrate(database, newer)).toEqual(['0003_three.sql']);
    expect(await migrate(database, middle)).toEqual([]);
    await expect(migrate(database, older)).rejects.toThrow(
      'The database is newer than this program: 0003_three.sql needs a program that has migration 0002, and this one ends with 0001_one.sql.',
    );
    // A migration without a declaration works only with programs that have it; so does one that was applied before
    // declarations existed.
    await writeFile(join(newer, '0004_four.sql'), 'alter table one drop column two;');
    await migrate(database, newer);
    await expect(migrate(database, middle)).rejects.toThrow('0004_four.sql needs a program that has migration 0004');
    await database.runScript('update migrations set compatible_from = null');
    await expect(migrate(database, middle)).rejects.toThrow(StartError);
    expect(await migrate(database, newer)).toEqual([]);
    await close();
  });

  it.runIf(server)('wait for other users of the table, and do not block others meanwhile', async () => {
    const { all, close } = await openSeveral(2);
    const [database, user] = [all[0]!, all[1]!];
    const mine = await mkdtemp(join(folder, 'locks-'));
    await writeFile(join(mine, '0001_one.sql'), 'create table one (id int);');
    await migrate(database, mine);
    await writeFile(join(mine, '0002_two.sql'), 'alter table one add column two int;');
    const release = Promise.withResolvers<void>();
    const used = Promise.withResolvers<void>();
    const using = user.db.transaction().execute(async (trx) => {
      await sql`select * from one`.execute(trx);
      used.resolve();
      await release.promise;
    });
    await used.promise;
    const migrating = migrate(database, mine);
    const waiters = sql<{
      n: number;
    }>`select count(*) as n from pg_locks where not granted and relation = 'one'::regclass`;
    const waiting = async () => (await waiters.execute(user.db)).rows[0]?.n;
    await expect.poll(waiting).toBe(1);
    // It yields: a reader does not wait until the other is done.
    await expect.poll(waiting).toBe(0);
    await sql`select * from one`.execute(user.db);
    release.resolve();
    await using;
    expect(await migrating).toEqual(['0002_two.sql']);
    await close();
  });

  it('and the samples fill an empty shop once, from however many processes at once', async () => {
    const { all, close } = await openSeveral(3);
    await Promise.all(all.map((database) => migrate(database, MIGRATIONS)));
    const sample = {
      sellers: [{ id: 'se-1', shopName: 'Sanganer Dyers' }],
      products: [productOf(1)],
      reviews: [],
      promoCodes: [],
    };
    const filled = await Promise.all(all.map((database) => seedOnce(database, () => sample)));
    expect(filled.filter(Boolean)).toHaveLength(1);
    expect(await seedOnce(all[0]!, () => sample)).toBe(false);
    await close();
  });
});

/** Opens the folder in a separate process that lives until its input ends; returns its first output. */
async function openElsewhere(dataDir: string) {
  const program = `
    import { openDatabase } from '${join(import.meta.dirname, '../../../api/platform/database.ts')}';
    const began = performance.now();
    try {
      await openDatabase({ dataDir: process.argv[1] });
      process.stdout.write('open');
      process.stdin.on('end', () => process.exit(0)).resume();
    } catch (error) {
      process.stdout.write(Math.round(performance.now() - began) + ' ' + error.message);
      process.exit(1);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, dataDir]);
  const [words] = await once(child.stdout, 'data');
  return { child, words: String(words) };
}

describe("the data folder's lock", () => {
  it('refuses a second process within a second, naming the first, and is free again when the first has gone', async () => {
    const dataDir = join(folder, 'locked');
    const first = await openElsewhere(dataDir);
    expect(first.words).toBe('open');
    const second = await openElsewhere(dataDir);
    expect(second.words).toContain(`in use by process ${first.child.pid} on ${hostname()}`);
    expect(Number.parseInt(second.words, 10)).toBeLessThan(1_000);
    await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${first.child.pid}`);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const database = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
    await database.close();
    const again = await openDatabase({ dataDir });
    await again.close();
  });

  it('ignores a lock of an ended process, of another process with our number, or a damaged one', async () => {
    const dataDir = join(folder, 'stale');
    await mkdir(dataDir);
    const path = join(dataDir, 'lock');
    const left = { host: hostname(), since: '2026-01-01T00:00:00.000Z' };
    for (const lock of [
      JSON.stringify({ ...left, pid: 4_194_303, born: '1' }),
      JSON.stringify({ ...left, pid: process.pid, born: '1' }),
      JSON.stringify({ ...left, pid: process.ppid, born: '1' }),
      '{"pid": 1',
    ]) {
      await writeFile(path, lock);
      await (await lockFolder(dataDir)).release();
      await expect(readFile(path)).rejects.toThrow('ENOENT');
    }
    await writeFile(path, JSON.stringify({ ...left, host: 'elsewhere', pid: 1, born: '1' }));
    await expect(lockFolder(dataDir)).rejects.toThrow('in use by process 1 on elsewhere');
  });
});

describe(`a connection that breaks (${DATABASE_KIND})`, () => {
  it('in the middle of a transaction rolls it back, and the process continues', async () => {
    const broken = Promise.withResolvers<void>();
    const { all, close } = await openSeveral(1, () => broken.resolve());
    const database = all[0]!;
    await database.runScript('create table kept (id int)');
    const work = database.db.transaction().execute(async (trx) => {
      await sql`insert into kept values (1)`.execute(trx);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      // The embedded database has one connection, which cannot break: there the work itself fails.
      if (!server) throw new Error('Connection terminated');
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(database.db);
      await broken.promise;
      await sql`insert into kept values (2)`.execute(trx);
    });
    expect(await work.catch(isDatabaseUnavailable)).toBe(true);
    expect((await sql`select * from kept`.execute(database.db)).rows).toEqual([]);
    await close();
  });

  it('and cannot read or write its files, or ends a session, counts as an unavailable database; a wrong statement does not', async () => {
    const { all, close } = await openSeveral(1);
    const fails = (code: string) =>
      sql
        .raw(`do $$ begin raise exception 'it fails' using errcode = '${code}'; end $$`)
        .execute(all[0]!.db)
        .catch(isDatabaseUnavailable);
    expect(await Promise.all(['58030', '53100', '23505', 'XX000'].map(fails))).toEqual([true, true, false, false]);
    await close();
    // The response of a server with a full disk to a new session: an internal error that ends the session.
    const ended = Object.assign(new Error('could not write init file'), { severity: 'FATAL', code: 'XX000' });
    expect(isDatabaseUnavailable(ended)).toBe(true);
  });

  it('and is embedded and can no longer write its log reports that only a new process helps, and each statement fails at once', async () => {
    const database = await openPglite({});
    const panic = Object.assign(new Error('could not write to the log: No space left on device'), {
      severity: 'PANIC',
    });
    const statement = vi.spyOn(PGlite.prototype, 'execProtocolStream').mockRejectedValueOnce(panic);
    expect(database.isHopeless()).toBe(false);
    const failed = () => database.runScript('select 1').catch(isDatabaseUnavailable);
    expect([await failed(), await failed()]).toEqual([true, true]);
    expect(database.isHopeless()).toBe(true);
    expect(statement).toHaveBeenCalledTimes(1);
    statement.mockRestore();
    await database.release();
  });

  it('and whose name or network is unavailable for a moment counts as an unavailable database', () => {
    const failure = (code: string) => Object.assign(new Error(`getaddrinfo ${code} db`), { code });
    for (const code of ['EAI_AGAIN', 'EAI_FAIL', 'ENOTFOUND', 'ENETUNREACH', 'EHOSTDOWN', 'ETIMEDOUT'])
      expect([code, isDatabaseUnavailable(failure(code))]).toEqual([code, true]);
    expect(whyNotOpened(failure('EAI_AGAIN'))).toBe('the database does not respond, getaddrinfo EAI_AGAIN db');
  });

  it.runIf(server)(
    'and is closed while its next statement is on the way counts as an unavailable database',
    async () => {
      const client = new pg.Client(server);
      await client.connect();
      const end = client.end();
      expect(await client.query('select 1').catch(isDatabaseUnavailable)).toBe(true);
      await end;
    },
  );
});
