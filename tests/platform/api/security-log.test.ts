import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecurityHash, createSecurityLog, SECURITY_EVENTS } from '../../../api/platform/security-log.ts';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { run } from '../../../api/cli/run.ts';
import { readOperatorConfig } from '../../../api/config.ts';
import { codeFor, linkTokenFor, logIn, otherThan, PASSWORD, register } from '../../account/people.ts';
import { admin, operator, seller } from '../../account/staff.ts';
import { addToCart } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createBuyer, createCheckoutShop, purchase, startPayment, type Shop } from '../../checkout/checkout-shop.ts';
import { DATABASE_KIND, TEST_SECRET, type Json, type TestApi } from '../../test-api.ts';
import { securityLines } from '../security-lines.ts';

let shop: Shop;
let api: TestApi;
let names = 0;
let email = '';
beforeAll(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'warn' });
  api = shop.api;
  await createCatalogRepository(api.database.db).insert({
    sellers: [{ id: 'se-2', shopName: 'Bhuj Knots' }],
    products: [],
  });
  await addProducts(api.database, [productOf(1, { variants: [{ sku: 'S-A', color: 'Indigo', stock: 500 }] })]);
});
afterAll(() => shop.close());
beforeEach(() => {
  email = `asha.canary${++names}@example.com`;
});

const hash = createSecurityHash(TEST_SECRET);
const accountOf = (email: string) => hash.account(email);
const place = (kind: 'address' | 'network', text: string) => hash.place(kind, text);
const ADDRESS = { address: place('address', '127.0.0.1'), network: place('network', '127.0.0') };

