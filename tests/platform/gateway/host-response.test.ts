import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { UndecodableBody } from '../../../bff/platform/upstream/decode-body.ts';
import { responseOf } from '../../../bff/platform/upstream/host-response.ts';

const TEXT = '{"products":[]}';

/** The response of an answer that came in these chunks. */
const read = async (chunks: Buffer[]) =>
  responseOf({ status: 200, headers: {}, length: 'until the end', stays: true, chunks }, 1_000);

/** Bytes as a socket reads them: in memory of their own, behind what came before them. */
function fromSocket(text: string): Buffer {
  const memory = Buffer.allocUnsafeSlow(100 + text.length);
  memory.write(text, 100);
  return memory.subarray(100);
}

describe('an answer of the host', () => {
  it('gives its memory back when it is released, and not before', async () => {
    const chunks = [fromSocket(TEXT.slice(0, 5)), fromSocket(TEXT.slice(5))];
    const answer = await read(chunks);
    expect([answer.text, chunks.map(({ buffer }) => buffer.byteLength > 0)]).toEqual([TEXT, [true, true]]);
    answer.release?.();
    expect(chunks.map(({ buffer }) => buffer.byteLength)).toEqual([0, 0]);
  });

  it('gives back once what several of its chunks came in', async () => {
    const all = fromSocket(TEXT);
    const answer = await read([all.subarray(0, 5), all.subarray(5)]);
    answer.release?.();
    answer.release?.();
    expect(all.buffer.byteLength).toBe(0);
  });

  it('is unpacked a few times at the most: an answer of some kilobytes could name a thousand encodings', async () => {
    const unpack = async (times: number) => {
      let bytes = Buffer.from(TEXT);
      for (let time = 0; time < times; time++) bytes = gzipSync(bytes);
      const headers = { 'content-encoding': Array<string>(times).fill('gzip').join(', ') };
      const answer = { status: 200, headers, length: bytes.length, stays: true, chunks: [bytes] };
      return (await responseOf(answer, 1_000)).text;
    };
    expect(await unpack(5)).toBe(TEXT);
    await expect(unpack(6)).rejects.toThrow(UndecodableBody);
  });

  it('leaves alone what small buffers have in common', async () => {
    const [shared, neighbour] = [Buffer.from(TEXT), Buffer.from('somebody else’s')];
    expect(shared.buffer).toBe(neighbour.buffer);
    (await read([shared])).release?.();
    expect(neighbour.toString()).toBe('somebody else’s');
  });
});
