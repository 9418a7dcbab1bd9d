import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { hashPassword } from '../../api/account/passwords.ts';
import { createPictureHost, sendBytes } from '../hosts/picture-host.ts';
import { startGateway } from './harness/gateway.ts';
import { openServer } from './harness/server.ts';
import { dropTemplates } from './harness/shop/database-template.ts';
import { openTestShop, type TestShop } from './harness/shop/test-shop.ts';
import { call, type HttpResponse } from './harness/shoppers.ts';

/**
 * `node tests/trust/attacks.ts limits`, `pictures`, `logins` or `unpaced`. How much one customer of an IPv6 provider gets of each limit.
 * The memory of a gateway beside pictures of many pixels. The logins of others beside refused ones: of an api at a fixed
 * rate, or of a gateway as fast as they can. Wants a PostgreSQL.
 */
const from = (address: string) => ({ 'x-forwarded-for': address });
const percentile = (times: number[], part: number) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0);

/** Points of one address in this run; each limit of an address is a tenth of the usual one. */
const ADDRESS_LIMIT = 30;
const MOST = 700;
const CALLS: Record<string, (at: number, url: string, headers: Record<string, string>) => Promise<HttpResponse>> = {
  'wrong passwords, each of another account': (at, url, headers) =>
    call('POST', `${url}/user/login`, headers, { email: `p${at}@example.com`, password: 'wrong-password' }),
  'OTP mails, each to another stranger': (at, url, headers) =>
    call('POST', `${url}/user/send-otp`, headers, { email: `o${at}@example.com` }),
  registrations: (at, url, headers) => {
    const person = {
      name: 'Asha Verma',
      phone: '9829012345',
      password: 'correct horse 47',
      cpassword: 'correct horse 47',
    };
    return call('POST', `${url}/user/register`, headers, { ...person, email: `r${at}@example.com` });
  },
  'password resets': (at, url, headers) =>
    call('POST', `${url}/user/checkemail/forgotpassword`, headers, { email: `f${at}@example.com` }),
  'newsletter subscriptions': (at, url, headers) =>
    call('POST', `${url}/newsletter/subscribe`, headers, { email: `n${at}@example.com` }),
  'wrong codes, as calls': (at, url, headers) =>
    call('POST', `${url}/user/verify-otp`, headers, { email: `c${at}@example.com`, Userotp: '0000' }),
};

async function countServed(send: (at: number) => Promise<HttpResponse>): Promise<number> {
  let [served, refusedInARow] = [0, 0];
  for (let at = 0; at < MOST && refusedInARow < 12; at += 1) {
    const { status } = await send(at);
    if (status === 429) refusedInARow += 1;
    else [served, refusedInARow] = [served + 1, 0];
  }
  return served;
}

async function measureLimits(shop: TestShop): Promise<void> {
  for (const [nth, [name, send]] of Object.entries(CALLS).entries()) {
    const one = await countServed((at) => send(at, shop.api(), from(`198.51.100.${nth + 1}`)));
    const many = await countServed((at) =>
      send(10_000 + at, shop.api(), from(`2001:db8:${nth + 1}:${(at * 93).toString(16)}::1`)),
    );
    console.log(`${name}: IPv4 ${one}, /48 ${many}, ${(many / one).toFixed(1)} ×`);
  }
}

const BOMBS = 16;
const SIDE = 6_300;

