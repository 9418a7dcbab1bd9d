import { describe, expect, it, vi } from 'vitest';
import { ProfileDocument } from '../../../web/account/profile/profile.graphql.generated.ts';
import { shopperOf } from '../../../web/session/access-token.ts';
import { broadcast } from '../../../web/session/cross-tab.ts';
import { saveReturnPath, popReturnPath } from '../../../web/session/return-path.ts';
import { session } from '../../../web/session/session.ts';
import { createClient, fakeGateway, tokenFor } from '../gateway/session-gateway.ts';
import { tokenClaiming } from './render-page.tsx';

const KEY = 'rangbandh.accessToken';
const SECOND = 1_000;

/** Requests the profile without the cache. Returns the requests that were sent for it. */
async function sentFor(gateway: ReturnType<typeof fakeGateway>): Promise<string[]> {
  const before = gateway.calls.length;
  const { data } = await createClient().query({ query: ProfileDocument, fetchPolicy: 'network-only' });
  expect(data?.me?.id).toBe('s-1');
  return gateway.names().slice(before);
}

/** A gateway that accepts this token. */
function gatewayFor(token: string) {
  const gateway = fakeGateway();
  gateway.good.add(token);
  return gateway;
}

/** A token with these claims. */
const tokenWith = (claims: object) => `x.${btoa(JSON.stringify({ sub: 's-1', ...claims }))}.x`;

/** The device's clock, stopped at a whole second. */
function stopClock(): { goOn: (seconds: number) => void } {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(1_800_000_000 * SECOND);
  return { goOn: (seconds) => void vi.setSystemTime(Date.now() + seconds * SECOND) };
}

const RENEWED = ['refreshSession', 'profile'];

describe('the life of a token', () => {
  it('[AUTH-9] ends five seconds early, so that none ends on its way', async () => {
    const { goOn } = stopClock();
    const token = tokenFor();
    const gateway = gatewayFor(token);
    localStorage.setItem(KEY, token);
    goOn(594);
    expect(await sentFor(gateway)).toEqual(['profile']);
    goOn(1);
    expect(await sentFor(gateway)).toEqual(RENEWED);
  });

  it('[AUTH-9] ends five seconds early too where it is counted from the moment that the token came', async () => {
    const { goOn } = stopClock();
    const token = tokenFor();
    const gateway = gatewayFor(token);
    goOn(86_400);
    await session.begin(token);
    goOn(594);
    expect(await sentFor(gateway)).toEqual(['profile']);
    goOn(1);
    expect(await sentFor(gateway)).toEqual(RENEWED);
  });

  it('[AUTH-9] uses the clock again after it was set back before the time of the token', async () => {
    const { goOn } = stopClock();
    const token = tokenFor();
    const gateway = gatewayFor(token);
    goOn(86_400);
    await session.begin(token);
    goOn(-86_400);
    expect(await sentFor(gateway)).toEqual(['profile']);
    goOn(700);
    expect(await sentFor(gateway)).toEqual(RENEWED);
  });

  it('[AUTH-9] uses the clock if the token does not contain its issue time', async () => {
    const token = tokenWith({ exp: Date.now() / SECOND + 60 });
    const gateway = gatewayFor(token);
    await session.begin(token);
    expect(await sentFor(gateway)).toEqual(['profile']);
  });

  it('[AUTH-9] is not that of the token before', async () => {
    const { goOn } = stopClock();
    await session.begin(tokenFor());
    goOn(700);
    const token = tokenFor();
    localStorage.setItem(KEY, token);
    expect(await sentFor(gatewayFor(token))).toEqual(['profile']);
  });
});

describe('a text that is no token', () => {
  it.each([
    ['four parts', () => `${tokenFor()}.x`],
    ['no end', () => tokenWith({})],
    ['an end that is no number', () => tokenWith({ exp: '99999999999' })],
    ['nothing but nothing', () => `x.${btoa('null')}.x`],
    ['an empty middle', () => 'x..x'],
  ])('[AUTH-9] is not sent: one of %s', async (_what, make) => {
    localStorage.setItem(KEY, make());
    expect(await sentFor(fakeGateway())).toEqual(RENEWED);
  });
});

