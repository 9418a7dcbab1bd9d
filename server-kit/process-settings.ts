import { tracingTo, type TracingConfig } from './tracing.ts';
import { httpOrigin, httpUrl, list, oneOf, port, setting, text, trustProxy, wholeNumber } from './settings.ts';
import type { ValuesOf } from './settings.ts';
import { pictureOriginOf } from './picture-hosts.ts';

/** Milliseconds for which a production process continues to serve after SIGTERM, until the balancer has noticed. */
const DRAIN_MS = 10_000;
/** Milliseconds within which a client must have sent its whole request. */
const REQUEST_MS = 10_000;

/** The settings that every server has. */
export const PROCESS_SETTINGS = {
  NODE_ENV: setting(
    text().default('development'),
    '`production` for a real shop: it needs every secret, and uses no stand-ins.',
  ),
  HOST: setting(text().default('127.0.0.1'), 'The address on which each server listens.'),
  PUBLIC_URL: setting(
    httpOrigin('be the http(s) address of the shop').optional(),
    'The origin at which shoppers reach the shop. Required in production.',
    { usual: 'http://127.0.0.1:3000 in a trial' },
  ),
  TRUST_PROXY: setting(
    trustProxy().default('loopback'),
    'The proxies whose `X-Forwarded-…` headers are trusted: addresses, networks, or `loopback`, `linklocal`, `uniquelocal`. Required in production where `HOST` is not this machine alone.',
  ),
  LOG_LEVEL: setting(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    'The lowest level of logged lines.',
  ),
  METRICS_PORT: setting(
    port().optional(),
    'The port for Prometheus. Under `npm start` the three servers use this port and the next two.',
    { usual: 'no metrics' },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    httpUrl().optional(),
    'The OpenTelemetry collector that receives traces over HTTP.',
    { usual: 'no traces' },
  ),
};

/** Settings of more than one server, but not of all. */
export const SHARED_SETTINGS = {
  REST_URL: setting(httpUrl().optional(), 'The REST host that the gateway wraps: yours, or the included one.', {
    usual: 'http://127.0.0.1:4001',
  }),
  PORT: setting(port().default(3000), 'The port of the storefront; 0 uses any free one.'),
  BFF_PORT: setting(port().default(4000), 'The port of the gateway; 0 uses any free one.'),
  API_PORT: setting(port().default(4001), 'The port of the included REST host; 0 uses any free one.'),
  REST_TIMEOUT_MS: setting(
    wholeNumber(1, 60_000).default(4_000),
    'The timeout in milliseconds for a read of the REST host; 1.5 times for changes, 2 times for payments.',
  ),
  PAYMENT_WIDGET_URL: setting(
    httpUrl().optional(),
    'The script of the payment widget, for a REST host that does not return it.',
    { usual: 'Razorpay’s' },
  ),
  RELEASES_DIR: setting(
    text().optional(),
    'A directory that gateways and storefronts of all releases share, so that pages of the last release still work.',
    { usual: 'none' },
  ),
  RAZORPAY_KEY_ID: setting(text().optional(), 'The public key at Razorpay. Required in production.', {
    usual: 'a simulator in a trial',
    isSecret: true,
  }),
  OTP_LENGTH: setting(wholeNumber(4, 8).default(4), 'The number of digits of a one-time code, 4 to 8.'),
  PICTURE_HOSTS: setting(
    list(pictureOriginOf, 'list names of hosts or origins, with commas between').default([]),
    'Picture hosts whose pictures the gateway fetches and serves from the shop’s origin, separated by commas.',
    { usual: 'none' },
  ),
};

/** The common part of every server's configuration. */
export interface ProcessConfig {
  /** The address to listen on. */
  host: string;
  logLevel: string;
  isProduction: boolean;
  /** The proxies whose forwarded headers are trusted, as Fastify's `trustProxy` accepts them. */
  trustProxy: string;
  /** The port of the metrics; undefined for none, 0 uses any free one. */
  metricsPort: number | undefined;
  /** Where traces go; undefined for nowhere. */
  tracing: TracingConfig | undefined;
  /** Milliseconds within which a client must have sent its request: its headers and its body. */
  requestMs: number;
  /** Milliseconds for which the process continues to serve after SIGTERM. */
  drainMs: number;
}

/** The common part of a server's configuration. */
export function processConfigOf(values: ValuesOf<typeof PROCESS_SETTINGS>): ProcessConfig {
  const isProduction = values.NODE_ENV === 'production';
  return {
    host: values.HOST,
    logLevel: values.LOG_LEVEL,
    isProduction,
    trustProxy: values.TRUST_PROXY,
    metricsPort: values.METRICS_PORT,
    tracing: tracingTo(values.OTEL_EXPORTER_OTLP_ENDPOINT),
    requestMs: REQUEST_MS,
    drainMs: isProduction ? DRAIN_MS : 0,
  };
}

/** The address of a trial's storefront, whose shop has no public address. */
export function trialUrlOf({ HOST: host, PORT: at }: { HOST: string; PORT: number }): string {
  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${at || 3000}`;
}
