import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePicture } from '../../server-kit/pictures/encoding.ts';

it('encodes the picture of a client that waits beside one with many, in turn', async () => {
  const order: string[] = [];
  const encodeFor = async (client: string) => {
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } });
    await encodePicture(picture, { format: 'webp', effort: 0, client });
    order.push(client);
  };
  const many = Array.from({ length: 20 }, () => encodeFor('203.0.113.1'));
  await Promise.all([...many, encodeFor('203.0.113.2')]);
  expect(order.indexOf('203.0.113.2')).toBeLessThan(10);
});
