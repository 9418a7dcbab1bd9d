import { changeStockLimits, setPriceLimits } from '../../../schema/generated/limits.ts';
import type { AddProductInput, ChangeStockInput, SetPriceInput } from '../../generated/resolvers.ts';
import type { AuthenticatedRest } from '../../platform/authenticated-rest.ts';
import type { Params } from '../../platform/upstream/contract.ts';
import { UserErrorException } from '../../platform/user-errors.ts';
import { COLLECTION_IN_REST, OCCASION_IN_REST } from '../enum-maps.ts';
import { productNode, variantNode, type ProductNode, type VariantNode } from '../nodes.ts';

/** The changes of the catalogue by sellers and administrators. Every change throws FORBIDDEN for a shopper. */
export interface CatalogAdmin {
  addProduct(input: AddProductInput): Promise<{ product: ProductNode }>;
  setPrice(input: SetPriceInput): Promise<{ product: ProductNode }>;
  changeStock(input: ChangeStockInput): Promise<{ variant: VariantNode }>;
}

const MAX_STOCK_CHANGE = changeStockLimits.by.maximum;
const MAX_RUPEES = setPriceLimits.price.maximum;

/**
 * Makes the catalogue's administration of one request. `adminRest` has the calls that are additions. Runs `onChange` after
 * each change, also after a failed one.
 */
export function createCatalogAdmin(
  authenticated: AuthenticatedRest,
  adminRest: AuthenticatedRest,
  onChange: () => void,
): CatalogAdmin {
  return {
    addProduct: async (input) => {
      const rest = authenticated.rest();
      const { product } = await rest('addProduct', { body: toProductBody(input) }).finally(onChange);
      return { product: productNode(product) };
    },
    setPrice: async ({ productId, listPrice, price }) => {
      const rest = adminRest.rest();
      const list = isGiven(listPrice) ? { price: toRupees('listPrice', listPrice) } : {};
      const body = { ...list, showPrice: toRupees('price', price) };
      const { product } = await rest('setPrice', { productId, body }).finally(onChange);
      return { product: productNode(product) };
    },
    changeStock: async ({ sku, by }) => {
      const rest = adminRest.rest();
      if (Math.abs(by) > MAX_STOCK_CHANGE) throw new UserErrorException('INVALID_INPUT', 'by');
      const { variant } = await rest('changeStock', { sku, body: { by } }).finally(onChange);
      return { variant: variantNode(variant) };
    },
  };
}

function toProductBody(input: AddProductInput): Params<'addProduct'>['body'] {
  const {
    name,
    category,
    fabric,
    listPrice,
    price,
    collections,
    occasions,
    variants,
    weight,
    weightGrams,
    ...optional
  } = input;
  const given = givenOf({ ...optional, weight: weightGrams ?? weight });
  return {
    ...given,
    name,
    category,
    fabric,
    price: toRupees('listPrice', listPrice),
    showPrice: toRupees('price', price),
    collections: (collections ?? []).map((one) => COLLECTION_IN_REST[one]),
    occasions: (occasions ?? []).map((one) => OCCASION_IN_REST[one]),
    variants: variants.map(({ image, gtin, size, ...variant }) =>
      Object.assign(variant, givenOf({ image: image || null, gtin, size: size || null })),
    ),
  };
}

/** The fields that have a value. */
function givenOf(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isGiven(value)));
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** Whole rupees of paise. Throws INVALID_INPUT that names the field for any other amount. */
function toRupees(field: string, paise: number): number {
  const rupees = paise / 100;
  if (Number.isInteger(rupees) && rupees >= 1 && rupees <= MAX_RUPEES) return rupees;
  throw new UserErrorException('INVALID_INPUT', field, 'Please give a price in whole rupees, as paise.');
}
