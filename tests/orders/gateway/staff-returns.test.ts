import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setStock } from '../../cart/shoppers.ts';
import { runOrderOperation } from '../../hosts/order-operations.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import type { Json } from '../../test-api.ts';
import { requestedReturn, returnInputOf } from '../../platform/gateway/return-trials.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';

let shop: OrderShop & { asha: TestBrowser };
let [boss, packer]: TestBrowser[] = [];
beforeAll(async () => {
  const made = await createOrderShop();
  shop = { ...made, asha: await made.newShopper() };
  boss = await shop.newStaff('ADMIN');
  packer = await shop.newStaff('PACKER');
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.asha = await shop.newShopper();
  await setStock(shop.api, 'SK-1', 100);
});

const RETURN = `id returnId orderItemId orderId state kind condition awaitsPayout declineReason
  refund { amount { amount } status reference } item { name sku shopName } sale { orderItemId status }`;
const run = async (by: TestBrowser | undefined, name: string, input: object): Promise<Json> => {
  const selection = name === 'readReturnPayout' ? 'payout { upiId amount { amount } }' : `return { ${RETURN} }`;
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { ${selection} userErrors { code field message } } }`;
  const { data, errors } = (await by?.request(query, { input })) ?? {};
  return errors ? errors[0]?.extensions?.['code'] : data[name];
};
const LIST = `query ($state: ReturnState, $search: String, $page: Int) { me {
  saleReturns(state: $state, search: $search, page: $page) { totalCount pageInfo { totalPages } nodes { ${RETURN} } } } }`;
const list = async (variables: Record<string, unknown>): Promise<Json> =>
  (await boss?.request(LIST, variables))?.data.me.saleReturns;

describe('the returns of staff', () => {
  it('are found by state, and by order, item, name and sku', async () => {
    const { returnId } = await requestedReturn(shop);
    const { nodes } = await list({ search: returnId });
    expect(nodes).toMatchObject([
      { id: `Return:${returnId}`, state: 'REQUESTED', item: { sku: 'SK-1' }, sale: { status: 'DELIVERED' } },
    ]);
    const [{ orderId, orderItemId }] = nodes;
    for (const search of [orderId, orderItemId, 'asha verma', 'sk-1', '9829012345']) {
      const found = await list({ search, state: 'REQUESTED' });
      expect([search, found.nodes.map((one: Json) => one.returnId)]).toEqual([
        search,
        expect.arrayContaining([returnId]),
      ]);
    }
    expect(await list({ search: returnId, state: 'APPROVED' })).toMatchObject({ totalCount: 0, nodes: [] });
    expect(await list({ search: 'nobody at all' })).toMatchObject({ totalCount: 0 });
  });

  it('go through all steps, and a step out of order is refused', async () => {
    const { returnId } = await requestedReturn(shop);
    expect(await run(boss, 'pickUpReturn', { returnId })).toMatchObject({
      return: null,
      userErrors: [{ code: 'NOT_ALLOWED_IN_STATUS' }],
    });
    expect(await run(boss, 'approveReturn', { returnId })).toMatchObject({ return: { state: 'APPROVED' } });
    expect(await run(packer, 'pickUpReturn', { returnId })).toMatchObject({ return: { state: 'PICKED_UP' } });
    const received = await run(packer, 'receiveReturn', { returnId, condition: 'DAMAGED' });
    expect(received).toMatchObject({
      return: { state: 'RECEIVED', condition: 'DAMAGED', awaitsPayout: false, refund: { status: 'INITIATED' } },
    });
    const none = await run(boss, 'approveReturn', { returnId: 'rt-aaaaaaaaaaaaaaaa' });
    expect(none).toMatchObject({ userErrors: [{ code: 'NOT_FOUND', field: ['input', 'returnId'] }] });
  });

  it('are declined with a reason, which the shopper reads', async () => {
    const { returnId } = await requestedReturn(shop);
    const empty = await run(boss, 'declineReturn', { returnId, reason: ' ' });
    expect(empty).toMatchObject({ userErrors: [{ code: 'INVALID_INPUT', field: ['input', 'reason'] }] });
    await run(boss, 'declineReturn', { returnId, reason: 'It was worn.' });
    const own = await shop.asha.request(
      'query ($id: ID!) { me { return(id: $id) { state declineReason item { sku } } } }',
      {
        id: returnId,
      },
    );
    expect(own.data.me.return).toEqual({ state: 'DECLINED', declineReason: 'It was worn.', item: null });
  });

  it('show the account of a payout after a fresh login only, and never to a packer', async () => {
    const input = { ...(await returnInputOf(shop, { cash: 'collected' })), payout: { upiId: 'asha@okaxis' } };
    const { returnId } = (await runOrderOperation(shop.asha, 'requestReturn', input)).return;
    await run(boss, 'approveReturn', { returnId });
    await run(boss, 'pickUpReturn', { returnId });
    const received = await run(boss, 'receiveReturn', { returnId, condition: 'GOOD' });
    expect(received.return).toMatchObject({ state: 'RECEIVED', awaitsPayout: true });
    expect(await run(packer, 'readReturnPayout', { returnId })).toBe('FORBIDDEN');
    shop.api.clock.move(11 * 60_000);
    const { data } = (await boss?.request('mutation { refreshSession { accessToken } }')) ?? {};
    if (boss) boss.token = data.refreshSession.accessToken;
    const late = await run(boss, 'readReturnPayout', { returnId });
    expect(late).toMatchObject({ payout: null, userErrors: [{ code: 'CONFIRM_LOGIN' }] });
    boss = await shop.newStaff('ADMIN');
    const shown = await run(boss, 'readReturnPayout', { returnId });
    expect(shown.payout).toMatchObject({ upiId: 'asha@okaxis', amount: received.return.refund.amount });
    const paid = await run(boss, 'payReturn', { returnId, reference: ' UTR9 ' });
    expect(paid.return).toMatchObject({ state: 'REFUNDED', awaitsPayout: false, refund: { reference: 'UTR9' } });
    expect(await run(boss, 'readReturnPayout', { returnId })).toMatchObject({
      userErrors: [{ code: 'NOT_ALLOWED_IN_STATUS' }],
    });
  });
});
