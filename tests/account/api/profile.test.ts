import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { logIn } from '../people.ts';

let api: TestApi;
let asha: Client;
beforeAll(async () => {
  api = await createTestApi();
  asha = await logIn(api, 'asha@example.com');
});
afterAll(() => api.close());

const change = (body: object) => asha.patch('/user/update-profile', body);
const profile = async (client = asha) => (await client.get('/user/profile')).body.user;

describe(`the profile (${DATABASE_KIND})`, () => {
  it('[REST-28] returns who is logged in, and no cache stores it', async () => {
    const { status, body, headers } = await asha.get('/user/profile');
    expect(status).toBe(200);
    expect(body.user).toEqual({
      id: expect.stringMatching(/^sh-[a-z2-7]{16}$/),
      name: 'asha',
      email: 'asha@example.com',
      phone: '',
      is_first_purchase: true,
      role: 'SHOPPER',
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('[REST-28] asks a visitor to log in, without reading what was sent', async () => {
    const visitor = api.client();
    const [read, written] = [await visitor.get('/user/profile'), await visitor.patch('/user/update-profile', {})];
    for (const response of [read, written]) {
      expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please log in.' } });
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('[REST-29] changes name and phone, without spaces around them and +91 before them', async () => {
    const { status, body } = await change({ name: '  Asha Verma ', phone: '+91 98290-12345' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { name: 'Asha Verma', phone: '9829012345' } });
    expect(body.message).toBe('Profile updated successfully!');
    expect(await profile()).toMatchObject({ name: 'Asha Verma', phone: '9829012345', is_first_purchase: true });
  });

  it.each([
    ['name', { name: '', phone: '9829012345' }],
    ['name', { name: 'x'.repeat(101), phone: '9829012345' }],
    ['name', { name: 'tab\tinside', phone: '9829012345' }],
    ['phone', { name: 'Asha', phone: '1234567890' }],
    ['phone', { name: 'Asha', phone: '' }],
    ['phone', { name: 'Asha' }],
    ['email', { name: 'Asha', phone: '9829012345', email: 'other@example.com' }],
    ['is_first_purchase', { name: 'Asha', phone: '9829012345', is_first_purchase: false }],
    ['id', { name: 'Asha', phone: '9829012345', id: 'sh-aaaaaaaaaaaaaaaa' }],
    ['password', { name: 'Asha', phone: '9829012345', password: 'x' }],
  ])('[REST-29] names %s and changes nothing: %o', async (field, body) => {
    const before = await profile();
    expect(await change(body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
    expect(await profile()).toEqual(before);
  });

  it('[REST-29] reports only the name of an unknown field', async () => {
    const { body } = await change({ name: 'Asha', phone: '9829012345', role: 'admin' });
    expect(body.message).toBe('role is not known');
  });

  it('[REST-29] stores markup and letters of all scripts as plain text', async () => {
    for (const name of [`<script>alert(1)</script>'";--`, 'आशा क्‍ष वर्मा', '🧵 Ø ẞ', '${7*7}', 'x'.repeat(100)]) {
      expect((await change({ name, phone: '9829012345' })).status).toBe(200);
      expect((await profile()).name).toBe(name);
    }
  });

  it('[REST-29] changes no other shopper', async () => {
    const rohan = await logIn(api, 'rohan@example.com');
    const before = await profile(rohan);
    await change({ name: 'Only Asha', phone: '9829012345' });
    expect(await profile(rohan)).toEqual(before);
  });

  it('returns a client error for a body that is too large or is not JSON', async () => {
    const large = await change({ name: 'x'.repeat(300 * 1024), phone: '9829012345' });
    expect(large).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    const response = await api.app.inject({
      method: 'POST',
      url: '/user/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"password": "tell-nobody',
    });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('tell-nobody');
  });
});
