import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFollowedOrderItem } from '../../../web/orders/useFollowedOrderItem.ts';

beforeEach(() => void vi.useFakeTimers());

it('a stream that opens and ends at once is opened again after pauses that grow, and not each second', async () => {
  let opened = 0;
  const link = new ApolloLink(() => {
    opened++;
    return of({ data: { orderItem: null } });
  });
  const partial = { errorPolicy: 'all' } as const;
  const defaultOptions = { query: partial, watchQuery: partial, mutate: partial };
  const client = new ApolloClient({ link, cache: new InMemoryCache(), defaultOptions });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { unmount } = renderHook(() => useFollowedOrderItem('OrderItem:x'), { wrapper });
  await vi.advanceTimersByTimeAsync(2_100);
  expect(opened).toBe(1);
  await vi.advanceTimersByTimeAsync(6_000);
  // After one, two and three seconds.
  expect(opened).toBe(4);
  unmount();
});
