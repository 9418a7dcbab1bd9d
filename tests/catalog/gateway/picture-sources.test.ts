import { describe, expect, it } from 'vitest';
import { createContractPaths } from '../../../bff/catalog/pictures/contract-paths.ts';
import { createPictureSources } from '../../../bff/catalog/pictures/sources.ts';

const sources = createPictureSources({
  restUrl: 'https://old.example:8443/api/v1/',
  pictureHosts: ['https://cdn.example', 'http://10.0.0.5:9000'],
  secrets: ['s'.repeat(32)],
});
const nameOf = (address: string) => sources.nameOf(address);
const publicAddressOf = (address: string) => sources.publicAddressOf(address);

describe('an address that a catalogue names', () => {
  const hidden = [
    'http://localhost/a.jpg',
    'https://LOCALHOST:8080/a.jpg',
    'https://localhost./a.jpg',
    'https://shop.localhost/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://127.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://0x7f000001/a.jpg',
    'https://0177.0.0.01/a.jpg',
    'https://0/a.jpg',
    'https://10.20.30.40/a.jpg',
    'https://172.16.0.1/a.jpg',
    'https://172.31.255.255/a.jpg',
    'https://192.168.1.1/a.jpg',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://[::]/a.jpg',
    'https://[fd12:3456::1]/a.jpg',
    'https://[fe80::1]/a.jpg',
    'https://[::ffff:127.0.0.1]/a.jpg',
    'https://[::ffff:a00:1]/a.jpg',
    'https://[::127.0.0.1]/a.jpg',
    'https://[64:ff9b::7f00:1]/a.jpg',
    'https://[2002:7f00:1::]/a.jpg',
    'https://１２７.0.0.1/a.jpg',
    'https://%31%32%37.0.0.1/a.jpg',
    'https://images/a.jpg',
    'https://images./a.jpg',
    'https://images.internal/a.jpg',
    'https://nas.local/a.jpg',
    'https://metadata.google.internal./a.jpg',
    'https://asha:secret@images.example/a.jpg',
    'https://asha@images.example/a.jpg',
    'ftp://images.example/a.jpg',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://',
  ];
  it.each(hidden)('is never shown if it is not public: %s', (address) => {
    expect([nameOf(address), publicAddressOf(address)]).toEqual([undefined, undefined]);
  });

  it.each([
    'https://images.example/a.jpg',
    'http://images.example/a.jpg?w=1',
    'https://8.8.8.8/a.jpg',
    'https://172.32.0.1/a.jpg',
    'https://[2a00:1450::1]/a.jpg',
    'https://[::ffff:808:808]/a.jpg',
    'https://local.example/a.jpg',
    'https://internal.images.example/a.jpg',
    'https://xn--fa-hia.de/a.jpg',
  ])('is not changed on a public host: %s', (address) => {
    expect([nameOf(address), publicAddressOf(address)]).toEqual([undefined, address]);
  });

  it('is opened by https, or fetched from the origin that has its host, where it names no scheme', () => {
    for (const address of ['//images.example/a.jpg', '\\\\images.example/a.jpg', ' /\\images.example/a.jpg'])
      expect([nameOf(address), publicAddressOf(address)]).toEqual([undefined, 'https://images.example/a.jpg']);
    const [rest, cdn, inside] = ['//old.example:8443/a.jpg', '//cdn.example/a.jpg', '//10.0.0.5:9000/a.jpg'].map(
      nameOf,
    );
    expect([rest, cdn, inside].map((name) => name?.split('/')[0])).toEqual(['host', '1', '2']);
    const overHttp = createPictureSources({
      restUrl: 'http://old.example',
      pictureHosts: [],
      secrets: ['s'.repeat(32)],
    });
    expect(overHttp.publicAddressOf('//images.example/a.jpg')).toBe('https://images.example/a.jpg');
    expect(overHttp.nameOf('//old.example/a.jpg')).toMatch(/^host\//);
  });

  it('has a name, and one only, on the REST host and on those that the owner names', () => {
    for (const [address, place, whole = address] of [
      ['https://old.example:8443/images/a.jpg', 'host'],
      ['HTTPS://OLD.example:8443/images/x/../a.jpg#top', 'host', 'https://old.example:8443/images/a.jpg'],
      ['/images/a.jpg?v=1&w=2', 'host', 'https://old.example:8443/images/a.jpg?v=1&w=2'],
      ['images/ä b.jpg', 'host', 'https://old.example:8443/images/%C3%A4%20b.jpg'],
      ['https://cdn.example/user/profile', '1'],
      ['http://10.0.0.5:9000/bucket/a.jpg', '2'],
    ] as const) {
      const name = nameOf(address) ?? '';
      expect([address, name.split('/')[0], sources.addressOf(name)]).toEqual([address, place, whole]);
    }
    expect(nameOf('http://old.example:8443/images/a.jpg')).toBeUndefined();
    expect(nameOf('https://asha:secret@old.example:8443/images/a.jpg')).toBeUndefined();
    expect(nameOf(`/${'a'.repeat(2_000)}.jpg`)).toBeUndefined();
  });

  it('is shown at the shop’s own origin, a private one too: its pages can open it', () => {
    const trial = createPictureSources({
      restUrl: 'http://127.0.0.1:4001',
      pictureHosts: [],
      secrets: ['s'.repeat(32)],
      publicUrl: 'https://localhost:8443',
    });
    expect(trial.publicAddressOf('https://localhost:8443/photos/a.jpg')).toBe('https://localhost:8443/photos/a.jpg');
    expect(trial.publicAddressOf('https://localhost:9443/photos/a.jpg')).toBeUndefined();
    expect(trial.publicAddressOf('http://127.0.0.1:4001/photos/a.jpg')).toBeUndefined();
  });

  it('is never shown on the REST host itself, a public one either', () => {
    for (const address of [
      '/api/v1/user/profile',
      'https://old.example:8443/api/v1/product',
      `/${'a'.repeat(2_000)}.jpg`,
    ])
      expect([nameOf(address), publicAddressOf(address)]).toEqual([undefined, undefined]);
  });
});

describe('a call of the contract', () => {
  const isCall = createContractPaths('/');
  it.each([
    '/user/profile',
    '/user/profile/',
    '//user//profile',
    '/USER/Profile',
    '/user%2Fprofile',
    '/%75ser/profile',
    '/%2575ser/profile',
    '/user;v=1/profile;x=.jpg',
    '/user/profile%3fx=.jpg',
    '/user/profile%00.jpg',
    '/user/profile%20',
    '/user\\profile',
    '/images/%252e%252e/user/profile',
    '/product',
    '/product/rb-1',
    '/product/Saree/1',
    '/order/All',
    '/order/getOrder/o-1',
    '/cart/c-1/wishlist',
    '/newsletter/leave',
    '/additions',
    '/readyz',
  ])('is known however it is written: %s', (path) => {
    expect(isCall(path)).toBe(true);
  });

  it.each([
    '/',
    '/images/a.jpg',
    '/images/100%.jpg',
    '/product/images/a.jpg',
    '/product/5.jpg',
    '/product/Saree/5.WEBP',
    '/products/images/a.jpg',
    '/user/1/face.png',
    '/pictures/RB-1.whole.0123abcd',
    '/uploads/2024/%E0%A4%B8.jpg',
  ])('is not what pictures have: %s', (path) => {
    expect(isCall(path)).toBe(false);
  });

  it('begins with the host’s own prefix, where it has one', () => {
    const isCallBelow = createContractPaths('/api/v1/');
    expect(['/api/v1/product', '/API/v1//user/profile'].map(isCallBelow)).toEqual([true, true]);
    expect(['/product/a.jpg', '/api/v1/images/a.jpg', '/api/v2/product'].map(isCallBelow)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
