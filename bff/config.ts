import { readDrainMs } from '../schema/graceful-shutdown.ts';
import { readMetricsPort } from '../schema/metrics.ts';
import { readPictureHosts } from '../schema/picture-hosts.ts';
import { StartError } from '../schema/start-errors.ts';
import { readTrustProxy } from '../schema/trust-proxy.ts';
import { findModeFaults } from '../schema/run-modes.ts';
import { readTracing, type TracingConfig } from '../schema/tracing.ts';
import { API_LIMITS } from './platform/graphql/api-limits.ts';
import type { ClientKey } from './platform/graphql/client-keys.ts';
import type { Allowed } from './platform/graphql/document-access.ts';
import type { SharingOptions } from './platform/graphql/shared-answers.ts';

/** The settings of a gateway. */
export interface GatewayConfig {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The port at which the metrics are told; undefined for none, 0 takes any free one. */
  metricsPort: number | undefined;
  /** Where traces go; undefined for nowhere. */
  tracing: TracingConfig | undefined;
  /** The REST host that the gateway wraps. */
  restUrl: string;
  /** The shop's origin. With it the addresses of pictures that the shop serves are absolute. */
  publicUrl: string | undefined;
  /** Where the storefront of a shop is that is tried out and has no public address; pages of products are named by it. */
  trialUrl?: string | undefined;
  /** The start of the addresses of foreign pictures that the shop serves: an http(s) address, or a path of its origin. */
  pictureBaseUrl: string;
  /** The origins, besides the REST host's, whose pictures the gateway fetches. */
  pictureHosts: readonly string[];
  /** Milliseconds that the download of a picture may take. */
  pictureTimeoutMs: number;
  isProduction: boolean;
  logLevel: string;
  /** Milliseconds that one read of the REST host may take. */
  readTimeoutMs: number;
  /** Milliseconds that one change by the REST host may take. */
  writeTimeoutMs: number;
  /** Milliseconds that one call about a payment may take. */
  paymentTimeoutMs: number;
  /** Milliseconds within which a client must have sent its request: its headers and its body. */
  requestMs: number;
  /** Milliseconds for which the gateway serves on after SIGTERM. */
  drainMs: number;
  /** Milliseconds that a whole GraphQL request may take. */
  deadlineMs: number;
  /** What the operations of one client may cost in a second, as `extensions.cost` counts; ten times as much at once. */
  costPerSecond: number;
  /** Milliseconds between two looks at a followed order, on a host that tells of no changes. */
  orderPollMs: number;
  /** The same for a request that is about a payment. */
  paymentDeadlineMs: number;
  /** The shop's public key at the payment provider, for a REST host that does not send it. */
  razorpayKeyId: string | undefined;
  /** The address of the payment widget's script, for a REST host that does not send it. */
  paymentWidgetUrl: string;
  /** The most bytes of one answer of the REST host. */
  maxAnswerBytes: number;
  /** The most characters of all answers of public reads that are kept; 0 keeps none. */
  publicCacheCharacters: number;
  /**
   * Whether every public answer of the REST host is as good as new for a second; `off` for none. When undefined, only those
   * are kept that the schema allows to be older.
   */
  keepRest?: 'on' | 'off' | undefined;
  /** Milliseconds for which an answer of the public catalogue may stand in for one that is late or missing. */
  staleMs: number;
  /** Digits of a one-time code, as clients are told: the REST host's own setting. */
  otpLength: number;
  /** The proxies whose `X-Forwarded-…` headers are trusted: addresses, networks, or Fastify's names for them. */
  trustProxy: string;
  /** The origins, as browsers write them, whose pages may call the gateway; `*` for all others. */
  corsOrigins: readonly string[];
  /** Whether the gateway runs any document, or those of the manifests alone and others for clients with a key. */
  allow: Allowed;
  /** The folder with the manifests of documents of other clients than the storefront. */
  trustedDocuments: string | undefined;
  /** The folder that gateways and storefronts of all releases share; none when undefined. */
  releasesDir: string | undefined;
  /** The clients that may run any document. */
  clientKeys: readonly ClientKey[];
  /** Whether plain requests for GraphQL are read from their connections without Node's own server. */
  hasFastHttp: boolean;
  /** Whether known operations are answered without Apollo Server. */
  hasLane: boolean;
  /** Which answers of public operations requests share: needs the lane. */
  sharing: SharingOptions;
  /** Whether the schema is a subgraph of Apollo Federation. */
  isSubgraph: boolean;
}

/** The settings that a client is told. */
export type ToldSettings = Pick<
  GatewayConfig,
  'publicUrl' | 'trialUrl' | 'razorpayKeyId' | 'paymentWidgetUrl' | 'otpLength' | 'costPerSecond'
>;

