import { ApolloClient, gql, HttpLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import type { Json } from '../../json.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';

const FOLLOW_ORDER: TypedDocumentNode<Json, { id: string }> = gql`
  subscription FollowOrder($id: ID!) {
    order(id: $id) {
      id
      items {
        id
        status
      }
    }
  }
`;
const ALL = { errorPolicy: 'all' } as const;

let shop: OrderShop;
let asha: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
  asha = await shop.newShopper();
});
afterAll(() => shop.close());

const createClient = () => {
  const link = new HttpLink({ uri: `${shop.gateway.address}/graphql`, headers: asha.headers() });
  const defaultOptions = { query: ALL, watchQuery: ALL, mutate: ALL };
  return new ApolloClient({ link, cache: new InMemoryCache(), defaultOptions });
};

describe('a subscription by Apollo Client’s own link, over multipart HTTP', () => {
  it('returns the order at once, and again after each change', async () => {
    const { orderId: id, itemIds } = await shop.placeOrder(asha, {});
    const statuses: string[] = [];
    const show = (order: Json) => void statuses.push(order.items[0].status);
    const client = createClient();
    const following = client.subscribe({ query: FOLLOW_ORDER, variables: { id } }).subscribe(({ data }) => {
      if (data?.order) show(data.order);
    });
    await expect.poll(() => statuses).toEqual(['PLACED']);
    const cancel = `mutation ($id: ID!) { cancelOrderItem(input: { orderItemId: $id, reason: OTHER_REASON, comment: "x" }) { userErrors { code } } }`;
    expect((await asha.request(cancel, { id: itemIds[0] })).data.cancelOrderItem.userErrors).toEqual([]);
    await expect.poll(() => statuses, { timeout: 5_000 }).toEqual(['PLACED', 'CANCELLED']);
    following.unsubscribe();
  });

  it('ends with null for an order that does not exist', async () => {
    const responses: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      createClient()
        .subscribe({ query: FOLLOW_ORDER, variables: { id: 'nothing' } })
        .subscribe({ next: ({ data }) => void responses.push(data), complete: resolve, error: reject });
    });
    expect(responses).toEqual([{ order: null }]);
  });

  it('is sent part by part to a client that names the protocol alone, and JSON is refused', async () => {
    const body = JSON.stringify({ query: 'subscription { order(id: "nothing") { id } }' });
    const request = (accept: string) =>
      fetch(`${shop.gateway.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept, ...asha.headers() },
        body,
      });
    const parts = await request('multipart/mixed;subscriptionSpec="1.0", application/json');
    expect(parts.headers.get('content-type')).toBe('multipart/mixed; boundary="graphql"; subscriptionSpec=1.0');
    expect(await parts.text()).toBe(
      '\r\n--graphql\r\ncontent-type: application/json\r\n\r\n{"payload":{"data":{"order":null}}}\r\n--graphql--\r\n',
    );
    expect((await request('application/json')).status).toBe(406);
    expect((await request('multipart/mixed;deferSpec=20220824, application/json')).status).toBe(406);
    expect((await request('text/event-stream')).headers.get('content-type')).toMatch(/^text\/event-stream/);
  });
});