describe('a token that is good', () => {
  it('[AUTH-9] waits for no other tab', async () => {
    const request = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('Another tab renews.')));
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    const token = tokenFor();
    const gateway = gatewayFor(token);
    localStorage.setItem(KEY, token);
    expect(await sentFor(gateway)).toEqual(['profile']);
    expect(request).not.toHaveBeenCalled();
  });

  it('[AUTH-9] is renewed when the server refuses it beside other errors', async () => {
    localStorage.setItem(KEY, tokenFor());
    const gateway = fakeGateway();
    const response = fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const reported = await (await response(address, init)).json();
      const errors = reported.errors && [{ message: 'And more.' }, ...reported.errors];
      return Response.json(errors ? { ...reported, errors } : reported);
    });
    expect(await sentFor(gateway)).toEqual(['profile', ...RENEWED]);
  });

  it('[AUTH-11] is not renewed, and nothing is sent, when another tab has logged out meanwhile', async () => {
    localStorage.setItem(KEY, tokenFor('s-1', 700));
    const gateway = fakeGateway();
    const request = async (_name: string, act: () => Promise<unknown>) => {
      localStorage.clear();
      return act();
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    const { data } = await createClient().query({ query: ProfileDocument, fetchPolicy: 'network-only' });
    expect([data, gateway.names()]).toEqual([undefined, []]);
  });

  it('[AUTH-11] may name no shopper: its response is delivered to nobody after the logout', async () => {
    const token = tokenClaiming({});
    const gateway = gatewayFor(token);
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.until = promise;
    await session.begin(token);
    const response = createClient().query({ query: ProfileDocument, fetchPolicy: 'network-only' });
    await vi.waitFor(() => expect(gateway.names()).toEqual(['profile']), 60_000);
    session.end();
    resolve();
    expect((await response).data).toBeUndefined();
  });
});

