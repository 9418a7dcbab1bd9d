import type { AddProductInput, ChangeStockInput, SetPriceInput } from '../../generated/resolvers.ts';
import type { ErrorMapping, FieldMapping } from '../../platform/user-errors.ts';

const statuses = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' } as const;
const prices = { price: 'listPrice', showPrice: 'price' } as const;

const addProductFields = {
  ...prices,
  sellerId: 'sellerId',
  name: 'name',
  category: 'category',
  fabric: 'fabric',
  pattern: 'pattern',
  dimension: 'dimension',
  blouse: 'blouse',
  weight: 'weight',
  size: 'size',
  careGuide: 'careGuide',
  description: 'description',
  collections: 'collections',
  occasions: 'occasions',
  variants: 'variants',
} as const satisfies FieldMapping<'addProduct', AddProductInput>;

/** How each mutation maps the host's errors. The statuses are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
  addProduct: {
    statuses: { ...statuses, 404: 'INVALID_INPUT' },
    fields: { ...addProductFields, sku: 'variants', color: 'variants', stock: 'variants', image: 'variants' },
  },
  setPrice: {
    statuses,
    fields: { ...prices, productId: 'productId' } satisfies FieldMapping<'setPrice', SetPriceInput>,
    subject: 'productId',
  },
  changeStock: {
    statuses,
    fields: { by: 'by', sku: 'sku' } satisfies FieldMapping<'changeStock', ChangeStockInput>,
    subject: 'sku',
  },
} as const satisfies Record<string, ErrorMapping>;
