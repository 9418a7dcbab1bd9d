import { isTrustProxy, TRUST_PROXY_RULE } from '../schema/trust-proxy.ts';
import { readDrainMs } from '../schema/graceful-shutdown.ts';
import { readPictureHosts } from '../schema/picture-hosts.ts';
import { findModeFaults } from '../schema/run-modes.ts';
import { StartError } from '../schema/start-errors.ts';
import { readTracing } from '../schema/tracing.ts';
import type { TracingConfig } from '../schema/tracing.ts';
import { COMMISSION_RATE, SHOP } from '../schema/shop.ts';
import {
  anyText,
  appAddresses,
  httpOrigin,
  httpUrl,
  matching,
  numberFrom,
  oneOf,
  optional,
  port,
} from './platform/settings.ts';
import { readSettings, secretText, secretUrl, setting, wholeFrom } from './platform/settings.ts';
import type { Environment, SettingsOf } from './platform/settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const PICTURE_HOSTS_RULE = 'list names of hosts or origins, with commas between';

const dataDir = setting('DATA_DIR', anyText, '.data');
const secret = optional('SESSION_SECRET', {
  parse: (text) => (text.length >= 32 ? text : undefined),
  must: 'have at least 32 characters, drawn by chance',
  isSecret: true,
});

/** The settings of the api: each with its variable, what it accepts, and its default. */
const SETTINGS = {
  /** The address to listen on. */
  host: setting('HOST', anyText, '127.0.0.1'),
  /** The port to listen on; 0 takes any free one. */
  port: setting('API_PORT', port, 4001),
  /** The port at which the metrics are told; none without it, 0 takes any free one. */
  metricsPort: optional('METRICS_PORT', port),
  /** A PostgreSQL server's address; without it the database is embedded in `dataDir`. */
  databaseUrl: optional('DATABASE_URL', secretUrl(/^postgres(ql)?:\/\//, 'be a postgres:// address')),
  /** The folder of the embedded database and the drawn pictures. */
  dataDir,
  /** The share of a seller's price that the shop adds to it, 0 to 1. */
  commissionRate: setting('COMMISSION_RATE', numberFrom(0, 1, 'be a number from 0 to 1'), COMMISSION_RATE),
  /** The start of picture addresses, without a slash at its end. */
  pictureBaseUrl: setting(
    'PICTURE_BASE_URL',
    {
      parse: (text) => (/^(https?:\/\/[^/]|\/)/.test(text) ? text.replace(/\/+$/, '') : undefined),
      must: 'be an http(s) address or a path',
    },
    '/pictures',
  ),
  /** The origins of pictures that a product may have although their hosts are private: the gateway fetches these. */
  pictureHosts: setting('PICTURE_HOSTS', { parse: parsePictureHosts, must: PICTURE_HOSTS_RULE }, []),
  logLevel: setting('LOG_LEVEL', oneOf(LOG_LEVELS), 'warn'),
  /** The shop's origin for shoppers, without a slash at its end; links in mails start with it. */
  shopUrl: {
    variable: 'PUBLIC_URL',
    parser: { ...httpOrigin, must: 'be the http(s) address of the shop' },
    fallback: defaultShopUrl,
  },
  /** The secret of access tokens and waiting mails; without it one is created in `dataDir`. */
  secret,
  /** The mail server, `smtp://` or `smtps://`; without it mails go to the trial's outbox. */
  smtpUrl: optional('SMTP_URL', secretUrl(/^smtps?:\/\//, 'be an smtp:// address')),
  /** The sender of the shop's mails. */
  mailFrom: setting(
    'MAIL_FROM',
    matching(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$/, 'be like Shop <hello@shop.example>'),
    SHOP.sender,
  ),
  /** The script of the payment widget; by default Razorpay's, or the simulator's. */
  widgetUrl: optional('PAYMENT_WIDGET_URL', httpUrl),
  /** The port of the trial's outbox page; 0 takes any free port. */
  outboxPort: setting('OUTBOX_PORT', port, 4002),
  /** The port of the trial's sample provider; 0 takes any free port. */
  sampleGooglePort: setting('SAMPLE_GOOGLE_PORT', port, 4003),
  /** The port of the trial's payment simulator; 0 takes any free port. */
  paymentSimulatorPort: setting('PAYMENT_SIMULATOR_PORT', port, 4004),
  /** Digits of a one-time code. */
  otpLength: setting('OTP_LENGTH', wholeFrom(4, 8), 4),
  /** Whether those who work for the shop need a second factor, or may have one. */
  staffSecondFactor: {
    variable: 'STAFF_SECOND_FACTOR',
    parser: oneOf(['required', 'offered'] as const),
    fallback: (env: Environment) => (env['NODE_ENV'] === 'production' ? ('required' as const) : ('offered' as const)),
  },
  /** Calls of the account flows that one address (an IPv6 /64) may make within ten minutes. */
  addressLimit: setting('ADDRESS_LIMIT', wholeFrom(1, 1_000_000, 'be a whole number from 1'), 300),
  /** Seconds within which a client must have sent its request. */
  requestSeconds: setting('REQUEST_SECONDS', numberFrom(0.1, 300, 'be a number of seconds from 0.1 to 300'), 10),
  /** Seconds between two looks for orders and refunds that are to be asked after. */
  reconcileSeconds: setting('RECONCILE_SECONDS', wholeFrom(1, 60), 20),
  /** The addresses at which the shop's apps get the browser back from Google, as they are registered there. */
  nativeRedirects: setting('GOOGLE_NATIVE_REDIRECTS', appAddresses, []),
  /** The proxies whose `X-Forwarded-For` is trusted: addresses, networks, or Fastify's words for them. */
  trustProxy: setting(
    'TRUST_PROXY',
    { parse: (text) => (isTrustProxy(text) ? text : undefined), must: TRUST_PROXY_RULE },
    'loopback',
  ),
};

const GOOGLE_SETTINGS = {
  issuer: setting(
    'GOOGLE_ISSUER',
    { ...anyText, parse: keepHttpUrl, must: httpUrl.must },
    'https://accounts.google.com',
  ),
  clientId: optional('GOOGLE_CLIENT_ID', anyText),
  clientSecret: optional('GOOGLE_CLIENT_SECRET', secretText),
};

const RAZORPAY_SETTINGS = {
  baseUrl: setting('RAZORPAY_URL', httpUrl, 'https://api.razorpay.com'),
  keyId: optional('RAZORPAY_KEY_ID', secretText),
  keySecret: optional('RAZORPAY_KEY_SECRET', secretText),
  webhookSecret: optional('RAZORPAY_WEBHOOK_SECRET', secretText),
};
const RAZORPAY_KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];

const OPERATOR_SETTINGS = {
  /** The api's address, without a slash at its end. */
  apiUrl: setting('API_URL', httpUrl, 'http://127.0.0.1:4001'),
  secret,
  dataDir,
};

/** A client of an OpenID provider. */
export interface GoogleConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether the provider has no TLS, as a sample in its own container. */
  withoutTls: boolean;
}

/** An account at Razorpay: the address of its REST API, its keys, and the secret of its webhooks. */
export interface RazorpayConfig {
  baseUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** The settings of the api. Nothing else on this floor reads the environment. */
export interface ApiConfig extends SettingsOf<typeof SETTINGS> {
  /** Where traces go; undefined for nowhere. */
  tracing: TracingConfig | undefined;
  /** Milliseconds for which the api serves on after SIGTERM. */
  drainMs: number;
  /** Whether this is a real shop: it must then have every setting for which a trial has a stand-in. */
  isProduction: boolean;
  /** The shop's registration at Google; without it a stand-in runs on this machine. */
  google: GoogleConfig | undefined;
  /** The shop's account at Razorpay; without it a simulator runs on this machine. */
  razorpay: RazorpayConfig | undefined;
}

/** The settings of the operator's command line: the api's address, and the shop's secret or the folder that has it. */
export type OperatorConfig = SettingsOf<typeof OPERATOR_SETTINGS>;

/** Reads and validates the api's settings; throws one Error that names every wrong variable. */
export function readApiConfig(env: Environment = process.env): ApiConfig {
  const faults: string[] = [];
  const config: ApiConfig = {
    ...readSettings(SETTINGS, env, faults),
    tracing: readTracing(env['OTEL_EXPORTER_OTLP_ENDPOINT'], env['OTEL_TRACES_SAMPLER_ARG'], faults),
    drainMs: readDrainMs(env['DRAIN_MS'], env['NODE_ENV'], faults),
    isProduction: env['NODE_ENV'] === 'production',
    google: readGoogle(env, faults),
    razorpay: readRazorpay(env, faults),
  };
  faults.push(...findModeFaults(env, NEEDED));
  if (config.isProduction) faults.push(...trialSecretsOf(env), ...unsafeInProduction(config));
  if (faults.length > 0) throw new StartError(faults.join('; '));
  return config;
}

/** Reads and validates the settings of the operator's command line; throws one Error that names every wrong variable. */
export function readOperatorConfig(env: Environment = process.env): OperatorConfig {
  const faults: string[] = [];
  const config = readSettings(OPERATOR_SETTINGS, env, faults);
  if (faults.length > 0) throw new Error(`${faults.join('; ')}.`);
  return config;
}

function readGoogle(env: Environment, faults: string[]): GoogleConfig | undefined {
  const { issuer, clientId, clientSecret } = readSettings(GOOGLE_SETTINGS, env, faults);
  if (clientId && clientSecret) return { issuer, clientId, clientSecret, withoutTls: issuer.startsWith('http:') };
  if (clientId || clientSecret) faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together');
  return undefined;
}

function readRazorpay(env: Environment, faults: string[]): RazorpayConfig | undefined {
  const { baseUrl, keyId, keySecret, webhookSecret } = readSettings(RAZORPAY_SETTINGS, env, faults);
  if (keyId && keySecret && webhookSecret) return { baseUrl, keyId, keySecret, webhookSecret };
  // In production each missing key is reported by its own name.
  const isHalf = (keyId || keySecret || webhookSecret) && env['NODE_ENV'] !== 'production';
  if (isHalf) faults.push(`${RAZORPAY_KEYS.join(', ')} belong together`);
  return undefined;
}

/** The settings that a real shop must have. */
const NEEDED = [
  'PUBLIC_URL',
  'SESSION_SECRET',
  'SMTP_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  ...RAZORPAY_KEYS,
];

/** The secrets of a real shop that stand in this repository. */
function trialSecretsOf(env: Environment): string[] {
  const known = NEEDED.filter((name) => TRIAL_SECRET.test(env[name]?.trim() ?? ''));
  return known.map((name) => `${name} is the one of the trial, which everybody knows`);
}

/** How the secrets in docker/trial.env begin. */
const TRIAL_SECRET = /^for-trying-out/;

/** The settings that would sell goods for no money, or send keys and logins without TLS. */
function unsafeInProduction({ razorpay, google, shopUrl }: ApiConfig): string[] {
  const isTest = razorpay?.keyId.startsWith('rzp_test_') ?? false;
  const isOpen = razorpay?.baseUrl.startsWith('http:') ?? false;
  // Browsers keep a login's cookies only with https, or on their own machine.
  const isUnsafe = /^http:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])(:|$))/.test(shopUrl);
  return [
    ...(isTest ? ['RAZORPAY_KEY_ID is one for trying out: anybody could pay with a test card'] : []),
    ...(isOpen ? ['RAZORPAY_URL must be an https address'] : []),
    ...(isUnsafe ? ['PUBLIC_URL must be an https address'] : []),
    ...(google?.withoutTls ? ['GOOGLE_ISSUER must be an https address'] : []),
  ];
}

function parsePictureHosts(text: string): readonly string[] | undefined {
  const faults: string[] = [];
  const hosts = readPictureHosts(text, faults);
  return faults.length === 0 ? hosts : undefined;
}

function defaultShopUrl(env: Environment): string {
  const host = env['HOST']?.trim() || '127.0.0.1';
  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${env['PORT']?.trim() || '3000'}`;
}

/** An issuer is compared letter by letter, so a slash at its end stays. */
function keepHttpUrl(text: string): string | undefined {
  return httpUrl.parse(text) === undefined ? undefined : text;
}
