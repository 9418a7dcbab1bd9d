import type { FastifyInstance } from 'fastify';
import { drain, endOnSignals } from '../server-kit/graceful-shutdown.ts';
import { createMetrics, serveMetrics, type MetricsServer } from '../server-kit/metrics.ts';
import { createTracing } from '../server-kit/tracing.ts';
import { runStart, withPort } from '../server-kit/start-errors.ts';
import { readGatewayConfig, type GatewayConfig } from './config.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';

/** A listening gateway. GraphQL is at `{address}/graphql`. */
export interface RunningGateway {
  address: string;
  /** The address of the metrics; undefined without METRICS_PORT. */
  metrics: string | undefined;
  /** Reports the gateway as not ready, and continues to serve for this many milliseconds. */
  drain(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts the gateway. Throws if its port is taken. The REST host may start later. */
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
    const config = readGatewayConfig();
    const gateway = await startGateway(config);
    process.stdout.write(`The gateway is open at ${gateway.address}/graphql\n`);
    if (gateway.metrics) process.stdout.write(`Metrics: ${gateway.metrics}\n`);
    endOnSignals(gateway, config.drainMs);
  });
}
