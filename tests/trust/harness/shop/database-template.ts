import { startChild } from '../child.ts';
import { dropDatabase, emptyDatabase, makeDatabase } from '../shop-database.ts';
import { envOf, freePorts, READY } from './apis.ts';

/** One for each server: a database with migrations, samples and queues, to be copied. */
const templates = new Map<string, Promise<string>>();

/** The address of that database, which the first call creates: an api that starts on an empty database fills it. */
export function databaseTemplate(server: string): Promise<string> {
  const known = templates.get(server) ?? makeTemplate(server);
  templates.set(server, known);
  return known;
}

async function makeTemplate(server: string): Promise<string> {
  const url = await makeDatabase(server);
  const [port = 0] = await freePorts(1);
  const env = { ...envOf(url, port), SMTP_URL: 'smtp://127.0.0.1:9', RAZORPAY_URL: 'http://127.0.0.1:9' };
  const child = await startChild({ args: ['api/server.ts'], env, ready: READY });
  // Not killed: when it ends, it writes the cache of compiled modules for all later apis.
  await child.terminate();
  await emptyDatabase(server, url);
  return url;
}

/** Drops the template. */
export async function dropTemplates(server: string): Promise<void> {
  const template = await templates.get(server);
  if (template) await dropDatabase(server, template);
  templates.delete(server);
}
