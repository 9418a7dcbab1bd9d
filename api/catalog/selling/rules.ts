import { COLLECTIONS, OCCASIONS } from '../../../schema/vocabulary.ts';
import { CATEGORIES } from '../../../schema/shop.ts';
import type { components } from '../../../schema/generated/rest.ts';
import { parseHttpsUrl, parseOptionalText, parseText } from '../../platform/text-input.ts';
import { refuse } from '../../platform/refusals.ts';
import { CRAFTS } from '../cloth/design.ts';
import type { NewProduct } from '../tables.ts';

type Schemas = components['schemas'];
/** The contract's body of a new product. */
export type ProductDescription = Schemas['AddProductBody'];

const MAX_VARIANTS = 12;
const SKU = /^[A-Z0-9-]{3,40}$/;

/** Parses a new product; refuses with INVALID_INPUT and the wrong field. */
export function parseProduct(body: ProductDescription): Omit<NewProduct, 'id' | 'sellerId' | 'createdAt'> {
  assertPrices(body.price, body.showPrice);
  const fabric = parseText(body.fabric, { field: 'fabric', what: 'A fabric', most: 40 });
  return {
    name: parseText(body.name, { field: 'name', what: 'A name', most: 200 }),
    category: parseWord(CATEGORIES, body.category, 'category'),
    fabric,
    ...parseTexts(body),
    weight: body.weight,
    listPrice: body.price * 100,
    showPrice: body.showPrice * 100,
    collections: parseWords(COLLECTIONS, body.collections, 'collections'),
    occasions: parseWords(OCCASIONS, body.occasions, 'occasions'),
    ...guessCloth(body, fabric),
    variants: parseVariants(body.variants),
  };
}

/** Refuses a price above the list price. */
export function assertPrices(listed: number, asked: number): void {
  if (asked > listed) refuse('INVALID_INPUT', { field: 'showPrice', message: PRICE_ABOVE_LIST });
}

/** The message about a price above the list price. */
export const PRICE_ABOVE_LIST = 'The price is above the list price.';

function parseTexts({ pattern, dimension, blouse, size, careGuide, description }: ProductDescription) {
  const line = (text: string | undefined, field: string) =>
    parseOptionalText(text, { field, what: `The ${field}`, most: 200 });
  const lines = (text: string | undefined, field: string, what: string, most: number) =>
    parseOptionalText(text, { field, what, most, lines: true });
  return {
    pattern: line(pattern, 'pattern'),
    dimension: line(dimension, 'dimension'),
    blouse: line(blouse, 'blouse'),
    size: line(size, 'size'),
    careGuide: lines(careGuide, 'careGuide', 'The care guide', 2_000),
    description: lines(description, 'description', 'The description', 5_000),
  };
}

/** Guesses from the description how cloth without a photograph is drawn. */
function guessCloth({ name, pattern = '', description = '' }: ProductDescription, fabric: string) {
  const said = `${pattern} ${name} ${description}`.toLowerCase();
  return {
    craft: CRAFTS.find((craft) => said.includes(craft)) ?? 'bandhani',
    sheen: /silk|satin/i.test(fabric) ? 0.85 : 0.3,
    zari: said.includes('zari'),
  };
}

function parseVariants(variants: ProductDescription['variants']): NewProduct['variants'] {
  if (variants.length < 1 || variants.length > MAX_VARIANTS)
    wrong('variants', `There are 1 to ${MAX_VARIANTS} variants.`);
  const skus = new Set(variants.map(({ sku }) => sku));
  if (skus.size < variants.length) wrong('sku', 'Each variant has a sku of its own.');
  return variants.map(({ sku, color, stock, image }) => {
    if (!SKU.test(sku)) wrong('sku', 'A sku has 3 to 40 capital letters, digits and dashes.');
    const picture = image === undefined ? undefined : parseHttpsUrl(image, 'image');
    return { sku, color: parseText(color, { field: 'color', what: 'A colour', most: 40 }), stock, image: picture };
  });
}

function parseWords<Word extends string>(words: readonly Word[], texts: readonly string[] = [], field: string): Word[] {
  return [...new Set(texts.map((text) => parseWord(words, text, field)))];
}

function parseWord<Word extends string>(words: readonly Word[], text: string, field: string): Word {
  return words.find((word) => word === text) ?? wrong(field, `${field} must be one of ${words.join(', ')}.`);
}

function wrong(field: string, message: string): never {
  return refuse('INVALID_INPUT', { field, message });
}
