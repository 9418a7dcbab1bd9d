import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { API_SETTINGS, readApiConfig } from '../../api/config.ts';
import { readOutboxConfig, readSampleGoogleConfig, readSimulatorConfig } from 'stand-ins/config';
import { GATEWAY_SETTINGS, readGatewayConfig } from '../../bff/config.ts';
import { readWebConfig, WEB_SETTINGS } from '../../web/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  networks: string[];
  ports?: string[];
  profiles?: string[];
  user?: string;
  volumes?: string[];
}

const [compose, dockerfile] = [read('docker-compose.yml'), read('Dockerfile')];
const services: Record<string, Service> = parse(compose, { merge: true }).services;
const trial = { ...parseEnv(read('docker/trial.env')) };
const example = { ...parseEnv(read('.env.example')) };
/** The example file as an owner would complete it. */
const filled = {
  ...example,
  PUBLIC_URL: 'https://shop.example',
  POSTGRES_PASSWORD: 'p@ss/word',
  SESSION_SECRET: '9f2c47d1b8a0e6537c1d94f0ab62e8357d40c9b1f6a2538e04b7d19c6ea53f28',
  SMTP_URL: 'smtps://user:password@mail.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
};

const VARIABLE = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

/** The required variables in a text. */
const neededIn = (text: string) =>
  [...text.matchAll(VARIABLE)].flatMap(([, variable = '', kind]) => (kind === '?' ? [variable] : []));

/** Returns the environment that compose passes to a service; throws for a missing required variable. */
function settingsOf(name: string, given: Record<string, string | undefined>): Record<string, string> {
  const fill = (_: string, variable: string, kind: string | undefined, rest = '') => {
    if (!given[variable] && kind === '?') throw new Error(rest);
    return given[variable] || rest;
  };
  const own = Object.entries(services[name]?.environment ?? {});
  const image = Object.entries({ HOST: '0.0.0.0', DATA_DIR: '/data' });
  return Object.fromEntries([...image, ...own].map(([key, text]) => [key, text.replaceAll(VARIABLE, fill)]));
}

