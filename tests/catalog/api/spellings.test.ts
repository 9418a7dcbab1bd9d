import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { respell, usualSpelling } from '../../../schema/spellings.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const WARES: [name: string, category: string, color: string][] = [
  ['Moon bandhani saree', 'Saree', 'Royal Blue'],
  ['Trikunti bandhej saree', 'Saree', 'Madder Red'],
  ['Wave leheriya dupatta', 'Dupatta', 'Madder Red'],
  ['Kalidar kurti', 'Kurti', 'Iron Black'],
  ['Evening', 'Lehanga', 'Madder Red'],
];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await addProducts(
    api.database,
    WARES.map(([name, category, color], at) =>
      productOf(at, { name, category, pattern: 'Ikat', variants: [{ sku: `RBSR-210${at}-MR`, color, stock: 1 }] }),
    ),
  );
});
afterAll(() => api.close());

async function find(text: string): Promise<number[]> {
  const { body } = await api.get(`/search?text=${encodeURIComponent(text)}`);
  return body.products.map(({ productId }: { productId: string }) => Number(productId.slice(2))).sort();
}

describe('words with several spellings', () => {
  it.each([
    ['saree sari SAREE साड़ी साड़ी साडी', [0, 1]],
    ['bandhani bandhej bandhini बांधनी बाँधनी बंधेज', [0, 1]],
    ['leheriya lehariya leheria लहरिया', [2]],
    ['dupatta duppatta दुपट्टा chunni ओढ़नी', [2]],
    ['kurti कुर्ती', [3]],
    ['lehanga lehenga लहंगा', [4]],
    ['red lal लाल', [1, 2, 4]],
  ])('[SEARCH-1] find the same: %s', async (texts, found) => {
    for (const text of texts.split(' ')) expect([text, await find(text)]).toEqual([text, found]);
  });

  it.each([
    ['bandhej sari', [0, 1]],
    ['नीली साड़ी', [0]],
    ['लाल दुपट्टा', [2]],
    ['saree bandhej', [0, 1]],
    ['blue bandhej', [0]],
  ])('[SEARCH-1] find the same within a longer text: %s', async (text, found) => {
    expect(await find(text)).toEqual(found);
  });

  it('[SEARCH-1] still find the names that contain the typed letters', async () => {
    expect(await find('kali')).toEqual([3]);
    expect(await find('sare')).toEqual([0, 1]);
  });

  it('finds a SKU in Hindi digits', async () => {
    expect(await find('२१०२')).toEqual([2]);
    expect(await find('SKU २१०३')).toEqual([3]);
  });

  it('has at most four texts, with the words between unchanged', () => {
    const isUsed = () => true;
    expect(respell('a sari, and bandhej', isUsed)).toHaveLength(4);
    expect(usualSpelling('a sari, and bandhej!')).toBe('a saree, and bandhani!');
    expect(usualSpelling('banded')).toBe('banded');
  });
});
