import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCookieJar } from '../../../bff/host/cookies.ts';

/** Returns the browser's cookies after these lines of a host, and the cookies of the next call to the host. */
function roundTrip(lines: string[], prefix: '__Host-rest.' | 'rest.' = '__Host-rest.') {
  let reported: string[] = [];
  createCookieJar(undefined, prefix, (all) => (reported = all)).store(lines);
  const sent = reported.filter((line) => !line.includes('Max-Age=0')).map((line) => line.split(';')[0]);
  return { reported, back: createCookieJar(sent.join('; '), prefix, () => undefined).header() };
}

describe('the cookies of a REST host', () => {
  const flags = 'Path=/; HttpOnly; Secure; SameSite=Lax';

  it("become ours, whatever the host's attributes, and return under their own names", () => {
    const { reported, back } = roundTrip([
      'refreshToken=abc.def; Domain=.shop.example; Path=/auth; SameSite=None',
      '__Host-sid=1; Path=/; Secure',
      '__Secure-x="quoted, value"; max-age=60',
      'odd~name=a=b==; HttpOnly; Partitioned; Priority=High',
    ]);
    expect(reported).toEqual([
      `__Host-rest.refreshToken=abc.def; ${flags}`,
      `__Host-rest.__Host-sid=1; ${flags}`,
      `__Host-rest.__Secure-x="quoted, value"; ${flags.replace('; HttpOnly', '; Max-Age=60; HttpOnly')}`,
      `__Host-rest.odd~name=a=b==; ${flags}`,
    ]);
    expect(back).toBe('refreshToken=abc.def; __Host-sid=1; __Secure-x="quoted, value"; odd~name=a=b==');
  });

  it('have a limited age: by Max-Age, else by Expires, 400 days at the most', () => {
    const soon = new Date(Date.now() + 3_600_000).toUTCString();
    const ageOf = (line: string) => /Max-Age=(\d+)/.exec(roundTrip([line]).reported[0] ?? '')?.[1];
    expect(ageOf('a=1; Max-Age=600; Expires=Thu, 01 Jan 1970 00:00:00 GMT')).toBe('600');
    expect(Number(ageOf(`a=1; Expires=${soon}`))).toBeGreaterThan(3_590);
    expect(ageOf('a=1; Max-Age=999999999999')).toBe(String(400 * 86_400));
    expect(ageOf('a=1; Max-Age=soon; Expires=never')).toBeUndefined();
  });

  it('are removed when the host removes them, here and in the browser', () => {
    for (const attribute of ['Max-Age=0', 'Max-Age=-1', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT']) {
      let reported: string[] = [];
      const jar = createCookieJar('__Host-rest.sid=1; __Host-rest.lang=hi', '__Host-rest.', (all) => (reported = all));
      jar.store([`sid=deleted; ${attribute}`]);
      expect(jar.header()).toBe('lang=hi');
      expect(reported).toEqual([`__Host-rest.sid=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`]);
    }
  });

  it("give the host nothing but its own, and no neighbour's", () => {
    const given = 'sid=evil; rest.sid=evil; __Host-rest.sid=mine; __Host-other=1; __host-rest.sid=evil; __Host-rest.=x';
    expect(createCookieJar(given, '__Host-rest.', () => undefined).header()).toBe('sid=mine');
    expect(createCookieJar(given, 'rest.', () => undefined).header()).toBe('sid=evil');
  });

  it('are never those of a neighbour of the shop under a name that only looks like ours after trimming', () => {
    for (const space of ['\u00a0', '\ufeff', '\u2003', '\u3000', '\v', '\f', '\r', '\n']) {
      for (const name of [`${space}__Host-rest.sid`, `__Host-rest.sid${space}`]) {
        const jar = createCookieJar(`__Host-rest.sid=mine; ${name}=evil`, '__Host-rest.', () => undefined);
        expect([escape(space), jar.header()]).toEqual([escape(space), 'sid=mine']);
      }
    }
    const spaced = createCookieJar('\t__Host-rest.sid \t= mine\t', '__Host-rest.', () => undefined);
    expect(spaced.header()).toBe('sid=mine');
  });

  it('are dropped when they are malformed, over 4 kB, or more than ten', () => {
    const bad = ['', '=x', 'nothing', 'a b=1', 'a=\u0000', 'a=ü', 'a=1\r\nx: y', `big=${'x'.repeat(4_097)}`, 'n,ame=1'];
    expect(roundTrip(bad)).toEqual({ reported: [], back: undefined });
    const many = Array.from({ length: 30 }, (_, at) => `c${at}=${at}`);
    expect(roundTrip(many).reported).toHaveLength(10);
  });

  it('never grow together until servers refuse them, and can still be removed', () => {
    const big = Array.from({ length: 10 }, (_, at) => `big${at}=${'x'.repeat(2_500)}`);
    const { reported, back } = roundTrip(big);
    expect(reported).toHaveLength(2);
    let lines: string[] = [];
    const jar = createCookieJar(
      big.map((one) => `__Host-rest.${one}`).join('; '),
      '__Host-rest.',
      (all) => (lines = all),
    );
    jar.store(['small=1', 'big3=; Max-Age=0']);
    expect(lines.map((line) => line.slice(0, 22))).toEqual(['__Host-rest.big3=; Pat']);
    expect(back?.length).toBeLessThan(6_000);
  });

  it('never break out of their line, whatever the host sends', () => {
    const lines = fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 20 });
    const isTame = fc.property(lines, (given) =>
      roundTrip(given).reported.every((line) =>
        /^__Host-rest\.[^=;\s]+=[\x20-\x3a\x3c-\x7e]*; Path=\/(; Max-Age=\d+)?; HttpOnly; Secure; SameSite=Lax$/.test(
          line,
        ),
      ),
    );
    const seed = Date.now() % 1e9;
    expect(fc.check(isTame, { seed, numRuns: 2_000 }), `seed ${seed}`).toMatchObject({ failed: false });
  });
});
