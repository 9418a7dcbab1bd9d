import Fastify, { type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { BUILD_DIR, buildWeb } from './build.ts';
import { readWebConfig, type WebConfig } from './config.ts';
import { serveCrawlers } from './server/crawlers.ts';
import { serveFiles, serveManifest } from './server/files.ts';
import { servePages } from './server/pages.ts';
import { serveUpstreams } from './server/proxy.ts';
import { serveRedirects } from './server/redirects.ts';
import { openRenderer, type Renderer } from './server/renderer.ts';
import { secure } from './server/security.ts';
import { answerUnreadable } from './server/unreadable.ts';

/** The characters that one part of an address may have; a longer one is no page of ours. */
const LONGEST_PART = 12_000;
/** Milliseconds in which a client must have sent its request. */
const REQUEST_MS = 10_000;
/** Milliseconds that requests under way have to end when the storefront closes. */
const CLOSING_MS = 5_000;

/**
 * Opens the storefront; builds it first where the build is missing or old. `address` is where it is reached; `close`
 * lets running requests finish. Rejects when the port is taken or the build fails.
 */
export async function openWeb(config: WebConfig): Promise<{ address: string; close(): Promise<void> }> {
  const app = Fastify({
    logger: { level: config.logLevel },
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: LONGEST_PART },
    frameworkErrors: (_error, request, reply) => void answerUnreadable(request, reply, renderer, config),
  });
  // A request that never ends must not keep the floor from closing.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_MS).unref();
  });
  await secure(app, config);
  const renderer = config.dev ? await devRenderer(app) : await builtRenderer(app);
  await serveUpstreams(app, config);
  serveRedirects(app, renderer, config);
  serveCrawlers(app, renderer, config);
  serveManifest(app, renderer, config);
  servePages(app, renderer, config);
  const address = await app.listen({ host: config.host, port: config.port });
  return { address, close: () => app.close() };
}

async function builtRenderer(app: FastifyInstance): Promise<Renderer> {
  await buildWeb();
  await serveFiles(app, join(BUILD_DIR, 'client'));
  return openRenderer(BUILD_DIR);
}

async function devRenderer(app: FastifyInstance): Promise<Renderer> {
  const { openDevRenderer } = await import('./server/dev.ts');
  return openDevRenderer(app);
}

if (import.meta.main) {
  const web = await openWeb({ ...readWebConfig(), dev: process.argv.includes('--dev') });
  process.stdout.write(`Storefront: ${web.address}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void web.close().then(() => process.exit(0)));
}
