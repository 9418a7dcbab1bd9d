import type { components } from '../../../schema/generated/rest.ts';
import { CATEGORIES } from '../../../schema/shop.ts';
import { isPublicHost, UNREACHABLE_PICTURE } from '../../../server-kit/picture-hosts.ts';
import { isGtin13, isHsnCode } from '../../../schema/product-codes.ts';
import { COLLECTIONS, OCCASIONS } from '../../../schema/vocabulary.ts';
import { readAll, refuse, withFieldPrefix } from '../../platform/refusals.ts';
import { parseHttpsUrl, parseOptionalText, parseText } from '../../platform/text-input.ts';
import { CRAFTS } from '../cloth.ts';
import type { DESCRIPTION_COLUMNS, NewProduct } from '../tables.ts';

type Schemas = components['schemas'];
/** The contract's body of a new product. */
export type ProductDescription = Schemas['AddProductBody'];

const MAX_VARIANTS = 50;
const SKU = /^[A-Z0-9-]{3,40}$/;

type DescriptionField = keyof typeof DESCRIPTION_COLUMNS;
/** The fields of the body that are parsed separately. */
type OtherField = 'sellerId' | 'isDraft' | 'price' | 'showPrice' | 'variants';

/**
 * A seller's description of a product. A description column without a value is a type error, and so is a field of the
 * contract's body without a column. So neither can be lost silently.
 */
export type Description = { [Field in DescriptionField]: NewProduct[Field] } & {
  [Field in Exclude<keyof ProductDescription, DescriptionField | OtherField>]: never;
};

/**
 * Parses a new product. Refuses with INVALID_INPUT and the wrong fields. Its pictures must be on public hosts, or at
 * one of `ownOrigins`.
 */
export function parseProduct(
  body: ProductDescription,
  ownOrigins: readonly string[],
): Omit<NewProduct, 'id' | 'sellerId' | 'createdAt'> {
  const { description, variants } = readAll({
    prices: () => parsePrices(body),
    description: () => parseDescription(body),
    variants: () => parseVariants(body.variants, ownOrigins),
  });
  return {
    ...description,
    listPrice: body.price * 100,
    showPrice: body.showPrice * 100,
    ...guessCloth(body, description.fabric),
    variants,
  };
}

/** Parses the words of a product; refuses with INVALID_INPUT and the wrong fields. */
export function parseDescription(body: Omit<ProductDescription, OtherField>): Description {
  const line = (field: 'pattern' | 'dimension' | 'blouse' | 'size') =>
    parseOptionalText(body[field], { field, what: `The ${field}` });
  const lines = (field: 'careGuide' | 'description', what: string) =>
    parseOptionalText(body[field], { field, what, lines: true });
  return readAll<Description>({
    name: () => parseText(body.name, { field: 'name', what: 'A name' }),
    category: () => parseWord(CATEGORIES, body.category, 'category'),
    fabric: () => parseText(body.fabric, { field: 'fabric', what: 'A fabric' }),
    pattern: () => line('pattern'),
    dimension: () => line('dimension'),
    blouse: () => line('blouse'),
    weight: () => body.weight,
    size: () => line('size'),
    brand: () => parseOptionalText(body.brand, { field: 'brand', what: 'The brand' }),
    hsnCode: () => parseHsnCode(body.hsnCode),
    careGuide: () => lines('careGuide', 'The care guide'),
    description: () => lines('description', 'The description'),
    collections: () => parseWords(COLLECTIONS, body.collections, 'collections'),
    occasions: () => parseWords(OCCASIONS, body.occasions, 'occasions'),
  });
}

/** Refuses prices in fractions of rupees, each by its name, and a price above the list price. */
function parsePrices({ price, showPrice }: ProductDescription): void {
  const whole = (field: 'price' | 'showPrice', rupees: number) =>
    Number.isInteger(rupees) ? rupees : wrong(field, 'Please give a price in whole rupees.');
  readAll({ price: () => whole('price', price), showPrice: () => whole('showPrice', showPrice) });
  assertPrices(price, showPrice);
}

/** Refuses a price above the list price. */
export function assertPrices(listed: number, showPrice: number): void {
  if (showPrice > listed) refuse('INVALID_INPUT', { field: 'showPrice', message: PRICE_ABOVE_LIST });
}

/** The message about a price above the list price. */
export const PRICE_ABOVE_LIST = 'The price is above the list price.';