describe('the shopper of a token', () => {
  it.each([
    ['its subject', { sub: 's-1', userId: 12, email: 'a@example.com' }, 's-1'],
    ['its subject as a number', { sub: 12 }, '12'],
    ['the first id that it has', { email: 'a@example.com', id: 7, userId: 12 }, '12'],
    ['any usual name of an id', { user_id: 'u-1' }, 'u-1'],
    ['an id of a database', { _id: '65f0c0ffee' }, '65f0c0ffee'],
    ['the email address where there is no id', { email: 'a@example.com', uid: '' }, 'a@example.com'],
    ['no number that scripts can’t tell from the next one', { sub: 2 ** 53, email: 'a@example.com' }, 'a@example.com'],
    ['no claim that is no text', { sub: { id: 1 }, userId: null, uid: ['x'], id: true, _id: 'x-1' }, 'x-1'],
  ])('is named by %s', (_what, claims, name) => {
    expect(shopperOf(tokenClaiming(claims))).toBe(name);
  });

  it('is nobody in a text that is no token', () => {
    expect([undefined, '', 'spoilt', tokenWith({})].map(shopperOf)).toEqual(Array(4).fill(undefined));
  });

  it('[AUTH-11] is another one at each login if the token names none', async () => {
    const [mine, theirs] = [tokenClaiming({ role: 'user' }), tokenClaiming({ role: 'user' })];
    const name = shopperOf(mine);
    expect(name).toBeTruthy();
    expect([mine, shopperOf(mine)]).not.toContain(shopperOf(theirs));
    await session.begin(mine);
    await session.begin(theirs);
    expect(shopperOf(mine)).toBe(name);
    expect(shopperOf(theirs)).not.toBe(name);
  });

  it('[AUTH-9] stays the same while the token of a login is renewed, and no longer', async () => {
    const { goOn } = stopClock();
    const gateway = fakeGateway();
    gateway.refresh = async () => {
      const accessToken = tokenClaiming({});
      gateway.good.add(accessToken);
      return { data: { refreshSession: { __typename: 'SessionPayload', accessToken } } };
    };
    const first = tokenClaiming({});
    const name = shopperOf(first);
    await session.begin(first);
    const tokens = new Set<string | undefined>();
    for (let renewals = 0; renewals < 30; renewals += 1) {
      goOn(700);
      const before = session.token();
      expect(await sentFor(gateway)).toEqual(RENEWED);
      expect([shopperOf(before), shopperOf(session.token())]).toEqual([name, name]);
      tokens.add(session.token());
    }
    expect(tokens.size).toBe(30);
    expect(localStorage.getItem('rangbandh.login')?.length).toBeLessThan(200);
    await session.begin(tokenClaiming({}));
    expect(shopperOf(session.token())).not.toBe(name);
    session.end();
    expect(localStorage.length).toBe(0);
  });

  it('[AUTH-9] receives the response for the renewed token after the server has refused the first', async () => {
    const gateway = fakeGateway();
    const renewed = tokenClaiming({});
    gateway.good.add(renewed);
    gateway.refresh = async () => ({
      data: { refreshSession: { __typename: 'SessionPayload', accessToken: renewed } },
    });
    await session.begin(tokenClaiming({}));
    expect(await sentFor(gateway)).toEqual(['profile', ...RENEWED]);
    expect(gateway.calls.at(-1)?.authorization).toBe(`Bearer ${renewed}`);
  });

  it('leaves no trace of a renewal where the token names the shopper', async () => {
    localStorage.setItem(KEY, tokenFor('s-1', 700));
    expect(await sentFor(fakeGateway())).toEqual(RENEWED);
    expect(Object.keys(localStorage).toSorted()).toEqual([KEY, 'rangbandh.received']);
  });

  it.each([
    ['names nobody', {}],
    ['names them by a number', { sub: 5 }],
    ['has another id', { userId: 5, email: 'a@example.com' }],
  ])('[AUTH-11] receives no response of another login if the token %s', async (_what, claims) => {
    const token = tokenClaiming(claims);
    const gateway = gatewayFor(token);
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.until = promise;
    await session.begin(token);
    const response = createClient().query({ query: ProfileDocument, fetchPolicy: 'network-only' });
    await vi.waitFor(() => expect(gateway.names()).toEqual(['profile']), 60_000);
    const others = Object.fromEntries(Object.keys(claims).map((name) => [name, 6]));
    await session.begin(tokenClaiming(others));
    resolve();
    expect((await response).data).toBeUndefined();
  });
});

describe('news for other tabs', () => {
  it('leave nothing open behind them', () => {
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    broadcast('rangbandh.test', 'news');
    expect(close).toHaveBeenCalledOnce();
    close.mockRestore();
  });
});

describe('who is logged in', () => {
  it('[AUTH-11] is sent to all listeners, here and in other tabs, but not to removed ones', async () => {
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);
    await session.begin(tokenFor());
    session.end();
    session.markHydrated();
    expect(listener).toHaveBeenCalledTimes(3);
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(listener).toHaveBeenCalledTimes(4);
    stop();
    await session.begin(tokenFor());
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(listener).toHaveBeenCalledTimes(4);
  });
});

describe('what is stored in the browser', () => {
  it('[AUTH-11] is deleted with the session, except for the data of others', async () => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('other.note', 'theirs');
    await session.begin(tokenFor());
    saveReturnPath('/cart');
    session.end();
    expect([localStorage, sessionStorage].map((storage) => Object.keys(storage))).toEqual([
      ['other.note'],
      ['other.note'],
    ]);
  });
});

describe('a browser that allows no storage', () => {
  it('[AUTH-9] stores the session in the tab’s memory, until it ends', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const token = tokenFor();
    const gateway = gatewayFor(token);
    await session.begin(token);
    expect(session.state()).toBe('in');
    expect(await sentFor(gateway)).toEqual(['profile']);
    saveReturnPath('/cart');
    expect([popReturnPath(), popReturnPath()]).toEqual(['/cart', undefined]);
    session.end();
    expect([session.state(), session.token()]).toEqual(['out', undefined]);
  });
});
