import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeWithin } from '../../../server-kit/pictures/decoding.ts';
import { makeMaster } from '../../../bff/catalog/pictures/master.ts';
import { plainPicture } from '../../hosts/picture-host.ts';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
};
/** The header of a PNG without its picture, in a file of so many bytes. No test decodes it. */
function pngOf({ width = 100, height = 100, bits = 8, bytes = 100_000 }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 6, 0, 0, 1], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(bytes)),
    chunk('IEND', Buffer.of()),
  ]);
}
/** Decodes so many files at once. Returns the most decoders that ran at the same time. */
async function countDecoders(file: Buffer, times: number): Promise<number> {
  let [running, most] = [0, 0];
  const decode = async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
  };
  await Promise.all(Array.from({ length: times }, () => decodeWithin(file, decode)));
  return most;
}
const decodeNever = async () => expect.fail('it was decoded');

describe('the memory of decoded pictures', () => {
  it('limits pictures of more than ten megapixels to one at a time', async () => {
    expect(await countDecoders(pngOf({ width: 4_000, height: 2_600 }), 16)).toBe(1);
    // Each of two small ones waits for the other one.
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const small = pngOf({ width: 1_200, height: 1_600 });
    const decodeFirst = () => (first.resolve(), second.promise);
    const decodeSecond = () => (second.resolve(), first.promise);
    await Promise.all([decodeWithin(small, decodeFirst), decodeWithin(small, decodeSecond)]);
  });

  it.each([
    ['40 megapixels and more', { width: 8_001, height: 5_000 }, /pixel/],
    ['250 MB, by 16 bits a channel', { width: 6_000, height: 5_000, bits: 16 }, /memory/],
    ['pixels a thousand times its bytes', { width: 6_300, height: 6_000, bytes: 2_000 }, /too small/],
  ])('refuses a picture of %s before it is decoded', async (_, picture, message) => {
    await expect(decodeWithin(pngOf(picture), decodeNever)).rejects.toThrow(message);
  });

  it('refuses a flat GIF of five kilobytes, and takes a flat PNG of the shop’s size', async () => {
    await expect(makeMaster(await plainPicture('gif', 2_600, 2_600))).rejects.toThrow('too small');
    expect(await makeMaster(await plainPicture('png'))).toBeInstanceOf(Buffer);
  });
});
