import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS } from '../../../schema/vocabulary.ts';
import { createPictureHost, plainPicture, redirectTo, sendBytes, type PictureHost } from '../../hosts/picture-host.ts';
import { createTestGateway, pictureName, type TestGateway } from '../../hosts/test-gateway.ts';
import { sendJson } from '../../hosts/test-host.ts';

let host: PictureHost;
let elsewhere: PictureHost;
let gateway: TestGateway;
let png: Buffer;
beforeAll(async () => {
  png = await plainPicture('png');
});
beforeEach(async () => {
  [host, elsewhere] = await Promise.all([createPictureHost(), createPictureHost()]);
  gateway = await createTestGateway(host.url, { pictureTimeoutMs: 60_000 });
});
afterEach(async () => {
  for (const one of [gateway, host, elsewhere]) await one.close();
});

interface AskedImage {
  url: string;
  sized: string;
  srcSet: string | null;
}
/** Returns the gateway's image fields for pictures at these addresses, at most 24, from its first catalogue. */
async function askImages(addresses: readonly string[], on = gateway): Promise<AskedImage[]> {
  host.setImages(addresses);
  const { data, errors } = await on.ask(
    '{ category(name: "Saree") { products { nodes { variants { image { url sized: url(width: 97) srcSet } } } } } }',
  );
  expect(errors).toBeUndefined();
  const nodes: { variants: { image: AskedImage }[] }[] = data.category.products.nodes;
  return nodes.slice(0, addresses.length).flatMap(({ variants }) => variants.slice(0, 1).map(({ image }) => image));
}
/** The same for one address. */
async function askImage(address: string, on = gateway): Promise<AskedImage> {
  const [image] = await askImages([address], on);
  return image ?? expect.fail('no image');
}
/** Gets a picture from the gateway as a browser does. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.address + path, { headers: { accept: 'image/webp', ...headers } });
/** Returns the status of the picture at a path of the REST host, requested by its name. */
const statusOf = async (path: string, place = 'host') => {
  const answer = await get(`/pictures/remote/${pictureName(path, place)}`);
  expect(answer.headers.get('content-type') ?? 'none').not.toMatch(/html|svg|json/);
  return answer.status;
};
const EMPTY = expect.stringMatching(/^data:image\/svg/);