describe(`the security log (${DATABASE_KIND})`, () => {
  it('reports a wrong password at LOG_LEVEL=warn: the account, the address and the request', async () => {
    await register(api, email);
    const client = api.client();
    const headers = { 'x-request-id': 'caller-7/a', 'x-forwarded-for': '203.0.113.9' };
    await client.post('/user/login', { email: ` ${email.toUpperCase()} `, password: 'wrong one' }, headers);
    const [address, network] = [place('address', '203.0.113.9'), place('network', '203.0.113')];
    expect(securityLines(api, 'wrong-password').at(-1)).toMatchObject({
      level: 30,
      reqId: 'caller-7/a',
      account: accountOf(email),
      address,
      network,
    });
  });

  it('reports a wrong password for an account that does not exist', async () => {
    await api.client().post('/user/login', { email, password: 'wrong one' });
    expect(securityLines(api, 'wrong-password').at(-1)?.account).toBe(accountOf(email));
  });

  it('names the network of an IPv6 client by its /48', async () => {
    const headers = { 'x-forwarded-for': '2001:db8:7:1::5' };
    await api.client().post('/user/login', { email, password: 'wrong one' }, headers);
    const [address, network] = [place('address', '2001:db8:7:1::/64'), place('network', '2001:db8:7')];
    expect(securityLines(api).at(-1)).toMatchObject({ address, network });
  });

  it('has ten lines a minute of an endless stream from one address or one IPv6 /48, and of others as before', async () => {
    const forge = (address: string) =>
      api.client().post('/payment/webhook', { event: 'payment.captured' }, { 'x-forwarded-for': address });
    const before = securityLines(api, 'webhook-forged').length;
    for (let time = 0; time < 60; time += 1) expect((await forge('203.0.113.66')).status).toBe(401);
    await forge('203.0.113.67');
    for (let at = 0; at < 20; at += 1) await forge(`2001:db8:9:${at.toString(16)}::1`);
    const lines = securityLines(api, 'webhook-forged').slice(before);
    expect(lines.map(({ address }) => address)).toEqual([
      ...Array(10).fill(place('address', '203.0.113.66')),
      place('address', '203.0.113.67'),
      ...Array.from({ length: 10 }, (_, at) => place('address', `2001:db8:9:${at.toString(16)}::/64`)),
    ]);
  });

  it('reports logins and their method, and wrong codes', async () => {
    const client = await logIn(api, email);
    await client.post('/user/send-otp', { email });
    await client.post('/user/verify-otp', { email, Userotp: otherThan(codeFor(api, email)) });
    const account = accountOf(email);
    expect(securityLines(api).slice(-2)).toMatchObject([
      { event: 'login', account, how: 'code', ...ADDRESS },
      { event: 'wrong-code', account, how: 'login', ...ADDRESS },
    ]);
  });

  it('reports a reached limit, and the proof of work in place of the wait, with the account', async () => {
    for (let tries = 0; tries < 6; tries += 1) await api.client().post('/user/send-otp', { email });
    const of = { how: 'mailbox', account: accountOf(email) };
    expect(securityLines(api).slice(-2)).toMatchObject([
      { event: 'limit-reached', ...of },
      { event: 'proof-of-work-asked', count: 256, ...of },
    ]);
  });

  it('reports a replayed refresh token, whose session has ended', async () => {
    const client = await logIn(api, email);
    const stolen = new Map(client.cookies);
    await client.post('/auth/token');
    api.clock.move(11_000);
    const thief = api.client();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect((await thief.post('/auth/token')).status).toBe(401);
    expect(securityLines(api).at(-1)).toMatchObject({ event: 'refresh-token-replayed', account: accountOf(email) });
  });

  it('reports a made-up token and one without its cookie, and not one that only expired', async () => {
    const client = await logIn(api, email);
    const before = securityLines(api).length;
    const thief = api.client();
    thief.token = client.token;
    await thief.get('/user/profile');
    thief.token = `${client.token?.slice(0, -3)}AAA`;
    await thief.get('/user/profile');
    api.clock.move(601_000);
    expect((await client.get('/user/profile')).status).toBe(401);
    expect(securityLines(api).slice(before)).toMatchObject([
      { event: 'token-refused', how: 'COOKIE_MISSING' },
      { event: 'token-refused', how: 'TOKEN_MALFORMED' },
    ]);
  });

  it('reports Google logins that Google did not vouch for', async () => {
    await api.client().post('/user/google-login', { idToken: 'made.up.token' });
    expect(securityLines(api).at(-1)).toMatchObject({ event: 'google-refused', how: 'google' });
  });

  it('reports sessions that a shopper ends, and a new password by a link', async () => {
    const client = await logIn(api, email);
    await logIn(api, email);
    await client.delete('/user/sessions');
    const { sessions } = (await client.get('/user/sessions')).body;
    await client.delete(`/user/sessions/${sessions[0].id}`);
    await api.client().post('/user/checkemail/forgotpassword', { email });
    const body = { email, password: `${PASSWORD}-new`, token: linkTokenFor(api, email) };
    expect((await api.client().post('/user/forgotpassword', body)).status).toBe(200);
    const account = accountOf(email);
    expect(securityLines(api).slice(-3)).toMatchObject([
      { event: 'session-ended', how: 'all others', count: 1, account },
      { event: 'session-ended', how: 'own', account },
      { event: 'password-reset', account },
    ]);
  });

  it('reports changes of roles and prices by staff, with their author', async () => {
    const boss = await admin(api, `boss.${email}`);
    await logIn(api, email);
    await boss.put('/admin/roles', { email, role: 'SELLER', sellerId: 'se-2' });
    await (await operator(api)).put('/admin/products/p-00001/price', { showPrice: 1_400 });
    const by = accountOf(`boss.${email}`);
    expect(securityLines(api, 'role-changed').at(-1)).toMatchObject({ account: accountOf(email), by, what: 'SELLER' });
    expect(securityLines(api, 'price-changed').at(-1)).toMatchObject({ by: 'operator', what: 'p-00001' });
  });

  it('reports staff calls by other people', async () => {
    const stranger = await logIn(api, email);
    expect((await stranger.get('/admin/orders')).status).toBe(403);
    expect(securityLines(api).at(-1)).toMatchObject({ event: 'forbidden', account: accountOf(email) });
  });

  it('reports refunds by staff', async () => {
    const buyer = await createBuyer(api);
    await addToCart(buyer, 'S-A', 1);
    const { orders } = (await purchase(shop, buyer)).body.payment;
    const dyer = await seller(api, email, 'se-1');
    await dyer.post(`/admin/orders/${orders[0].orderItemId}/reject`, { reason: 'The dye ran.' });
    const what = orders[0].orderItemId;
    expect(securityLines(api).at(-1)).toMatchObject({ event: 'refund-by-staff', what, account: accountOf(email) });
  });

  it('reports forged proofs of a payment and forged webhooks', async () => {
    const buyer = await createBuyer(api);
    await addToCart(buyer, 'S-A', 1);
    const { id } = (await startPayment(buyer)).body;
    const signature = 'a'.repeat(64);
    const proof = { razorpay_order_id: id, razorpay_payment_id: 'pay_AAAAAAAAAAAAAA', razorpay_signature: signature };
    await buyer.post('/payment/verification', proof);
    await api.client().post('/payment/webhook', { event: 'order.paid' }, { 'x-razorpay-signature': signature });
    expect(securityLines(api).slice(-2)).toMatchObject([
      { event: 'payment-proof-forged', account: accountOf(buyer.email) },
      { event: 'webhook-forged', ...ADDRESS },
    ]);
  });

  it('[AUTH-8] holds no mail address, code, token, password, phone number or client address', async () => {
    const client = await logIn(api, email);
    const code = codeFor(api, email);
    await client.patch('/user/update-profile', { name: 'Asha Canary', phone: '9876501234' });
    await api.client().post('/user/login', { email, password: 'canary password' });
    const secrets = [email, 'canary', '9876501234', client.token ?? '', ...client.cookies.values(), `"${code}"`];
    const lines = securityLines(api).map((line) => JSON.stringify(line));
    expect(lines.length).toBeGreaterThan(10);
    for (const secret of [...secrets, '127.0.0.1', '203.0.113.9']) expect(lines.join('\n')).not.toContain(secret);
  });

  it('counts each event', () => {
    const log = createSecurityLog({ secret: TEST_SECRET, log: { info: () => undefined } });
    log.write('wrong-code');
    log.write('wrong-code');
    expect(log.counts()).toMatchObject({ 'wrong-code': 2, login: 0 });
  });

  it('is found by the hash that the command line prints for an address', async () => {
    const settings = () => readOperatorConfig({ SESSION_SECRET: TEST_SECRET });
    const output = accountOf('asha@example.com');
    expect(await run(['security-hash', ' Asha@EXAMPLE.com'], settings)).toEqual({ code: 0, output });
    expect(await run(['security-hash', 'nobody'], settings)).toMatchObject({ code: 2 });
  });

  it('is explained event by event', () => {
    const [, text = ''] = readFileSync('docs/deployment.md', 'utf8').split(/## The security log|## Requests for/);
    const rows = Array.from(text.matchAll(/^\| `([a-z-]+)` +\|/gm), ([, name]: Json) => name);
    expect(rows).toEqual([...SECURITY_EVENTS]);
  });
});
