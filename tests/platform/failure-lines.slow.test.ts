import { describe, expect, it } from 'vitest';
import { createFastify } from '../../api/platform/fastify.ts';
import { createTestBrowser } from '../hosts/test-browser.ts';
import { createTestGateway } from '../hosts/test-gateway.ts';

/** A log, and its parsed lines of one message. */
function openLog() {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const saying = (words: string) => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === words);
  return { logTo, saying };
}

describe('an outage fills no log', () => {
  it('of the api: ten lines of ten seconds report calls that the database failed, then a number', async () => {
    const { logTo, saying } = openLog();
    const app = createFastify({ logLevel: 'warn', trustProxy: 'loopback', requestMs: 10_000, logTo });
    app.get('/away', () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    app.get('/wrong', () => {
      throw new Error('a mistake');
    });
    for (let time = 0; time < 40; time++) expect((await app.inject('/away')).statusCode).toBe(503);
    expect((await app.inject('/wrong')).statusCode).toBe(500);
    await app.close();
    const failed = saying('A call failed.');
    expect(failed.filter(({ err }) => err.code === 'ECONNREFUSED')).toHaveLength(10);
    expect(
      failed.filter(({ err }) => err.message === 'a mistake'),
      'a mistake is not lost in them',
    ).toHaveLength(1);
    expect(saying('More calls failed.')).toEqual([expect.objectContaining({ code: 'UNAVAILABLE', more: 30 })]);
  });

  it('of the gateway: the same for calls of an unavailable host', async () => {
    const { logTo, saying } = openLog();
    const gateway = await createTestGateway('http://127.0.0.1:9', { logLevel: 'warn' }, { logTo });
    const shopper = createTestBrowser(gateway);
    for (let time = 0; time < 40; time++) await shopper.request(`{ product(id: "p-${time}") { name } }`);
    await gateway.close();
    expect(saying('a REST call failed')).toHaveLength(10);
    const [more, ...others] = saying('more REST calls failed');
    expect(others).toEqual([]);
    expect(more).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(more.more).toBeGreaterThanOrEqual(30);
  });
});
