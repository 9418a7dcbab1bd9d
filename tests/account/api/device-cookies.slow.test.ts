import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { linkTokenFor, logIn, PASSWORD, register } from '../people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
});
afterAll(() => api.close());

const NEW_PASSWORD = 'palash-indigo-7';
const from = (address: string) => ({ 'x-forwarded-for': address });

async function logInByPassword(client: Client, email: string, password = PASSWORD): Promise<number> {
  const response = await client.post('/user/login', { email, password });
  client.token = response.body.accessToken;
  return response.status;
}

/** Returns this many browsers that have logged in to an account by its password. */
async function devicesOf(email: string, count: number): Promise<Client[]> {
  const devices = Array.from({ length: count }, () => api.client());
  for (const device of devices) expect(await logInByPassword(device, email)).toBe(200);
  return devices;
}

/** An account whose owner has verified the address in the browser that registered it, so that the password remains valid. */
async function provenAccount(email: string): Promise<Client> {
  await register(api, email);
  const own = api.client();
  await logInByPassword(own, email);
  return logIn(api, email, own);
}

/** Returns how many wrong passwords of these browsers, from one address, are compared. */
async function comparedOf(devices: Client[], email: string, each: number, address: string): Promise<number> {
  let compared = 0;
  for (const device of devices)
    for (let time = 0; time < each; time += 1) {
      const body = { email, password: 'wrong-password' };
      if ((await device.post('/user/login', body, from(address))).status === 401) compared += 1;
    }
  return compared;
}

describe(`a browser that has logged in before (${DATABASE_KIND})`, () => {
  it('is a stranger’s where it did so before the owner proved the address', async () => {
    const email = 'prepared@example.com';
    await register(api, email);
    const devices = await devicesOf(email, 4);
    await logIn(api, email);
    expect(await comparedOf(devices, email, 6, '203.0.113.3')).toBe(10);
    const sent: number[] = [];
    for (const device of devices)
      for (let time = 0; time < 3; time += 1)
        sent.push((await device.post('/user/send-otp', { email }, from('203.0.113.4'))).status);
    expect(sent.filter((status) => status === 200)).toHaveLength(5);
  });

  it('is unknown after the owner changes the password, while the owner’s current browser remains known', async () => {
    const email = 'changed@example.com';
    const own = await provenAccount(email);
    const devices = await devicesOf(email, 3);
    const changed = await own.put('/user/password', { newPassword: NEW_PASSWORD, password: PASSWORD });
    expect(changed).toMatchObject({ status: 200 });
    expect(await comparedOf(devices, email, 6, '203.0.113.5')).toBe(10);
    await comparedOf([api.client()], email, 15, '127.0.0.1');
    expect(await logInByPassword(api.client(), email, NEW_PASSWORD)).toBe(429);
    expect(await logInByPassword(own, email, NEW_PASSWORD)).toBe(200);
  });

  it('remains known where it sets a new password by the mailed link; no other browser does', async () => {
    const email = 'reset@example.com';
    const own = await provenAccount(email);
    const devices = await devicesOf(email, 3);
    await own.post('/user/checkemail/forgotpassword', { email });
    const body = { email, token: linkTokenFor(api, email), password: NEW_PASSWORD };
    expect((await own.post('/user/forgotpassword', body)).status).toBe(200);
    expect(await comparedOf(devices, email, 6, '203.0.113.6')).toBe(10);
    await comparedOf([api.client()], email, 15, '127.0.0.1');
    expect(await logInByPassword(own, email, NEW_PASSWORD)).toBe(200);
  });

  it('has a hundred wrong passwords a day with all others of the account, and twenty mails', async () => {
    const email = 'many@example.com';
    await provenAccount(email);
    const devices = await devicesOf(email, 12);
    expect(await comparedOf(devices, email, 10, '203.0.113.7')).toBe(100);
    const sent: number[] = [];
    for (const device of devices)
      for (let time = 0; time < 4; time += 1) sent.push((await device.post('/user/send-otp', { email })).status);
    expect(sent.filter((status) => status === 200)).toHaveLength(20);
  });
});
