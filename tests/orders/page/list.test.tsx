import { screen, waitFor, within } from '@testing-library/react';
import { ApolloProvider } from '@apollo/client/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createApolloClient } from '../../../web/shopper/client.ts';
import { ShopContext } from '../../../web/shop/useShop.ts';
import { shopFacts } from '../../shop-facts.ts';
import { OrdersPage } from '../../../web/orders/OrdersPage.tsx';
import { ORDER_FILTERS } from '../../../web/orders/statuses.ts';
import { gatewayError, press } from '../../cart/page/render-page.tsx';
import { item, items, createOrdersGateway } from './render-page.tsx';

const main = async () => within(await screen.findByRole('main'));
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Orders by status' }));
const current = async () =>
  (await tabs())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);
const cards = async () => {
  const page = await main();
  await page.findAllByRole('heading', { level: 2 });
  return page.getAllByRole('listitem').filter((each) => each.querySelector('h2'));
};

/** One tab as each other, and the one of all. */
const SOME = ORDER_FILTERS.slice(0, 2);

describe('the list of orders', () => {
  it('[ORDERS-3] shows without scripts that it needs them, and not that there are no orders', () => {
    const html = renderToString(
      <ApolloProvider client={createApolloClient({ uri: 'https://shop.example/graphql' })}>
        <ShopContext value={shopFacts()}>
          <MemoryRouter initialEntries={['/myorders']}>
            <OrdersPage />
          </MemoryRouter>
        </ShopContext>
      </ApolloProvider>,
    );
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(without).toContain('Your orders need JavaScript, which is turned off in your browser.');
    expect(html).not.toContain('Order Not Found');
  });

  it('[ORDERS-1] has its breadcrumb and six tabs, which lead to their addresses', async () => {
    createOrdersGateway(item('PLACED')).open('/myorders?status=All');
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Orders']);
    expect((await tabs()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      ['All', 'Placed', 'Confirm', 'Dispatched', 'Delivered', 'Cancelled'].map((name) => [
        name,
        `/myorders?status=${name}`,
      ]),
    );
  });

  it('[ORDERS-2] shows the day by which an order comes, while it is on its way', async () => {
    const deliveryWindow = { earliest: '2026-11-25', latest: '2026-11-27' };
    const here = { orderItemId: 'oi-0000000012ab34ce', deliveryWindow };
    createOrdersGateway(item('DISPATCHED', { deliveryWindow }), item('DELIVERED', here)).open('/myorders?status=All');
    expect((await cards()).map(({ textContent }) => /Delivery by \w+, \d+ Nov/.exec(textContent)?.[0])).toEqual([
      'Delivery by Fri, 27 Nov',
      undefined,
    ]);
  });

  it.each(SOME)('[ORDERS-1] follows an address that contains %s', async (filter) => {
    const all = (['CANCELLED', 'DELIVERED', 'DISPATCHED', 'CONFIRMED', 'PLACED'] as const).map((status) =>
      item(status, { orderItemId: status }),
    );
    createOrdersGateway(...all).open(`/myorders?status=${filter}`);
    expect(await current()).toEqual([filter]);
    const wanted = filter === 'All' ? ['Cancelled', 'Delivered', 'Dispatched', 'Confirm', 'Placed'] : [filter];
    const badges = (await cards()).map((card) => card.querySelector('[data-status]')?.textContent);
    expect(badges).toEqual(wanted);
  });

  it('[ORDERS-1] follows a tab by the keyboard, and is All for rubbish', async () => {
    const { router } = createOrdersGateway(item('PLACED'), item('CANCELLED', { orderItemId: 'other' })).open(
      '/myorders?status=%3Cb%3E',
    );
    expect(await current()).toEqual(['All']);
    expect(await cards()).toHaveLength(2);
    (await tabs()).getByRole('link', { name: 'Cancelled' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await current()).toEqual(['Cancelled']));
    expect(router.state.location.search).toBe('?status=Cancelled');
    expect(await cards()).toHaveLength(1);
  });

  it('[ORDERS-2] has on a card all that distinguishes orders, and leads to the detail', async () => {
    const { router } = createOrdersGateway(item('CONFIRMED')).open('/myorders');
    const [card] = await cards();
    const words = card?.textContent ?? '';
    for (const part of [
      '#12ab34cd',
      '19 Nov 2026, 3:05 pm (2 days ago)',
      'Total₹3,000.00',
      'Leheriya saree of last year',
      'Confirm',
      'Saree · Indigo',
      'Quantity 2',
      '₹1,500.00',
    ])
      expect(words).toContain(part);
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('/pictures/RBSR-2301-IN.whole');
    await userEvent.click(within(card ?? document.body).getByRole('link'));
    await screen.findByRole('heading', { level: 1, name: 'Order #12ab34cd' });
    expect(router.state.location.pathname).toBe('/myorders/oi-0000000012ab34cd');
  });

  it('[ORDERS-2] preserves the order of the server, and has page links for more than twenty', async () => {
    const { router } = createOrdersGateway(...items(45)).open('/myorders?status=Placed');
    expect((await cards()).map((card) => /#short-\d+/.exec(card.textContent ?? '')?.[0])).toEqual(
      Array.from({ length: 20 }, (_, index) => `#short-${index + 1}`),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=Placed&page=3'));
    await waitFor(async () => expect(await cards()).toHaveLength(5));
    expect(screen.getByText('45 orders')).toBeTruthy();
  });

  it('[ORDERS-2] has no page links for twenty, and leads from a page that is not there to the first', async () => {
    const { router, asked: requested } = createOrdersGateway(...items(20)).open('/myorders?status=All&page=7');
    expect(await cards()).toHaveLength(20);
    // One query for the missing page, and one for the first.
    expect(requested.filter((name) => name === 'orderItems')).toHaveLength(2);
    expect(router.state.location.search).toBe('?status=All');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it.each(SOME)('[ORDERS-3] shows that there is nothing under %s', async (filter) => {
    createOrdersGateway().open(`/myorders?status=${filter}`);
    const page = await main();
    expect(await page.findByText(`Oops! ${filter} Order Not Found`)).toBeTruthy();
    expect(page.getByRole('link', { name: 'Order now' }).getAttribute('href')).toBe('/');
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('[ORDERS-3] shows an error when it can’t be read, with the server’s message, and tries again', async () => {
    const gateway = createOrdersGateway(item('PLACED'));
    const { me } = gateway.root;
    gateway.root['me'] = () => ({
      ...gateway.me,
      orderItems: () => {
        throw gatewayError('The shop is being swept.');
      },
    });
    gateway.open('/myorders?status=Placed');
    const page = await main();
    expect(await page.findByText('Oops! Placed Order Not Found')).toBeTruthy();
    expect(page.getByText('Order not found. The shop is being swept.')).toBeTruthy();
    gateway.root['me'] = me;
    await press('Try again');
    expect(await cards()).toHaveLength(1);
  });

  it('[ORDERS-3] reads nothing for a visitor, who sees the link to the login and back', async () => {
    const { asked: requested } = createOrdersGateway(item('PLACED')).openAsVisitor('/myorders?status=Placed');
    const page = await main();
    expect(await page.findByText('Oops! Placed Order Not Found')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
      '/account/login?next=%2Fmyorders%3Fstatus%3DPlaced',
    );
    const ways = page.getAllByRole('link').filter(({ className }) => className.includes('button'));
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Login', 'Order now']);
    expect(requested).toEqual([]);
  });
});
