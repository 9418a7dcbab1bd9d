import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readApiConfig } from '../../api/config.ts';
import { readOutboxConfig, readSampleGoogleConfig } from '../../api/stand-ins/config.ts';
import { readSimulatorConfig } from '../../api/stand-ins/razorpay/config.ts';
import { readGatewayConfig } from '../../bff/config.ts';
import { readWebConfig } from '../../web/config.ts';

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
/** The example as an owner would fill it in. */
const filled = {
  ...example,
  PUBLIC_URL: 'https://shop.example',
  POSTGRES_PASSWORD: 'p@ss/word',
  SESSION_SECRET: '5'.repeat(64),
  SMTP_URL: 'smtps://user:password@mail.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
};

const VARIABLE = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

/** The variables in a text that have to be there. */
const neededIn = (text: string) =>
  [...text.matchAll(VARIABLE)].flatMap(([, variable = '', kind]) => (kind === '?' ? [variable] : []));

/** What compose would hand to a service; throws for a variable that has to be there. */
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
  it('asks every container whether it is well', () => {
    for (const [name, { healthcheck }] of Object.entries(services)) {
      expect(healthcheck?.test[0], name).toBe('CMD');
    }
  });

  it('keeps a copy of each change, and makes backups where the database does not lie', () => {
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

  it('has no secret in it, and says which one is missing', () => {
    const secret = /SECRET|PASSWORD|_KEY_|CLIENT_ID|SMTP_URL/;
    const found = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([key]) => secret.test(key)),
    );
    for (const [key, text] of found) expect([key, text]).toEqual([key, expect.stringMatching(/^\$\{\w+:\?[^}]+\}$/)]);
    expect(found.length).toBeGreaterThan(10);
    // Compose 1 says these words alone, so they have to name it themselves.
    for (const [name, { environment = {} }] of Object.entries(services)) {
      for (const variable of Object.values(environment).flatMap(neededIn)) {
        const given = { ...filled, [variable]: '' };
        expect(() => settingsOf(name, given)).toThrow(`${variable} is missing, see .env.example`);
      }
    }
  });

  it('tells each floor only what it can read', () => {
    const readers: Record<string, string[]> = {
      api: ['api/config.ts'],
      bff: ['bff/config.ts'],
      web: ['web/config.ts'],
      mail: ['api/stand-ins/config.ts'],
      google: ['api/stand-ins/config.ts'],
      payments: ['api/stand-ins/razorpay/config.ts'],
    };
    for (const [name, files] of Object.entries(readers)) {
      const text = files.map(read).join('\n');
      // PGPASSWORD is for the PostgreSQL client, so that the password may have any characters.
      const known = (key: string) => ['NODE_ENV', 'PGPASSWORD'].includes(key) || new RegExp(`\\b${key}\\b`).test(text);
      expect(
        Object.keys(services[name]?.environment ?? {}).filter((key) => !known(key)),
        name,
      ).toEqual([]);
    }
    expect(Object.keys(services).toSorted()).toEqual([...Object.keys(readers), 'db', 'backup', 'balancer'].toSorted());
  });

  it('tells api and gateway the same of what both tell clients', () => {
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
    // The balancer has the floors' own ports.
    expect([bff.restUrl, web.restUrl]).toEqual([`http://balancer:${api.port}`, `http://balancer:${api.port}`]);
    expect(web.gatewayUrl).toBe(`http://balancer:${bff.port}/graphql`);
    // What a browser goes to itself is at the ports that are open to it.
    expect(services['google']?.ports).toEqual([`127.0.0.1:${new URL(google.browserUrl).port}:${google.port}`]);
    expect(services['payments']?.ports).toEqual([`127.0.0.1:${new URL(api.widgetUrl ?? '').port}:${payments.port}`]);
    expect(web.paymentOrigin).toBe(new URL(api.widgetUrl ?? '').origin);
    expect(google.shopUrl).toBe(`http://localhost:${trial['SHOP_PORT']}`);
    expect(trial['SHOP_BIND']).toBe('127.0.0.1');
  });
});

/** The stages of the image, by their names; the last one is what a real shop runs. */
const stages = Object.fromEntries(
  dockerfile
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => [/ AS (\w+)$/m.exec(text)?.[1] ?? '', text]),
);
const { sources: files = '', ready = '', shop: last = '' } = stages;
const copied = (text: string) =>
  [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));

describe('the image', () => {
  it('runs nothing as root', () => {
    expect(/^USER (\w+)/m.exec(last)?.[1]).toBe('node');
    expect(last.slice(last.indexOf('USER node'))).not.toMatch(/^(RUN|COPY|ADD) /m);
    for (const name of ['db', 'backup']) expect(services[name]?.user).toBe('postgres');
    expect(read('ops/backup/Dockerfile').trimEnd()).toMatch(/\nUSER postgres$/);
  });

  it('is made of what is there, and of nothing that the ignore file keeps out', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    const missing = copied(dockerfile).filter((name) => !existsSync(join(root, name)));
    expect(missing).toEqual([]);
    expect(copied(dockerfile).filter((name) => !allowed.some((one) => `${one}/`.startsWith(`${name}/`)))).toEqual([]);
    expect(allowed.filter((name) => name.startsWith('.env') || name.startsWith('.data'))).toEqual([]);
  });

  it('of a real shop has neither stand-ins nor tools, and is what is built where nothing else is asked for', () => {
    expect(dockerfile.trimEnd().endsWith(last.trimEnd())).toBe(true);
    expect(files).toMatch(/^RUN mv api\/stand-ins \/stand-ins$/m);
    expect(last + ready).not.toMatch(/stand-ins|tools/);
    expect(last).toMatch(/^FROM ready AS shop\nCOPY --from=packages \/shop\/node_modules node_modules$/m);
    expect(stages['packages']).toMatch(/^FROM base .*npm ci --omit=dev /ms);
    expect(stages['trial']).toMatch(/--from=sources \/stand-ins api\/stand-ins$/m);
    expect(compose).toContain("target: '${SHOP_TARGET:-shop}'");
    expect(trial).toMatchObject({ SHOP_TARGET: 'trial', SHOP_IMAGE: 'rangbandh-trial' });
  });

  it('has every folder that the code of the floors imports', () => {
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

  it('is well while the address answers well, and only then', async () => {
    let status = 200;
    const server = createServer((_, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`;
    const check = () =>
      new Promise<boolean>((resolve) => {
        execFile(process.execPath, [join(root, 'docker/health.mjs'), address], (error) => resolve(error === null));
      });
    expect(await check()).toBe(true);
    status = 503;
    expect(await check()).toBe(false);
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
    expect(await check()).toBe(false);
  });
});
