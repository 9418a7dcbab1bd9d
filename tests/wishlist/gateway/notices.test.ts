import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setStock } from '../../cart/shoppers.ts';
import { createBasicShopHost } from '../../hosts/basic-shop-host.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import { noticeToken, sendNotices } from '../notice-mails.ts';

const ERRORS = 'userErrors { code field message }';
const NOTICES =
  'notices(first: 20) { totalCount nodes { id noticeId kind sku isConfirmed requestedAt price { display } variant { sku product { name } } } }';
const REQUEST = `mutation ($input: RequestNoticeInput!) { requestNotice(input: $input) { notice { noticeId } shopper { ${NOTICES} } ${ERRORS} } }`;
const CANCEL = `mutation ($input: CancelNoticeInput!) { cancelNotice(input: $input) { removedId shopper { ${NOTICES} } ${ERRORS} } }`;
const VISITOR = `mutation ($input: RequestVisitorNoticeInput!) { requestVisitorNotice(input: $input) { message ${ERRORS} } }`;
const CONFIRM = `mutation ($input: ConfirmNoticeInput!) { confirmNotice(input: $input) { message ${ERRORS} } }`;
const STOP = `mutation ($input: StopNoticesInput!) { stopNotices(input: $input) { message ${ERRORS} } }`;
const READ = `{ me { ${NOTICES} } }`;
const KINDS = '{ shop { noticeKinds } }';

let shop: OrderShop;
let asha: TestBrowser;
let visitor: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.newShopper();
  visitor = createTestBrowser(shop.gateway);
  await setStock(shop.api, 'SK-1', 0);
});
const request = async (input: object) => (await asha.request(REQUEST, { input })).data.requestNotice;

describe('notices through the gateway', () => {
  it('are requested once, listed with their variant, and cancelled', async () => {
    expect((await shop.gateway.request(KINDS)).data.shop.noticeKinds).toEqual(['STOCK', 'PRICE']);
    const made = await request({ sku: 'SK-1', kind: 'STOCK' });
    expect(made).toMatchObject({
      userErrors: [],
      shopper: { notices: { totalCount: 1, nodes: [{ kind: 'STOCK', sku: 'SK-1', variant: { sku: 'SK-1' } }] } },
    });
    await request({ sku: 'SK-1', kind: 'STOCK' });
    await request({ sku: 'SK-2', kind: 'PRICE' });
    const { data } = await asha.request(READ);
    expect(data.me.notices.nodes.map(({ kind }: { kind: string }) => kind)).toEqual(['PRICE', 'STOCK']);
    const [{ id }] = data.me.notices.nodes;
    const node = await asha.request('query ($id: ID!) { node(id: $id) { id ... on Notice { sku } } }', { id });
    expect(node.data.node).toEqual({ id, sku: 'SK-2' });
    const cancelled = (await asha.request(CANCEL, { input: { noticeId: made.notice.noticeId } })).data.cancelNotice;
    expect(cancelled).toMatchObject({ userErrors: [], shopper: { notices: { totalCount: 1 } } });
    expect((await asha.request(CANCEL, { input: { noticeId: made.notice.noticeId } })).data.cancelNotice).toMatchObject(
      {
        removedId: null,
        userErrors: [{ code: 'NOT_FOUND', field: ['input', 'noticeId'] }],
      },
    );
  });

  it('return an error for a variant in stock, and for an unknown one', async () => {
    expect((await request({ sku: 'SK-2', kind: 'STOCK' })).userErrors).toMatchObject([
      { code: 'NOT_ALLOWED_IN_STATUS', field: ['input', 'sku'], message: 'Good news: this is in stock now.' },
    ]);
    expect((await request({ sku: 'SK-none', kind: 'PRICE' })).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: ['input', 'sku'] },
    ]);
    const { errors } = await visitor.request(REQUEST, { input: { sku: 'SK-1', kind: 'STOCK' } });
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });

  it('of a visitor are confirmed and stopped by the links of their mails', async () => {
    const email = 'gateway-visitor@example.com';
    const input = { sku: 'SK-1', kind: 'STOCK', email };
    expect((await visitor.request(VISITOR, { input })).data.requestVisitorNotice).toEqual({
      message: 'Almost there! Please open the link that we have just emailed you.',
      userErrors: [],
    });
    const token = noticeToken(shop.api, email, 'confirm');
    expect((await visitor.request(CONFIRM, { input: { token } })).data.confirmNotice.userErrors).toEqual([]);
    const stop = noticeToken(shop.api, email, 'stop');
    expect((await visitor.request(STOP, { input: { token: stop } })).data.stopNotices.userErrors).toEqual([]);
    await setStock(shop.api, 'SK-1', 3);
    expect(await sendNotices(shop.api)).toEqual([]);
    for (const wrong of ['', 'a.b', stop])
      expect((await visitor.request(CONFIRM, { input: { token: wrong } })).data.confirmNotice.userErrors).toMatchObject(
        [{ code: 'EXPIRED', field: ['input', 'token'] }],
      );
    expect((await visitor.request(VISITOR, { input: { ...input, email: 'asha' } })).data).toMatchObject({
      requestVisitorNotice: { userErrors: [{ code: 'INVALID_INPUT', field: ['input', 'email'] }] },
    });
  });

  it('are absent on a basic host', async () => {
    const host = await createBasicShopHost();
    const gateway = await createTestGateway(host.url);
    const ravi = Object.assign(createTestBrowser(gateway), { token: 't.ravi' });
    expect((await gateway.request(KINDS)).data.shop.noticeKinds).toEqual([]);
    expect((await ravi.request(READ)).data.me.notices).toBeNull();
    const { errors } = await ravi.request(REQUEST, { input: { sku: 'SAR-1001-0', kind: 'PRICE' } });
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    const confirmed = await gateway.request(CONFIRM, { input: { token: 'a.b' } });
    expect(confirmed.data.confirmNotice.userErrors).toMatchObject([{ code: 'EXPIRED' }]);
    await gateway.close();
    await host.close();
  });
});
