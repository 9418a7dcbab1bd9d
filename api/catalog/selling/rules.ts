import { COLLECTIONS, OCCASIONS } from '../../../schema/vocabulary.ts';
import { CATEGORIES } from '../../../schema/shop.ts';
import type { components } from '../../../schema/generated/rest.ts';
import { httpsFrom, optionalText, textFrom } from '../../platform/input/texts.ts';
import { refuse } from '../../platform/refusals.ts';
import { CRAFTS } from '../cloth/design.ts';
import type { NewProduct } from '../tables.ts';

type Schemas = components['schemas'];
/** A product as whoever adds it describes it. */
export type Described = Schemas['AddProductBody'];

const MOST_VARIANTS = 12;
const SKU = /^[A-Z0-9-]{3,40}$/;

/** A new product as the catalogue keeps it, but for who it is; refuses with INVALID_INPUT and the field that is wrong. */
export function productFrom(body: Described): Omit<NewProduct, 'id' | 'sellerId' | 'createdAt'> {
  checkPrices(body.price, body.showPrice);
  const fabric = textFrom(body.fabric, { field: 'fabric', what: 'A fabric', most: 40 });
  return {
    name: textFrom(body.name, { field: 'name', what: 'A name', most: 200 }),
    category: oneOf(CATEGORIES, body.category, 'category'),
    fabric,
    ...wordsFrom(body),
    weight: body.weight,
    listPrice: body.price * 100,
    showPrice: body.showPrice * 100,
    collections: someOf(COLLECTIONS, body.collections, 'collections'),
    occasions: someOf(OCCASIONS, body.occasions, 'occasions'),
    ...clothFrom(body, fabric),
    variants: variantsFrom(body.variants),
  };
}

/** Refuses a price above the list price. */
export function checkPrices(listed: number, asked: number): void {
  if (asked > listed) refuse('INVALID_INPUT', { field: 'showPrice', message: TOO_DEAR });
}

/** What is said of a price above the list price. */
export const TOO_DEAR = 'The price is above the list price.';

function wordsFrom({ pattern, dimension, blouse, size, careGuide, description }: Described) {
  const line = (text: string | undefined, field: string) =>
    optionalText(text, { field, what: `The ${field}`, most: 200 });
  const lines = (text: string | undefined, field: string, what: string, most: number) =>
    optionalText(text, { field, what, most, lines: true });
  return {
    pattern: line(pattern, 'pattern'),
    dimension: line(dimension, 'dimension'),
    blouse: line(blouse, 'blouse'),
    size: line(size, 'size'),
    careGuide: lines(careGuide, 'careGuide', 'The care guide', 2_000),
    description: lines(description, 'description', 'The description', 5_000),
  };
}

/** How cloth without a photograph is drawn, guessed by what is said of it. */
function clothFrom({ name, pattern = '', description = '' }: Described, fabric: string) {
  const said = `${pattern} ${name} ${description}`.toLowerCase();
  return {
    craft: CRAFTS.find((craft) => said.includes(craft)) ?? 'bandhani',
    sheen: /silk|satin/i.test(fabric) ? 0.85 : 0.3,
    zari: said.includes('zari'),
  };
}

function variantsFrom(variants: Described['variants']): NewProduct['variants'] {
  if (variants.length < 1 || variants.length > MOST_VARIANTS)
    wrong('variants', `There are 1 to ${MOST_VARIANTS} variants.`);
  const skus = new Set(variants.map(({ sku }) => sku));
  if (skus.size < variants.length) wrong('sku', 'Each variant has a sku of its own.');
  return variants.map(({ sku, color, stock, image }) => {
    if (!SKU.test(sku)) wrong('sku', 'A sku has 3 to 40 capital letters, digits and dashes.');
    const picture = image === undefined ? undefined : httpsFrom(image, 'image');
    return { sku, color: textFrom(color, { field: 'color', what: 'A colour', most: 40 }), stock, image: picture };
  });
}

function someOf<Word extends string>(words: readonly Word[], texts: readonly string[] = [], field: string): Word[] {
  return [...new Set(texts.map((text) => oneOf(words, text, field)))];
}

function oneOf<Word extends string>(words: readonly Word[], text: string, field: string): Word {
  return words.find((word) => word === text) ?? wrong(field, `${field} must be one of ${words.join(', ')}.`);
}

function wrong(field: string, message: string): never {
  return refuse('INVALID_INPUT', { field, message });
}
