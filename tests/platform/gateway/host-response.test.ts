import { describe, expect, it } from 'vitest';
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

  it('leaves alone what small buffers have in common', async () => {
    const [shared, neighbour] = [Buffer.from(TEXT), Buffer.from('somebody else’s')];
    expect(shared.buffer).toBe(neighbour.buffer);
    (await read([shared])).release?.();
    expect(neighbour.toString()).toBe('somebody else’s');
  });
});