const RAZORPAY_WIDGET = 'https://checkout.razorpay.com/v1/checkout.js';
const DEFAULT_COST_PER_SECOND = 30_000;
const MAX_COST_PER_SECOND = 100_000_000;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads a number; one that is missing or empty is the default. Notes one that is none, or out of its range. */
type ReadNumber = (name: string, defaultValue: number, max: number, min?: number) => number;

/** Reads the gateway's settings. Throws an Error that names every wrong one. */
export function readGatewayConfig(env: Record<string, string | undefined> = process.env): GatewayConfig {
  const wrong = findModeFaults(env, ['PUBLIC_URL']);
  const number: ReadNumber = (name, defaultValue, max, min = 0) => {
    const value = Number(env[name]?.trim() || defaultValue);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    wrong.push(`${name} must be a whole number from ${min} to ${max}`);
    return defaultValue;
  };
  const address = (name: string, defaultValue: string | undefined) => {
    const value = env[name] || defaultValue;
    if (value !== undefined && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
      wrong.push(`${name} must be an http or https address`);
    }
    return value?.replace(/\/+$/, '');
  };
  const apiPort = number('API_PORT', 4001, 65_535);
  if (apiPort === 0 && !env['REST_URL']) wrong.push('REST_URL is needed when API_PORT is 0');
  const config: GatewayConfig = {
    host: env['HOST']?.trim() || '127.0.0.1',
    port: number('BFF_PORT', 4000, 65_535),
    restUrl: address('REST_URL', `http://127.0.0.1:${apiPort}`) ?? '',
    publicUrl: address('PUBLIC_URL', undefined),
    ...readPictureSettings(env, wrong),
    pictureTimeoutMs: number('PICTURE_TIMEOUT_MS', 5_000, 60_000, 1),
    isProduction: env['NODE_ENV'] === 'production',
    logLevel: readLogLevel(env['LOG_LEVEL'], wrong),
    ...readLimits(number),
    ...readProcessSettings(env, wrong),
    keepRest: readKeepRest(env['KEEP_REST'], wrong),
    costPerSecond: readCostPerSecond(env, wrong),
    razorpayKeyId: env['RAZORPAY_KEY_ID'] || undefined,
    paymentWidgetUrl: address('PAYMENT_WIDGET_URL', RAZORPAY_WIDGET) ?? RAZORPAY_WIDGET,
    otpLength: number('OTP_LENGTH', 4, 8, 4),
    trustProxy: readTrustProxy(env['TRUST_PROXY'], wrong),
    ...readClientSettings(env, wrong),
  };
  if (wrong.length > 0) throw new StartError(wrong.join('; '));
  return config;
}

function readLogLevel(text: string | undefined, wrong: string[]): string {
  const level = text?.trim() || 'warn';
  if (!LEVELS.includes(level)) wrong.push(`LOG_LEVEL must be one of ${LEVELS.join(', ')}`);
  return level;
}

/** The limits of calls. An old host takes about a second for a call, and some seconds for its first one. */
function readLimits(number: ReadNumber) {
  return {
    readTimeoutMs: number('REST_TIMEOUT_MS', 4_000, 60_000, 1),
    writeTimeoutMs: number('REST_WRITE_TIMEOUT_MS', 6_000, 60_000, 1),
    paymentTimeoutMs: number('REST_PAYMENT_TIMEOUT_MS', 8_000, 60_000, 1),
    deadlineMs: number('REQUEST_DEADLINE_MS', 9_000, 60_000, 1),
    orderPollMs: 15_000,
    paymentDeadlineMs: number('PAYMENT_DEADLINE_MS', 10_000, 60_000, 1),
    maxAnswerBytes: number('REST_MAX_BYTES', 16_000_000, 1_000_000_000, 1),
    publicCacheCharacters: number('PUBLIC_CACHE_CHARACTERS', 16_000_000, 1_000_000_000),
    staleMs: 1_000 * number('STALE_SECONDS', 600, 86_400),
  };
}

/** What every floor has. */
function readProcessSettings(env: Record<string, string | undefined>, wrong: string[]) {
  return {
    metricsPort: readMetricsPort(env['METRICS_PORT'], wrong),
    tracing: readTracing(env['OTEL_EXPORTER_OTLP_ENDPOINT'], env['OTEL_TRACES_SAMPLER_ARG'], wrong),
    requestMs: readRequestMs(env, wrong),
    drainMs: readDrainMs(env['DRAIN_MS'], env['NODE_ENV'], wrong),
  };
}

/** The time within which a client must have sent its request. */
function readRequestMs(env: Record<string, string | undefined>, wrong: string[]): number {
  const seconds = Number(env['REQUEST_SECONDS']?.trim() || 10);
  if (!(seconds >= 0.1 && seconds <= 300)) wrong.push('REQUEST_SECONDS must be a number of seconds from 0.1 to 300');
  return seconds * 1_000;
}

