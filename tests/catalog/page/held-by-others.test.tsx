import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { product, renderShop, variant } from './render-page.tsx';

const PATH = '/Saree/Leheriya/rb-1';
/** The page of a saree with this stock and this many held pieces. */
function open(stock: number, held: number | null) {
  const requested: string[] = [];
  const root = {
    product: product({ path: PATH, variants: [variant('SA-1', 'Indigo', stock)] }),
    variant: ({ sku }: { sku: string }) => {
      requested.push(sku);
      return { id: `Variant:${sku}`, sku, held };
    },
  };
  renderShop(PATH, { root });
  return requested;
}

describe('a piece that somebody is paying for', () => {
  it('is shown as being in other shoppers’ carts, because it may become available again', async () => {
    open(0, 1);
    expect(await screen.findByText('1 left in other shoppers’ carts. Check back in 15 minutes.')).toBeTruthy();
    expect(screen.getAllByText('Out of Stock').length).toBeGreaterThan(0);
  });

  it.each([0, null])('is not mentioned if none is held, or the shop does not return it: %s', async (held) => {
    const requested = open(0, held);
    await expect.poll(() => requested).toEqual(['SA-1']);
    expect(screen.queryByText(/other shoppers/)).toBeNull();
  });

  it('is not requested while pieces are left', async () => {
    const requested = open(3, 1);
    await screen.findByText('Only 3 left');
    expect(requested).toEqual([]);
  });
});
