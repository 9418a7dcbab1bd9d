import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFastify } from '../../../api/platform/fastify.ts';
import { Refusal } from '../../../api/platform/refusals.ts';

let app: FastifyInstance;
let calls: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  calls = 0;
  app = createFastify({ logLevel: 'silent', trustProxy: '10.0.0.1', requestMs: 1_000 });
  app.get('/refused', async () => {
    calls += 1;
    throw new Refusal('RATE_LIMITED', { retryAfter: 9 });
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Sends this many requests, waits until the api has read all, and returns the statuses of the responses until then. */
async function sendAtOnce(times: number, remoteAddress: string, headers: Record<string, string> = {}) {
  const statuses: number[] = [];
  calls = 0;
  for (let at = 0; at < times; at++)
    void app.inject({ url: '/refused', remoteAddress, headers }).then(({ statusCode }) => statuses.push(statusCode));
  await expect.poll(() => calls).toBe(times);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  return statuses;
}

describe('a client that calls the api itself', () => {
  it('gets ten refusals at once and later ones slower; others get theirs at once', async () => {
    expect(await sendAtOnce(30, '203.0.113.66')).toHaveLength(10);
    expect(await sendAtOnce(1, '203.0.113.7')).toEqual([429]);
  });

  it('is refused before its call is read while a hundred refusals wait', async () => {
    await sendAtOnce(110, '203.0.113.66');
    calls = 0;
    const response = await app.inject({ url: '/refused', remoteAddress: '203.0.113.66' });
    expect([response.statusCode, calls]).toEqual([429, 0]);
  });
});

it('sends the refusals of a client behind a trusted proxy at once: they hold calls of the gateway', async () => {
  expect(await sendAtOnce(30, '10.0.0.1', { 'x-forwarded-for': '203.0.113.66' })).toHaveLength(30);
});
