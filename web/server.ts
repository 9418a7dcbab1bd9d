import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { createMetrics, serveMetrics, type MetricsServer } from '../server-kit/metrics.ts';
import { drain, endOnSignals, type Endable } from '../server-kit/graceful-shutdown.ts';
import { createTracing } from '../server-kit/tracing.ts';
import { runStart, withPort } from '../server-kit/start-errors.ts';
import { BUILD_DIR, buildWeb } from './build.ts';
import { readWebConfig, type WebConfig } from './config.ts';
import { serveCrawlers, serveSecurityContact } from './server/crawlers.ts';
import { serveCspReports, secure } from './server/security.ts';
import { handleErrors, createErrorPages } from './server/error-pages.ts';
import { serveFiles, serveManifest } from './server/files.ts';
import { createHttpApp, refuseBadRequests } from './server/http-app.ts';
import { separateOffice } from './server/office-origin.ts';
import { serveOffice } from './server/office.ts';
import { createPageMeasures } from './server/page-metrics.ts';
import { servePages } from './server/pages.ts';
import { serveUpstreams } from './server/proxy.ts';
import { serveRedirects } from './server/redirects.ts';
import { openRenderer, type Renderer } from './server/renderer.ts';

/** A listening storefront. */
interface RunningWeb extends Endable {
  address: string;
  /** The address of the metrics; undefined without METRICS_PORT. */
  metrics: string | undefined;
}

/**
 * Starts the storefront; builds it first if the build is missing or old. `address` is its address; `close`
 * waits for running requests. Rejects if the port is in use or the build fails.
 */
export async function openWeb(config: WebConfig): Promise<RunningWeb> {
  const tracer = config.tracing && (await createTracing('web', config.tracing));
  const metrics = config.metricsPort === undefined ? undefined : await createMetrics();
  const app = createHttpApp(
    { ...config, tracer, metrics },
    (request, reply) => void errorPages.respondUnreadable(request, reply),
  );
  const measured = { ...config, measures: metrics && createPageMeasures(metrics) };
  const built = config.dev ? undefined : await builtRenderer();
  await secure(app, config, built?.inlineSource);
  separateOffice(app, config, (request, reply) => errorPages.send(request, reply, 404));
  if (built) await serveFiles(app, join(BUILD_DIR, 'client'), config.releasesDir);
  if (built) await serveOffice(app, join(BUILD_DIR, 'office/office'), config);
  const renderer = built ?? (await devRenderer(app));
  const errorPages = createErrorPages(app, renderer, measured);
  handleErrors(app, errorPages);
  refuseBadRequests(app, errorPages);
  await serveUpstreams(app, errorPages, config);
  serveRedirects(app, renderer, config);
  serveCspReports(app);
  serveCrawlers(app, renderer, config);
  serveSecurityContact(app, renderer, config);
  serveManifest(app, renderer, config);
  servePages(app, renderer, errorPages, measured);
  const { host, port, metricsPort: inner = 0 } = config;
  const address = await withPort('PORT', config, () => app.listen({ host, port }));
  if (!metrics) return toRunning(app, address);
  const place = { host, port: inner };
  return toRunning(app, address, await withPort('METRICS_PORT', place, () => serveMetrics(metrics, place)));
}

function toRunning(app: FastifyInstance, address: string, metrics?: MetricsServer): RunningWeb {
  return {
    address,
    metrics: metrics?.address,
    drain: (milliseconds) => drain(app, milliseconds),
    close: async () => {
      await app.close();
      await metrics?.close();
    },
  };
}

async function builtRenderer(): Promise<Renderer> {
  await buildWeb();
  return openRenderer(BUILD_DIR);
}

async function devRenderer(app: FastifyInstance): Promise<Renderer> {
  const { openDevRenderer } = await import('./server/dev.ts');
  return openDevRenderer(app);
}

if (import.meta.main) {
  await runStart('The storefront', async () => {
    const config = readWebConfig();
    const web = await openWeb({ ...config, dev: process.argv.includes('--dev') });
    process.stdout.write(`Storefront: ${web.address}\n`);
    if (web.metrics) process.stdout.write(`Metrics: ${web.metrics}\n`);
    endOnSignals(web, config.drainMs);
  });
}
