import { join } from 'node:path';
import { anyText, appAddresses, httpOrigin, optional, port, readSettings, setting } from '../platform/settings.ts';
import type { Environment, Setting, SettingsOf } from '../platform/settings.ts';
import type { SampleGoogleOptions } from './google/sample-google.ts';
import type { OutboxOptions } from './outbox/outbox.ts';

const OUTBOX_SETTINGS = {
  dataDir: setting('DATA_DIR', anyText, '.data'),
  host: setting('HOST', anyText, '127.0.0.1'),
  port: setting('OUTBOX_PORT', port, 4002),
  smtpPort: setting('OUTBOX_SMTP_PORT', port, 1025),
};

const GOOGLE_SETTINGS = {
  host: setting('HOST', anyText, '127.0.0.1'),
  port: setting('SAMPLE_GOOGLE_PORT', port, 4003),
  shopUrl: setting('PUBLIC_URL', httpOrigin, 'http://localhost:3000'),
  issuer: optional('GOOGLE_ISSUER', httpOrigin),
  browserUrl: optional('SAMPLE_GOOGLE_URL', httpOrigin),
  nativeRedirects: setting('GOOGLE_NATIVE_REDIRECTS', appAddresses, []),
};

/** Reads the settings of the outbox as its own process; throws an Error that names what is wrong. */
export function readOutboxConfig(env: Environment = process.env): OutboxOptions {
  if (env['NODE_ENV'] === 'production') throw new Error('A real shop has a real mail server.');
  const { dataDir, ...config } = readStandInSettings(OUTBOX_SETTINGS, env);
  return { ...config, folder: join(dataDir, 'outbox') };
}

/** Reads the settings of the sample provider as its own process; the shop beside it has the same issuer, id and secret. */
export function readSampleGoogleConfig(env: Environment = process.env): Required<SampleGoogleOptions> {
  if (env['NODE_ENV'] === 'production') throw new Error('A real shop has the real Google.');
  const { host, port, shopUrl, nativeRedirects, ...given } = readStandInSettings(GOOGLE_SETTINGS, env);
  const issuer = given.issuer ?? `http://127.0.0.1:${port}`;
  const clientId = needed(env, 'GOOGLE_CLIENT_ID');
  const clientSecret = needed(env, 'GOOGLE_CLIENT_SECRET');
  const client = { issuer, clientId, clientSecret, withoutTls: true };
  return { host, port, shopUrl, nativeRedirects, client, browserUrl: given.browserUrl ?? issuer };
}

/** Reads the settings of a stand-in; throws one Error that names every wrong variable. */
export function readStandInSettings<All extends Record<string, Setting<unknown>>>(
  settings: All,
  env: Environment,
): SettingsOf<All> {
  const faults: string[] = [];
  const config = readSettings(settings, env, faults);
  if (faults.length > 0) throw new Error(`${faults.join('; ')}.`);
  return config;
}

/** The text of a variable that the shop has too; throws when it is missing. */
export function needed(env: Environment, variable: string): string {
  const text = env[variable]?.trim();
  if (text) return text;
  throw new Error(`${variable} is missing: the shop and its stand-in need the same.`);
}
