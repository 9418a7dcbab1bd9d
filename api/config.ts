import { COMMISSION_RATE, SHOP } from '../schema/shop.ts';

/** The settings of the api. Nothing else on this floor reads the environment. */
export interface ApiConfig {
  /** The address to listen on. */
  host: string;
  /** The port to listen on; 0 takes any free one. */
  port: number;
  /** A PostgreSQL server's address; without it the database is embedded in `dataDir`. */
  databaseUrl: string | undefined;
  /** The folder of the embedded database and the drawn pictures. */
  dataDir: string;
  /** The share of a seller's price that the shop adds to it, 0 to 1. */
  commissionRate: number;
  /** The start of picture addresses, without a slash at its end. */
  pictureBaseUrl: string;
  /** The log level. */
  logLevel: LogLevel;
  /** Whether this is a real shop: it must then have every setting for which a trial has a stand-in. */
  isProduction: boolean;
  /** The shop's origin for shoppers, without a slash at its end; links in mails start with it. */
  shopUrl: string;
  /** The secret of access tokens and waiting mails; without it one is created in `dataDir`. */
  secret: string | undefined;
  /** The mail server, `smtp://` or `smtps://`; without it mails go to the trial's outbox. */
  smtpUrl: string | undefined;
  /** The sender of the shop's mails. */
  mailFrom: string;
  /** The shop's registration at Google; without it a stand-in runs on this machine. */
  google: GoogleConfig | undefined;
  /** The shop's account at Razorpay; without it a simulator runs on this machine. */
  razorpay: RazorpayConfig | undefined;
  /** The script of the payment widget; by default Razorpay's, or the simulator's. */
  widgetUrl: string | undefined;
  /** The port of the trial's outbox page; 0 takes any free port. */
  outboxPort: number;
  /** The port of the trial's sample provider; 0 takes any free port. */
  sampleGooglePort: number;
  /** The port of the trial's payment simulator; 0 takes any free port. */
  paymentSimulatorPort: number;
  /** Digits of a one-time code. */
  otpLength: number;
  /** Calls of the account flows that one address (an IPv6 /64) may make within ten minutes. */
  addressLimit: number;
  /** The proxies whose `X-Forwarded-For` is trusted: addresses, networks, or Fastify's words for them. */
  trustProxy: string;
}

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

/** The settings of the operator's command line. */
export interface OperatorConfig {
  /** The api's address, without a slash at its end. */
  apiUrl: string;
  /** The shop's secret; without it the one in `dataDir`. */
  secret: string | undefined;
  /** The shop's data folder. */
  dataDir: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** One of pino's levels. */
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Record<string, string | undefined>;

/** Reads and validates the api's settings; throws one Error that names every wrong variable. */
export function readApiConfig(env: Environment = process.env): ApiConfig {
  const wrong: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, wish: string): T => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) wrong.push(`${name} must be ${wish}, not '${text.slice(0, 40)}'`);
    return value ?? fallback;
  };
  const config: ApiConfig = {
    host: read('HOST', '127.0.0.1', (text) => text, 'an address'),
    port: read('API_PORT', 4001, parsePort, 'a port, 0 to 65535'),
    databaseUrl: readDatabaseUrl(env, wrong),
    dataDir: read('DATA_DIR', '.data', (text) => text, 'a folder'),
    commissionRate: read('COMMISSION_RATE', COMMISSION_RATE, parseRate, 'a number from 0 to 1'),
    pictureBaseUrl: read('PICTURE_BASE_URL', '/pictures', parseBase, 'an http(s) address or a path'),
    logLevel: read('LOG_LEVEL', 'warn', (text) => LOG_LEVELS.find((level) => level === text), LOG_LEVELS.join(', ')),
    isProduction: env.NODE_ENV === 'production',
    shopUrl: read('PUBLIC_URL', defaultShopUrl(env), parseOrigin, 'the http(s) address of the shop'),
    secret: readSecret(env, wrong),
    smtpUrl: readSmtpUrl(env, wrong),
    mailFrom: read('MAIL_FROM', SHOP.sender, parseSender, 'like Shop <hello@shop.example>'),
    google: readGoogle(env, wrong),
    razorpay: readRazorpay(env, wrong, read('RAZORPAY_URL', RAZORPAY, parseAddress, 'an http(s) address')),
    widgetUrl: read('PAYMENT_WIDGET_URL', undefined, parseAddress, 'an http(s) address'),
    outboxPort: read('OUTBOX_PORT', 4002, parsePort, 'a port, 0 to 65535'),
    sampleGooglePort: read('SAMPLE_GOOGLE_PORT', 4003, parsePort, 'a port, 0 to 65535'),
    paymentSimulatorPort: read('PAYMENT_SIMULATOR_PORT', 4004, parsePort, 'a port, 0 to 65535'),
    otpLength: read('OTP_LENGTH', 4, (text) => parseWhole(text, 4, 8), 'a whole number from 4 to 8'),
    addressLimit: read('ADDRESS_LIMIT', 300, (text) => parseWhole(text, 1, 1_000_000), 'a whole number from 1'),
    trustProxy: read('TRUST_PROXY', 'loopback', (text) => text, 'addresses or networks'),
  };
  if (config.isProduction) wrong.push(...missingInProduction(env), ...unsafeInProduction(config));
  if (wrong.length > 0) throw new Error(`The api cannot start: ${wrong.join('; ')}.`);
  return config;
}

