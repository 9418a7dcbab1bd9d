import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { withApi, type ApiWithGateways } from './over-api.ts';

/** A listing of a client that shows everything on one page. */
const LISTING = `{ category(name: "Saree") { name productCount products { pageInfo { totalPages hasNextPage } nodes {
  id name path fabric pattern rating discountPercent price { amount display } listPrice { amount display }
  variants { sku color stock inStock images { url srcSet alt } } } } } }`;
const DECODERS = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

let shop: ApiWithGateways;
let gateway: TestGateway;
withApi.beforeAll(async ({ overApi }) => {
  shop = overApi;
  gateway = await shop.open();
});

interface RawResponse {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}
/** A response with its bytes as they were sent, which `fetch` would decompress. */
async function get(query: string, headers: Record<string, string>): Promise<RawResponse> {
  const sent = request(`${gateway.address}/graphql?${new URLSearchParams({ query })}`, { headers }).end();
  const response: IncomingMessage = (await once(sent, 'response'))[0];
  const bytes = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, bytes };
}

describe('a response', () => {
  it('is compressed as the client takes it: a listing to a tenth, with the same tag in every coding', async () => {
    const plain = await get(LISTING, {});
    expect([plain.headers['content-encoding'], plain.bytes.length > 40_000]).toEqual([undefined, true]);
    for (const [coding, decode] of Object.entries(DECODERS)) {
      const { headers, bytes } = await get(LISTING, { 'accept-encoding': coding });
      expect([coding, headers['content-encoding'], headers['content-length']]).toEqual([
        coding,
        coding,
        String(bytes.length),
      ]);
      expect(decode(bytes).equals(plain.bytes)).toBe(true);
      expect(bytes.length, coding).toBeLessThan(plain.bytes.length / 8);
      expect([headers['etag'], headers['vary']]).toEqual([plain.headers['etag'], plain.headers['vary']]);
      const again = await get(LISTING, { 'accept-encoding': coding, 'if-none-match': String(headers['etag']) });
      expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
    }
  });

  it('is compressed by the best coding that the client takes, and by none that it refuses', async () => {
    const codingOf = async (accepted: string) =>
      (await get(LISTING, { 'accept-encoding': accepted })).headers['content-encoding'];
    expect(await codingOf('gzip, deflate, br, zstd')).toBe('zstd');
    expect(await codingOf('gzip, deflate, br')).toBe('br');
    expect(await codingOf('br;q=0, gzip')).toBe('gzip');
    expect(await codingOf('identity')).toBeUndefined();
  });

  it('to HEAD has the length of nothing where there is nothing to send, whatever the client takes', async () => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const sent = request(`${gateway.address}/`, { method: 'HEAD', headers }).end();
      const response: IncomingMessage = (await once(sent, 'response'))[0];
      response.resume();
      expect([response.statusCode, response.headers['content-length']]).toEqual([302, '0']);
    }
  });

  it('of less than 1 kB is sent uncompressed', async () => {
    const { headers, bytes } = await get('{ category(name: "Saree") { name } }', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], JSON.parse(bytes.toString())]).toEqual([
      undefined,
      { data: { category: { name: 'Saree' } } },
    ]);
  });
});
