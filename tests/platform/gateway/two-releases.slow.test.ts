import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWebConfig } from '../../../web/config.ts';
import { openWeb } from '../../../web/server.ts';
import { startOverApi, type ApiWithGateways } from './over-api.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const DAY_MS = 86_400_000;
const NAMES = 'query Names { categories { name } }';
const REMOVED = 'query Gone { categories { fieldOfAnotherRelease } }';

let shop: ApiWithGateways;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  shop = await startOverApi();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Writes the manifest of another release's gateway to the folder. */
async function leaveManifest(releasesDir: string, documents: Record<string, string>): Promise<void> {
  const text = JSON.stringify(documents);
  await mkdir(join(releasesDir, 'documents'), { recursive: true });
  await writeFile(join(releasesDir, 'documents', `${sha256(text)}.json`), text);
}

const requestFor = (address: string, hash: string) =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
  }).then((response) => response.json());

describe('a gateway beside one of another release', () => {
  it('runs the documents of that one’s storefront that fit its schema, closed or not, and none under a wrong id', async () => {
    for (const allow of ['any', 'trusted'] as const) {
      const releasesDir = join(folder, allow);
      const gateway = await shop.open({ allow, isProduction: true, releasesDir });
      const alone = await shop.open({ allow, isProduction: true });
      await leaveManifest(releasesDir, { [sha256(NAMES)]: NAMES, [sha256(REMOVED)]: REMOVED, [sha256('x')]: NAMES });
      expect((await requestFor(gateway.address, sha256(NAMES))).data.categories).toContainEqual({ name: 'Saree' });
      for (const [address, hash] of [
        [alone.address, sha256(NAMES)],
        [gateway.address, sha256(REMOVED)],
        [gateway.address, sha256('x')],
      ] as const) {
        const { errors } = await requestFor(address, hash);
        expect(errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
      }
    }
  });

  it('leaves its own storefront’s documents to that one', async () => {
    const releasesDir = join(folder, 'left');
    await shop.open({ releasesDir });
    await shop.open({ releasesDir });
    expect(readdirSync(join(releasesDir, 'documents'))).toHaveLength(1);
  });
});

describe('a storefront beside one of another release', () => {
  it('serves the scripts of that one’s pages, and does not delete them; files unused for a month are deleted', async () => {
    const releasesDir = join(folder, 'assets-of-two');
    const assets = join(releasesDir, 'assets');
    await mkdir(assets, { recursive: true });
    for (const name of ['page-a1b2c3.js', 'page-a1b2c3.js.br', 'forgotten-d4e5f6.js'])
      await writeFile(join(assets, name), `/* ${name} */`);
    const before = new Date(Date.now() - 31 * DAY_MS);
    await utimes(join(assets, 'forgotten-d4e5f6.js'), before, before);
    const gateway = await shop.open({});
    const upstreams = { GATEWAY_URL: `${gateway.address}/graphql`, REST_URL: shop.api };
    const config = readWebConfig({ LOG_LEVEL: 'silent', RELEASES_DIR: releasesDir, ...upstreams });
    const web = await openWeb({ ...config, port: 0 });
    const get = async (path: string, coding = 'identity') => {
      const response = await fetch(web.address + path, { headers: { 'accept-encoding': coding } });
      await response.arrayBuffer();
      return [response.status, response.headers.get('content-encoding'), response.headers.get('cache-control')];
    };
    const forGood = 'public, max-age=31536000, immutable';
    expect(await get('/assets/page-a1b2c3.js')).toEqual([200, null, forGood]);
    expect((await get('/assets/page-a1b2c3.js', 'gzip')).slice(0, 2)).toEqual([200, null]);
    expect((await get('/assets/forgotten-d4e5f6.js'))[0]).toBe(404);
    const page = await (await fetch(web.address)).text();
    const own = [...page.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name = '']) => name);
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter((name) => !existsSync(join(assets, name)))).toEqual([]);
    expect((await get(`/assets/${own[0]}`, 'gzip')).slice(0, 2)).toEqual([200, 'gzip']);
    await web.close();
  });

  it('does not start with a folder that it can not write, and names the setting', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const config = readWebConfig({ LOG_LEVEL: 'silent', RELEASES_DIR: file });
    await expect(openWeb({ ...config, port: 0 })).rejects.toThrow(/^RELEASES_DIR: it.* is a file/);
    await expect(shop.open({ releasesDir: file })).rejects.toThrow(/^RELEASES_DIR: it.* is a file/);
  });
});
