import { ApolloLink, Observable } from '@apollo/client';
import { parse, type DocumentNode } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { createApolloClient } from '../../../web/apollo/client.ts';

const LISTING = parse(`query listing { products { __typename id name ...Card } } fragment Card on Product { color }`);
const PRODUCT = parse('query product { product { __typename id name } }');
const productOf = (name: string) => ({ __typename: 'Product', id: 'p1', name, color: 'Indigo' });

/** A page that shows the listing; the gateway knows the product by `name`. */
async function openListing(name: string) {
  const gateway = new ApolloLink(
    ({ query }) =>
      new Observable((observer) => {
        const data = query === listing ? { products: [productOf('Saree')] } : { product: productOf(name) };
        observer.next({ data });
        observer.complete();
      }),
  );
  const client = createApolloClient({ uri: '/graphql', before: [gateway] });
  const listing: DocumentNode = client.cache.transformDocument(LISTING);
  await client.query({ query: LISTING });
  const told: unknown[] = [];
  client.watchQuery({ query: LISTING }).subscribe(({ data }) => told.push(data));
  const reads = vi.spyOn(client.cache, 'diff');
  // It is read once more, a moment after it is shown.
  await expect.poll(() => reads.mock.calls.length).toBe(1);
  reads.mockClear();
  const ofListing = () => reads.mock.calls.filter(([{ query }]) => query === listing).length;
  await client.query({ query: PRODUCT, fetchPolicy: 'network-only' });
  // What Apollo does in a task after the answer has been done.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  return { told, ofListing };
}

describe('a query that a page shows', () => {
  it('is read once for an answer that changes nothing of it', async () => {
    const { told, ofListing } = await openListing('Saree');
    expect(ofListing()).toBe(1);
    expect(told).toHaveLength(1);
  });

  it('tells of an answer that changes something of it', async () => {
    const { told } = await openListing('Dupatta');
    expect(told).toMatchObject(['Saree', 'Dupatta'].map((name) => ({ products: [{ name }] })));
  });
});
