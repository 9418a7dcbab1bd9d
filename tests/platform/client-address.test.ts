import { expect, it } from 'vitest';
import { customerOf, networksOf, rateLimitAddress } from '../../server-kit/client-address.ts';

it.each([
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['::FFFF:0a01:0203', '10.1.2.3'],
  ['0:0:0:0:0:ffff:10.1.2.3', '10.1.2.3'],
  ['64:ff9b::a01:203', '10.1.2.3'],
  ['64:ff9b::10.1.2.3', '10.1.2.3'],
  ['64:ff9b:1::a01:203', '64:ff9b:1:0::/64'],
  ['2001:db8::10.1.2.3', '2001:db8:0:0::/64'],
  ['2001:DB8:0:00a1:0:0:0:1', '2001:db8:0:a1::/64'],
])('counts %s for %s', (address, counted) => {
  expect(rateLimitAddress(address)).toBe(counted);
});

it('counts a /64 in its /56 and its /48 too, which have more points, and an IPv4 address alone', () => {
  expect(networksOf(rateLimitAddress('2001:db8:7:a1ff::5'))).toEqual([
    { name: '2001:db8:7:a1ff::/64', times: 1 },
    { name: '2001:db8:7:a100::/56', times: 4 },
    { name: '2001:db8:7::/48', times: 16 },
  ]);
  expect(networksOf('192.0.2.1')).toEqual([{ name: '192.0.2.1', times: 1 }]);
});

it('names the customer of a client: the /48 of IPv6, and any other name itself', () => {
  expect(customerOf('address 2001:db8:7:a1ff::/64')).toBe('address 2001:db8:7::/48');
  for (const one of ['2001:db8:7::/48', '203.0.113.7', 'address 203.0.113.7', 'key app', 'request r-1', ''])
    expect(customerOf(one)).toBe(one);
});