describe('the compose file', () => {
  it("stores a copy of each change, and makes backups outside the database's disk", () => {
    const [db, backup] = [services['db'], services['backup']];
    expect(db?.command).toContain('archive_mode=on');
    expect(db?.command).toContain('archive_command=pgbackrest --stanza=shop archive-push %p');
    expect(backup?.command).toEqual(['/opt/backup/backup.sh', 'loop']);
    expect(backup?.volumes).toEqual(db?.volumes);
    const { environment: repository = {} } = backup ?? {};
    for (const [key, text] of Object.entries(repository).filter(([key]) => key.startsWith('PGBACKREST_')))
      expect([key, db?.environment?.[key]]).toEqual([key, text]);
    const settings = read('ops/backup/pgbackrest.conf');
    for (const [, path = ''] of settings.matchAll(/^(?:repo1-path|pg1-path|pg1-socket-path)=(.+)$/gm))
      expect(
        db?.volumes?.some((volume) => volume.endsWith(`:${path}`)),
        path,
      ).toBe(true);
    expect(repository['PGBACKREST_CONFIG']).toBe('/opt/backup/pgbackrest.conf');
    expect(read('ops/backup/Dockerfile')).toContain('COPY backup.sh pgbackrest.conf /opt/backup/');
  });

  it('opens the balancer’s port alone, and in a trial its neighbours’ to this machine', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.filter(([, { profiles }]) => !profiles).map(([name]) => name)).toEqual(['balancer']);
    expect(services['balancer']?.ports).toEqual(['${SHOP_BIND:-127.0.0.1}:${SHOP_PORT:-3000}:3000']);
    for (const [name, { profiles, ports }] of open) {
      if (profiles)
        expect([name, profiles, ports]).toEqual([name, ['trial'], [expect.stringMatching(/^127\.0\.0\.1:/)]]);
    }
    for (const name of ['db', 'backup']) expect(services[name]?.networks).toEqual(['data']);
  });

  it('has no secret in it, and names a missing one', () => {
    const secret = /SECRET|PASSWORD|_KEY_|CLIENT_ID|SMTP_URL/;
    const found = Object.values(services).flatMap(({ environment = {} }) =>
      // A shop over its own REST host signs no pictures.
      Object.entries(environment).filter(([key]) => secret.test(key) && key !== 'PICTURE_SECRET'),
    );
    for (const [key, text] of found) expect([key, text]).toEqual([key, expect.stringMatching(/^\$\{\w+:\?[^}]+\}$/)]);
    expect(found.length).toBeGreaterThan(10);
    // Compose 1 shows only this message, so it must name the variable.
    for (const [name, { environment = {} }] of Object.entries(services)) {
      for (const variable of Object.values(environment).flatMap(neededIn)) {
        const given = { ...filled, [variable]: '' };
        expect(() => settingsOf(name, given)).toThrow(`${variable} is missing, see .env.example`);
      }
    }
  });

  it('gives each server only the settings that it can read', () => {
    const words = (path: string) => read(path).match(/\b[A-Z_]+\b/g) ?? [];
    const readers: Record<string, string[]> = {
      api: Object.keys(API_SETTINGS),
      bff: Object.keys(GATEWAY_SETTINGS),
      web: Object.keys(WEB_SETTINGS),
      mail: words('packages/stand-ins/config.ts'),
      google: words('packages/stand-ins/config.ts'),
      payments: words('packages/stand-ins/config.ts'),
    };
    for (const [name, settings] of Object.entries(readers)) {
      // PGPASSWORD is for the PostgreSQL client, so that the password may have any characters.
      const known = (key: string) => ['NODE_ENV', 'PGPASSWORD', ...settings].includes(key);
      expect(
        Object.keys(services[name]?.environment ?? {}).filter((key) => !known(key)),
        name,
      ).toEqual([]);
    }
    expect(Object.keys(services).toSorted()).toEqual([...Object.keys(readers), 'db', 'backup', 'balancer'].toSorted());
  });

  it('gives api and gateway the same values that both send to clients', () => {
    const given = { ...filled, OTP_LENGTH: '6' };
    expect(readApiConfig(settingsOf('api', given)).otpLength).toBe(6);
    expect(readGatewayConfig(settingsOf('bff', given)).otpLength).toBe(6);
  });

  it('names in the examples every variable that it takes', () => {
    const taken = [...compose.matchAll(VARIABLE)].map(([, name = '']) => name);
    const named = read('.env.example') + read('docker/trial.env');
    expect(taken.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(named))).toEqual([]);
    const secret = /SECRET|PASSWORD|_KEY_|CLIENT_ID|SMTP_URL/;
    expect(Object.entries(example).filter(([key, text]) => secret.test(key) && text)).toEqual([]);
  });

  it('opens a real shop with the example filled in, and none with the settings of a trial', () => {
    const api = readApiConfig(settingsOf('api', filled));
    expect(api).toMatchObject({ isProduction: true, host: '0.0.0.0', shopUrl: 'https://shop.example' });
    expect(api.google?.issuer).toBe('https://accounts.google.com');
    expect(readGatewayConfig(settingsOf('bff', filled))).toMatchObject({ isProduction: true, port: 4000 });
    expect(readWebConfig(settingsOf('web', filled)).publicUrl).toBe('https://shop.example');
    expect(() => readApiConfig(settingsOf('api', { ...trial, SHOP_ENV: '' }))).toThrow(/for trying out.*https/);
    const openLine = { ...filled, PUBLIC_URL: 'http://shop.example' };
    expect(() => readApiConfig(settingsOf('api', openLine))).toThrow('PUBLIC_URL must be an https address');
    const atHome = readApiConfig(settingsOf('api', { ...filled, PUBLIC_URL: 'http://localhost:3000' }));
    expect(atHome.shopUrl).toBe('http://localhost:3000');
    const known = Object.entries(trial).filter(([name]) => name.endsWith('_SECRET'));
    expect(known.length).toBeGreaterThan(3);
    for (const [name, value] of known) {
      const taken = () => readApiConfig(settingsOf('api', { ...filled, [name]: value }));
      expect(taken).toThrow(`${name} is the one of the trial, which everybody knows`);
    }
    expect(() => readOutboxConfig(settingsOf('mail', filled))).toThrow('real mail server');
    expect(() => readSampleGoogleConfig(settingsOf('google', filled))).toThrow('real Google');
    expect(() => readSimulatorConfig(settingsOf('payments', filled))).toThrow('real payment provider');
  });

  it('lets the parts of a trial find each other', () => {
    const api = readApiConfig(settingsOf('api', trial));
    const mail = readOutboxConfig(settingsOf('mail', trial));
    const google = readSampleGoogleConfig(settingsOf('google', trial));
    const payments = readSimulatorConfig(settingsOf('payments', trial));
    const web = readWebConfig(settingsOf('web', trial));
    const bff = readGatewayConfig(settingsOf('bff', trial));
    expect(api.isProduction).toBe(false);
    expect(api.smtpUrl).toBe(`smtp://mail:${mail.smtpPort}`);
    expect(api.google).toEqual(google.client);
    expect(google.client.issuer).toBe(`http://google:${google.port}`);
    expect(api.razorpay?.baseUrl).toBe(`http://payments:${payments.port}`);
    const { keyId, keySecret, webhookSecret } = payments;
    expect(api.razorpay).toMatchObject({ keyId, keySecret, webhookSecret });
    expect(payments.webhookAddress).toBe(`http://web:${web.port}/payment/webhook`);
    // The balancer uses the servers' own ports.
    expect([bff.restUrl, web.restUrl]).toEqual([`http://balancer:${api.port}`, `http://balancer:${api.port}`]);
    expect(web.gatewayUrl).toBe(`http://balancer:${bff.port}/graphql`);
    // Services that a browser opens itself are at public ports.
    expect(services['google']?.ports).toEqual([`127.0.0.1:${new URL(google.browserUrl).port}:${google.port}`]);
    expect(services['payments']?.ports).toEqual([`127.0.0.1:${new URL(api.widgetUrl ?? '').port}:${payments.port}`]);
    expect(web.paymentOrigin).toBe(new URL(api.widgetUrl ?? '').origin);
    expect(google.shopUrl).toBe(`http://localhost:${trial['SHOP_PORT']}`);
    expect(trial['SHOP_BIND']).toBe('127.0.0.1');
  });
});