describe('a picture of a foreign host', () => {
  it("[GATE-3] is shown from the shop’s own origin, in all widths, and no response reveals the host's address", async () => {
    const { port } = new URL(host.url);
    for (const image of await askImages(['/images/a b.png?v=2', `${host.url}/images/c.png`, 'images/d.png'])) {
      expect(image.url).toMatch(/^\/pictures\/remote\/host\/[\w-]{22}\/[\w-]+$/);
      expect(image.sized).toBe(`${image.url}?w=160`);
      expect(image.srcSet?.split(', ')).toEqual(PICTURE_WIDTHS.map((width) => `${image.url}?w=${width} ${width}w`));
      const name = Buffer.from(image.url.split('/').at(-1) ?? '', 'base64url').toString();
      expect(image.url + name).not.toMatch(new RegExp(`127\\.0\\.0\\.1|${port}`));
    }
  });

  it('is returned in the requested width and format, and is cached for a day', async () => {
    host.files.set('/images/a.png?v=2', sendBytes('application/octet-stream', png));
    const { url } = await askImage('/images/a.png?v=2');
    for (const [accept, format] of [
      ['image/avif', 'heif'],
      ['image/webp', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      const answer = await get(`${url}?w=240`, { accept });
      const { headers } = answer;
      const { width, height, ...found } = await sharp(await answer.arrayBuffer()).metadata();
      expect([answer.status, found.format, width, height]).toEqual([200, format, 240, 320]);
      expect(headers.get('content-type')).toBe(`image/${format === 'heif' ? 'avif' : format}`);
      expect(headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
      expect([headers.get('vary'), headers.get('x-content-type-options')]).toEqual(['accept', 'nosniff']);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
      const again = await get(`${url}?w=240`, { accept, 'if-none-match': headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await get(`${url}?w=241`)).status).toBe(404);
    expect(host.received).toHaveLength(1);
  });

  it('is fetched once for all widths and all concurrent clients, without their headers', async () => {
    let isAsked = (): void => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    let isFree = (): void => undefined;
    const free = new Promise<void>((resolve) => (isFree = resolve));
    host.files.set('/images/a.png', (response) => {
      isAsked();
      void free.then(() => response.end(png));
    });
    const { url } = await askImage('/images/a.png');
    const headers = { cookie: '__Host-rest.shop_refresh=secret', authorization: 'Bearer secret' };
    const all = PICTURE_WIDTHS.flatMap((width) => [width, width]).map((width) => get(`${url}?w=${width}`, headers));
    await asked;
    isFree();
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(host.received).toHaveLength(1);
    expect(JSON.stringify(host.received)).not.toMatch(/secret|cookie|authorization/);
  });

  it("is upright, never enlarged, and without the camera's metadata", async () => {
    const photo = sharp(await plainPicture('jpeg', 300, 200)).withExif({ IFD0: { Copyright: 'secret place' } });
    host.files.set('/a.jpg', sendBytes('image/jpeg', await photo.withMetadata({ orientation: 6 }).toBuffer()));
    const { url } = await askImage('/a.jpg');
    const bytes = Buffer.from(await (await get(`${url}?w=960`, { accept: 'image/jpeg' })).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 300 });
    expect(bytes.includes('secret place')).toBe(false);
  });
});

describe('an invalid picture', () => {
  it('is not forwarded, whatever type the host declares', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const files = {
      html: sendBytes('image/png', '<!doctype html><script>alert(1)</script>'),
      svg: sendBytes('image/svg+xml', svg),
      tiff: sendBytes('image/tiff', await plainPicture('tiff', 60, 80)),
      json: sendBytes('application/json', '{"user":{"email":"asha@example.com"}}'),
      broken: sendBytes('image/png', png.subarray(0, 40)),
      empty: sendBytes('image/png', ''),
      huge: sendBytes('image/png', Buffer.concat([png, Buffer.alloc(10_000_001)])),
      wide: sendBytes('image/png', await plainPicture('png', 8_200, 5_000)),
    };
    for (const [name, send] of Object.entries(files)) {
      host.files.set(`/${name}`, send);
      expect([name, await statusOf(`/${name}`)]).toEqual([name, 404]);
    }
  });

  it('is missing for a minute, and is not requested from the host again at once', async () => {
    const answer = await get(`/pictures/remote/${pictureName('/none.png')}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=60']);
    await statusOf('/none.png');
    expect(host.calls.filter((call) => call === '/none.png')).toHaveLength(1);
  });

  it('is distinguished from a host that fails or is slow, whose response no cache stores', async () => {
    host.files.set('/fails', (response) => sendJson(response, 500, {}));
    host.files.set('/ends', (response) => response.destroy());
    host.files.set('/waits', () => undefined);
    const ask = (path: string) => get(`/pictures/remote/${pictureName(path)}`);
    const answers = [await ask('/fails'), await ask('/ends')];
    await gateway.close();
    gateway = await createTestGateway(host.url, { pictureTimeoutMs: 100 });
    answers.push(await ask('/waits'));
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 504]);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store', 'no-store']);
  });
});

describe('the gateway fetches', () => {
  it('eight pictures at a time, and lets two hundred wait', async () => {
    const statuses: [number, string | null][] = [];
    const waiting: (() => void)[] = [];
    const all = Array.from({ length: 211 }, async (_, at) => {
      host.files.set(`/${at}`, (response) => waiting.push(() => response.writeHead(404).end()));
      await get(`/pictures/remote/${pictureName(`/${at}`)}`, { 'x-forwarded-for': '203.0.113.5' }).then(
        ({ status, headers }) => statuses.push([status, headers.get('retry-after')]),
        () => statuses.push([0, null]),
      );
    });
    await expect.poll(() => statuses).toEqual(Array.from({ length: 3 }, () => [503, '5']));
    expect(host.load.most).toBe(8);
    // Another client waits for its turn, and is not refused.
    host.files.set('/other.png', sendBytes('image/png', png));
    const other = get(`/pictures/remote/${pictureName('/other.png')}`, { 'x-forwarded-for': '203.0.113.6' });
    for (let at = 0; at < 211; at++) host.files.set(`/${at}`, (response) => response.writeHead(404).end());
    for (const answer of waiting) answer();
    await Promise.all(all);
    expect((await other).status).toBe(200);
    expect(statuses.filter(([status]) => status === 503)).toHaveLength(3);
  });

  it('no redirect to another origin, nor to a call, nor more than three of the same', async () => {
    for (const one of [host, elsewhere]) one.files.set('/a.png', sendBytes('image/png', png));
    host.files.set('/1', redirectTo('/2'));
    host.files.set('/2', redirectTo(`${host.url}/3`));
    host.files.set('/3', redirectTo('a.png'));
    host.files.set('/0', redirectTo('/1'));
    host.files.set('/away', redirectTo(`${elsewhere.url}/a.png`));
    host.files.set('/call', redirectTo('/user/profile'));
    host.files.set('/file', redirectTo('file:///etc/passwd'));
    for (const [path, status] of [
      ['/1', 200],
      ['/0', 404],
      ['/away', 404],
      ['/call', 404],
      ['/file', 404],
    ] as const)
      expect([path, await statusOf(path)]).toEqual([path, status]);
    expect([elsewhere.calls, host.calls.filter((call) => call.includes('profile'))]).toEqual([[], []]);
  });

  it('nothing of an origin that nobody named, and of one that the owner named whatever it is', async () => {
    elsewhere.files.set('/a.png', sendBytes('image/png', png));
    const addresses = [`${elsewhere.url}/a.png`, 'https://cdn.example/b.png'];
    expect(await askImages(addresses)).toMatchObject([
      { url: EMPTY, srcSet: null },
      { url: addresses[1], srcSet: null },
    ]);
    expect(await statusOf('/a.png', '1')).toBe(404);
    await gateway.close();
    gateway = await createTestGateway(host.url, { pictureHosts: ['https://cdn.example', elsewhere.url] });
    const [named, other] = await askImages(addresses);
    expect(named?.url).toMatch(/^\/pictures\/remote\/2\/[\w-]{22}\/[\w-]+$/);
    expect(named?.srcSet).toContain(`${named?.url}?w=960 960w`);
    expect((await get(named?.url ?? '')).status).toBe(200);
    expect(other?.url).toMatch(/^\/pictures\/remote\/1\/[\w-]{22}\/[\w-]+$/);
  });

  it('nothing by a name that it never gives', async () => {
    host.files.set('/a.png', sendBytes('image/png', png));
    const name = pictureName('/a.png');
    const [place, signature, path] = name.split('/');
    const names = [
      `${path}`,
      `host/${path}`,
      `host//${path}`,
      `host/${signature?.slice(0, -1)}/${path}`,
      `host/${'A'.repeat(22)}/${path}`,
      `host/${signature}/${Buffer.from('/b.png').toString('base64url')}`,
      `1/${signature}/${path}`,
      `${place}/${signature}/${path}=`,
      `${name}/`,
      'host/',
      'host',
      `none/${signature}/${path}`,
      `${name}%00`,
      'host/%2e%2e',
    ];
    host.files.set('/b.png', sendBytes('image/png', png));
    for (const text of [
      '@127.0.0.1/a.png',
      'a.png',
      `//${new URL(elsewhere.url).host}/a.png`,
      '/x/../a.png',
      '/a.png#x',
    ])
      names.push(pictureName(text));
    for (const each of names) expect([each, (await get(`/pictures/remote/${each}`)).status]).toEqual([each, 404]);
    expect([elsewhere.calls, host.received]).toEqual([[], []]);
  });

  it('no path that the catalogue never named, though a client names it as the gateway would', async () => {
    const unsigned = ['/internal/flush?confirm=1', '/admin/delete-user?id=7', '/logout', '/cart.jpg'];
    for (const path of unsigned) {
      host.files.set(path, sendBytes('image/png', png));
      expect((await get(`/pictures/remote/host/${Buffer.from(path).toString('base64url')}`)).status).toBe(404);
    }
    expect(host.received).toEqual([]);
  });
});

describe('the secret of names', () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
  it('is shared by all gateways, and may be replaced by a new one that stands before it', async () => {
    const others = [[old], [old], [next, old], [next]];
    const gateways = await Promise.all(others.map((pictureSecrets) => createTestGateway(host.url, { pictureSecrets })));
    host.files.set('/images/a.png', sendBytes('image/png', png));
    const { url } = await askImage('/images/a.png', gateways[0]);
    const statuses = gateways.map(async ({ address }) => (await fetch(address + url)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404]);
    expect((await askImage('/images/a.png', gateways[2])).url).toBe((await askImage('/images/a.png', gateways[3])).url);
    for (const one of gateways) await one.close();
  });
});
