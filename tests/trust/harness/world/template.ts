import { startChild } from '../child.ts';
import { dropDatabase, emptyDatabase, makeDatabase } from '../shop-database.ts';
import { envOf, freePorts, READY } from './apis.ts';

/** Made once a server: a database with migrations, samples and queues, to be copied. */
const templates = new Map<string, Promise<string>>();

/** The address of that database, made at the first call. Reads the shop's own start: an api that is opened on an empty database fills it. */
export function templateOn(server: string): Promise<string> {
  const known = templates.get(server) ?? makeTemplate(server);
  templates.set(server, known);
  return known;
}

async function makeTemplate(server: string): Promise<string> {
  const url = await makeDatabase(server);
  const [port = 0] = await freePorts(1);
  const env = { ...envOf(url, port), SMTP_URL: 'smtp://127.0.0.1:9', RAZORPAY_URL: 'http://127.0.0.1:9' };
  const child = await startChild({ args: ['api/server.ts'], env, ready: READY });
  await child.kill();
  await emptyDatabase(server, url);
  return url;
}

/** Removes what was made to be copied. */
export async function dropTemplates(server: string): Promise<void> {
  const template = await templates.get(server);
  if (template) await dropDatabase(server, template);
  templates.delete(server);
}