/** Reads and validates the settings of the operator's command line; throws one Error that names every wrong variable. */
export function readOperatorConfig(env: Environment = process.env): OperatorConfig {
  const wrong: string[] = [];
  const apiUrl = parseAddress(env.API_URL?.trim() || 'http://127.0.0.1:4001');
  if (!apiUrl) wrong.push('API_URL must be the http(s) address of the api');
  const secret = readSecret(env, wrong);
  if (!apiUrl || wrong.length > 0) throw new Error(`${wrong.join('; ')}.`);
  return { apiUrl, secret, dataDir: env.DATA_DIR?.trim() || '.data' };
}

/** Its message never quotes the address, which contains a password. */
function readDatabaseUrl(env: Environment, wrong: string[]): string | undefined {
  const text = env.DATABASE_URL?.trim();
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    wrong.push('DATABASE_URL must be a postgres:// address');
  }
  return text;
}

/** The missing settings of a real shop, and the secrets that stand in this repository. */
function missingInProduction(env: Environment): string[] {
  const needed = ['PUBLIC_URL', 'SESSION_SECRET', 'SMTP_URL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'];
  const all = [...needed, ...RAZORPAY_KEYS];
  return [
    ...all.filter((name) => !env[name]?.trim()).map((name) => `${name} is missing`),
    ...all
      .filter((name) => TRIAL_SECRET.test(env[name]?.trim() ?? ''))
      .map((name) => `${name} is ${TRIAL_SECRET_MESSAGE}`),
  ];
}

/** How the secrets in docker/trial.env begin. */
const TRIAL_SECRET = /^for-trying-out/;
const TRIAL_SECRET_MESSAGE = 'the one of the trial, which everybody knows';

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

function defaultShopUrl(env: Environment): string {
  const host = env.HOST?.trim() ?? '127.0.0.1';
  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${env.PORT?.trim() ?? '3000'}`;
}

/** Its message never quotes the secret. */
function readSecret(env: Environment, wrong: string[]): string | undefined {
  const text = env.SESSION_SECRET?.trim();
  if (text && text.length < 32) wrong.push('SESSION_SECRET must have at least 32 characters, drawn by chance');
  return text || undefined;
}

/** Its message never quotes the address, which may contain a password. */
function readSmtpUrl(env: Environment, wrong: string[]): string | undefined {
  const text = env.SMTP_URL?.trim();
  if (text && !(/^smtps?:\/\//.test(text) && URL.canParse(text))) wrong.push('SMTP_URL must be an smtp:// address');
  return text || undefined;
}

function readGoogle(env: Environment, wrong: string[]): GoogleConfig | undefined {
  const [clientId, clientSecret] = [env.GOOGLE_CLIENT_ID?.trim(), env.GOOGLE_CLIENT_SECRET?.trim()];
  const issuer = env.GOOGLE_ISSUER?.trim() || 'https://accounts.google.com';
  if (!parseAddress(issuer)) wrong.push('GOOGLE_ISSUER must be an http(s) address');
  if (clientId && clientSecret) {
    return { issuer, clientId, clientSecret, withoutTls: issuer.startsWith('http:') };
  }
  if (clientId || clientSecret) wrong.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together');
  return undefined;
}

const RAZORPAY = 'https://api.razorpay.com';
const RAZORPAY_KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/** All three keys or none; its message never quotes one. */
function readRazorpay(env: Environment, wrong: string[], baseUrl: string): RazorpayConfig | undefined {
  const [keyId, keySecret, webhookSecret] = RAZORPAY_KEYS.map((name) => env[name]?.trim());
  if (keyId && keySecret && webhookSecret) return { baseUrl, keyId, keySecret, webhookSecret };
  // Whether this is a real shop: it must then have every setting for which a trial has a stand-in.
  const isHalf = (keyId || keySecret || webhookSecret) && env.NODE_ENV !== 'production';
  if (isHalf) wrong.push(`${RAZORPAY_KEYS.join(', ')} belong together`);
  return undefined;
}

function parseAddress(text: string): string | undefined {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined;
}

function parseOrigin(text: string): string | undefined {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}

function parseSender(text: string): string | undefined {
  return /^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$/.test(text) ? text : undefined;
}

function parseWhole(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function parseRate(text: string): number | undefined {
  const rate = Number(text);
  return rate >= 0 && rate <= 1 ? rate : undefined;
}

function parseBase(text: string): string | undefined {
  return /^(https?:\/\/[^/]|\/)/.test(text) ? text.replace(/\/+$/, '') : undefined;
}