/** The stages of the image, by name; a real shop runs the last one. */
const stages = Object.fromEntries(
  dockerfile
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => [/ AS (\w+)$/m.exec(text)?.[1] ?? '', text]),
);
const { sources: files = '', shop: last = '' } = stages;
const copied = (text: string) =>
  [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));

describe('the image', () => {
  it('runs nothing as root', () => {
    expect(/^USER (\w+)/m.exec(last)?.[1]).toBe('node');
    expect(last.slice(last.indexOf('USER node'))).not.toMatch(/^(RUN|COPY|ADD) /m);
    for (const name of ['db', 'backup']) expect(services[name]?.user).toBe('postgres');
    expect(read('ops/backup/Dockerfile').trimEnd()).toMatch(/\nUSER postgres$/);
  });

  it('contains only existing files, and none that the ignore file excludes', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    const isWithin = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);
    const missing = copied(dockerfile).filter((name) => !existsSync(join(root, name)));
    expect(missing).toEqual([]);
    expect(
      copied(dockerfile).filter((name) => !allowed.some((one) => isWithin(one, name) || isWithin(name, one))),
    ).toEqual([]);
    expect(allowed.filter((name) => name.startsWith('.env') || name.startsWith('.data'))).toEqual([]);
  });

  it('has every folder that the code of the layers imports', () => {
    const sources = globSync('{api,bff,web}/**/*.ts', { cwd: root }).map((path) => ({
      path,
      text: read(path),
    }));
    const imported = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => normalize(join(dirname(path), to)).split('/')[0]),
    );
    expect([...new Set(imported)].filter((folder) => !copied(files).includes(folder ?? ''))).toEqual([]);
  });

  it('has every source of the storefront beside its build, so that it is never built again', () => {
    const [, list = ''] = /const SOURCES = \[([^\]]+)\]/.exec(read('web/build.ts')) ?? [];
    const sources = [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern.split('/')[0] ?? '');
    expect(sources.length).toBeGreaterThan(3);
    const has = copied(files);
    expect(sources.filter((name) => !has.some((one) => matchesGlob(one, name)))).toEqual([]);
  });

  it('starts files that are there', () => {
    const commands = Object.values(services).flatMap(({ command = [], healthcheck }) =>
      command.concat(healthcheck?.test ?? []),
    );
    const files = commands.filter((word) => /^[a-z]+\/.*\.(ts|mjs)$/.test(word));
    expect(new Set(files).size).toBe(7);
    expect(files.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });
});
