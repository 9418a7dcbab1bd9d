import { describe, expect, it, vi } from 'vitest';
import { LoginDocument, RequestPasswordResetDocument } from '../../../web/account/account.graphql.generated.ts';
import { ProfileDocument, UpdateProfileDocument } from '../../../web/account/profile/profile.graphql.generated.ts';
import { FabricsDocument } from '../../../web/catalog/search/fabrics.graphql.generated.ts';
import { session } from '../../../web/session/session.ts';
import { fakeGateway, createClient, refusal, tokenFor } from '../gateway/session-gateway.ts';

const KEY = 'rangbandh.accessToken';
const stored = () => localStorage.getItem(KEY);

/** Requests the profile without the cache. */
const fetchProfile = (client: ReturnType<typeof createClient>) =>
  client.query({ query: ProfileDocument, fetchPolicy: 'network-only' });

describe('what an operation carries', () => {
  it('[AUTH-9] is nothing of the shopper for public ones, not even the cookies', async () => {
    localStorage.setItem(KEY, tokenFor());
    const gateway = fakeGateway();
    const client = createClient();
    await client.query({ query: FabricsDocument });
    await client.mutate({
      mutation: RequestPasswordResetDocument,
      variables: { input: { email: 'a@example.com' } },
    });
    expect(gateway.calls).toEqual([
      { name: 'fabrics', authorization: null, credentials: 'omit' },
      { name: 'requestPasswordReset', authorization: null, credentials: 'omit' },
    ]);
  });

  it('[AUTH-9] is the cookies and no token for what begins a session', async () => {
    localStorage.setItem(KEY, tokenFor());
    const gateway = fakeGateway();
    await createClient().mutate({ mutation: LoginDocument, variables: { input: { email: 'a@b.in', password: 'x' } } });
    expect(gateway.calls).toEqual([{ name: 'login', authorization: null, credentials: 'same-origin' }]);
  });

  it('[AUTH-9] is the token and the cookies for personal ones, a mutation as well', async () => {
    const token = tokenFor();
    const gateway = fakeGateway();
    gateway.good.add(token);
    await session.begin(token);
    const client = createClient();
    expect((await fetchProfile(client)).data?.me?.id).toBe('s-1');
    await client.mutate({ mutation: UpdateProfileDocument, variables: { input: { name: 'A', phone: '9876543210' } } });
    const mine = { authorization: `Bearer ${token}`, credentials: 'same-origin' };
    expect(gateway.calls).toEqual([
      { name: 'profile', ...mine },
      { name: 'updateProfile', ...mine },
    ]);
  });

  it('[AUTH-9] is nothing for a visitor, who requests `me` and gets null', async () => {
    const gateway = fakeGateway();
    expect((await fetchProfile(createClient())).data).toEqual({ me: null });
    expect(gateway.calls).toEqual([{ name: 'profile', authorization: null, credentials: 'omit' }]);
  });
});

