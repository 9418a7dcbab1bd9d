import { URI } from 'otpauth';
import type { Client, TestApi } from '../test-api.ts';
import { PASSWORD } from './people.ts';

/** An authenticator app that has read the QR code. Returns the code that it shows at a time. */
export function authenticator(uri: string): (at: Date) => string {
  const totp = URI.parse(uri);
  return (at) => totp.generate({ timestamp: at.getTime() });
}

/** An account's authenticator app and recovery codes. */
export interface SecondFactor {
  /** Returns the code that the app shows now. */
  code(): string;
  recoveryCodes: string[];
}

/** Gives an account the usual password, and logs in by it. */
export async function logInByPassword(api: TestApi, email: string, client: Client = api.client()): Promise<Client> {
  const response = await client.post('/user/login', { email, password: PASSWORD });
  if (response.status !== 200) throw new Error(`No login: ${response.text}`);
  client.token = response.body.accessToken;
  return client;
}

/** Gives a member of staff a password and an authenticator app; the client has used both. */
export async function withSecondFactor(api: TestApi, email: string, client: Client): Promise<SecondFactor> {
  const { hasPassword } = (await client.get('/user/second-factor')).body;
  if (!hasPassword) await client.put('/user/password', { newPassword: PASSWORD });
  const begun = await client.post('/user/second-factor', { password: PASSWORD });
  if (begun.status !== 200) throw new Error(`No second factor for ${email}: ${begun.text}`);
  const codeAt = authenticator(begun.body.uri);
  const code = () => codeAt(api.clock.now());
  const { status, body, text } = await client.post('/user/second-factor/confirmation', { code: code() });
  if (status !== 200) throw new Error(`No second factor for ${email}: ${text}`);
  return { code, recoveryCodes: body.recoveryCodes };
}
