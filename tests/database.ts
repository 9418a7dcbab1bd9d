import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createApi } from '../api/app.ts';
import { readApiConfig } from '../api/config.ts';
import { openDatabase, type Database, type Statement } from '../api/platform/database.ts';
import { migrate } from '../api/platform/migrations.ts';
import { MIGRATIONS } from '../api/server.ts';
import { answerJudge } from './contract.ts';

const server = process.env['TEST_DATABASE_URL'];
const CACHE = join(import.meta.dirname, '../.cache/tests');

/** Which database the api's tests run on, in words; set TEST_DATABASE_URL to have them on a PostgreSQL server. */
export const DATABASE_KIND = server ? 'PostgreSQL, by TEST_DATABASE_URL' : 'PGlite, in memory';

/** Opens a migrated, empty database that nobody else has. */
export async function openTestDatabase(onStatement?: (statement: Statement) => void): Promise<Database> {
  if (!server) return openDatabase({ image: await readImage(), onStatement });
  const { url, drop } = await createOnServer(server);
  const database = await openDatabase({ url, onStatement });
  await migrate(database, MIGRATIONS);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Makes a database of a free name on a PostgreSQL server. */
export async function createOnServer(address: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `rangbandh_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(address, `drop database ${name} with (force)`) };
}

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated PGlite as an image, made once for each state of the migrations: 0.4 s to open in place of 3. */
async function readImage(): Promise<Blob> {
  const path = join(CACHE, `${await migrationsHash()}.tar`);
  const kept = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept) return new Blob([kept]);
  const database = await openDatabase({});
  await migrate(database, MIGRATIONS);
  const image = await database.image();
  await database.close();
  await mkdir(CACHE, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await image.arrayBuffer()));
  await rename(draft, path);
  return image;
}

async function migrationsHash(): Promise<string> {
  const names = (await readdir(MIGRATIONS)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(MIGRATIONS, name), 'utf8')));
  return createHash('sha256').update(process.version).update(texts.join('\0')).digest('hex').slice(0, 16);
}

/** An answer as it was read; what a test expects of it is its type. */
export type Json = ReturnType<typeof JSON.parse>;

/** What a test of the api works with. */
export interface TestApi {
  app: FastifyInstance;
  database: Database;
  /** Every statement since the last `statements.length = 0`. */
  statements: Statement[];
  /** Calls the api; the answer is read as JSON. */
  get(url: string, headers?: Record<string, string>): Promise<{ status: number; body: Json }>;
  close(): Promise<void>;
}

/** Opens the api on an empty database of its own; any answer outside the contract is a 500. */
export async function openTestApi(env: Record<string, string> = {}): Promise<TestApi> {
  const statements: Statement[] = [];
  const database = await openTestDatabase((statement) => statements.push(statement));
  const config = readApiConfig({ LOG_LEVEL: 'silent', DATA_DIR: join(CACHE, 'data'), ...env });
  const app = await createApi({ database, config, onAnswer: await answerJudge() });
  return {
    app,
    database,
    statements,
    get: async (url, headers = {}) => {
      const { statusCode, body } = await app.inject({ url, headers });
      return { status: statusCode, body: body.startsWith('{') ? JSON.parse(body) : body };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
