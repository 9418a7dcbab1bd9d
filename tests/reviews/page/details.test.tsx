import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionDialog } from '../../../web/session/session-dialog.ts';
import { NOW, product, renderShop } from '../../catalog/page/render-page.tsx';

/** Notifies the parts of the page that they are in view. */
let comeNear: (() => void)[];
beforeEach(() => {
  comeNear = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear.push(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const review = (index: number, changes: object = {}) => ({
  id: `Review:SK:r-${index}`,
  reviewId: `r-${index}`,
  rating: 1 + (index % 5),
  comment: `Words ${index}`,
  reviewer: `Shopper ${index}`,
  createdAt: new Date(NOW - index * 60_000).toISOString(),
  isVerifiedPurchase: true,
  helpfulCount: index,
  pictures: [],
  answer: null,
  ...changes,
});

/** Opens the reviews of a product; `asked` records the arguments of the sorted lists. */
async function open(
  first: object = {},
  summary: object | null = { counts: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars })) },
) {
  const asked: object[] = [];
  const sortedReviews = (args: { first: number; after?: string | null }) => {
    asked.push(args);
    const at = Number(args.after ?? 0);
    const nodes = [review(at, at === 0 ? first : {}), review(at + 1)];
    return { nodes, totalCount: 4, pageInfo: { hasNextPage: at < 2, endCursor: String(at + 2) } };
  };
  const reviews = { nodes: [review(0)], totalCount: 1, pageInfo: { hasNextPage: false, endCursor: null } };
  const node = product({ rating: 4.2, reviewCount: 4, reviews });
  const view = renderShop('/Saree/Leheriya-georgette-saree/rb-1#reviews', {
    root: { product: () => ({ ...node, reviewSummary: summary, sortedReviews: summary && sortedReviews }) },
  });
  const panel = within(await screen.findByRole('tabpanel', { name: 'Reviews' }));
  await expect.poll(() => comeNear.length).toBeGreaterThan(0);
  act(() => comeNear.forEach((report) => report()));
  return { ...view, panel, lists: asked };
}

describe('the details of reviews', () => {
  it('show a verified purchase, pictures and the shop’s reply', async () => {
    const pictures = [{ pictureId: 'up-1', url: '/pictures/uploads/up-1' }];
    const answer = { text: 'Thank you!', answeredAt: new Date(NOW).toISOString() };
    const { panel } = await open({ pictures, answer });
    expect((await panel.findAllByText('Verified purchase')).length).toBe(2);
    expect(panel.getByText('Thank you!')).toBeTruthy();
    const picture = panel.getByRole('button', { name: 'Photo 1 by Shopper 0' });
    expect(picture.querySelector('img')?.getAttribute('src')).toBe('/pictures/uploads/up-1?w=240');
    await userEvent.click(picture);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('are filtered by a press on a bar, and shown all again by a second one', async () => {
    const { panel, lists } = await open();
    const bar = await panel.findByRole('button', { name: 'Only 3 stars: 3 reviews' });
    await userEvent.click(bar);
    await expect.poll(() => lists.at(-1)).toMatchObject({ stars: 3, sort: 'NEWEST' });
    expect(bar.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(panel.getByRole('button', { name: 'All stars' }));
    expect(bar.getAttribute('aria-pressed')).toBe('false');
  });

  it('come in the order that is chosen, page after page', async () => {
    const { panel, lists } = await open();
    await userEvent.selectOptions(await panel.findByLabelText('Sort reviews by'), 'Most helpful');
    await expect.poll(() => lists.at(-1)).toMatchObject({ sort: 'HELPFUL' });
    await userEvent.click(panel.getByRole('link', { name: 'Show more' }));
    expect(await panel.findByText('Words 3')).toBeTruthy();
    expect(lists.at(-1)).toMatchObject({ sort: 'HELPFUL', after: '2' });
    expect(panel.getByText('4 of 4 reviews shown')).toBeTruthy();
  });

  it('lead a visitor who marks a review to the login', async () => {
    const { panel } = await open();
    const [button] = await panel.findAllByRole('button', { name: /^Helpful/ });
    await userEvent.click(button ?? expect.fail('no button'));
    await expect.poll(() => sessionDialog()).toBe('login');
    expect(button?.getAttribute('aria-pressed')).toBe('false');
    sessionDialog(undefined);
  });

  it('are absent in a shop without them', async () => {
    const { panel } = await open({}, null);
    expect(await panel.findByText('Words 0')).toBeTruthy();
    expect(panel.queryByLabelText('Sort reviews by')).toBeNull();
    expect(panel.queryByRole('button', { name: /Helpful/ })).toBeNull();
  });
});
