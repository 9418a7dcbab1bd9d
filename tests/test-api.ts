import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import type { GoogleClient } from '../api/account/google.ts';
import { createApi } from '../api/app.ts';
import type { PaymentAccount } from '../api/checkout/dependencies.ts';
import { readApiConfig } from '../api/config.ts';
import { openDatabase, type Database, type Statement } from '../api/platform/database.ts';
import type { Job, JobQueues } from '../api/platform/jobs.ts';
import type { Mail, MailQueue } from '../api/platform/mail/mail-queue.ts';
import { migrate } from '../api/platform/migrations.ts';
import { MIGRATIONS } from '../api/server.ts';
import { fakeGoogle } from './account/fake-google.ts';
import { noPayments } from './checkout/no-payments.ts';
import { answerJudge } from './contract.ts';
import { CACHE, hashOf, madeOnce } from './template-cache.ts';

const server = process.env['TEST_DATABASE_URL'];

/** Which database the api's tests run on, in words; set TEST_DATABASE_URL to have them on a PostgreSQL server. */
export const DATABASE_KIND = server ? 'PostgreSQL, by TEST_DATABASE_URL' : 'PGlite, in memory';

/** Opens a migrated, empty database that nobody else has. */
export async function createTestDatabase(onStatement?: (statement: Statement) => void): Promise<Database> {
  if (!server) return openDatabase({ snapshot: await readSnapshot(), onStatement });
  const { url, drop } = await createOnServer(server, await findTemplate(server));
  const database = await openDatabase({ url, onStatement });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Makes a database of a free name on a PostgreSQL server, empty or as a copy of another one. */
export async function createOnServer(
  address: string,
  template = 'template1',
): Promise<{ url: string; name: string; drop: () => Promise<void> }> {
  const name = `rangbandh_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(address, `create database ${name} template ${template}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    drop: async () => void (await onServer(address, `drop database ${name} with (force)`)),
  };
}

let template: Promise<string> | undefined;

/** The migrated database of a server that others are copied from. It stays, for later runs with the same migrations. */
function findTemplate(address: string): Promise<string> {
  template ??= hashOf(['api/migrations/*']).then(async (hash) => {
    const name = `rangbandh_template_${hash}`;
    const isThere = async () =>
      (await onServer(address, `select from pg_database where datname = '${name}'`)).rowCount === 1;
    if (await isThere()) return name;
    const draft = await createOnServer(address);
    const database = await openDatabase({ url: draft.url });
    await migrate(database, MIGRATIONS);
    await database.close();
    try {
      await onServer(address, `alter database ${draft.name} rename to ${name}`);
    } catch (error) {
      // Another process was quicker with the same.
      if (!(await isThere())) throw error;
      await draft.drop();
    }
    return name;
  });
  return template;
}

