import { findModeErrors } from '../server-kit/run-modes.ts';
import { PROCESS_SETTINGS, SHARED_SETTINGS, processConfigOf, trialUrlOf } from '../server-kit/process-settings.ts';
import type { ProcessConfig } from '../server-kit/process-settings.ts';
import { assertNoSettingErrors, list, onOff, oneOf, readSettings, setting, text } from '../server-kit/settings.ts';
import type { Environment } from '../server-kit/settings.ts';
import type { ClientKey } from './graphql/client-keys.ts';
import type { Allowed } from './graphql/documents.ts';

const RAZORPAY_WIDGET = 'https://checkout.razorpay.com/v1/checkout.js';

/** The gateway's settings. */
export const GATEWAY_SETTINGS = {
  ...PROCESS_SETTINGS,
  PORT: SHARED_SETTINGS.PORT,
  BFF_PORT: SHARED_SETTINGS.BFF_PORT,
  REST_URL: SHARED_SETTINGS.REST_URL,
  API_PORT: SHARED_SETTINGS.API_PORT,
  REST_TIMEOUT_MS: SHARED_SETTINGS.REST_TIMEOUT_MS,
  PICTURE_HOSTS: SHARED_SETTINGS.PICTURE_HOSTS,
  PICTURE_SECRET: setting(
    list(
      (entry) => (entry.length >= 32 ? entry : undefined),
      'be one or more secrets of at least 32 random characters, with commas between',
    ).default([]),
    'The secrets that sign addresses of pictures of other hosts. All gateways have the same; the first one signs, all are valid.',
    { usual: 'random at each start', isSecret: true },
  ),
  RAZORPAY_KEY_ID: SHARED_SETTINGS.RAZORPAY_KEY_ID,
  PAYMENT_WIDGET_URL: SHARED_SETTINGS.PAYMENT_WIDGET_URL,
  OTP_LENGTH: SHARED_SETTINGS.OTP_LENGTH,
  RELEASES_DIR: SHARED_SETTINGS.RELEASES_DIR,
  CORS_ORIGINS: setting(
    list(originOf, 'list origins such as https://app.example, or be *').default([]),
    'Origins whose pages may call the API, such as `https://app.example`, separated by commas; `*` for all.',
    { usual: 'none' },
  ),
  GRAPHQL_ALLOW: setting(
    oneOf(['any', 'trusted']).default('any'),
    '`trusted` runs only documents of manifests, and other documents for clients with a key.',
  ),
  TRUSTED_DOCUMENTS: setting(text().optional(), 'The directory with the document manifests of other clients.', {
    usual: 'none',
  }),
  CLIENT_KEYS: setting(
    list(
      clientKeyOf,
      'list names with a colon and the SHA-256 of a key (64 hexadecimal digits), with commas between',
    ).default([]),
    'Clients that may run any document: `name:sha256-of-the-key`, separated by commas.',
    { usual: 'none', isSecret: true },
  ),
  GRAPHQL_FAST_PATH: setting(
    onOff().prefault('on'),
    '`off` lets Apollo Server run every operation, so that its plugins see all of them.',
    {
      usual: 'on',
    },
  ),
  RESPONSE_CACHE: setting(onOff().prefault('on'), '`off` disables the cache of public responses.', {
    usual: 'on',
  }),
};

/** The configuration of a gateway. */
export interface GatewayConfig extends ProcessConfig {
  /** 0 chooses any free port. */
  port: number;
  /** The REST host that the gateway wraps. */
  restUrl: string;
  /** The shop's origin. */
  publicUrl: string | undefined;
  /** The storefront's address of a trial; addresses of pages and pictures use it in place of a public one. */
  trialUrl?: string | undefined;
  /** The origins, besides the REST host's, whose pictures the gateway fetches. */
  pictureHosts: readonly string[];
  /** The secrets that sign names of pictures, the newest first; empty when each process draws its own. */
  pictureSecrets: readonly string[];
  /** Milliseconds that the download of a picture may take. */
  pictureTimeoutMs: number;
  /** Milliseconds that one read of the REST host may take. */
  readTimeoutMs: number;
  /** Milliseconds that one change by the REST host may take. */
  writeTimeoutMs: number;
  /** Milliseconds that one call about a payment may take. */
  paymentTimeoutMs: number;
  /** Milliseconds that a whole GraphQL request may take. */
  deadlineMs: number;
  /** The most that one client's operations may cost per second, in units of `extensions.cost`. The burst is ten times as much. */
  costPerSecond: number;
  /** Milliseconds between two polls of a followed order, on a host that reports no changes. */
  orderPollMs: number;
  /** Milliseconds that a GraphQL request about a payment may take. */
  paymentDeadlineMs: number;
  /** The shop's public key at the payment provider, for a REST host that does not send it. */
  razorpayKeyId: string | undefined;
  /** The address of the payment widget's script, for a REST host that does not send it. */
  paymentWidgetUrl: string;
  /** The most bytes of one response of the REST host. */
  maxResponseBytes: number;
  /** The most characters of all cached responses of public reads; 0 caches none. */
  publicCacheCharacters: number;
  /** Milliseconds for which a stale response of the public catalogue may replace one that is late or missing. */
  staleMs: number;
  /** Digits of a one-time code, as reported to clients: the REST host's setting. */
  otpLength: number;
  /** The origins, as browsers write them, whose pages may call the gateway; `*` for all others. */
  corsOrigins: readonly string[];
  /** Whether the gateway runs any document. With `trusted`, it runs only those in the manifests, and others for clients with a key. */
  allow: Allowed;
  /** The folder with the manifests of all clients except the storefront. */
  trustedDocuments: string | undefined;
  /** The folder that gateways and storefronts of all releases share; none when undefined. */
  releasesDir: string | undefined;
  /** The clients that may run any document. */
  clientKeys: readonly ClientKey[];
  /** Whether the fast path runs known operations without Apollo Server. */
  hasFastPath: boolean;
  /** Whether whole responses of public operations are cached. */
  hasResponseCache: boolean;
  /** Whether the basic reads of the host are compared with the contract when the gateway starts. */
  checksHost: boolean;
}

