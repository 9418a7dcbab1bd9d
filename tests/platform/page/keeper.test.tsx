import { ApolloLink } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createApolloClient } from '../../../web/apollo/client.ts';
import { mutationQueue, setKeeper, type QueuedChange } from '../../../web/apollo/mutation-queue.ts';
import { sendShopperMutation } from '../../../web/apollo/useShopperMutation.ts';
import { added } from '../../../web/cart/cart-changes.ts';
import { AddToCartDocument } from '../../../web/cart/cart.graphql.generated.ts';
import { session } from '../../../web/session/session.ts';
import { throwError } from 'rxjs';
import { tokenOf } from '../../account/page/render-page.tsx';

afterEach(() => session.end());

/** A keeper lasts as long as its tab: this file has one test of the time before. */
it('a change that fails before the script is there that keeps changes is handed to it, and fails if it can’t wait', async () => {
  await session.begin(tokenOf('s-1'));
  const cut = new TypeError('Failed to fetch');
  const send = vi.fn<ApolloLink.RequestHandler>(() => throwError(() => cut));
  const client = createApolloClient({
    uri: 'http://gateway.example/graphql',
    before: [mutationQueue(), new ApolloLink(send)],
  });
  const add = () => sendShopperMutation(client, AddToCartDocument, added, { input: { sku: 'RB-1', quantity: 1 } });
  const [first, second] = [add(), add()];
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  const waitsFor = vi.fn<(change: QueuedChange, error: unknown) => undefined>();
  setKeeper({ begins: () => {}, waitsFor, ends: () => {} });
  expect([(await first).error, (await second).error]).toEqual([cut, cut]);
  expect(waitsFor.mock.calls.map(([{ kept }, error]) => [kept?.record.sku, error])).toEqual([
    ['RB-1', cut],
    ['RB-1', cut],
  ]);
});
