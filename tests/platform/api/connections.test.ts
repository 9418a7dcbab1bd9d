import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test-api.ts';

let api: TestApi;
let port = 0;
beforeAll(async () => {
  api = await createTestApi({ requestMs: 500, LOG_LEVEL: 'error', addressLimit: 100_000 });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = api.app.server.address() as AddressInfo);
});
afterAll(() => api.close());

/** Opens a connection, sends these bytes, and returns everything received until it closes. */
async function send(bytes: string): Promise<{ status: number; headers: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.write(bytes);
  await closed(socket);
  const [headers = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body };
}

const closed = (socket: Socket) => new Promise<void>((done) => socket.once('close', () => done()));

describe('a request that is refused before it is read', () => {
  const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
  const cases: [what: string, bytes: string, status: number, code: string][] = [
    [
      'headers without end',
      lines('GET /livez HTTP/1.1', 'Host: a', `X: ${'x'.repeat(20_000)}`),
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['a line that is no request', lines('odd'), 400, 'BAD_INPUT'],
    ['a header that is none', lines('GET /livez HTTP/1.1', 'Host: a', 'odd'), 400, 'BAD_INPUT'],
    [
      'a request with two of Host',
      lines('GET /livez HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close'),
      400,
      'BAD_INPUT',
    ],
    ...['a:99999', '999.999.999.999', '[1:2]'].map((host): [string, string, number, string] => [
      `the impossible host ${host}`,
      lines('GET /livez HTTP/1.1', `Host: ${host}`, 'Connection: close'),
      400,
      'BAD_INPUT',
    ]),
    [
      'a content type that is none',
      lines(
        'POST /user/login HTTP/1.1',
        'Host: a',
        'Content-Type: text/plain; application/json',
        'Content-Length: 0',
        'Connection: close',
      ),
      415,
      'UNSUPPORTED_TYPE',
    ],
    ['a request without Host', lines('GET /livez HTTP/1.1', 'Connection: close'), 400, 'BAD_INPUT'],
    ['an expectation', lines('GET /livez HTTP/1.1', 'Host: a', 'Expect: x'), 417, 'UNSUPPORTED_EXPECTATION'],
    ['headers that never end', 'GET /livez HTTP/1.1\r\nHost: a\r\n', 408, 'REQUEST_TIMEOUT'],
  ];
  it.each(cases)('%s gets JSON, with a message and a code', async (_, bytes, status, code) => {
    const response = await send(bytes);
    expect(response.status).toBe(status);
    expect(response.headers).toContain('content-type: application/json');
    expect(JSON.parse(response.body)).toEqual({ message: expect.stringMatching(/^\w.+\.$/), code });
  });

  it('is a body that takes longer than its limit, whatever has come of it', async () => {
    const head = ['POST /user/send-otp HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
    const announced = lines(...head, 'Content-Length: 100');
    const chunked = lines(...head, 'Transfer-Encoding: chunked');
    const begun = performance.now();
    const responses = await Promise.all([send(`${announced}{`), send(`${chunked}1\r\n{\r\n`)]);
    expect(responses.map(({ status }) => status)).toEqual([408, 408]);
    expect(responses.map(({ body }) => JSON.parse(body).code)).toEqual(['REQUEST_TIMEOUT', 'REQUEST_TIMEOUT']);
    expect(performance.now() - begun).toBeLessThan(25_000);
    expect(api.logged()).toBe('');
  });

  it('serves HTTP/1.0, which needs no Host', async () => {
    expect((await send(lines('GET /livez HTTP/1.0'))).status).toBe(200);
  });
});

describe('a client that disconnects', () => {
  it('is no failure of the host: nothing is logged', async () => {
    const body = JSON.stringify({ email: 'asha@example.com' });
    const head = ['POST /user/send-otp HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
    const request = `${[...head, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`;
    for (let time = 0; time < 25; time++) {
      const socket = connect(port, '127.0.0.1');
      await new Promise<void>((sent) => socket.write(request, () => sent()));
      socket.resetAndDestroy();
      await closed(socket);
    }
    await expect.poll(() => connectionCount()).toBe(0);
    const lines = api.logged().split('\n');
    // Many OTP requests write a line to the security log, which is not a failure.
    expect(lines.filter((line) => line !== '' && !line.includes('"log":"security"'))).toEqual([]);
  });
});

const connectionCount = () =>
  new Promise<number>((response) => api.app.server.getConnections((_, count) => response(count)));
