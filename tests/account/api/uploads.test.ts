import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredAccountData } from '../../../api/account/accounts.ts';
import { claimUploads } from '../../../api/account/uploads/uploads.ts';
import { MAX_UPLOAD_BYTES } from '../../../schema/uploads.ts';
import { createBuyer, type Buyer } from '../../orders/api/buyer.ts';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { photoOf, upload, uploaded } from '../uploading.ts';

let api: TestApi;
let [asha, ravi]: Buyer[] = [];
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  [asha, ravi] = [await createBuyer(api), await createBuyer(api)];
});

const shopperOf = (buyer: Buyer | undefined) => buyer ?? expect.fail('no shopper');
const countOf = async () => {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from uploads`.execute(api.database.db);
  return rows[0]?.many;
};
/** The bytes of a picture at an address. */
const bytesAt = async (url: string) => {
  const { statusCode, rawPayload, headers } = await api.app.inject({ url });
  return { status: statusCode, bytes: rawPayload, headers };
};
const claim = (buyer: Buyer | undefined, ids: string[], isPublic = true) =>
  api.database.db
    .transaction()
    .execute((trx) => claimUploads(trx, shopperOf(buyer).id, ids, { use: 'review', isPublic }));

/** A PNG that claims these pixels and has a few bytes. */
function bombOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(2_000_000));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.of())]);
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

describe(`an uploaded picture (${DATABASE_KIND})`, () => {
  it('is a WebP of at most 1,600 pixels without the camera’s data, and has a small copy', async () => {
    const { status, body } = await upload(shopperOf(asha), await photoOf({ width: 2_000, height: 1_000 }));
    expect(status).toBe(200);
    expect(body.picture).toMatchObject({
      pictureId: expect.stringMatching(/^up-[a-z2-7]{26}$/),
      width: 1_600,
      height: 800,
    });
    const large = await bytesAt(body.picture.url);
    expect(large.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    const { format, width, exif } = await sharp(large.bytes).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 1_600, exif: undefined });
    expect(large.bytes.includes('Camera of Asha')).toBe(false);
    const small = await bytesAt(`${body.picture.url}&w=240`);
    expect((await sharp(small.bytes).metadata()).width).toBe(320);
  });

  it('is upright, as the camera was held', async () => {
    const sideways = await sharp(await photoOf({ width: 64, height: 48 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(shopperOf(asha), sideways);
    expect(body.picture).toMatchObject({ width: 48, height: 64 });
  });

  it('contains only pixels, also if the file was a script at the same time', async () => {
    const polyglot = Buffer.concat([await photoOf(), Buffer.from('<script>alert(1)</script><?php phpinfo() ?>')]);
    const { status, body } = await upload(shopperOf(asha), polyglot);
    expect(status).toBe(200);
    expect((await bytesAt(body.picture.url)).bytes.includes('script')).toBe(false);
  });

  it.each([
    ['an SVG', async () => SVG],
    ['an SVG that begins as a picture', async () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), SVG])],
    [
      'a GIF',
      async () =>
        sharp(await photoOf())
          .gif()
          .toBuffer(),
    ],
    ['half a photo', async () => (await photoOf()).subarray(0, 500)],
    ['a decompression bomb', async () => bombOf(30_000, 30_000)],
    ['a picture of few bytes for its pixels', async () => bombOf(6_000, 6_000)],
    ['no byte that is a picture', async () => Buffer.from('hello')],
  ])('is refused if it is %s', async (_, file) => {
    const before = await countOf();
    const answer = await upload(shopperOf(asha), await file());
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'picture' } });
    expect(await countOf()).toBe(before);
  });

  it('is refused if the file is too large, or is sent as anything but bytes', async () => {
    const large = Buffer.alloc(MAX_UPLOAD_BYTES + 1, await photoOf());
    expect(await upload(shopperOf(asha), large)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    for (const type of ['image/svg+xml', 'multipart/form-data; boundary=x', 'text/html'])
      expect((await upload(shopperOf(asha), await photoOf(), type)).status).toBe(415);
    expect((await shopperOf(asha).post('/uploads', { picture: 'x' })).status).toBe(415);
  });

  it('needs a login, and bytes are accepted by no other call', async () => {
    expect((await upload(api.client(), await photoOf())).status).toBe(401);
    const call = await shopperOf(asha).post('/order/rating', await photoOf(), {
      'content-type': 'application/octet-stream',
    });
    expect(call.status).toBe(415);
  });

  it('is visible under a signed address alone, until the address expires or the picture is public', async () => {
    const { body } = await upload(shopperOf(asha), await photoOf());
    const { url, pictureId } = body.picture;
    const plain = `/pictures/uploads/${pictureId}`;
    expect((await bytesAt(url)).status).toBe(200);
    expect((await bytesAt(plain)).status).toBe(404);
    expect((await bytesAt(url.replace(/until=\d+/, 'until=9999999999'))).status).toBe(404);
    const other = await uploaded(shopperOf(ravi));
    expect((await bytesAt(url.replace(pictureId, other))).status).toBe(404);
    api.clock.move(2 * 3_600_000);
    expect((await bytesAt(url)).status).toBe(404);
    await claim(asha, [pictureId]);
    expect((await bytesAt(plain)).status).toBe(200);
    api.clock.move(-2 * 3_600_000);
  });

  it('can be used once, by its shopper', async () => {
    const id = await uploaded(shopperOf(asha));
    await expect(claim(ravi, [id])).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'pictureIds' });
    await expect(claim(asha, [id, id])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await claim(asha, [id]);
    await expect(claim(asha, [id])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is deleted after a day without a use, and with the account', async () => {
    await sql`delete from uploads`.execute(api.database.db);
    const used = await uploaded(shopperOf(asha));
    await uploaded(shopperOf(asha));
    await claim(asha, [used]);
    await deleteExpiredAccountData(api.database.db, new Date(api.clock.now().getTime() + 86_400_001));
    expect(await countOf()).toBe(1);
    expect(await shopperOf(asha).post('/user/erasure', {})).toMatchObject({ status: 200 });
    expect(await countOf()).toBe(0);
  });

  it('is counted: a shopper has 40 in an hour, and at most 20 unused ones', async () => {
    await sql`delete from uploads`.execute(api.database.db);
    const photo = await photoOf({ width: 2, height: 2 });
    const statuses: number[] = [];
    for (let n = 0; n < 41; n++) statuses.push((await upload(shopperOf(asha), photo)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    expect(await countOf()).toBe(20);
    expect((await upload(shopperOf(ravi), photo)).status).toBe(200);
  });
});
