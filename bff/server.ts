import type { FastifyInstance } from 'fastify';
import { drain, endOnSignals } from '../schema/graceful-shutdown.ts';
import { growHeapSlowly } from '../schema/heap-growth.ts';
import { createMetrics, serveMetrics, type MetricsServer } from '../schema/metrics.ts';
import { createTracing } from '../schema/tracing.ts';
import { runStart, withPort } from '../schema/start-errors.ts';
import { readGatewayConfig, type GatewayConfig } from './config.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';

/**
 * How much the heap may grow beside what is alive. What requests have in hand dies young: a young generation of 24 MB, as the containers
 * set it, takes less time than one of 16 and as much memory, where the old one grows by 55 percent and not by 75.
 */
export const HEAP_GROWTH_PERCENT = 55;

/** A listening gateway. GraphQL is at `{address}/graphql`. */
export interface RunningGateway {
  address: string;
  /** The address of the metrics; undefined without METRICS_PORT. */
  metrics: string | undefined;
  /** Tells those who ask that the gateway leaves, and serves on for so many milliseconds. */
  drain(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts the gateway. Throws when its port is taken. The REST host may start later. */
export async function startGateway(config: GatewayConfig, options?: GatewayOptions): Promise<RunningGateway> {
  const { host, port, metricsPort } = config;
  const metrics = metricsPort === undefined ? undefined : await createMetrics();
  const tracer = config.tracing && (await createTracing('bff', config.tracing));
  const app = await createGateway(config, { ...options, metrics, tracer });
  const address = await withPort('BFF_PORT', config, () => app.listen({ host, port }));
  if (!metrics) return toRunning(app, address);
  const place = { host, port: metricsPort ?? 0 };
  return toRunning(app, address, await withPort('METRICS_PORT', place, () => serveMetrics(metrics, place)));
}

function toRunning(app: FastifyInstance, address: string, metrics?: MetricsServer): RunningGateway {
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

if (import.meta.main) {
  await runStart('The gateway', async () => {
    growHeapSlowly(HEAP_GROWTH_PERCENT);
    const config = readGatewayConfig();
    const gateway = await startGateway(config);
    process.stdout.write(`The gateway is open at ${gateway.address}/graphql\n`);
    if (gateway.metrics) process.stdout.write(`Metrics: ${gateway.metrics}\n`);
    endOnSignals(gateway, config.drainMs);
  });
}
