import { describe, expect, it } from 'vitest';
import { createCatalogAdmin } from '../../../bff/catalog/admin/client.ts';
import { UserErrorException } from '../../../bff/graphql/user-errors.ts';

// No call is sent for an input that is invalid in itself.
const authenticated = {
  rest: () => () => Promise.reject(new Error('The host was asked.')),
};
const admin = createCatalogAdmin({
  authenticated,
  adminRest: authenticated,
  checksPrices: false,
  canShow: (address) => address.startsWith('https://pictures.example/'),
  isShopper: async () => false,
  onChange: () => undefined,
});
const mistakesOf = (change: Promise<unknown>) =>
  change.then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof UserErrorException)) throw error;
      return error.userErrors;
    },
  );
const fieldsOf = async (change: Promise<unknown>) =>
  (await mistakesOf(change)).map(({ code, field }) => [code, field?.join('.')]);
const wordsOf = async (change: Promise<unknown>) => (await mistakesOf(change)).map(({ message }) => message);

describe('the prices of a product that are not whole rupees', () => {
  const both = [
    ['INVALID_INPUT', 'input.listPrice'],
    ['INVALID_INPUT', 'input.price'],
  ];

  it('are named, each of them, of a new product and of one that gets new prices', async () => {
    const product = { name: 'Saree', category: 'Saree', fabric: 'Silk', listPrice: 150, price: 99, variants: [] };
    expect(await fieldsOf(admin.addProduct(product))).toEqual(both);
    expect(await fieldsOf(admin.addProduct({ ...product, listPrice: 15_000 }))).toEqual([both[1]]);
    expect(await fieldsOf(admin.setPrice({ productId: 'p-1', listPrice: 150, price: 99 }))).toEqual(both);
    expect(await fieldsOf(admin.setPrice({ productId: 'p-1', price: 99 }))).toEqual([both[1]]);
  });

  it('are distinguished from prices that are too small or too big', async () => {
    const limits = 'Please give a price from ₹1 to ₹1,00,00,000, as paise: 100 to 1000000000.';
    const setPrice = (price: number) => wordsOf(admin.setPrice({ productId: 'p-1', price }));
    expect(await setPrice(1_000_000_100)).toEqual([limits]);
    expect(await setPrice(9_007_199_254_740_991)).toEqual([limits]);
    expect(await setPrice(0)).toEqual([limits]);
    expect(await setPrice(-74_900)).toEqual([limits]);
    expect(await setPrice(74_950)).toEqual(['Please give a price in whole rupees, as paise.']);
  });
});

it('the unreachable pictures of a new product are all named, with all other errors', async () => {
  const product = { name: 'Saree', category: 'Saree', fabric: 'Silk', listPrice: 200_000, price: 99 };
  const pictures = [
    'https://127.0.0.1/a.jpg',
    undefined,
    'https://pictures.example/a.jpg',
    'https://cdn.internal/a.jpg',
  ];
  const variants = pictures.map((image, at) => ({ sku: `SKU-${at}`, color: 'Red', stock: 1, image }));
  expect(await fieldsOf(admin.addProduct({ ...product, variants }))).toEqual([
    ['INVALID_INPUT', 'input.price'],
    ['INVALID_INPUT', 'input.variants.0.image'],
    ['INVALID_INPUT', 'input.variants.3.image'],
  ]);
});