async function onServer(address: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

let snapshot: Promise<Blob> | undefined;

/** A migrated PGlite as a snapshot, made once for each state of the migrations: 0.3 s to open in place of 3. */
function readSnapshot(): Promise<Blob> {
  snapshot ??= madeOnce('database', ['api/migrations/*', 'package-lock.json'], async (path) => {
    const database = await openDatabase({ snapshot: await readEmptySnapshot() });
    await migrate(database, MIGRATIONS);
    await database.runScript('checkpoint');
    await writeSnapshot(path, await database.snapshot());
    await database.close();
  }).then(readBlob);
  return snapshot;
}

/** A PGlite without any table as a snapshot; it lacks what no test needs: databases to be copied from, and a long log. */
export async function readEmptySnapshot(): Promise<Blob> {
  const path = await madeOnce('empty', ['package-lock.json'], async (draft) => {
    const empty = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
    await empty.exec("update pg_database set datistemplate = false where datname like 'template%'");
    for (const name of ['template0', 'template1']) await empty.exec(`drop database ${name}`);
    await writeSnapshot(draft, await empty.dumpDataDir('none'));
    await empty.close();
  });
  return readBlob(path);
}

const readBlob = async (path: string) => new Blob([await readFile(path)]);
const writeSnapshot = async (path: string, content: Blob) => writeFile(path, Buffer.from(await content.arrayBuffer()));

/** How the database would run a statement, in its own words. */
export async function explain({ db }: Database, statement: Statement, options = 'costs'): Promise<string> {
  const query = statement.sql.split(/(\$\d+)/).map((piece) => {
    const [, number] = /^\$(\d+)$/.exec(piece) ?? [];
    return number ? sql.val(statement.parameters[Number(number) - 1]) : sql.raw(piece);
  });
  const { rows } = await sql<Record<string, Json>>`explain (${sql.raw(options)}) ${sql.join(query, sql``)}`.execute(db);
  const lines = rows.map((row) => row['QUERY PLAN']);
  return lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
}

/** An answer as it was read; what a test expects of it is its type. */
export type Json = ReturnType<typeof JSON.parse>;

/** What came back of a call. */
export interface ApiAnswer {
  status: number;
  /** Read as JSON where it is an object. */
  body: Json;
  text: string;
  headers: Record<string, string>;
}

/** Calls the api like one browser: cookies are kept and sent again, and so is the access token once it is set. */
export interface Client {
  cookies: Map<string, string>;
  /** Sent as `Authorization: Bearer …` where there is one. */
  token: string | undefined;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<ApiAnswer>;
  get(url: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<ApiAnswer>;
  put(url: string, body: object): Promise<ApiAnswer>;
  patch(url: string, body: object, headers?: Record<string, string>): Promise<ApiAnswer>;
  delete(url: string, headers?: Record<string, string>): Promise<ApiAnswer>;
}

/** What a test of the api works with. */
export interface TestApi {
  app: FastifyInstance;
  database: Database;
  /** Every statement since the last `statements.length = 0`. */
  statements: Statement[];
  /** The mails that were handed in, the oldest first. */
  mails: Mail[];
  /** The keys whose mails were withdrawn, where they were still waiting. */
  withdrawals: string[];
  /** The jobs that were put into queues and aren't done yet, the oldest first. */
  jobs: { queue: string; data: object }[];
  /** The queues that get a job by the clock, each with its cron line. */
  schedules: { queue: string; when: string }[];
  /** Does the jobs that wait, one after the other, and those that come about by it; with a name, that queue's own job first. */
  work(queue?: string): Promise<void>;
  /** The time by which the api reckons; it stands still until it is moved. */
  clock: { now(): Date; move(milliseconds: number): void };
  /** What the api has logged, as one text. */
  logged(): string;
  /** Calls the api; the answer is read as JSON. */
  get(url: string, headers?: Record<string, string>): Promise<{ status: number; body: Json }>;
  /** A browser of its own, without cookies. */
  client(): Client;
  close(): Promise<void>;
}

/** The secret of every api in tests. */
export const TEST_SECRET = 'a secret of the tests, and of nothing else';

/** Opens the api on an empty database of its own; any answer outside the contract is a 500. */
export async function createTestApi(
  env: Record<string, string> = {},
  paymentAccount: PaymentAccount = noPayments,
  google: GoogleClient = fakeGoogle,
): Promise<TestApi> {
  const [statements, mails, lines]: [Statement[], Mail[], string[]] = [[], [], []];
  const withdrawals: string[] = [];
  const database = await createTestDatabase((statement) => statements.push(statement));
  const config = readApiConfig({ LOG_LEVEL: 'silent', DATA_DIR: join(CACHE, 'data'), ...env });
  let time = Date.UTC(2026, 10, 20, 9);
  const now = () => new Date(time);
  const mailQueue: MailQueue = {
    send: async (_, mail) => void mails.push(mail),
    withdraw: async (_, key) => void withdrawals.push(key),
  };
  const jobs: TestApi['jobs'] = [];
  const schedules: TestApi['schedules'] = [];
  const workers = new Map<string, (job: Job) => Promise<void>>();
  const queues: Pick<JobQueues, 'enqueue' | 'work' | 'schedule' | 'repeat'> = {
    enqueue: async (_, queue, data) => void jobs.push({ queue, data }),
    work: async (queue, handler) => void workers.set(queue, handler),
    schedule: async (queue, when) => void schedules.push({ queue, when }),
    repeat: async () => undefined,
  };
  const work = async (queue?: string) => {
    if (queue) jobs.unshift({ queue, data: {} });
    for (let job = jobs.shift(); job; job = jobs.shift()) await workers.get(job.queue)?.({ id: 'job', data: job.data });
  };
  const parts = {
    database,
    config,
    secret: TEST_SECRET,
    mailQueue,
    jobs: queues,
    paymentAccount,
    google,
    now,
  };
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await createApi({ ...parts, logTo, onResponse: await answerJudge() });
  return {
    app,
    database,
    statements,
    mails,
    withdrawals,
    jobs,
    schedules,
    work,
    clock: { now, move: (milliseconds) => void (time += milliseconds) },
    logged: () => lines.join(''),
    get: async (url, headers = {}) => {
      const { statusCode, body } = await app.inject({ url, headers });
      return { status: statusCode, body: body.startsWith('{') ? JSON.parse(body) : body };
    },
    client: () => clientOf(app),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

function clientOf(app: FastifyInstance): Client {
  const client: Client = {
    cookies: new Map(),
    token: undefined,
    call: async (method, url, body, headers = {}) => {
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const own = {
        ...(cookie ? { cookie } : {}),
        ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
      };
      const answer = await app.inject({
        method,
        url,
        headers: { ...own, ...headers },
        ...(body ? { payload: body } : {}),
      });
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) client.cookies.delete(name);
        else client.cookies.set(name, value);
      }
      const sent = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      const text = answer.body;
      const read = text.startsWith('{') ? JSON.parse(text) : text;
      return { status: answer.statusCode, body: read, text, headers: Object.fromEntries(sent) };
    },
    get: (url, headers) => client.call('GET', url, undefined, headers),
    post: (url, body, headers) => client.call('POST', url, body, headers),
    put: (url, body) => client.call('PUT', url, body),
    patch: (url, body, headers) => client.call('PATCH', url, body, headers),
    delete: (url, headers) => client.call('DELETE', url, undefined, headers),
  };
  return client;
}
