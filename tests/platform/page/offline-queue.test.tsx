import { ApolloLink } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createApolloClient } from '../../../web/shopper/client.ts';
import { changeQueue, setOfflineQueue, type QueuedChange } from '../../../web/shopper/change-queue.ts';
import { sendShopperMutation } from '../../../web/shopper/useShopperMutation.ts';
import { addToCart } from '../../../web/cart/useAddToCart.ts';
import { AddToCartDocument } from '../../../web/cart/add-to-cart.graphql.generated.ts';
import { session } from '../../../web/session/session.ts';
import { throwError } from 'rxjs';
import { tokenOf } from '../../account/page/render-page.tsx';

afterEach(() => session.end());

/** An offline queue lasts as long as its tab: this file has one test of the time before it exists. */
it('a change that fails before the script of the offline queue is there is handed to it, and fails if it can’t wait', async () => {
  await session.begin(tokenOf('s-1'));
  const cut = new TypeError('Failed to fetch');
  const send = vi.fn<ApolloLink.RequestHandler>(() => throwError(() => cut));
  const client = createApolloClient({
    uri: 'http://gateway.example/graphql',
    before: [changeQueue(), new ApolloLink(send)],
  });
  const add = () => sendShopperMutation(client, AddToCartDocument, addToCart, { input: { sku: 'RB-1', quantity: 1 } });
  const [first, second] = [add(), add()];
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), 60_000);
  const waitsFor = vi.fn<(change: QueuedChange, error: unknown) => undefined>();
  setOfflineQueue({ begins: () => {}, waitsFor, ends: () => {} });
  expect([(await first).error, (await second).error]).toEqual([cut, cut]);
  expect(waitsFor.mock.calls.map(([{ offline }, error]) => [offline?.stored.sku, error])).toEqual([
    ['RB-1', cut],
    ['RB-1', cut],
  ]);
});