async function measurePictures(): Promise<void> {
  const flat = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#a33' } });
  const files: Record<string, Buffer> = {
    gif: await flat.clone().gif().toBuffer(),
    'progressive jpeg': await flat.clone().jpeg({ progressive: true }).toBuffer(),
    avif: await flat.clone().avif({ effort: 0 }).toBuffer(),
  };
  for (const [name, file] of Object.entries(files)) {
    const host = await createPictureHost();
    const env = { PATH: process.env['PATH'] ?? '', BFF_PORT: '0', REST_URL: host.url, LOG_LEVEL: 'fatal' };
    const child = spawn(process.execPath, ['bff/server.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const address = await new Promise<string>((resolve) => {
      child.stdout.on('data', (text) => {
        const found = /open at (\S+)\/graphql/.exec(String(text))?.[1];
        if (found) resolve(found);
      });
    });
    const peak = () =>
      Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024);
    const paths = Array.from({ length: BOMBS }, (_, at) => `/images/${at}`);
    for (const path of paths) host.files.set(path, sendBytes('image/png', file));
    host.setImages(paths);
    const query = '{ category(name: "Saree") { products { nodes { variants { image { url } } } } } }';
    const { body } = await call('POST', `${address}/graphql`, {}, { query });
    const nodes: { variants: { image: { url: string } }[] }[] = body.data.category.products.nodes;
    const before = peak();
    const statuses = await Promise.all(
      paths.map(async (_, at) => {
        const response = await fetch(`${address}${nodes[at]?.variants[0]?.image.url}`);
        await response.arrayBuffer();
        return response.status;
      }),
    );
    const counts = [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${all.length} × ${status}`);
    console.log(`${BOMBS} × ${name}, ${file.length} bytes: peak ${before} to ${peak()} MB, ${counts.join(', ')}`);
    child.kill();
    await host.close();
  }
}

/** The processor time in milliseconds that this process's apis have used. */
function apiTime(): number {
  const stats = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const isApi = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('api/server.ts');
      return isApi ? [readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []] : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  const own = stats.filter(([, parent]) => Number(parent) === process.pid);
  return own.reduce((sum, fields) => sum + 10 * (Number(fields[11]) + Number(fields[12])), 0);
}

/** The refused logins of the attacker, and how many of them a second. */
const CONNECTIONS = 40;
const A_SECOND = 330;
const PASSWORD = 'correct horse 47';

async function measureLogins(shop: TestShop): Promise<void> {
  const others = await shop.shoppers(60);
  await shop.database.rows('update shoppers set password_hash = $1', [await hashPassword(PASSWORD)]);
  const timesOf = async (begin: number) => {
    const times: number[] = [];
    for (const [at, { email }] of others.slice(begin, begin + 20).entries()) {
      const began = performance.now();
      const { status } = await call('POST', `${shop.api()}/user/login`, from(`203.0.113.${begin + at}`), {
        email,
        password: PASSWORD,
      });
      if (status !== 200) throw new Error(`A login got ${status}.`);
      times.push(performance.now() - began);
    }
    return times;
  };
  await timesOf(0);
  const alone = await timesOf(20);
  const counts = new Map<number, number>();
  const leaving = new AbortController();
  const began = performance.now();
  const flood = Array.from({ length: CONNECTIONS }, async () => {
    while (!leaving.signal.aborted) {
      const next = performance.now() + (1_000 * CONNECTIONS) / A_SECOND;
      const { status } = await call('POST', `${shop.api()}/user/login`, from('198.51.100.1'), {
        email: 'flood@example.com',
        password: 'wrong',
      });
      counts.set(status, (counts.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const [usedBefore, refusedBefore] = [apiTime(), counts.get(429) ?? 0];
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const cost = (apiTime() - usedBefore) / ((counts.get(429) ?? 0) - refusedBefore);
  const beside = await timesOf(40);
  leaving.abort();
  await Promise.all(flood);
  const seconds = (performance.now() - began) / 1_000;
  const rate = Math.round((counts.get(429) ?? 0) / seconds);
  console.log(
    `logins of others: p50 ${percentile(alone, 0.5)} ms alone, ${percentile(beside, 0.5)} ms beside ${rate} refused a second (p90 ${percentile(alone, 0.9)} and ${percentile(beside, 0.9)}); a refusal takes ${cost.toFixed(2)} ms of the api’s processor; ${[...counts].join('; ')}`,
  );
}

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { accessToken userErrors { code } } }';
/** Milliseconds of the flood before the logins of others. */
const FLOOD_MS = 5_000;

async function measureUnpaced(shop: TestShop): Promise<void> {
  const others = await shop.shoppers(60);
  await shop.database.rows('update shoppers set password_hash = $1', [await hashPassword(PASSWORD)]);
  await using gateway = await startGateway({ restUrl: shop.api() });
  const login = (ip: string, input: object) =>
    call('POST', `${gateway.address}/graphql`, from(ip), { query: LOGIN, variables: { input } });
  const timesOf = async (begin: number) => {
    const times: number[] = [];
    for (const [at, { email }] of others.slice(begin, begin + 20).entries()) {
      const began = performance.now();
      const { body } = await login(`203.0.113.${begin + at}`, { email, password: PASSWORD });
      if (!body.data?.login?.accessToken) throw new Error(`A login got ${JSON.stringify(body)}.`);
      times.push(performance.now() - began);
    }
    return times;
  };
  await timesOf(0);
  const alone = await timesOf(20);
  const leaving = new AbortController();
  const counts = new Map<string, number>();
  const began = performance.now();
  const flood = Array.from({ length: CONNECTIONS }, async () => {
    while (!leaving.signal.aborted) {
      const { status, body } = await login('198.51.100.1', { email: 'flood@example.com', password: 'wrong password' });
      const outcome = `${status} ${body.errors?.[0]?.extensions?.code ?? 'wrong password'}`;
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
  });
  await new Promise((resolve) => setTimeout(resolve, FLOOD_MS));
  const beside = await timesOf(40);
  leaving.abort();
  await Promise.all(flood);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const rate = Math.round((1_000 * all) / (performance.now() - began));
  const shown = (times: number[]) => `p50 ${percentile(times, 0.5)} ms, p90 ${percentile(times, 0.9)} ms`;
  console.log(
    `logins of others: ${shown(alone)} alone; ${shown(beside)} beside ${rate} a second; ${[...counts].join('; ')}`,
  );
}

const wanted = new Set(process.argv.slice(2));
if (wanted.has('pictures')) await measurePictures();
if (['limits', 'logins', 'unpaced'].some((name) => wanted.has(name))) {
  const server = await openServer();
  if (wanted.has('limits')) {
    await using shop = await openTestShop({ server: server.url, apis: 1, config: { addressLimit: ADDRESS_LIMIT } });
    await measureLimits(shop);
  }
  if (wanted.has('logins')) {
    await using shop = await openTestShop({ server: server.url, apis: 1, config: { addressLimit: 300 } });
    await measureLogins(shop);
  }
  if (wanted.has('unpaced')) {
    await using shop = await openTestShop({ server: server.url, apis: 1, config: { addressLimit: 300 } });
    await measureUnpaced(shop);
  }
  await dropTemplates(server.url);
  await server.close();
}
process.exit(0);
