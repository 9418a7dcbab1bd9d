import type { Reply, TestGateway } from './test-gateway.ts';

/** A browser of one shopper for tests. It stores cookies as browsers do, and an access token. */
export interface TestBrowser {
  /** The values of the cookies, by their names. */
  cookies: Map<string, string>;
  token: string | undefined;
  /** The headers that it sends: its cookies and its access token. */
  headers(): Record<string, string>;
  request(query: string, variables?: Record<string, unknown>): Promise<Reply>;
  /** Opens an address of the gateway. Follows no redirect. */
  open(path: string): Promise<Response>;
}

/** Makes a browser without cookies and token. */
export function createTestBrowser({ address }: Pick<TestGateway, 'address'>): TestBrowser {
  const cookieHeader = (): Record<string, string> => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return cookie === '' ? {} : { cookie };
  };
  const send = async (path: string, init: RequestInit, headers: Record<string, string>) => {
    const response = await fetch(address + path, {
      ...init,
      headers: { ...headers, ...cookieHeader() },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) storeCookie(browser.cookies, line);
    return response;
  };
  const browser: TestBrowser = {
    cookies: new Map(),
    token: undefined,
    headers: () => ({ ...cookieHeader(), ...(browser.token ? { authorization: `Bearer ${browser.token}` } : {}) }),
    request: async (query, variables) => {
      const init = { method: 'POST', body: JSON.stringify({ query, variables }) };
      const response = await send('/graphql', init, { 'content-type': 'application/json', ...browser.headers() });
      return { ...(await response.json()), status: response.status, headers: response.headers };
    },
    open: (path) => send(path, {}, { accept: 'text/html' }),
  };
  return browser;
}

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}
