import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { SESSION_MS } from '../../api/account/sessions/refresh-tokens.ts';
import { CONFIRM_MS } from '../../api/newsletter/rules.ts';
import { FIRST_PURCHASE_PERCENT, SHOP } from '../../schema/shop.ts';
import { HOLD_MINUTES, MAX_QUANTITY } from '../../schema/vocabulary.ts';
import { POLICIES } from '../../web/policies/sections.ts';
import { renderShop } from '../catalog/page/render-page.tsx';
import { shopNode } from '../shop-facts.ts';

const DAY = 86_400_000;

// The page's script is fetched once before, so that no test waits for it.
beforeAll(() => import('../../web/policies/PoliciesPage.tsx'));

async function openPolicies(path = '/policies', root: Record<string, unknown> = {}) {
  const shown = renderShop(path, { root });
  await screen.findByRole('heading', { level: 1, name: 'Policies' });
  return shown;
}

/** The figures at the top of a section. */
const figuresOf = (name: string) => {
  const section = within(screen.getByRole('region', { name }));
  const [terms, figures] = [section.getAllByRole('term'), section.getAllByRole('definition')];
  return terms.map((term, at) => `${term.textContent}: ${figures[at]?.textContent}`);
};
const wordsOf = (name: string) => screen.getByRole('region', { name }).textContent;

describe('/policies', () => {
  it('[POLICY-1] begins each of its four sections with the figures that belong to it', async () => {
    await openPolicies();
    expect(figuresOf('Shipping policy')).toEqual([
      'Ready to ship: within 2-3 business days',
      'Standard shipping: 5-7 days in transit',
      'Express shipping: 2-3 days in transit',
      'Delivery charge: free on every order',
    ]);
    expect(figuresOf('Return and refund policy')).toEqual([
      'Return an item: within 14 days of delivery',
      'Damaged or wrong item: tell us within 48 hours',
      'Refund of a returned item: 7-10 business days after we receive it',
      'Refund of a cancelled order: 5-7 business days',
    ]);
    expect(figuresOf('Privacy policy')).toContain(
      `You stay logged in for: ${SESSION_MS / DAY} days after your last visit, 180 days at most`,
    );
    expect(figuresOf('Terms')).toEqual([
      'Prices: in rupees, taxes included',
      `Your first purchase: ${FIRST_PURCHASE_PERCENT}% off`,
      `While you pay: reserved for up to ${HOLD_MINUTES} minutes`,
      'Cancelling: free until dispatch',
    ]);
  });

  it('[POLICY-1] breaks no line within a range of days', async () => {
    const { container } = await openPolicies();
    const ranges = (page: Element) => page.textContent.match(/\d+-\d+/g) ?? [];
    const whole = [...container.querySelectorAll('main .no-break')].map((part) => part.textContent);
    expect(whole).toEqual(expect.arrayContaining(['5-7 days', '2-3 days', '2-3 business days', '7-10 business days']));
    expect(whole.map((words) => words.split(' ')[0])).toEqual(ranges(screen.getByRole('main')));
  });

  it('[POLICY-1] explains how free delivery, express and the two refunds fit together', async () => {
    await openPolicies();
    const shipping = wordsOf('Shipping policy');
    expect(shipping).toContain('Free delivery on all orders.');
    expect(shipping).toContain('Standard shipping stays free on orders over Rs.1,500');
    expect(shipping).toMatch(/ask for express shipping in the chat/);
    const returns = wordsOf('Return and refund policy');
    expect(returns).toContain('We check it when it arrives, and refund you in 7-10 business days.');
    expect(returns).toContain('reaches you within 5-7 business days');
    expect(wordsOf('Terms')).toContain(`at most ${MAX_QUANTITY} items of a kind`);
  });

  it('[POLICY-1] explains how to return an item by its form, and without one by a message', async () => {
    await openPolicies();
    const steps = () => within(screen.getByRole('region', { name: 'Return and refund policy' }));
    expect(wordsOf('Return and refund policy')).toContain('open the item in My Orders and press “Return or exchange”.');
    expect(steps().getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/myorders');
    expect(wordsOf('Privacy policy')).toContain('A UPI ID or bank account is encrypted');
    cleanup();
    await openPolicies('/policies', { shop: { ...shopNode(), pickupWithinDays: null } });
    expect(wordsOf('Return and refund policy')).toContain('and use Contact Support to tell us which order it is.');
    expect(wordsOf('Return and refund policy')).not.toMatch(/Return or exchange|UPI|courier/);
    expect(wordsOf('Privacy policy')).not.toContain('Your returns:');
  });

  it('[POLICY-1] shows which data the shop stores and for how long, as the shop does', async () => {
    await openPolicies();
    const privacy = wordsOf('Privacy policy');
    expect(privacy).toContain(`for ${SESSION_MS / DAY} days after your last visit`);
    expect(privacy).toContain(`If you don’t confirm within ${CONFIRM_MS / DAY} days, we delete your email.`);
    expect(privacy).toContain('which deletes your email at once');
  });

  it('[POLICY-1] leads from its contents to every section, to people who can be asked, and home', async () => {
    const { container, router } = await openPolicies();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(targets).toEqual([...POLICIES.map(({ section }) => `#${section}`), '#contact']);
    for (const target of targets) expect(container.querySelectorAll(target)).toHaveLength(1);
    const contact = within(screen.getByRole('region', { name: 'Contact us' }));
    expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `mailto:${SHOP.email}`,
      SHOP.phone.link,
      SHOP.chat,
    ]);
    expect(wordsOf('Contact us')).toContain('We reply within 24 hours.');
    expect(wordsOf('Contact us')).toContain(SHOP.hours);
    await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
    expect(router.state.location.pathname === '/' || router.state.navigation.location?.pathname === '/').toBe(true);
  });
});
