import { join } from 'node:path';
import type { SampleGoogleOptions } from './google/sample-google.ts';
import type { OutboxOptions } from './outbox/outbox.ts';

type Environment = Record<string, string | undefined>;

/** Reads the settings of the outbox as its own process; throws an Error that names what is wrong. */
export function readOutboxConfig(env: Environment = process.env): OutboxOptions {
  if (env['NODE_ENV'] === 'production') throw new Error('A real shop has a real mail server.');
  return {
    folder: join(env['DATA_DIR']?.trim() || '.data', 'outbox'),
    host: env['HOST']?.trim() || '127.0.0.1',
    port: parsePort(env, 'OUTBOX_PORT', 4002),
    smtpPort: parsePort(env, 'OUTBOX_SMTP_PORT', 1025),
  };
}

/** Reads the settings of the sample provider as its own process; the shop beside it has the same issuer, id and secret. */
export function readSampleGoogleConfig(env: Environment = process.env): Required<SampleGoogleOptions> {
  if (env['NODE_ENV'] === 'production') throw new Error('A real shop has the real Google.');
  const port = parsePort(env, 'SAMPLE_GOOGLE_PORT', 4003);
  const issuer = parseOrigin(env, 'GOOGLE_ISSUER', `http://127.0.0.1:${port}`);
  return {
    host: env['HOST']?.trim() || '127.0.0.1',
    port,
    shopUrl: parseOrigin(env, 'PUBLIC_URL', 'http://localhost:3000'),
    client: {
      issuer,
      clientId: needed(env, 'GOOGLE_CLIENT_ID'),
      clientSecret: needed(env, 'GOOGLE_CLIENT_SECRET'),
      withoutTls: true,
    },
    browserUrl: parseOrigin(env, 'SAMPLE_GOOGLE_URL', issuer),
  };
}

function parsePort(env: Environment, name: string, usual: number): number {
  const text = env[name]?.trim() || String(usual);
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`${name} must be a port, 0 to 65535.`);
  return Number(text);
}

function parseOrigin(env: Environment, name: string, usual: string): string {
  const text = env[name]?.trim() || usual;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Error(`${name} must be an http(s) address.`);
}

function needed(env: Environment, name: string): string {
  const text = env[name]?.trim();
  if (text) return text;
  throw new Error(`${name} is missing: the shop and the sample provider need the same.`);
}
