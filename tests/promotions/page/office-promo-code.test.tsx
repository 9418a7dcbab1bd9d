import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { PromoCodePage } from '../../../office/promotions/PromoCodePage.tsx';
import { changedMeanwhile, renderOffice, rupees } from '../../app/render-office.tsx';

const promoOf = (more: object) => ({
  code: 'DIWALI',
  state: 'ACTIVE',
  percent: 20,
  amountOff: null,
  maximum: rupees(500),
  minimumSubtotal: null,
  validFrom: null,
  validUntil: null,
  mostUses: null,
  mostUsesEach: null,
  categories: [],
  isListed: false,
  isPaused: false,
  version: 1,
  orderCount: 0,
  discountGiven: rupees(0),
  isUsed: false,
  ...more,
});

const ROUTE = { path: '/promo-codes/:code', element: <PromoCodePage /> };
let promo: ReturnType<typeof promoOf> | null;
let inputs: { version: number }[];

/** The mutation of the gateway: it refuses another version than the newest. */
function updatePromoCode({ input }: { input: { version: number; percent: number; mostUses: number | null } }) {
  inputs.push(input);
  if (input.version !== promo?.version) return { promoCode: null, ...changedMeanwhile };
  promo = promoOf({ percent: input.percent, mostUses: input.mostUses, version: input.version + 1 });
  return { promoCode: promo, userErrors: [] };
}

/** Opens the screen. */
const open = async () => {
  const opened = await renderOffice(ROUTE, '/promo-codes/DIWALI', {
    categories: [],
    updatePromoCode,
    me: { promoCode: () => promo },
  });
  await screen.findByLabelText('Percent', { selector: 'input' });
  return opened;
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  promo = promoOf({});
  inputs = [];
});

it('holds typed terms and their version when a newer one arrives, and takes the newer one over on request', async () => {
  const { poll } = await open();
  await type('Orders in all', '7');
  promo = promoOf({ percent: 30, version: 2 });
  await poll();
  expect(await screen.findByText(/has changed this meanwhile. What/)).toBeTruthy();
  expect([field('Orders in all').value, field('Percent').value]).toEqual(['7', '20']);
  await press('Save');
  await waitFor(() => expect(inputs).toMatchObject([{ version: 1, mostUses: 7 }]));
  expect(field('Orders in all').value).toBe('7');
  await press('Load it again');
  await waitFor(() => expect(field('Percent').value).toBe('30'));
  expect(field('Orders in all').value).toBe('');
  expect(screen.queryByText(/has changed this meanwhile. What/)).toBeNull();
});

it('saves what was typed over the newer version on request', async () => {
  const { poll } = await open();
  await type('Orders in all', '7');
  promo = promoOf({ percent: 30, version: 2 });
  await poll();
  await press('Keep what I typed');
  await waitFor(() => expect(field('Percent').value).toBe('30'));
  expect(field('Orders in all').value).toBe('7');
  await press('Save');
  await waitFor(() => expect(inputs).toMatchObject([{ version: 2, percent: 30, mostUses: 7 }]));
});

it('shows a newer version at once while nothing is typed, and its own save without a notice', async () => {
  const { poll } = await open();
  promo = promoOf({ percent: 30, version: 2 });
  await poll();
  await waitFor(() => expect(field('Percent').value).toBe('30'));
  await type('Orders in all', '7');
  await press('Save');
  await screen.findByText('0 of 7');
  await type('Orders in all', '8');
  await press('Save');
  await screen.findByText('0 of 8');
  expect(inputs.map(({ version }) => version)).toEqual([2, 3]);
  expect(screen.queryByText(/has changed this meanwhile. What/)).toBeNull();
});

it('holds typed terms while the shop cannot be reached, and after the code was deleted', async () => {
  const { poll, state } = await open();
  await type('Orders in all', '7');
  state.isCut = true;
  await poll();
  expect(field('Orders in all').value).toBe('7');
  state.isCut = false;
  promo = null;
  await poll();
  expect(field('Orders in all').value).toBe('7');
});

it('asks before it leaves typed terms, in the office and in the browser', async () => {
  const { router } = await open();
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(unload()).toBe(true);
  await type('Orders in all', '7');
  expect(unload()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await press('Stay on this screen');
  expect(field('Orders in all').value).toBe('7');
  expect(router.state.location.pathname).toBe('/promo-codes/DIWALI');
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await press('Leave without saving');
  await screen.findByText('Another screen');
});

it('leaves untouched and saved terms without a question', async () => {
  await open();
  await type('Orders in all', '7');
  await press('Save');
  await screen.findByText('0 of 7');
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText('Another screen')).toBeTruthy();
});
