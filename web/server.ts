import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { createMetrics, measureRequests, serveMetrics, type MetricsServer } from '../schema/metrics.ts';
import { drain, endOnSignals, type Endable } from '../schema/graceful-shutdown.ts';
import { growHeapSlowly } from '../schema/heap-growth.ts';
import { createTracing } from '../schema/tracing.ts';
import { runStart, withPort } from '../schema/start-errors.ts';
import { BUILD_DIR, buildWeb } from './build.ts';
import { readWebConfig, type WebConfig } from './config.ts';
import { serveCrawlers, serveSecurityContact } from './server/crawlers.ts';
import { serveCspReports } from './server/csp-reports.ts';
import { answerFaults, createFaults } from './server/faults.ts';
import { serveFiles, serveManifest } from './server/files.ts';
import { createHttpApp, limitUnfinished, refuseAmbiguous } from './server/http-app.ts';
import { createPageMeasures } from './server/page-metrics.ts';
import { servePages } from './server/pages.ts';
import { serveUpstreams } from './server/proxy.ts';
import { serveRedirects } from './server/redirects.ts';
import { openRenderer, type Renderer } from './server/renderer.ts';
import { secure } from './server/security.ts';

/** A listening storefront. */
interface RunningWeb extends Endable {
  address: string;
  /** The address of the metrics; undefined without METRICS_PORT. */
  metrics: string | undefined;
}

/**
 * Opens the storefront; builds it first where the build is missing or old. `address` is where it is reached; `close`
 * lets running requests finish. Rejects when the port is taken or the build fails.
 */
export async function openWeb(config: WebConfig): Promise<RunningWeb> {
  const tracer = config.tracing && (await createTracing('web', config.tracing));
  const app = createHttpApp({ ...config, tracer }, (request, reply) => void faults.answerUnreadable(request, reply));
  const metrics = config.metricsPort === undefined ? undefined : await createMetrics();
  if (metrics) measureRequests(app, metrics);
  const measured = { ...config, measures: metrics && createPageMeasures(metrics) };
  const built = config.dev ? undefined : await builtRenderer();
  await secure(app, config, built?.inlineSource);
  if (built) await serveFiles(app, join(BUILD_DIR, 'client'), config.releasesDir);
  const renderer = built ?? (await devRenderer(app));
  const faults = createFaults(app, renderer, measured);
  answerFaults(app, faults);
  refuseAmbiguous(app, faults);
  limitUnfinished(app, faults);
  await serveUpstreams(app, faults, config);
  serveRedirects(app, renderer, config);
  serveCspReports(app);
  serveCrawlers(app, renderer, config);
  serveSecurityContact(app, renderer, config);
  serveManifest(app, renderer, config);
  servePages(app, renderer, faults, measured);
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

/** How much the heap may grow beside what is alive: at 50 it would serve a third fewer requests, at 75 a few percent fewer. */
const HEAP_GROWTH_PERCENT = 75;

if (import.meta.main) {
  await runStart('The storefront', async () => {
    growHeapSlowly(HEAP_GROWTH_PERCENT);
    const config = readWebConfig();
    const web = await openWeb({ ...config, dev: process.argv.includes('--dev') });
    process.stdout.write(`Storefront: ${web.address}\n`);
    if (web.metrics) process.stdout.write(`Metrics: ${web.metrics}\n`);
    endOnSignals(web, config.drainMs);
  });
}
