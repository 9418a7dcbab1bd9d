import assert from 'node:assert/strict';
import { buy } from './buy.ts';
import { createClient } from './client.ts';
import { OLD_ORDERS, ORDERS, PRODUCT, SET_PRICE } from './documents.ts';
import { login } from './login.ts';

const [email = 'ravi@example.com', seller = 'owner@example.com', id = 'rb-1002'] = process.argv.slice(2);
const print = (words: string) => process.stdout.write(`${words}\n`);

/** The product as it is in the client's cache, without a request. */
const cached = () => client.cache.readQuery({ query: PRODUCT, variables: { id } })?.product;

/** Changes the price in the shop from another client, as a seller does. */
async function changePrice(): Promise<void> {
  let token: string | undefined;
  const other = createClient(() => token);
  token = await login(other, seller);
  const { data } = await other.mutate({
    mutation: SET_PRICE,
    variables: { input: { productId: id, price: 150_000, listPrice: 300_000 } },
  });
  const [refused] = data?.setPrice?.userErrors ?? [];
  assert.ok(!refused && data?.setPrice?.product, refused?.message ?? `${seller} may not set prices.`);
  print(`The shop's price is now ${data.setPrice.product.price.display}.`);
}

let token: string | undefined;
const client = createClient(() => token);
token = await login(client, email);

const { data } = await client.query({ query: PRODUCT, variables: { id } });
const before = data?.product;
assert.ok(before?.cover && before.cover.stock > 0, `${id} cannot be bought.`);
print(`Seen: ${before.name} for ${before.price.display}.`);
await buy(client, before.cover.sku, email);

// A purchase and a query of orders contain no current price, so the cached price does not change.
await client.query({ query: OLD_ORDERS, fetchPolicy: 'network-only' });
assert.deepEqual(cached()?.price, before.price);

await changePrice();
const orders = await client.query({ query: OLD_ORDERS, fetchPolicy: 'network-only' });
assert.equal(orders.data?.me?.orderItems.nodes[0]?.unitPrice.amount, before.price.amount);
assert.deepEqual(cached()?.price, before.price);
print(`After a look at the orders the cache still says ${cached()?.price.display}.`);

// A query of the current price updates every object: the product, and the variant of the order item.
const today = await client.query({ query: PRODUCT, variables: { id }, fetchPolicy: 'network-only' });
const both = await client.query({ query: ORDERS, fetchPolicy: 'network-only' });
const [item] = both.data?.me?.orderItems.nodes ?? [];
assert.notEqual(today.data?.product?.price.amount, before.price.amount);
assert.ok(item);
assert.deepEqual(item.variant?.product.price, today.data?.product?.price);
assert.deepEqual(cached()?.price, today.data?.product?.price);
assert.equal(item.unitPrice.amount, before.price.amount);
assert.equal(cached()?.name, before.name);
print(`Today it costs ${cached()?.price.display}; in the order stays ${item.unitPrice.display}.`);
client.stop();
