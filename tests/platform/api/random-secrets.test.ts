import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';
import { looksRandom } from '../../../api/platform/secrets.ts';

describe('a secret', () => {
  it.each([
    ['a'.repeat(32)],
    ['aB'.repeat(20)],
    ['abc123!?'.repeat(5)],
    ['changeme'.repeat(4)],
    ['0123456789abcdef'.repeat(4)],
    ['abcdefghijklmnopqrstuvwxyz0123456789'],
    ['zyxwvutsrqponmlkjihgfedcba9876543210'],
    [`${'0'.repeat(31)}1`],
    [`${'x'.repeat(30)}abcdefghij`],
    ['secret-secret-secret-secret-secret'],
    ['1111222233334444555566667777888899990000'],
  ])('that nobody drew at random is refused: %s', (secret) => {
    expect(looksRandom(secret)).toBe(false);
    expect(() => readApiConfig({ SESSION_SECRET: secret })).toThrow('SESSION_SECRET must be drawn at random');
  });

  it('that was drawn at random passes, in each usual form', () => {
    for (let draw = 0; draw < 200; draw += 1) {
      for (const secret of [
        randomBytes(32).toString('hex'),
        randomBytes(4_000).toString('hex'),
        randomBytes(16).toString('hex'),
        randomBytes(32).toString('base64'),
        randomBytes(24).toString('base64url'),
        Array.from({ length: 60 }, () => randomInt(10)).join(''),
      ])
        expect([secret, looksRandom(secret)]).toEqual([secret, true]);
    }
  });
});

const REAL = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtps://mail.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
};

describe('a real shop without DATABASE_URL', () => {
  it('is refused, unless EMBEDDED_DATABASE=on', () => {
    const read = (env: Record<string, string>) => readApiConfig({ ...REAL, ...env });
    const without: Record<string, string>[] = [{}, { DATABASE_URL: ' ' }, { EMBEDDED_DATABASE: 'off' }];
    for (const env of without)
      expect(() => read(env)).toThrow('DATABASE_URL is missing (EMBEDDED_DATABASE=on runs the embedded database)');
    expect(read({ EMBEDDED_DATABASE: 'on' }).databaseUrl).toBeUndefined();
    expect(read({ DATABASE_URL: 'postgres://db/shop' }).databaseUrl).toBe('postgres://db/shop');
    expect(readApiConfig({}).databaseUrl).toBeUndefined();
  });
});
