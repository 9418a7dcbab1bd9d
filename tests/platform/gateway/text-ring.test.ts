import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextRing, type RingPlace } from '../../../bff/platform/upstream/text-ring.ts';

const bytesOf = (text: string) => Buffer.from(text);

it('has every text as it was written, until newer ones take its room, the oldest first', () => {
  const hasTheLast = fc.property(
    fc.array(fc.string({ unit: 'grapheme', maxLength: 120 }), { size: 'large' }),
    (texts) => {
      const ring = new TextRing(1_000);
      const written: { place: RingPlace; text: string }[] = [];
      const gone: RingPlace[] = [];
      for (const text of texts) {
        const place = ring.write(bytesOf(text), 10, undefined);
        if (place) written.push({ place, text: text.toWellFormed() });
        const oldest = written.findIndex((one) => ring.has(one.place));
        gone.push(...written.splice(0, oldest < 0 ? written.length : oldest).map((one) => one.place));
        expect(written.map((one) => ring.has(one.place) && ring.read(one.place))).toEqual(
          written.map((one) => one.text),
        );
      }
      expect(gone.filter((place) => ring.has(place))).toEqual([]);
      for (const { place, text } of written.filter((one) => one.text !== '')) {
        const [same, other] = [bytesOf(text), bytesOf(text)];
        other[0] = (other[0] ?? 0) ^ 1;
        expect([ring.holds(place, same), ring.holds(place, other)]).toEqual([ring.has(place), false]);
      }
    },
  );
  const seed = Date.now() % 1e9;
  expect(fc.check(hasTheLast, { seed, numRuns: 200 }), `seed ${seed}`).toMatchObject({ failed: false });
});

it('takes no more room for a text that is written again and again, as long as it grows little', () => {
  const ring = new TextRing(1_000);
  const other = ring.write(bytesOf('another'), 0, undefined);
  let place = ring.write(bytesOf('x'.repeat(300)), 0, undefined);
  for (let nth = 0; nth < 100; nth++) place = ring.write(bytesOf('y'.repeat(290 + (nth % 20))), 0, place);
  expect(place && ring.read(place)).toBe('y'.repeat(309));
  expect(other && ring.has(other) && ring.read(other)).toBe('another');
});

it('has no room for a text that is longer than all of it, with what is counted beside it', () => {
  expect(new TextRing(10).write(bytesOf('12345'), 5, undefined)).toBeDefined();
  expect(new TextRing(10).write(bytesOf('12345'), 6, undefined)).toBeUndefined();
  expect(new TextRing(0).write(bytesOf(''), 1, undefined)).toBeUndefined();
});
