import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { API_LIMITS } from '../../../bff/graphql/api-limits.ts';
import { createStreamLimiter, streamOwnerOf } from '../../../bff/graphql/stream-limits.ts';

const response = (closed = false) => {
  const one = new EventEmitter();
  return Object.assign(one, { closed, destroy: () => one.emit('close') });
};

describe('permits for streams', () => {
  it('are limited for all callers together, so that made-up tokens get no further permits', () => {
    const take = createStreamLimiter();
    const taken = Array.from({ length: API_LIMITS.allSubscriptions }, () => response());
    for (const [at, one] of taken.entries()) expect(take({ caller: `Bearer ${at}` }, one)).toBeDefined();
    expect(take({ caller: 'Bearer new' }, response())).toBeUndefined();
    taken[7]?.emit('close');
    expect(take({ caller: 'Bearer new' }, response())).toBeDefined();
    expect(take({ caller: 'Bearer newer' }, response())).toBeUndefined();
  });

  it('are few for one address, whatever tokens it has, and no fewer for the next', () => {
    const take = createStreamLimiter();
    const atAddress = (address: string) =>
      Array.from({ length: API_LIMITS.subscriptionsOfAddress + 1 }, (_, at) => {
        const one = response();
        return take({ caller: `token ${at}`, address }, one) && one;
      });
    const mine = atAddress('203.0.113.7');
    expect([mine.at(-2) === undefined, mine.at(-1)]).toEqual([false, undefined]);
    mine[0]?.emit('close');
    expect(take({ caller: 'another', address: '203.0.113.7' }, response())).toBeDefined();
    expect(atAddress('203.0.113.8').filter(Boolean)).toHaveLength(API_LIMITS.subscriptionsOfAddress);
  });

  it('are few for one account, however many logins and addresses it has, once the host has found its token good', () => {
    const take = createStreamLimiter({ ...API_LIMITS, subscriptions: 10 });
    const login = (at: number) => ({ caller: `token ${at}`, address: `address ${at}`, account: 'asha' });
    const taken = Array.from({ length: 10 }, () => response());
    expect(taken.map((one, at) => take(login(at), one)?.chargeAccount())).toEqual(taken.map(() => true));
    expect(take(login(11), response())).toBeUndefined();
    expect(take({ caller: 'token 12', account: 'rohan' }, response())?.chargeAccount()).toBe(true);
    expect(take({ caller: 'token 13' }, response())?.chargeAccount()).toBe(true);
    taken[0]?.emit('close');
    // Both were requested before the host accepted one of them.
    const [first, second] = [take(login(14), response()), take(login(15), response())];
    expect([first?.chargeAccount(), second?.chargeAccount()]).toEqual([true, false]);
  });

  it('are not taken from an account by tokens that the host has not found good', () => {
    const take = createStreamLimiter({ ...API_LIMITS, subscriptions: 10 });
    for (let at = 0; at < 50; at++) take({ caller: `made up ${at}`, account: 'asha' }, response());
    expect(take({ caller: 'token', account: 'asha' }, response())?.chargeAccount()).toBe(true);
  });

  it('cost an account the same by many logins as by one', () => {
    const take = createStreamLimiter({ ...API_LIMITS, subscriptionsCost: 100 });
    const open = (caller: string, one = response()) => {
      const permit = take({ caller, account: 'asha' }, one);
      return permit?.spend(60) === true && permit.chargeAccount();
    };
    const first = response();
    expect([open('one', first), open('two')]).toEqual([true, false]);
    first.emit('close');
    expect(open('three')).toBe(true);
  });

  it('are scarce for an account, too, and not for each of its logins', () => {
    const take = createStreamLimiter({ ...API_LIMITS, subscriptions: 100, allSubscriptions: 90 });
    const takenBy = (account: string) =>
      Array.from({ length: 70 }, (_, at) =>
        take({ caller: `${account} ${at}`, account }, response())?.chargeAccount(),
      ).filter((stored) => stored === true).length;
    expect([takenBy('asha'), takenBy('rohan')]).toEqual([60, 20]);
  });

  it('are free again after the response, and never taken by a client that has left', () => {
    const take = createStreamLimiter();
    for (let round = 0; round < 3; round++) {
      const mine = Array.from({ length: API_LIMITS.subscriptions }, () => response());
      for (const one of mine) expect(take({ caller: 'asha' }, one)).toBeDefined();
      expect(take({ caller: 'asha' }, response())).toBeUndefined();
      expect(take({ caller: 'rohan' }, response(true))).toBeDefined();
      for (const one of mine) one.emit('close');
    }
  });

  it('are for cheap subscriptions: the total cost of one caller has a limit', () => {
    const take = createStreamLimiter({
      subscriptions: 10,
      subscriptionsCost: 100,
      subscriptionsOfAddress: 20,
      allSubscriptions: 20,
    });
    const [first, second] = [response(), response()];
    expect(take({ caller: 'asha' }, first)?.spend(90)).toBe(true);
    const permit = take({ caller: 'asha' }, second);
    expect([permit?.spend(20), take({ caller: 'rohan' }, response())?.spend(100)]).toEqual([false, true]);
    first.emit('close');
    expect([permit?.spend(100), permit?.spend(1)]).toEqual([true, false]);
    second.emit('close');
    expect(take({ caller: 'asha' }, response())?.spend(100)).toBe(true);
  });

  it('return their cost also when the client left before it was known', () => {
    const take = createStreamLimiter({
      subscriptions: 10,
      subscriptionsCost: 100,
      subscriptionsOfAddress: 20,
      allSubscriptions: 20,
    });
    take({ caller: 'asha' }, response());
    const leaving = response();
    const permit = take({ caller: 'asha' }, leaving);
    leaving.closed = true;
    leaving.emit('close');
    expect(permit?.spend(90)).toBe(true);
    expect(take({ caller: 'asha' }, response())?.spend(100)).toBe(true);
  });

  it('are shared fairly once they are scarce: a few tokens do not take them all', () => {
    const take = createStreamLimiter({ ...API_LIMITS, subscriptions: 100, allSubscriptions: 300 });
    const takenBy = (caller: string) =>
      Array.from({ length: 100 }, () => take({ caller }, response())).filter(Boolean).length;
    expect(['one', 'two', 'three', 'four'].map(takenBy)).toEqual([100, 100, 20, 20]);
    expect(take({ caller: 'rohan' }, response())).toBeDefined();
  });
});

