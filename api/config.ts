import { COMMISSION_RATE, SHOP } from '../schema/shop.ts';
import { PROCESS_SETTINGS, SHARED_SETTINGS, processConfigOf, trialUrlOf } from '../server-kit/process-settings.ts';
import type { ProcessConfig } from '../server-kit/process-settings.ts';
import { findModeErrors } from '../server-kit/run-modes.ts';
import {
  assertNoSettingErrors,
  httpUrl,
  list,
  onOff,
  readSettings,
  setting,
  text,
  urlOf,
} from '../server-kit/settings.ts';
import type { Environment, ValuesOf } from '../server-kit/settings.ts';
import { isAppAddress } from './account/app-addresses.ts';
import { looksRandom } from './platform/secrets.ts';

/** The prefix of the secrets in docker/trial.env. */
const TRIAL_SECRET = /^for-trying-out/;

const dataDir = setting(
  text().default('.data'),
  'The directory of the embedded database, the pictures and the trial’s mails.',
);
const sessionSecret = setting(
  text()
    .min(32, 'have at least 32 characters, drawn at random')
    .refine(looksRandom, 'be drawn at random, as "openssl rand -hex 32" does')
    .optional(),
  'The secret of logins and queued mails, at least 32 random characters. Required in production.',
  { isSecret: true, usual: 'one is made in DATA_DIR' },
);

