import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NOW, product, renderShop } from '../../catalog/page/render-page.tsx';

const MINUTE = 60_000;
const review = (index: number, minutes: number) => ({
  id: `r-${index}`,
  rating: 4,
  comment: `Words ${index}`,
  reviewer: `Shopper ${index}`,
  createdAt: new Date(NOW - minutes * MINUTE).toISOString(),
});

/**
 * A product with `count` reviews, of which the gateway returns ten at a time. `broken` refuses all except the first
 * ten, or returns null.
 */
function reviewed(count: number, broken: boolean | 'null' = false) {
  const all = Array.from({ length: count }, (_, index) => review(index, index * 24 * 60));
  const reviews = ({ first, after }: { first: number; after?: string | null }) => {
    if (after && broken === 'null') return null;
    if (after && broken) throw new Error('gone');
    const end = Number(after ?? 0) + first;
    const pageInfo = { hasNextPage: end < count, endCursor: String(end) };
    return { nodes: all.slice(end - first, end), totalCount: count, pageInfo };
  };
  return { root: { product: product({ rating: 4.2, reviewCount: count, reviews }) } };
}

const open = async (count: number, broken?: boolean | 'null', search = '') => {
  const view = renderShop(`/Saree/Leheriya-georgette-saree/rb-1${search}#reviews`, reviewed(count, broken));
  return { ...view, panel: within(await screen.findByRole('tabpanel', { name: 'Reviews' })) };
};

describe('the reviews of a product', () => {
  it('[PDP-8] show that there are none', async () => {
    const { panel } = await open(0);
    expect(panel.getByText('There are no reviews yet for this product.')).toBeTruthy();
  });

  it('[PDP-9] show the mean, and of each review the name, stars, words and age', async () => {
    const { panel, asked: requested } = await open(4);
    expect(panel.getByText('4.2 out of 5 stars').parentElement?.textContent).toContain('4 reviews');
    const [first, , , fourth] = panel.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Shopper 0.*Just now.*4\.0 out of 5 stars.*Words 0/);
    expect(fourth?.textContent).toContain('3 days ago');
    expect(panel.queryByRole('link', { name: 'Show more' })).toBeNull();
    expect(requested).toEqual(['productPage']);
  });

  it('[PDP-9] show each review once, also when Show more is tapped twice', async () => {
    const { panel } = await open(23);
    await userEvent.dblClick(panel.getByRole('link', { name: 'Show more' }));
    expect(await panel.findByText('Words 19')).toBeTruthy();
    const words = panel.getAllByText(/^Words /).map(({ textContent }) => textContent);
    expect(new Set(words).size).toBe(words.length);
  });

  it('[PDP-9] show ten more at a time until the last one', async () => {
    const { panel, asked: requested } = await open(23);
    expect(panel.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(panel.getByRole('link', { name: 'Show more' }));
    expect(await panel.findByText('Words 19')).toBeTruthy();
    await userEvent.click(panel.getByRole('link', { name: 'Show more' }));
    expect(await panel.findByText('Words 22')).toBeTruthy();
    expect(panel.getAllByRole('listitem')).toHaveLength(23);
    expect(panel.queryByRole('link', { name: 'Show more' })).toBeNull();
    expect(requested).toEqual(['productPage', 'productReviews', 'productReviews']);
  });

  it.each([[true], ['null']] as const)(
    '[PDP-9] still show the loaded ones when more are unavailable, and let the shopper try again (%s)',
    async (broken) => {
      const { panel } = await open(23, broken);
      await userEvent.click(panel.getByRole('link', { name: 'Show more' }));
      expect(await panel.findByRole('alert')).toBeTruthy();
      expect(panel.getAllByRole('listitem')).toHaveLength(10);
      expect(panel.getByRole('link', { name: 'Show more' })).toBeTruthy();
    },
  );

  it('[PDP-9] offer a plain link that requests ten more and preserves the colour', async () => {
    const { panel, asked: requested } = await open(73, false, '?variant=RBSR-2301-MA&reviews=20');
    expect(panel.getAllByRole('listitem')).toHaveLength(20);
    expect(panel.getByText('20 of 73 reviews shown')).toBeTruthy();
    const more = panel.getByRole('link', { name: 'Show more' });
    expect(more.getAttribute('href')).toBe('?variant=RBSR-2301-MA&reviews=30#reviews');
    expect(requested.toSorted()).toEqual(['productPage', 'productReviews']);
    await userEvent.click(more);
    expect(await panel.findByText('30 of 73 reviews shown')).toBeTruthy();
  });

  it.each([
    ['', 10],
    ['?reviews=', 10],
    ['?reviews=0', 10],
    ['?reviews=-20', 10],
    ['?reviews=x', 10],
    ['?reviews=15', 20],
    ['?reviews=50', 50],
    ['?reviews=1000000000000', 10],
    ['?reviews=99999', 50],
  ])('[PDP-9] show at the address %j as many reviews as the limit allows', async (search, count) => {
    const { panel } = await open(73, false, search);
    expect(panel.getAllByRole('listitem')).toHaveLength(count);
  });

  it('[PDP-9] move the keyboard focus to the first new review', async () => {
    const { panel } = await open(12);
    panel.getByRole('link', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    const first = (await panel.findByText('Words 10')).closest('li');
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(panel.getByText('12 of 12 reviews shown')).toBeTruthy();
  });
});
