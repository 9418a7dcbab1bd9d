import { findModeErrors } from '../server-kit/run-modes.ts';
import {
  PROCESS_SETTINGS,
  SHARED_SETTINGS,
  processConfigOf,
  type ProcessConfig,
} from '../server-kit/process-settings.ts';
import { assertNoSettingErrors, httpOrigin, httpUrl, readSettings, setting } from '../server-kit/settings.ts';
import type { Environment } from '../server-kit/settings.ts';

/** Seconds for which a page without cookies is cached and shared. */
const PAGE_SECONDS = 5;
/** The timeout in milliseconds for a response of the gateway; more with a slow REST host. */
const MIN_RESPONSE_MS = 20_000;

/** The storefront's settings. */
export const WEB_SETTINGS = {
  ...PROCESS_SETTINGS,
  PORT: SHARED_SETTINGS.PORT,
  GATEWAY_URL: setting(
    httpUrl().optional(),
    'The GraphQL address of the gateway, for a storefront in a separate process.',
    {
      usual: 'http://127.0.0.1:4000/graphql',
    },
  ),
  OFFICE_URL: setting(
    httpOrigin('be the http(s) address of the back office').optional(),
    'The origin of the back office, which its host then serves alone; needs `PUBLIC_URL`.',
    { usual: '`/office` of the shop' },
  ),
  BFF_PORT: SHARED_SETTINGS.BFF_PORT,
  REST_URL: SHARED_SETTINGS.REST_URL,
  API_PORT: SHARED_SETTINGS.API_PORT,
  REST_TIMEOUT_MS: SHARED_SETTINGS.REST_TIMEOUT_MS,
  PAYMENT_WIDGET_URL: SHARED_SETTINGS.PAYMENT_WIDGET_URL,
  RELEASES_DIR: SHARED_SETTINGS.RELEASES_DIR,
};

/** The configuration of a storefront. */
export interface WebConfig extends ProcessConfig {
  /** 0 takes any free port. */
  port: number;
  /** The gateway's GraphQL address. */
  gatewayUrl: string;
  /** The origin of the REST host, for its pictures. */
  restUrl: string;
  /** The public origin of the shop; if it is absent, the request's host. */
  publicUrl?: string;
  /** The origin of the back office; undefined if it is at `/office` of the shop. */
  officeUrl?: string | undefined;
  /** The origin of the payment widget; undefined for the payment provider's own. */
  paymentOrigin: string | undefined;
  /** Whether Vite serves the sources with hot reloading, instead of the build. */
  dev: boolean;
  /** Seconds for which a page without cookies is cached and shared; 0 caches none. */
  pageSeconds: number;
  /** The folder that storefronts and gateways of all releases share; undefined for none. */
  releasesDir: string | undefined;
  /** The target of log lines; undefined for the standard output. */
  logTo?: { write(line: string): void } | undefined;
  /** The timeout in milliseconds for a response of the gateway: longer than starting a payment takes. */
  responseMs: number;
}

/** Reads the storefront's settings. Throws a StartError that names each wrong one. */
export function readWebConfig(env: Environment = process.env): WebConfig {
  const faults = findModeErrors(env, ['PUBLIC_URL']);
  const values = readSettings(WEB_SETTINGS, env, faults);
  faults.push(...officeErrors(values));
  assertNoSettingErrors(faults);
  const { PAYMENT_WIDGET_URL: widget } = values;
  return {
    ...processConfigOf(values),
    port: values.PORT,
    gatewayUrl: values.GATEWAY_URL ?? `http://127.0.0.1:${values.BFF_PORT}/graphql`,
    restUrl: values.REST_URL ?? `http://127.0.0.1:${values.API_PORT}`,
    publicUrl: values.PUBLIC_URL,
    officeUrl: values.OFFICE_URL,
    paymentOrigin: widget && new URL(widget).origin,
    dev: false,
    pageSeconds: PAGE_SECONDS,
    releasesDir: values.RELEASES_DIR,
    responseMs: Math.max(MIN_RESPONSE_MS, 2 * values.REST_TIMEOUT_MS + 12_000),
  };
}

/** The faults of the back office's origin: its links lead to the shop, on another host. */
function officeErrors({
  OFFICE_URL: office,
  PUBLIC_URL: shop,
}: {
  OFFICE_URL?: string;
  PUBLIC_URL?: string;
}): string[] {
  if (office === undefined) return [];
  if (shop === undefined) return ['PUBLIC_URL is needed when OFFICE_URL is set'];
  return new URL(office).host === new URL(shop).host ? ['OFFICE_URL must have another host than PUBLIC_URL'] : [];
}

/** The environment of the storefront's build: that of this process, but always for production. */
export const buildEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...env,
  NODE_ENV: 'production',
});
