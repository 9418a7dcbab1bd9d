import type { AddProductInput, ChangeStockInput, SetPriceInput } from '../../generated/resolvers.ts';
import type { Has } from '../../platform/additions.ts';
import { Failure } from '../../platform/failures.ts';
import type { Personal } from '../../platform/personal.ts';
import type { Params } from '../../platform/upstream/contract.ts';
import { Refused } from '../../platform/user-errors.ts';
import { productNode, variantNode, type ProductNode, type VariantNode } from '../nodes.ts';
import { COLLECTION_IN_REST, OCCASION_IN_REST } from '../words.ts';

/** What the shop's people do with the catalogue. Everything throws FORBIDDEN for a shopper. */
export interface Keeping {
  addProduct(input: AddProductInput): Promise<{ product: ProductNode }>;
  /** Throws FORBIDDEN on a host that has no call for it, as `changeStock` does. */
  setPrice(input: SetPriceInput): Promise<{ product: ProductNode }>;
  changeStock(input: ChangeStockInput): Promise<{ variant: VariantNode }>;
}

/** What a change of stock may be. */
const MOST_PIECES = 100_000;
const HIGHEST_RUPEES = 10_000_000;

/** Makes the keeping of one request; `changed` is told of each change, so that nothing of before is shown on. */
export function openKeeping(personal: Personal, has: Has, changed: () => void): Keeping {
  const ofOurs = () => {
    const rest = personal.rest();
    if (!has('admin')) throw new Failure('FORBIDDEN');
    return rest;
  };
  return {
    addProduct: async (input) => {
      const rest = personal.rest();
      const { product } = await rest('addProduct', { body: productBody(input) }).finally(changed);
      return { product: productNode(product) };
    },
    setPrice: async ({ productId, listPrice, price }) => {
      const rest = ofOurs();
      const list = given(listPrice) ? { price: rupeesOf('listPrice', listPrice) } : {};
      const body = { ...list, showPrice: rupeesOf('price', price) };
      const { product } = await rest('setPrice', { productId, body }).finally(changed);
      return { product: productNode(product) };
    },
    changeStock: async ({ sku, by }) => {
      const rest = ofOurs();
      if (Math.abs(by) > MOST_PIECES) throw new Refused('INVALID_INPUT', 'by');
      const { variant } = await rest('changeStock', { sku, body: { by } }).finally(changed);
      return { variant: variantNode(variant) };
    },
  };
}

function productBody({ listPrice, price, collections, occasions, variants, ...texts }: AddProductInput) {
  const { name, category, fabric, ...others } = texts;
  const words = Object.fromEntries(Object.entries(others).filter(([, value]) => given(value)));
  const body: Params<'addProduct'>['body'] = {
    ...words,
    name,
    category,
    fabric,
    price: rupeesOf('listPrice', listPrice),
    showPrice: rupeesOf('price', price),
    collections: (collections ?? []).map((one) => COLLECTION_IN_REST[one]),
    occasions: (occasions ?? []).map((one) => OCCASION_IN_REST[one]),
    variants: variants.map(({ sku, color, stock, image }) => ({ sku, color, stock, ...(image ? { image } : {}) })),
  };
  return body;
}

function given<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** Whole rupees of paise; throws INVALID_INPUT that names the field for an amount that isn't. */
function rupeesOf(field: string, paise: number): number {
  const rupees = paise / 100;
  if (Number.isInteger(rupees) && rupees >= 1 && rupees <= HIGHEST_RUPEES) return rupees;
  throw new Refused('INVALID_INPUT', field, 'Please give a price in whole rupees, as paise.');
}
