import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { minuteInIndia } from '../../../web/orders/OrderDate.tsx';
import { createOrdersGateway, item, ORDER } from './render-page.tsx';

it.each([
  ['2026-11-19', 'Placed on 19 Nov 2026 (2 days ago)'],
  ['2026-11-21', 'Placed on 21 Nov 2026'],
])('[ORDER-1] only the day is shown if the host returned no hour: %s', async (day, words) => {
  createOrdersGateway({ ...item('PLACED'), placedAt: `${day}T00:00:00.000Z` }).open(ORDER);
  const time = (await screen.findByRole('heading', { level: 1, name: 'Order #12ab34cd' }))
    .closest('header')
    ?.querySelector('time');
  expect([time?.dateTime, time?.parentElement?.textContent]).toEqual([day, words]);
});

it('[ORDER-1] only midnight in UTC is a day without an hour', () => {
  expect(minuteInIndia('2026-02-03T00:00:00.001Z')).toBe('3 Feb 2026, 5:30 am');
  expect(minuteInIndia('2026-02-03T00:00:00.000Z')).toBe('3 Feb 2026');
});

it('[ORDER-1] [ORDERS-2] no day is shown if the host returned no valid one', async () => {
  const order = { ...item('DISPATCHED'), placedAt: '1970-01-01T00:00:00.000Z' };
  createOrdersGateway(order).open(ORDER);
  await screen.findByRole('heading', { level: 1, name: 'Order #12ab34cd' });
  expect(document.body.textContent).not.toMatch(/1970|1 Jan|Placed on/);
  cleanup();
  createOrdersGateway(order).open('/myorders?status=All');
  await screen.findByText('#12ab34cd');
  expect(document.body.textContent).not.toMatch(/1970|1 Jan|Placed on/);
});
