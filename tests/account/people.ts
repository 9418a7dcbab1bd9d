import type { ApiResponse, Client, TestApi } from '../test-api.ts';

/** A password that is not guessed first. */
export const PASSWORD = 'kachnar-blossom-42';

/** Returns the newest mail to an address; throws if there is none. */
export function mailTo(api: TestApi, email: string) {
  const mail = api.mails.findLast(({ to }) => to === email);
  if (!mail) throw new Error(`No mail to ${email}.`);
  return mail;
}

/** Returns the code in the newest mail to an address. */
export function codeFor(api: TestApi, email: string): string {
  const code = /\b\d{4,8}\b/.exec(mailTo(api, email).text)?.[0];
  if (!code) throw new Error(`No code in the mail to ${email}.`);
  return code;
}

/** Returns the token of the link in the newest mail to an address. */
export function linkTokenFor(api: TestApi, email: string): string {
  const token = /#token=([\w-]{43})&email=/.exec(mailTo(api, email).text)?.[1];
  if (!token) throw new Error(`No link in the mail to ${email}.`);
  return token;
}

/** Registers a person. */
export function register(api: TestApi, email: string, password = PASSWORD): Promise<ApiResponse> {
  const body = { name: 'Asha Verma', email, phone: '98290 12345', password };
  return api.client().post('/user/register', body);
}

/** Logs a browser in by a code; this creates the account. */
export async function logIn(api: TestApi, email: string, client: Client = api.client()): Promise<Client> {
  await client.post('/user/send-otp', { email });
  const response = await client.post('/user/verify-otp', { email, Userotp: codeFor(api, email) });
  if (response.status !== 200) throw new Error(`No login: ${response.text}`);
  client.token = response.body.accessToken;
  return client;
}

/** Returns another code than this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
}