/** Guesses from the description how cloth without a photograph looks. */
function guessCloth({ name, pattern = '', description = '' }: ProductDescription, fabric: string) {
  const said = `${pattern} ${name} ${description}`.toLowerCase();
  return {
    craft: CRAFTS.find((craft) => said.includes(craft)) ?? 'bandhani',
    sheen: /silk|satin/i.test(fabric) ? 0.85 : 0.3,
    zari: said.includes('zari'),
  };
}

function parseVariants(
  variants: ProductDescription['variants'],
  ownOrigins: readonly string[],
): NewProduct['variants'] {
  if (variants.length < 1 || variants.length > MAX_VARIANTS)
    wrong('variants', `There are 1 to ${MAX_VARIANTS} variants.`);
  const skus = variants.map(({ sku }) => sku);
  const again = skus.findIndex((sku, at) => skus.indexOf(sku) < at);
  if (again >= 0) wrong(`variants[${again}].sku`, 'Each variant has a sku of its own.');
  const codes = variants.map(({ gtin }) => gtin);
  const twice = codes.findIndex((gtin, at) => gtin !== undefined && codes.indexOf(gtin) < at);
  if (twice >= 0) wrong(`variants[${twice}].gtin`, 'Each variant has a GTIN of its own.');
  const readers = variants.map(
    (variant, at) => () => withFieldPrefix(`variants[${at}]`, () => parseVariant(variant, ownOrigins)),
  );
  const parsed = Object.values(readAll<Record<string, ParsedVariant>>(Object.fromEntries(readers.entries())));
  const sized = parsed.map(({ color, size }) => size && `${color} ${size}`);
  const double = sized.findIndex((look, at) => look !== undefined && sized.indexOf(look) < at);
  if (double >= 0) wrong(`variants[${double}].size`, 'Each size of a colour is one variant.');
  return parsed.map((variant) => Object.assign(variant, { pictureSku: pictureSkuOf(variant, parsed) }));
}

/** The variant whose pictures a size shares: the first of its colour, unless that or the size has its own picture. */
function pictureSkuOf(variant: ParsedVariant, variants: readonly ParsedVariant[]): string | undefined {
  const { sku, color, size, image } = variant;
  const first = variants.find((one) => one.size !== undefined && one.color === color && one.image === undefined);
  return size === undefined || image !== undefined || first?.sku === sku ? undefined : first?.sku;
}

type ParsedVariant = ReturnType<typeof parseVariant>;

/** Parses a sku; refuses any other text. */
export function parseSku(sku: string): string {
  return SKU.test(sku) ? sku : wrong('sku', 'A sku has 3 to 40 capital letters, digits and dashes.');
}

/** Parses one variant; refuses with INVALID_INPUT and the wrong field. */
export function parseVariant(
  { sku, color, size, stock, image, gtin }: ProductDescription['variants'][number],
  ownOrigins: readonly string[],
) {
  parseSku(sku);
  const picture = image === undefined ? undefined : parsePicture(image, ownOrigins);
  if (gtin !== undefined && !isGtin13(gtin)) wrong('gtin', GTIN_RULE);
  return {
    sku,
    color: parseText(color, { field: 'color', what: 'A colour' }),
    size: parseOptionalText(size, { field: 'size', what: 'The size' }),
    stock,
    image: picture,
    gtin,
  };
}

/**
 * Parses the address of a picture. Refuses one that browsers outside cannot open, because the gateway would not show
 * it.
 */
function parsePicture(image: string, ownOrigins: readonly string[]): string {
  const address = parseHttpsUrl(image, 'image');
  const url = new URL(address);
  return isPublicHost(url) || ownOrigins.includes(url.origin) ? address : wrong('image', UNREACHABLE_PICTURE);
}

/** The message about a wrong GTIN. */
export const GTIN_RULE = 'A GTIN has thirteen digits, the last of which is the check digit of the others.';

function parseHsnCode(code: string | undefined): string | undefined {
  return code === undefined || isHsnCode(code) ? code : wrong('hsnCode', 'An HSN code has 4, 6 or 8 digits.');
}

function parseWords<Word extends string>(words: readonly Word[], texts: readonly string[] = [], field: string): Word[] {
  return [...new Set(texts.map((text) => parseWord(words, text, field)))];
}

/** Parses one word of a list; refuses any other text. */
export function parseWord<Word extends string>(words: readonly Word[], text: string, field: string): Word {
  return words.find((word) => word === text) ?? wrong(field, `${field} must be one of ${words.join(', ')}.`);
}

function wrong(field: string, message: string): never {
  return refuse('INVALID_INPUT', { field, message });
}