/** The settings that clients can read in the schema. */
export type ClientSettings = Pick<
  GatewayConfig,
  'publicUrl' | 'trialUrl' | 'razorpayKeyId' | 'paymentWidgetUrl' | 'otpLength' | 'costPerSecond'
>;

/** Reads the gateway's settings. Throws a StartError that names each wrong setting. */
export function readGatewayConfig(env: Environment = process.env): GatewayConfig {
  const faults = findModeErrors(env, ['PUBLIC_URL']);
  const values = readSettings(GATEWAY_SETTINGS, env, faults);
  if (values.API_PORT === 0 && !values.REST_URL) faults.push('REST_URL is needed when API_PORT is 0');
  assertNoSettingErrors(faults);
  return {
    ...processConfigOf(values),
    port: values.BFF_PORT,
    restUrl: values.REST_URL ?? `http://127.0.0.1:${values.API_PORT}`,
    publicUrl: values.PUBLIC_URL,
    trialUrl: values.NODE_ENV === 'production' ? undefined : trialUrlOf(values),
    pictureHosts: values.PICTURE_HOSTS,
    pictureSecrets: values.PICTURE_SECRET,
    ...limitsOf(values.REST_TIMEOUT_MS),
    razorpayKeyId: values.RAZORPAY_KEY_ID,
    paymentWidgetUrl: values.PAYMENT_WIDGET_URL ?? RAZORPAY_WIDGET,
    otpLength: values.OTP_LENGTH,
    corsOrigins: values.CORS_ORIGINS,
    allow: values.GRAPHQL_ALLOW,
    trustedDocuments: values.TRUSTED_DOCUMENTS,
    releasesDir: values.RELEASES_DIR,
    clientKeys: values.CLIENT_KEYS,
    hasFastPath: values.GRAPHQL_FAST_PATH,
    hasResponseCache: values.RESPONSE_CACHE,
    checksHost: true,
  };
}

/** The limits of a gateway over a host whose reads may take this long. An old host needs about a second, and longer for its first call. */
function limitsOf(readTimeoutMs: number) {
  return {
    readTimeoutMs,
    writeTimeoutMs: 1.5 * readTimeoutMs,
    paymentTimeoutMs: 2 * readTimeoutMs,
    deadlineMs: 2 * readTimeoutMs + 1_000,
    paymentDeadlineMs: 2 * readTimeoutMs + 2_000,
    orderPollMs: 15_000,
    pictureTimeoutMs: 5_000,
    maxResponseBytes: 16_000_000,
    publicCacheCharacters: 16_000_000,
    staleMs: 600_000,
    costPerSecond: 30_000,
  };
}

/** An origin as browsers write it: a page's, an app's (`capacitor://localhost`), or `*` for all; undefined for any other text. */
function originOf(entry: string): string | undefined {
  if (entry === '*') return entry;
  const url = URL.parse(entry);
  const isWeb = url !== null && /^https?:$/.test(url.protocol);
  if (isWeb && url.href === `${url.origin}/` && /^https?:\/\/[\w.[\]:-]+$/.test(url.origin)) return url.origin;
  return url !== null && !isWeb && /^[a-z][a-z\d+.-]*:\/\/[\w.-]+(:\d{1,5})?$/.test(entry) ? entry : undefined;
}

/** A client's key: its name and the key's SHA-256. A name may have several keys. */
function clientKeyOf(entry: string): ClientKey | undefined {
  const [, name, sha256] = /^([\w.-]{1,60}):([\da-f]{64})$/i.exec(entry) ?? [];
  return name !== undefined && sha256 !== undefined ? { name, sha256 } : undefined;
}