describe('permits for streams, when all are taken', () => {
  const take = createStreamLimiter({
    ...API_LIMITS,
    allSubscriptions: 12,
    subscriptions: 12,
    subscriptionsOfAddress: 12,
  });

  it('go from the customer with the most to one with few, whatever accounts and /64 networks it has', () => {
    const ended: number[] = [];
    const owners = Array.from({ length: 12 }, (_, at) => ({
      caller: `token ${at}`,
      address: `2001:db8:7:${at + 1}::/64`,
    }));
    for (const [at, owner] of owners.entries()) {
      const one = response();
      one.once('close', () => ended.push(at));
      expect(take(owner, one)).toBeDefined();
    }
    expect(take({ caller: 'token 99', address: '2001:db8:7:99::/64' }, response())).toBeUndefined();
    for (const at of [1, 2, 3]) expect(take({ caller: `${at}`, address: `203.0.113.${at}` }, response())).toBeDefined();
    expect(ended).toEqual([0, 1, 2]);
  });
});

describe('whose a stream is', () => {
  const of = (authorization: string | undefined, ip = '203.0.113.7', isOfShop = false) =>
    streamOwnerOf({ headers: { authorization }, ip, id: 'r-1', isOfShop });

  it('is known by the token, however its scheme and its signature are spelled', () => {
    const spellings = ['Bearer a.b.sigA', 'bearer a.b.sigA', 'bEARER   a.b.sigA ', 'BEARER a.b.sigB'];
    expect(new Set(spellings.map((one) => of(one).caller)).size).toBe(1);
    const others = ['Bearer a.c.sigA', 'Bearer t.opaque', 'Bearer t.other', 'Bearer opaque'];
    expect(new Set(others.map((one) => of(one).caller)).size).toBe(4);
  });

  it('is known by the address if there is no token, and an invalid token makes no difference', () => {
    const callers = [undefined, 'Basic abc', 'Basic xyz', 'a.b.c'].map((one) => of(one).caller);
    expect(new Set(callers)).toEqual(new Set(['203.0.113.7']));
    expect(of(undefined, '2001:db8:1:1::7')).toEqual(of(undefined, '2001:db8:1:1:9:9:9:9'));
  });

  it('is that of the account that the token names, if it names one', () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const naming = (claims: object) => of(`Bearer ${part({ alg: 'HS256' })}.${part(claims)}.c2ln`).account;
    expect([naming({ sub: 's-1', sid: '1' }), naming({ sub: 's-1', sid: '2' })]).toEqual(['s-1', 's-1']);
    expect([naming({}), naming({ sub: 7 }), naming({ sub: '' }), of('Bearer opaque').account]).toEqual(
      Array.from({ length: 4 }),
    );
  });

  it('is that of an address, too, but for requests of the shop’s own servers', () => {
    for (const ip of ['203.0.113.7', '10.1.2.3']) expect(of('Bearer a.b.c', ip).address).toBe(ip);
    expect(of('Bearer a.b.c', '10.1.2.3', true).address).toBeUndefined();
  });
});
