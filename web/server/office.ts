import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebConfig } from '../config.ts';
import { officePolicy } from './security.ts';

/**
 * Serves the built back office under `/office`: its files as immutable, and one document for all its addresses. The
 * document has a content policy of its own, and no cache stores it. `/office/shop/*` leads to the same address of the shop,
 * which may have another origin.
 */
export async function serveOffice(app: FastifyInstance, folder: string, config: WebConfig): Promise<void> {
  const document = await readFile(join(folder, 'index.html'), 'utf8');
  const policy = officePolicy(config);
  await app.register(files, {
    root: join(folder, 'assets'),
    prefix: '/office/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  });
  const send = (_: unknown, reply: FastifyReply) => {
    if (policy) reply.header('content-security-policy', policy);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(document);
  };
  for (const path of ['/office/shop', '/office/shop/*'])
    app.get(path, ({ url }, reply) => reply.redirect(shopAddress(url, config), 302));
  app.get('/office', send);
  app.get('/office/*', send);
}

/** The address in the shop, on its origin. Several slashes would lead to another host. */
function shopAddress(url: string, { publicUrl = '' }: Pick<WebConfig, 'publicUrl'>): string {
  const path = url.replace(/^\/[^/]*\/shop[/\\]*/, '');
  return `${publicUrl}/${path}`;
}
