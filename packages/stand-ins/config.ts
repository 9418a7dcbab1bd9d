import { join } from 'node:path';
import type { SampleGoogleOptions } from './google/sample-google.ts';
import type { OutboxOptions } from './outbox/outbox.ts';
import type { SimulatorOptions } from './razorpay/simulator.ts';

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of the outbox as a separate process. Throws an Error that names the wrong settings. */
export function readOutboxConfig(env: Environment = process.env): OutboxOptions {
  refuseProduction(env, 'a real mail server');
  return {
    folder: join(text(env, 'DATA_DIR', '.data'), 'outbox'),
    host: text(env, 'HOST', '127.0.0.1'),
    port: whole(env, 'OUTBOX_PORT', 4002, MAX_PORT),
    smtpPort: whole(env, 'OUTBOX_SMTP_PORT', 1025, MAX_PORT),
  };
}

/** Reads the settings of the sample provider as a separate process. Throws an Error that names the wrong settings. */
export function readSampleGoogleConfig(
  env: Environment = process.env,
): Required<Omit<SampleGoogleOptions, 'shopName' | 'callbackPath'>> {
  refuseProduction(env, 'the real Google');
  const port = whole(env, 'SAMPLE_GOOGLE_PORT', 4003, MAX_PORT);
  const issuer = origin(env, 'GOOGLE_ISSUER', `http://127.0.0.1:${port}`);
  const clientId = required(env, 'GOOGLE_CLIENT_ID');
  const clientSecret = required(env, 'GOOGLE_CLIENT_SECRET');
  return {
    host: text(env, 'HOST', '127.0.0.1'),
    port,
    shopUrl: origin(env, 'PUBLIC_URL', 'http://localhost:3000'),
    nativeRedirects: text(env, 'GOOGLE_NATIVE_REDIRECTS', '').split(',').map(trim).filter(Boolean),
    client: { issuer, clientId, clientSecret, withoutTls: true },
    browserUrl: origin(env, 'SAMPLE_GOOGLE_URL', issuer),
  };
}

/** Reads the settings of the payment simulator as a separate process. Throws an Error that names the wrong settings. */
export function readSimulatorConfig(env: Environment = process.env): SimulatorOptions {
  refuseProduction(env, 'a real payment provider');
  return {
    file: text(env, 'SIMULATOR_FILE', '.data/payments.sqlite'),
    host: text(env, 'HOST', '127.0.0.1'),
    port: whole(env, 'PAYMENT_SIMULATOR_PORT', 4004, MAX_PORT),
    lateMs: whole(env, 'LATE_MS', 20_000),
    refundMs: whole(env, 'REFUND_MS', 3_000),
    keyId: required(env, 'RAZORPAY_KEY_ID'),
    keySecret: required(env, 'RAZORPAY_KEY_SECRET'),
    webhookSecret: required(env, 'RAZORPAY_WEBHOOK_SECRET'),
    ...(text(env, 'WEBHOOK_URL', '') && { webhookAddress: httpUrl(env, 'WEBHOOK_URL') }),
  };
}

const MAX_PORT = 65_535;

const trim = (part: string) => part.trim();

function refuseProduction(env: Environment, service: string): void {
  if (env['NODE_ENV'] === 'production') throw new Error(`A real shop must use ${service}.`);
}

function text(env: Environment, variable: string, fallback: string): string {
  return env[variable]?.trim() || fallback;
}

function required(env: Environment, variable: string): string {
  const found = text(env, variable, '');
  if (found) return found;
  throw new Error(`${variable} is missing: the shop and its stand-in need the same.`);
}

function whole(env: Environment, variable: string, fallback: number, most = 999_999_999): number {
  const given = text(env, variable, String(fallback));
  if (/^\d{1,9}$/.test(given) && Number(given) <= most) return Number(given);
  throw new Error(`${variable} must be a whole number from 0 to ${most}, not '${given.slice(0, 40)}'.`);
}

function httpUrl(env: Environment, variable: string, fallback = ''): string {
  const given = text(env, variable, fallback);
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given.replace(/\/+$/, '');
  throw new Error(`${variable} must be an http(s) address, not '${given.slice(0, 40)}'.`);
}

function origin(env: Environment, variable: string, fallback: string): string {
  return new URL(httpUrl(env, variable, fallback)).origin;
}
