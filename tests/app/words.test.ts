import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalRupees, grouped, rupees, wholeRupees } from '../../schema/money.ts';
import { counted, cut, dayInIndia, timeAgo } from '../../web/ui/format.ts';
import { absolute, categoryPath, policiesPath, productPath, withQuery } from '../../web/paths.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = (seconds: number) => timeAgo(new Date(now - seconds * 1000).toISOString(), now);

describe('words', () => {
  it('[PDP-9] show the age in the largest whole unit, and the day in Indian time', () => {
    expect([0, -5000, 59].map(before)).toEqual(['Just now', 'Just now', 'Just now']);
    expect([60, 7200, 86_400].map(before)).toEqual(['1 minute ago', '2 hours ago', '1 day ago']);
    expect(before(3 * 86_400 + 80_000)).toBe('3 days ago');
    expect(before(15 * 86_400)).toBe('2 weeks ago');
    expect(before(400 * 86_400)).toBe('1 year ago');
    expect(dayInIndia('2026-11-20T18:29:59Z')).toBe('20 November 2026');
    expect(dayInIndia('2026-11-20T18:30:00Z')).toBe('21 November 2026');
  });

  it('count with Indian grouping, and one thing as one', () => {
    expect([counted(1, 'review'), counted(0, 'review'), counted(123_456, 'piece')]).toEqual([
      '1 review',
      '0 reviews',
      '1,23,456 pieces',
    ]);
    expect([decimalRupees(149_900), decimalRupees(5)]).toEqual(['1499.00', '0.05']);
  });

  it('write numbers, amounts, days and periods as Intl does, which is slow to start on a slow phone', () => {
    const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    const rounded = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
    const calendar = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    const spans = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' });
    const amount = fc.oneof(fc.integer({ min: -1_000, max: 100_000 }), fc.integer());
    fc.assert(
      fc.property(amount, (number) => {
        expect(grouped(number)).toBe(number.toLocaleString('en-IN'));
        expect(rupees(number)).toBe(exact.format(number / 100));
        const price = Math.abs(number);
        expect(wholeRupees(price)).toBe(rounded.format(price / 100));
      }),
    );
    const moment = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(fc.property(moment, (day) => dayInIndia(day.toISOString()) === calendar.format(day)));
    const days = fc.integer({ min: 1, max: 6 });
    fc.assert(fc.property(days, (count) => before(count * 86_400) === spans.format(-count, 'day')));
  });

  it('truncate a text by letters, never through one', () => {
    expect([cut('Leheriya', 8), cut('Leheriya saree', 9), cut('रंग💛💛💛', 4)]).toEqual([
      'Leheriya',
      'Leheriya…',
      'रंग💛…',
    ]);
  });
});

describe('links', () => {
  it('encode the parts of an address', () => {
    expect(categoryPath('Saree')).toBe('/Saree');
    expect(categoryPath('Saree', 2)).toBe('/Saree?page=2');
    expect(withQuery('/Saree', [['fabric', 'Cotton Silk']])).toBe('/Saree?fabric=Cotton+Silk');
    expect(categoryPath('../user/profile')).toBe('/..%2Fuser%2Fprofile');
    expect(productPath('/Saree/x/rb-1', 'RB&1=2')).toBe('/Saree/x/rb-1?variant=RB%261%3D2');
    expect(policiesPath('returns')).toBe('/policies#returns');
    expect(absolute('https://shop.example', '/a')).toBe('https://shop.example/a');
    for (const whole of ['https://cdn.example/a', 'data:image/svg+xml,%3Csvg%3E', 'HTTPS://cdn.example/a'])
      expect(absolute('https://shop.example', whole)).toBe(whole);
    expect(absolute('https://shop.example', '/a:b')).toBe('https://shop.example/a:b');
  });
});
