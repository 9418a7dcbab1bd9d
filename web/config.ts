import { readDrainMs } from '../schema/graceful-shutdown.ts';
import { readMetricsPort } from '../schema/metrics.ts';
import { StartError } from '../schema/start-errors.ts';
import { readTrustProxy } from '../schema/trust-proxy.ts';
import { findModeFaults } from '../schema/run-modes.ts';
import { readTracing, type TracingConfig } from '../schema/tracing.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The storefront's settings. */
export interface WebConfig {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The port at which the metrics are told; undefined for none, 0 takes any free one. */
  metricsPort: number | undefined;
  /** Where traces go; undefined for nowhere. */
  tracing: TracingConfig | undefined;
  /** The least severe lines that are logged: one of pino's levels. */
  logLevel: string;
  /** The gateway's GraphQL address. */
  gatewayUrl: string;
  /** The origin of the REST host, for its pictures. */
  restUrl: string;
  /** The origin that shoppers reach the shop at; the request's own host when absent. */
  publicUrl?: string;
  /** The origin of the payment widget; the payment provider's own where it is undefined. */
  paymentOrigin: string | undefined;
  /** Whose forwarded headers are believed: addresses or networks, as Fastify's `trustProxy` takes them. */
  trustProxy: string;
  /** Sources served by Vite as they are, with hot reloading, instead of the build. */
  dev: boolean;
  /** Seconds that a page without cookies is kept and shown to others; 0 keeps none. */
  pageSeconds: number;
  /** Milliseconds within which a client must have sent its request: its headers and its body. */
  requestMs: number;
  /** Milliseconds for which the storefront serves on after SIGTERM. */
  drainMs: number;
  /** The folder that storefronts and gateways of all releases share; none when undefined. */
  releasesDir: string | undefined;
  /** Where log lines go; to the standard output where it is undefined. */
  logTo?: { write(line: string): void } | undefined;
  /** Milliseconds for which a floor below may be silent: more than it takes to start a payment. */
  answerMs: number;
}

/** Reads the settings of the environment. Throws an Error that names each wrong one. */
export function readWebConfig(env: NodeJS.ProcessEnv = process.env): WebConfig {
  const problems = findModeFaults(env, ['PUBLIC_URL']);
  const number = (name: string, usual: number, most: number): number => {
    const value = env[name] ? Number(env[name]) : usual;
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    problems.push(`${name} must be a whole number from 0 to ${most}`);
    return usual;
  };
  const address = (name: string, usual: string): string => {
    const value = env[name] || usual;
    if (URL.canParse(value) && /^https?:/.test(value)) return value.replace(/\/+$/, '');
    problems.push(`${name} must be an http(s) address`);
    return usual;
  };
  const logLevel = env['LOG_LEVEL'] || 'warn';
  if (!LOG_LEVELS.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  const config: WebConfig = {
    host: env['HOST'] || '127.0.0.1',
    logLevel,
    port: number('PORT', 3000, 65_535),
    metricsPort: readMetricsPort(env['METRICS_PORT'], problems),
    tracing: readTracing(env['OTEL_EXPORTER_OTLP_ENDPOINT'], env['OTEL_TRACES_SAMPLER_ARG'], problems),
    gatewayUrl: address('GATEWAY_URL', `http://127.0.0.1:${number('BFF_PORT', 4000, 65_535)}/graphql`),
    restUrl: address('REST_URL', `http://127.0.0.1:${number('API_PORT', 4001, 65_535)}`),
    publicUrl: env['PUBLIC_URL'] ? new URL(address('PUBLIC_URL', 'http://localhost')).origin : undefined,
    paymentOrigin: env['PAYMENT_WIDGET_URL']
      ? new URL(address('PAYMENT_WIDGET_URL', 'http://localhost')).origin
      : undefined,
    trustProxy: readTrustProxy(env['TRUST_PROXY'], problems),
    dev: false,
    pageSeconds: 5,
    requestMs: readRequestMs(env, problems),
    drainMs: readDrainMs(env['DRAIN_MS'], env['NODE_ENV'], problems),
    releasesDir: env['RELEASES_DIR'] || undefined,
    answerMs: 20_000,
  };
  if (problems.length > 0) throw new StartError(problems.join('; '));
  return config;
}

/** The time within which a client must have sent its request. */
function readRequestMs(env: NodeJS.ProcessEnv, problems: string[]): number {
  const seconds = Number(env['REQUEST_SECONDS']?.trim() || 10);
  if (!(seconds >= 0.1 && seconds <= 300)) problems.push('REQUEST_SECONDS must be a number of seconds from 0.1 to 300');
  return seconds * 1_000;
}

/** The environment that the storefront is built in: this process's own, but always for production. */
export const buildEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...env,
  NODE_ENV: 'production',
});