/** What a client's operations may cost in a second: at least one of the dearest. */
function readCostPerSecond(env: Record<string, string | undefined>, wrong: string[]): number {
  const cost = Number(env['COST_PER_SECOND']?.trim() || DEFAULT_COST_PER_SECOND);
  const isRight = Number.isInteger(cost) && cost >= API_LIMITS.cost && cost <= MAX_COST_PER_SECOND;
  if (!isRight) wrong.push(`COST_PER_SECOND must be a whole number from ${API_LIMITS.cost} to ${MAX_COST_PER_SECOND}`);
  return cost;
}

type PictureSettings = Pick<GatewayConfig, 'pictureBaseUrl' | 'pictureHosts'>;

function readPictureSettings(env: Record<string, string | undefined>, wrong: string[]): PictureSettings {
  const base = env['PICTURE_BASE_URL']?.trim() || '/pictures';
  if (!/^(https?:\/\/[^/]|\/)/.test(base)) wrong.push('PICTURE_BASE_URL must be an http(s) address or a path');
  return {
    pictureBaseUrl: base.replace(/\/+$/, ''),
    pictureHosts: readPictureHosts(env['PICTURE_HOSTS'], wrong),
  };
}

/** The origins of a list with commas, as browsers write them: a page's, an app's (`capacitor://localhost`), or `*` for all. */
function readOrigins(value: string | undefined, wrong: string[]): string[] {
  const entries = (value ?? '').split(',').map((entry) => entry.trim());
  return entries.flatMap((entry) => {
    if (entry === '') return [];
    if (entry === '*') return [entry];
    const url = URL.parse(entry);
    const isWeb = url !== null && /^https?:$/.test(url.protocol);
    if (isWeb && url.href === `${url.origin}/` && /^https?:\/\/[\w.[\]:-]+$/.test(url.origin)) return [url.origin];
    if (url !== null && !isWeb && /^[a-z][a-z\d+.-]*:\/\/[\w.-]+(:\d{1,5})?$/.test(entry)) return [entry];
    wrong.push(`CORS_ORIGINS has ${entry}, which is neither an origin such as https://app.example nor *`);
    return [];
  });
}

/** Who may ask, and what. */
function readClientSettings(env: Record<string, string | undefined>, wrong: string[]) {
  return {
    corsOrigins: readOrigins(env['CORS_ORIGINS'], wrong),
    allow: readAllowed(env['ALLOW'], wrong),
    trustedDocuments: env['TRUSTED_DOCUMENTS'] || undefined,
    releasesDir: env['RELEASES_DIR'] || undefined,
    clientKeys: readClientKeys(env['CLIENT_KEYS'], wrong),
    isSubgraph: readSwitch('FEDERATION', 'off', env, wrong),
    hasFastHttp: readSwitch('FAST_HTTP', 'on', env, wrong),
    hasLane: readSwitch('LANE', 'on', env, wrong),
    sharing: {
      joins: readSwitch('JOIN_OPERATIONS', 'on', env, wrong),
      keeps: readSwitch('KEEP_ANSWERS', 'off', env, wrong),
      reuses: readSwitch('REUSE_ANSWERS', 'on', env, wrong),
    },
  };
}

function readKeepRest(value: string | undefined, wrong: string[]): 'on' | 'off' | undefined {
  if (value === 'on' || value === 'off') return value;
  if (value !== undefined && value !== '') wrong.push('KEEP_REST must be on or off');
  return undefined;
}

function readAllowed(value: string | undefined, wrong: string[]): Allowed {
  if (value === 'trusted') return value;
  if (value !== undefined && value !== '' && value !== 'any') wrong.push('ALLOW must be any or trusted');
  return 'any';
}

/** The keys of a list with commas, each a name and the key's SHA-256. A name may have several keys. */
function readClientKeys(value: string | undefined, wrong: string[]): ClientKey[] {
  const entries = (value ?? '').split(',').map((entry) => entry.trim());
  return entries.flatMap((entry, at) => {
    if (entry === '') return [];
    const [, name, sha256] = /^([\w.-]{1,60}):([\da-f]{64})$/i.exec(entry) ?? [];
    if (name !== undefined && sha256 !== undefined) return [{ name, sha256 }];
    // The entry itself may be a key.
    wrong.push(
      `entry ${at + 1} of CLIENT_KEYS is not a name, a colon and the SHA-256 of a key (64 hexadecimal digits)`,
    );
    return [];
  });
}

function readSwitch(
  name: string,
  usual: 'on' | 'off',
  env: Record<string, string | undefined>,
  wrong: string[],
): boolean {
  const value = env[name] || usual;
  if (value !== 'on' && value !== 'off') wrong.push(`${name} must be on or off`);
  return value === 'on';
}
