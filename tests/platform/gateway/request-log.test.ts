import { describe, expect, it } from 'vitest';
import { createHttpApp } from '../../../bff/platform/http-app.ts';

/** An app that writes its lines into a list. */
function createLoggedApp() {
  const lines: Record<string, unknown>[] = [];
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const app = createHttpApp({ logLevel: 'info', trustProxy: '', requestMs: 1_000, logTo });
  return { app, lines };
}

describe('the log of a request', () => {
  it("has the request's id in each of its lines", async () => {
    const { app, lines } = createLoggedApp();
    app.get('/', (request) => {
      request.log.info('first');
      request.log.child({ part: 'second' }).warn({ also: 1 }, 'of a part');
      request.log.debug('below the level');
      return { level: request.log.level };
    });
    const answer = await app.inject({ url: '/', headers: { 'x-request-id': 'one' } });
    expect(answer.json()).toEqual({ level: 'info' });
    expect(lines).toMatchObject([
      { reqId: 'one', msg: 'first' },
      { reqId: 'one', msg: 'of a part', part: 'second', also: 1 },
    ]);
    await app.close();
  });

  it('comes into being with the first line', async () => {
    const { app } = createLoggedApp();
    let made = 0;
    const child = app.log.child.bind(app.log);
    app.log.child = (...parts) => {
      made++;
      return child(...parts);
    };
    app.get('/silent', () => 'nothing');
    app.get('/told', (request) => {
      request.log.info('one');
      request.log.error('two');
      return 'told';
    });
    await app.inject('/silent');
    expect(made).toBe(0);
    await app.inject('/told');
    expect(made).toBe(1);
    await app.close();
  });
});