/** The settings of the api. */
export const API_SETTINGS = {
  ...PROCESS_SETTINGS,
  API_PORT: SHARED_SETTINGS.API_PORT,
  PORT: SHARED_SETTINGS.PORT,
  DATABASE_URL: setting(urlOf(/^postgres(ql)?:\/\//, 'be a postgres:// address').optional(), 'A PostgreSQL server.', {
    isSecret: true,
    usual: 'an embedded database in DATA_DIR',
  }),
  EMBEDDED_DATABASE: setting(
    onOff().prefault('off'),
    '`on` lets a real shop run on the embedded database, which one process alone can open and no backup tool reads.',
    { usual: 'off' },
  ),
  DATA_DIR: dataDir,
  SAMPLES: setting(onOff().prefault('on'), '`off` lets a trial start without samples. A real shop has none.', {
    usual: 'on',
  }),
  SESSION_SECRET: sessionSecret,
  SMTP_URL: setting(
    urlOf(/^smtps?:\/\//, 'be an smtp:// address').optional(),
    'The mail server, `smtp://` or `smtps://`. Required in production.',
    { isSecret: true, usual: 'an outbox in a trial' },
  ),
  GOOGLE_ISSUER: setting(
    // An issuer is compared exactly, so a trailing slash is not removed.
    urlOf(/^https?:\/\//, 'be an http(s) address').default('https://accounts.google.com'),
    'The OpenID provider of the login with Google.',
  ),
  GOOGLE_CLIENT_ID: setting(text().optional(), 'The shop’s registration at Google. Required in production.', {
    usual: 'a sample provider in a trial',
  }),
  GOOGLE_CLIENT_SECRET: setting(text().optional(), 'The secret of that registration. Required in production.', {
    isSecret: true,
  }),
  GOOGLE_NATIVE_REDIRECTS: setting(
    list(
      (entry) => (isAppAddress(entry) ? entry : undefined),
      'be addresses of apps, separated by commas: https://…, http://127.0.0.1…, or com.example.app:/…',
    ).default([]),
    'Redirect addresses of the shop’s apps for Google, separated by commas.',
    { usual: 'none' },
  ),
  RAZORPAY_URL: setting(httpUrl().default('https://api.razorpay.com'), 'The REST API of the payment provider.'),
  RAZORPAY_KEY_ID: SHARED_SETTINGS.RAZORPAY_KEY_ID,
  RAZORPAY_KEY_SECRET: setting(text().optional(), 'The secret key at Razorpay. Required in production.', {
    isSecret: true,
  }),
  RAZORPAY_WEBHOOK_SECRET: setting(
    text().optional(),
    'The secret with which Razorpay signs webhooks. Required in production.',
    { isSecret: true },
  ),
  PAYMENT_WIDGET_URL: SHARED_SETTINGS.PAYMENT_WIDGET_URL,
  PICTURE_HOSTS: SHARED_SETTINGS.PICTURE_HOSTS,
  OTP_LENGTH: SHARED_SETTINGS.OTP_LENGTH,
};

/** The settings of the operator's command line. */
const OPERATOR_SETTINGS = { REST_URL: SHARED_SETTINGS.REST_URL, SESSION_SECRET: sessionSecret, DATA_DIR: dataDir };

/** A client of an OpenID provider. */
export interface GoogleConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether the provider has no TLS, like a sample in its own container. */
  withoutTls: boolean;
}

/** An account at Razorpay: the address of its REST API, its keys, and the secret of its webhooks. */
export interface RazorpayConfig {
  baseUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** The configuration of the api. */
export interface ApiConfig extends ProcessConfig {
  /** The port to listen on; 0 uses any free one. */
  port: number;
  /** A PostgreSQL server's address; without it the database is embedded in `dataDir`. */
  databaseUrl: string | undefined;
  /** The folder of the embedded database and the pictures. */
  dataDir: string;
  /** Whether a new shop is filled with samples. */
  hasSamples: boolean;
  /** The share of a seller's price that the shop adds to it, 0 to 1. */
  commissionRate: number;
  /** The origins of product pictures that are allowed on private hosts, because the gateway fetches these. */
  pictureHosts: readonly string[];
  /** The shop's origin for shoppers, without a slash at its end; links in mails start with it. */
  shopUrl: string;
  /** The secret of access tokens and queued mails; if missing, one is created in `dataDir`. */
  secret: string | undefined;
  /** The mail server; without it mails go to the trial's outbox. */
  smtpUrl: string | undefined;
  /** The sender of the shop's mails. */
  mailFrom: string;
  /** The script of the payment widget; undefined for Razorpay's, or the simulator's. */
  widgetUrl: string | undefined;
  /** The ports of the trial's outbox, sample provider and payment simulator; 0 uses any free one. */
  outboxPort: number;
  sampleGooglePort: number;
  paymentSimulatorPort: number;
  /** Digits of a one-time code. */
  otpLength: number;
  /** Whether staff must have a second factor, or may have one. */
  staffSecondFactor: 'required' | 'offered';
  /** Whether the security log is written. */
  logsSecurity: boolean;
  /** Calls of the account flows that one address (an IPv6 /64) may make within ten minutes. */
  addressLimit: number;
  /** The interval, in seconds, between checks of orders and refunds whose state is unknown. */
  reconcileSeconds: number;
  /** The addresses to which Google redirects the browser for the shop's apps, as registered there. */
  nativeRedirects: readonly string[];
  /** The shop's registration at Google; without it a stand-in runs on this machine. */
  google: GoogleConfig | undefined;
  /** The shop's account at Razorpay; without it a simulator runs on this machine. */
  razorpay: RazorpayConfig | undefined;
}

/** The settings of the operator's command line: the api's address, and the shop's secret or the folder that contains it. */
export interface OperatorConfig {
  /** Without a slash at its end. */
  apiUrl: string;
  secret: string | undefined;
  dataDir: string;
}

type ApiValues = ValuesOf<typeof API_SETTINGS>;

/** Reads and validates the api's settings; throws one StartError that names every wrong variable. */
export function readApiConfig(env: Environment = process.env): ApiConfig {
  const faults: string[] = [];
  const values = readSettings(API_SETTINGS, env, faults);
  const common = processConfigOf(values);
  const config: ApiConfig = {
    ...common,
    port: values.API_PORT,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    hasSamples: values.SAMPLES && !common.isProduction,
    commissionRate: COMMISSION_RATE,
    pictureHosts: values.PICTURE_HOSTS,
    shopUrl: values.PUBLIC_URL ?? trialUrlOf(values),
    secret: values.SESSION_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: SHOP.sender,
    widgetUrl: values.PAYMENT_WIDGET_URL,
    outboxPort: 4002,
    sampleGooglePort: 4003,
    paymentSimulatorPort: 4004,
    otpLength: values.OTP_LENGTH,
    staffSecondFactor: common.isProduction ? 'required' : 'offered',
    logsSecurity: true,
    addressLimit: 300,
    reconcileSeconds: 20,
    nativeRedirects: values.GOOGLE_NATIVE_REDIRECTS,
    google: googleOf(values, faults),
    razorpay: razorpayOf(values, faults),
  };
  faults.push(...findModeErrors(env, NEEDED));
  if (config.isProduction)
    faults.push(...publicSecretsOf(env), ...unsafeInProduction(config), ...withoutDatabase(values));
  assertNoSettingErrors(faults);
  return config;
}

/** Reads and validates the settings of the operator's command line; throws one StartError that names every wrong variable. */
export function readOperatorConfig(env: Environment = process.env): OperatorConfig {
  const faults: string[] = [];
  const values = readSettings(OPERATOR_SETTINGS, env, faults);
  assertNoSettingErrors(faults);
  return {
    apiUrl: values.REST_URL ?? 'http://127.0.0.1:4001',
    secret: values.SESSION_SECRET,
    dataDir: values.DATA_DIR,
  };
}

function googleOf(values: ApiValues, faults: string[]): GoogleConfig | undefined {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId && clientSecret) return { issuer, clientId, clientSecret, withoutTls: issuer.startsWith('http:') };
  if (clientId || clientSecret) faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together');
  return undefined;
}

function razorpayOf(values: ApiValues, faults: string[]): RazorpayConfig | undefined {
  const [keyId, keySecret, webhookSecret] = RAZORPAY_KEYS.map((name) => values[name]);
  if (keyId && keySecret && webhookSecret) return { baseUrl: values.RAZORPAY_URL, keyId, keySecret, webhookSecret };
  // In production each missing key is reported by its name.
  const isHalf = (keyId || keySecret || webhookSecret) && values.NODE_ENV !== 'production';
  if (isHalf) faults.push(`${RAZORPAY_KEYS.join(', ')} belong together`);
  return undefined;
}

const RAZORPAY_KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/** The settings that a real shop needs. */
const NEEDED = [
  'PUBLIC_URL',
  'SESSION_SECRET',
  'SMTP_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  ...RAZORPAY_KEYS,
];

/** The secrets of a real shop that are in this repository. */
function publicSecretsOf(env: Environment): string[] {
  const known = NEEDED.filter((name) => TRIAL_SECRET.test(env[name]?.trim() ?? ''));
  return known.map((name) => `${name} is the one of the trial, which everybody knows`);
}

/** A real shop that was not given its database would open empty, on a database in a folder. */
function withoutDatabase({ DATABASE_URL: url, EMBEDDED_DATABASE: isEmbedded }: ApiValues): string[] {
  return url || isEmbedded ? [] : ['DATABASE_URL is missing (EMBEDDED_DATABASE=on runs the embedded database)'];
}

/** The settings that would sell goods without payment, or send keys and logins without TLS. */
function unsafeInProduction({ razorpay, google, shopUrl }: ApiConfig): string[] {
  const isTest = razorpay?.keyId.startsWith('rzp_test_') ?? false;
  const isOpen = razorpay?.baseUrl.startsWith('http:') ?? false;
  // Browsers store a login's cookies only with https, or on their own machine.
  const isUnsafe = /^http:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])(:|$))/.test(shopUrl);
  return [
    ...(isTest ? ['RAZORPAY_KEY_ID is one for trying out: anybody could pay with a test card'] : []),
    ...(isOpen ? ['RAZORPAY_URL must be an https address'] : []),
    ...(isUnsafe ? ['PUBLIC_URL must be an https address'] : []),
    ...(google?.withoutTls ? ['GOOGLE_ISSUER must be an https address'] : []),
  ];
}
