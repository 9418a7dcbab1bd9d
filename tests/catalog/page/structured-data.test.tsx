import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '../../json.ts';
import { product, renderShop, variant } from './render-page.tsx';

// Only the server writes these data.
beforeEach(() => void vi.stubEnv('SSR', true));
afterEach(() => void vi.unstubAllEnvs());

/** Returns the product data for search engines, on its page as the server sends it. */
async function readOffer(changes: object): Promise<Json> {
  const { findByRole, toHtml } = renderShop('/Saree/x/rb-1', { root: { product: product({ ...changes }) } });
  await findByRole('heading', { level: 1 });
  const page = new DOMParser().parseFromString(toHtml(), 'text/html');
  const blocks = page.querySelectorAll('script[type="application/ld+json"]');
  const things: Json[] = [...blocks].map(({ textContent }) => JSON.parse(textContent ?? ''));
  const offer = things.find((thing) => thing['@type'] === 'Product');
  expect(offer).toBeDefined();
  return offer;
}

const withPicture = (more: object) => {
  const one = variant('RBSR-2301-IN', 'Indigo');
  const images = one.images.map((image) => ({ ...image, ...more }));
  return { ...one, ...more, image: images[0], images };
};

describe('the data of a product for search engines', () => {
  it('has its brand, weight, GTIN and the sizes of its pictures where the shop knows them', async () => {
    const variants = [withPicture({ gtin: '9520000021016', width: 480, height: 640 })];
    expect(await readOffer({ brand: 'Chaandpol', weightGrams: 640, variants, cover: variants[0] })).toMatchObject({
      brand: { '@type': 'Brand', name: 'Chaandpol' },
      weight: { '@type': 'QuantitativeValue', value: 640, unitCode: 'GRM' },
      gtin13: '9520000021016',
      image: ['whole', 'close-up'].map((part) => ({
        '@type': 'ImageObject',
        url: `https://shop.example/pictures/RBSR-2301-IN.${part}`,
        width: 480,
        height: 640,
      })),
    });
  });

  it('names the seller and the bare pictures if it knows nothing else', async () => {
    const offer = await readOffer({});
    expect(offer).toMatchObject({
      brand: { '@type': 'Brand', name: 'Rangrez Studio' },
      image: [
        'https://shop.example/pictures/RBSR-2301-IN.whole',
        'https://shop.example/pictures/RBSR-2301-IN.close-up',
      ],
    });
    for (const field of ['weight', 'gtin13']) expect(offer).not.toHaveProperty(field);
  });

  it('has no picture where the shop shows its mark in place of one', async () => {
    const one = withPicture({ url: 'data:image/svg+xml,%3Csvg%3E' });
    const variants = [{ ...one, images: one.images.slice(0, 1) }];
    const offer = await readOffer({ variants, cover: variants[0] });
    expect(offer.image).toEqual([]);
  });
});
