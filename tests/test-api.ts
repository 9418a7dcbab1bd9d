import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import type { GoogleClient } from '../api/account/google.ts';
import { createApi } from '../api/app.ts';
import type { PaymentAccount } from '../api/checkout/dependencies.ts';
import { readApiConfig, type API_SETTINGS, type ApiConfig } from '../api/config.ts';
import { openDatabase, type Database, type Statement } from '../api/platform/database.ts';
import type { Job, JobQueues } from '../api/platform/jobs.ts';
import type { Mail, MailQueue } from '../api/platform/mail/mail-queue.ts';
import { migrate } from '../api/platform/migrations.ts';
import { MIGRATIONS } from '../api/server.ts';
import { fakeGoogle } from './account/fake-google.ts';
import { noPayments } from './checkout/no-payments.ts';
import { createResponseValidator } from './contract.ts';
import { openPooled } from './embedded-pool.ts';
import { CACHE, hashOf } from './template-cache.ts';

const server = process.env['TEST_DATABASE_URL'];

/** The name of the api tests' database; set TEST_DATABASE_URL to use a PostgreSQL server. */
export const DATABASE_KIND = server ? 'PostgreSQL, by TEST_DATABASE_URL' : 'PGlite, in memory';

/** Opens a new, migrated, empty database. */
export async function createTestDatabase(onStatement?: (statement: Statement) => void): Promise<Database> {
  if (!server) return openPooled(onStatement);
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

/** Creates a database with a free name on a PostgreSQL server, empty or as a copy of another one. */
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

/** The migrated template database of a server. It remains, for later runs with the same migrations. */
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
      // Another process was faster with the same.
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

/** The database's plan of a statement. */
export async function explain({ db }: Database, statement: Statement, options = 'costs'): Promise<string> {
  const query = statement.sql.split(/(\$\d+)/).map((piece) => {
    const [, number] = /^\$(\d+)$/.exec(piece) ?? [];
    return number ? sql.val(statement.parameters[Number(number) - 1]) : sql.raw(piece);
  });
  const { rows } = await sql<Record<string, Json>>`explain (${sql.raw(options)}) ${sql.join(query, sql``)}`.execute(db);
  const lines = rows.map((row) => row['QUERY PLAN']);
  return lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
}

/** A response after parsing; its type is the expectation of a test. */
export type Json = ReturnType<typeof JSON.parse>;

/** The result of a call. */
export interface ApiResponse {
  status: number;
  /** Parsed as JSON if it is an object. */
  body: Json;
  text: string;
  headers: Record<string, string>;
}

/** Calls the api like one browser: cookies are stored and sent again, and so is the access token once it is set. */
export interface Client {
  cookies: Map<string, string>;
  /** Sent as `Authorization: Bearer …` if it is set. */
  token: string | undefined;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<ApiResponse>;
  get(url: string, headers?: Record<string, string>): Promise<ApiResponse>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<ApiResponse>;
  put(url: string, body: object): Promise<ApiResponse>;
  patch(url: string, body: object, headers?: Record<string, string>): Promise<ApiResponse>;
  delete(url: string, headers?: Record<string, string>): Promise<ApiResponse>;
}

/** The tools of an api test. */
export interface TestApi {
  app: FastifyInstance;
  database: Database;
  /** Every statement since the last `statements.length = 0`. */
  statements: Statement[];
  /** The sent mails, the oldest first. */
  mails: Mail[];
  /** The keys of withdrawn mails, if they were still waiting. */
  withdrawals: string[];
  /** The unfinished jobs in queues, the oldest first. */
  jobs: { queue: string; data: object }[];
  /** The queues with a schedule, each with its cron line. */
  schedules: { queue: string; when: string }[];
  /** Runs the waiting jobs, one after the other, and the jobs that they create; with a name, first a job of that queue. */
  work(queue?: string): Promise<void>;
  /** The clock of the api, which advances only when a test moves it. */
  clock: { now(): Date; move(milliseconds: number): void };
  /** The log of the api, as one text. */
  logged(): string;
  /** Calls the api; the response is parsed as JSON. */
  get(url: string, headers?: Record<string, string>): Promise<{ status: number; body: Json }>;
  /** A new browser, without cookies. */
  client(): Client;
  close(): Promise<void>;
}

/** The secret of every api in tests. */
export const TEST_SECRET = 'a secret of the tests, and of nothing else';

/** The options of an api in a test: settings by their variables, and values of its configuration by their names. */
export type TestSettings = Partial<Record<keyof typeof API_SETTINGS, string>> & Partial<ApiConfig>;

const isVariable = ([name]: [string, unknown?]) => /^[A-Z_]+$/.test(name);

/** The environment variables among the settings of a test. */
export const environmentOf = (given: TestSettings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      isVariable([name]) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** The configuration of an api in a test. */
export const testConfig = (given: TestSettings): ApiConfig => ({
  ...readApiConfig(environmentOf(given)),
  ...Object.fromEntries(Object.entries(given).filter((entry) => !isVariable(entry))),
});

/** Opens the api on a new, empty database; any response outside the contract is a 500. */
export async function createTestApi(
  given: TestSettings = {},
  paymentAccount: PaymentAccount = noPayments,
  google: GoogleClient = fakeGoogle,
): Promise<TestApi> {
  const [statements, mails, lines]: [Statement[], Mail[], string[]] = [[], [], []];
  const withdrawals: string[] = [];
  const database = await createTestDatabase((statement) => statements.push(statement));
  const config = testConfig({ LOG_LEVEL: 'silent', DATA_DIR: join(CACHE, 'data'), ...given });
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
  const app = await createApi({ ...parts, logTo, onResponse: await createResponseValidator() });
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
      const response = await app.inject({
        method,
        url,
        headers: { ...own, ...headers },
        ...(body ? { payload: body } : {}),
      });
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) client.cookies.delete(name);
        else client.cookies.set(name, value);
      }
      const sent = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      const text = response.body;
      const read = text.startsWith('{') ? JSON.parse(text) : text;
      return { status: response.statusCode, body: read, text, headers: Object.fromEntries(sent) };
    },
    get: (url, headers) => client.call('GET', url, undefined, headers),
    post: (url, body, headers) => client.call('POST', url, body, headers),
    put: (url, body) => client.call('PUT', url, body),
    patch: (url, body, headers) => client.call('PATCH', url, body, headers),
    delete: (url, headers) => client.call('DELETE', url, undefined, headers),
  };
  return client;
}
