import type { MailCatcher } from './mail-catcher.ts';
import type { Json, Method } from './shoppers.ts';
import { waitUntil } from './waiting.ts';

/** A response with its head. */
export interface FullResponse {
  status: number;
  body: Json;
  text: string;
}

/** A browser: it stores cookies, and sends the access token once it is set. */
export interface Browser {
  cookies: Map<string, string>;
  token: string | undefined;
  call(method: Method, path: string, body?: object): Promise<FullResponse>;
}

/** Creates a browser for the apis that `apiOf` returns. */
export function createBrowser(apiOf: () => string): Browser {
  const browser: Browser = {
    cookies: new Map(),
    token: undefined,
    call: async (method, path, body) => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(apiOf() + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(browser.token === undefined ? {} : { authorization: `Bearer ${browser.token}` }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      for (const line of response.headers.getSetCookie()) storeCookie(browser.cookies, line);
      const text = await response.text();
      const read = text.startsWith('{') ? JSON.parse(text) : text;
      return { status: response.status, body: read, text };
    },
  };
  return browser;
}

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
  if (/max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

const MAIL_MS = 15_000;

/** Requests a mailed code for an address by `request`, and returns it. Throws if none arrives. */
export async function mailedCode(
  { mails }: MailCatcher,
  email: string,
  request: () => Promise<unknown>,
): Promise<string> {
  const own = () => mails.filter(({ to, subject }) => to === email && OTP_MAIL.test(subject));
  const before = own().length;
  await request();
  await waitUntil(() => own().length > before, MAIL_MS);
  const code = /\b\d{4,8}\b/.exec(own().at(-1)?.text ?? '')?.[0];
  if (own().length <= before || !code) throw new Error(`No code came to ${email}.`);
  return code;
}

const OTP_MAIL = /\b(OTP|code)\b/i;

/** Logs a browser in by a mailed code. */
export async function logIn(browser: Browser, mailCatcher: MailCatcher, email: string): Promise<void> {
  const Userotp = await mailedCode(mailCatcher, email, () => browser.call('POST', '/user/send-otp', { email }));
  const { status, body, text } = await browser.call('POST', '/user/verify-otp', { email, Userotp });
  if (status !== 200) throw new Error(`No login: ${text}`);
  browser.token = body.accessToken;
}
