import { createOperatorTokens } from '../../api/account/sessions/operator-tokens.ts';
import { TEST_SECRET, type Client, type TestApi } from '../test-api.ts';
import { logIn } from './people.ts';

/** The operator of the command line, valid for a minute of the api's clock. */
export async function operator(api: TestApi): Promise<Client> {
  const client = api.client();
  client.token = await createOperatorTokens(TEST_SECRET, () => api.clock.now()).sign();
  return client;
}

/** A logged-in administrator. */
export async function admin(api: TestApi, email: string): Promise<Client> {
  return withRole(api, { email, role: 'ADMIN' });
}

/** A logged-in seller of an existing shop. */
export async function seller(api: TestApi, email: string, sellerId: string): Promise<Client> {
  return withRole(api, { email, role: 'SELLER', sellerId });
}

/** A logged-in account with a role that covers the whole shop. */
export async function withRole(
  api: TestApi,
  role: { email: string; role: string; sellerId?: string },
): Promise<Client> {
  const client = await logIn(api, role.email);
  const response = await (await operator(api)).put('/admin/roles', role);
  if (response.status !== 200) throw new Error(`No role: ${response.text}`);
  return client;
}
