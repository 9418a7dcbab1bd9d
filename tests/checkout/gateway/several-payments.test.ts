import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { totalNow, paymentInput } from '../../hosts/order-operations.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';

let host: BasicShopHost;
let gateway: TestGateway;
let asha: TestBrowser;
let input: Record<string, unknown>;
beforeAll(async () => {
  host = await createBasicShopHost();
  gateway = await createTestGateway(host.url);
  await gateway.request('{ __typename }');
  asha = Object.assign(createTestBrowser(gateway), { token: 't.asha' });
  await runCartOperation(asha, 'addToCart', { sku: 'SAR-1001-0' });
  input = paymentInput(await totalNow(asha));
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(() => {
  host.calls.length = 0;
});

const ASKED = 'mutation ($input: StartPaymentInput!)';
const START = 'startPayment(input: $input) { payment { id } userErrors { code } }';
const CANCEL = 'cancelPayment(input: { paymentOrderId: "order_1" }) { userErrors { code } }';
const VERIFY =
  'verifyPayment(input: { paymentOrderId: "order_1", paymentId: "pay_1", signature: "s" }) { userErrors { code } }';

describe('several payments in one operation', () => {
  it.each([
    ['two starts', `${ASKED} { a: ${START} b: ${START} }`],
    ['two verifications', `mutation { a: ${VERIFY} b: ${VERIFY} }`],
    ['two ends, one of them out of sight', `mutation { ${CANCEL} ...More } fragment More on Mutation { b: ${CANCEL} }`],
    ['an end and a start', `${ASKED} { ${CANCEL} ${START} }`],
    ['a logout and an end', `mutation { logout { userErrors { code } } ${CANCEL} }`],
  ])('[CHECK-8] are refused before anything is done: %s', async (_, document) => {
    const { data, errors } = await asha.request(document, document.startsWith(ASKED) ? { input } : {});
    expect([data, errors?.[0]?.extensions?.['code']]).toEqual([undefined, 'QUERY_TOO_COSTLY']);
    expect(errors?.[0]?.message).toContain('@sensitive');
    expect(host.calls).toEqual([]);
  });

  it('[CHECK-8] while one is made, beside the other fields of the operation', async () => {
    const { data, errors } = await asha.request(`${ASKED} { ${START} __typename }`, { input });
    expect([errors, data.startPayment.userErrors]).toEqual([undefined, []]);
    expect(host.calls.filter((call) => call === '/payment')).toHaveLength(1);
  });
});