describe('a token that is no good', () => {
  it.each([
    ['expired', () => tokenFor('s-1', 600)],
    ['within five seconds of its end', () => tokenFor('s-1', 596)],
    ['unreadable', () => 'a.b.c'],
    ['no token at all', () => 'rubbish'],
    ['of two parts', () => tokenFor().split('.').slice(0, 2).join('.')],
  ])('[AUTH-9] is renewed before the request: %s', async (_words, make) => {
    localStorage.setItem(KEY, make());
    const gateway = fakeGateway();
    expect((await fetchProfile(createClient())).data?.me?.id).toBe('s-1');
    expect(gateway.names()).toEqual(['refreshSession', 'profile']);
    expect(gateway.calls[0]).toMatchObject({ authorization: null, credentials: 'same-origin' });
    expect(gateway.good.has(stored() ?? '')).toBe(true);
  });

  it('[AUTH-9] is renewed once for twenty requests that wait', async () => {
    localStorage.setItem(KEY, tokenFor('s-1', 700));
    const gateway = fakeGateway();
    const client = createClient();
    const inputs = Array.from({ length: 20 }, (_, index) => ({ name: `Asha ${index}`, phone: '9876543210' }));
    await Promise.all(inputs.map((input) => client.mutate({ mutation: UpdateProfileDocument, variables: { input } })));
    expect(gateway.count('refreshSession')).toBe(1);
    const sent = gateway.calls.filter(({ name }) => name === 'updateProfile');
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${stored()}`]));
  });

  it('[AUTH-9] is renewed by one tab: another that waited takes what it finds', async () => {
    localStorage.setItem(KEY, tokenFor('s-1', 700));
    const gateway = fakeGateway();
    const theirs = tokenFor();
    gateway.good.add(theirs);
    const request = vi.fn<(name: string, act: () => Promise<unknown>) => Promise<unknown>>(async (_name, act) => {
      localStorage.setItem(KEY, theirs);
      return act();
    });
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    expect((await fetchProfile(createClient())).data?.me?.id).toBe('s-1');
    expect(request).toHaveBeenCalledOnce();
    expect(gateway.calls).toEqual([{ name: 'profile', authorization: `Bearer ${theirs}`, credentials: 'same-origin' }]);
  });

  it('[AUTH-9] is renewed once, and the request sent once more, when only the server knows', async () => {
    localStorage.setItem(KEY, tokenFor());
    const gateway = fakeGateway();
    expect((await fetchProfile(createClient())).data?.me?.id).toBe('s-1');
    expect(gateway.names()).toEqual(['profile', 'refreshSession', 'profile']);
  });

  it('[AUTH-9] is reported, and not renewed endlessly, when the server refuses each', async () => {
    localStorage.setItem(KEY, tokenFor());
    const gateway = fakeGateway();
    gateway.refresh = async () => ({ data: { refreshSession: { accessToken: tokenFor() } } });
    const { error } = await fetchProfile(createClient());
    expect(error?.message).toBe('No.');
    expect(gateway.names()).toEqual(['profile', 'refreshSession', 'profile']);
  });

  it('[AUTH-9] is known by its age where the device’s clock is wrong', async () => {
    const token = tokenFor();
    const gateway = fakeGateway();
    gateway.good.add(token);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 86_400_000);
    await session.begin(token);
    expect((await fetchProfile(createClient())).data?.me?.id).toBe('s-1');
    vi.setSystemTime(Date.now() + 594_000);
    await fetchProfile(createClient());
    expect(gateway.names()).toEqual(['profile', 'profile']);
    vi.setSystemTime(Date.now() + 2_000);
    await fetchProfile(createClient());
    expect(gateway.names()).toEqual(['profile', 'profile', 'refreshSession', 'profile']);
  });
});

describe('a renewal', () => {
  it('[AUTH-10] that a lost connection interrupts does not end the session', async () => {
    localStorage.setItem(KEY, tokenFor('s-1', 700));
    const gateway = fakeGateway();
    gateway.down = true;
    const client = createClient();
    expect((await fetchProfile(client)).error).toBeTruthy();
    expect(stored()).not.toBeNull();
    gateway.down = false;
    expect((await fetchProfile(client)).data?.me?.id).toBe('s-1');
  });

  it('[AUTH-10] that the shop can’t serve now does not end the session', async () => {
    localStorage.setItem(KEY, tokenFor('s-1', 700));
    const gateway = fakeGateway();
    gateway.refresh = async () => ({
      data: null,
      errors: [{ message: 'x', extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
    expect((await fetchProfile(createClient())).error?.message).toBe('x');
    expect(stored()).not.toBeNull();
  });

  it.each([
    ['SESSION_NOT_FOUND', 0],
    ['SESSION_INVALID', 1],
  ])(
    '[AUTH-10] refused with %s removes the token, once for all waiting requests, with %i logout calls',
    async (reason, logouts) => {
      localStorage.setItem(KEY, tokenFor('s-1', 700));
      localStorage.setItem('rangbandh.pendingEmail', 'asha@example.com');
      const gateway = fakeGateway();
      gateway.refresh = async () => refusal(reason);
      const client = createClient();
      const responses = await Promise.all([fetchProfile(client), fetchProfile(client), fetchProfile(createClient())]);
      expect(responses.map(({ error }) => error?.message)).toEqual(Array(3).fill('Session has expired'));
      expect(gateway.count('refreshSession')).toBe(1);
      expect(gateway.count('profile')).toBe(0);
      await vi.waitFor(() => expect(gateway.count('logout')).toBe(logouts), 10_000);
      expect(Object.keys(localStorage).filter((name) => name.startsWith('rangbandh.'))).toEqual([]);
    },
  );

  it('[AUTH-10] whose response comes after another login does not affect that login', async () => {
    localStorage.setItem(KEY, tokenFor('s-1', 700));
    const gateway = fakeGateway();
    const theirs = tokenFor('s-2');
    gateway.good.add(theirs);
    gateway.refresh = async () => {
      await session.begin(theirs);
      return refusal('SESSION_NOT_FOUND');
    };
    expect((await fetchProfile(createClient())).error).toBeUndefined();
    expect(stored()).toBe(theirs);
  });

  it('[AUTH-10] that ends the session leaves a login alone that comes while the script for it is fetched', async () => {
    localStorage.setItem(KEY, tokenFor('s-1', 700));
    const gateway = fakeGateway();
    const theirs = tokenFor('s-2');
    gateway.good.add(theirs);
    gateway.refresh = async () => {
      const read = session.token.bind(session);
      // The last look before the script is fetched.
      vi.spyOn(session, 'token').mockImplementationOnce(() => {
        const old = read();
        void session.begin(theirs);
        return old;
      });
      return refusal('SESSION_NOT_FOUND');
    };
    expect((await fetchProfile(createClient())).error).toBeUndefined();
    expect(stored()).toBe(theirs);
  });
});

describe('a response that arrives after the shopper has changed', () => {
  const begun = async () => {
    const token = tokenFor();
    const gateway = fakeGateway();
    gateway.good.add(token);
    await session.begin(token);
    return { gateway, token, client: createClient() };
  };

  it.each([
    ['nobody', async () => session.end()],
    ['another shopper', () => session.begin(tokenFor('s-2'))],
  ])('[AUTH-11] is not delivered to %s', async (_who, change) => {
    const { client, gateway } = await begun();
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.until = promise;
    const response = fetchProfile(client);
    await vi.waitFor(() => expect(gateway.names()).toEqual(['profile']), 10_000);
    await change();
    resolve();
    expect((await response).data).toBeUndefined();
    expect(JSON.stringify(client.cache.extract())).not.toContain('Asha');
  });

  it('[AUTH-11] is not requested again for another shopper, though it was refused', async () => {
    const { client, gateway, token } = await begun();
    gateway.good.delete(token);
    const theirs = tokenFor('s-2');
    gateway.good.add(theirs);
    gateway.refresh = async () => {
      await session.begin(theirs);
      return refusal('SESSION_NOT_FOUND');
    };
    expect((await fetchProfile(client)).data).toBeUndefined();
    expect(gateway.names()).toEqual(['profile', 'refreshSession']);
  });
});
