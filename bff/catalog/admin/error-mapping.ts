import type { ErrorMapping } from '../../platform/user-errors.ts';

const statuses = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' } as const;
const SAME = [
  'sellerId',
  'name',
  'category',
  'fabric',
  'pattern',
  'dimension',
  'blouse',
  'weight',
  'size',
  'careGuide',
  'description',
  'collections',
  'occasions',
  'variants',
];
const prices = { price: 'listPrice', showPrice: 'price' };

/** How each mutation maps the host's errors. The statuses are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
  addProduct: {
    statuses: { ...statuses, 404: 'INVALID_INPUT' },
    fields: {
      ...Object.fromEntries(SAME.map((name) => [name, name])),
      ...prices,
      ...Object.fromEntries(['sku', 'color', 'stock', 'image'].map((name) => [name, 'variants'])),
    },
  },
  setPrice: { statuses, fields: { ...prices, productId: 'productId' }, subject: 'productId' },
  changeStock: { statuses, fields: { by: 'by', sku: 'sku' }, subject: 'sku' },
} as const satisfies Record<string, ErrorMapping>;
