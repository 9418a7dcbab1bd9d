import { cleanup, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../web/session/session.ts';
import { syncSession } from '../../../web/session/session-sync.ts';
import { endButForPicked } from '../../../web/session/sign-out.ts';
import { createApolloClient } from '../../../web/shopper/client.ts';
import { tokenOf } from '../../account/page/render-page.tsx';
import { createCheckoutGateway, fillInAddress } from './render-page.tsx';

describe('the input of the checkout', () => {
  it.each([
    { who: 'the same shopper', next: 's-1', city: 'Jodhpur' },
    { who: 'another one', next: 's-2', city: undefined },
  ])('[CHECK-1] stays when a session ends by itself, for a login of $who', async ({ next, city }) => {
    const gateway = createCheckoutGateway();
    const stop = syncSession(createApolloClient({ uri: '/graphql' }));
    gateway.open('/checkout');
    await fillInAddress();
    cleanup();
    endButForPicked();
    const stored = () => JSON.parse(sessionStorage.getItem('rangbandh.checkout') ?? '{}').values?.['shipping.city'];
    await new Promise((resolve) => setTimeout(resolve));
    expect([stored(), session.token()]).toEqual(['Jodhpur', undefined]);
    await session.begin(tokenOf(next));
    await waitFor(() => expect(sessionStorage.getItem('rangbandh.keptFor')).toBeNull());
    expect(stored()).toBe(city);
    session.end();
    expect(sessionStorage.length).toBe(0);
    stop();
  });
});
