import { changeStockLimits, setPriceLimits } from '../../../schema/generated/limits.ts';
import { wholeRupees } from '../../../schema/money.ts';
import { UNREACHABLE_PICTURE } from '../../../server-kit/picture-hosts.ts';
import type { AddProductInput, ChangeStockInput, SetPriceInput, StockLevel } from '../../generated/schema-types.ts';
import type { AuthenticatedRest } from '../../host/authenticated-rest.ts';
import { Failure, readArguments } from '../../host/failures.ts';
import type { Params } from '../../host/contract.ts';
import {
  listOfPages,
  pageConnection,
  parseWindow,
  sliceConnection,
  type ConnectionArguments,
  type ConnectionNode,
} from '../../graphql/connections.ts';
import { readAll, UserErrorException } from '../../graphql/user-errors.ts';
import { COLLECTION_IN_REST, OCCASION_IN_REST, REASON_IN_REST } from '../enum-maps.ts';
import { productNode, variantNode, type ProductNode, type VariantConnectionNode, type VariantNode } from '../nodes.ts';
import { parsePage } from '../search-input.ts';

/** The catalogue changes of sellers and administrators. Every change throws FORBIDDEN for a shopper, whatever its input is. */
export interface CatalogAdmin {
  addProduct(input: AddProductInput): Promise<{ product: ProductNode | null }>;
  setPrice(input: SetPriceInput): Promise<{ product: ProductNode }>;
  changeStock(input: ChangeStockInput): Promise<{ variant: VariantNode }>;
  /** Part of the staff's variants, the lowest stock first. */
  readStock(args: StockArguments): Promise<VariantConnectionNode>;
}

/** The arguments of the list of stock. */
type StockArguments = ConnectionArguments & {
  level?: StockLevel | null | undefined;
  search?: string | null | undefined;
};

const MAX_STOCK_CHANGE = changeStockLimits.by.maximum;
const MAX_RUPEES = setPriceLimits.price.maximum;

/** Options of the catalogue administration. */
export interface CatalogAdminOptions {
  authenticated: Pick<AuthenticatedRest, 'rest'>;
  /** The calls of additions. */
  adminRest: Pick<AuthenticatedRest, 'rest'>;
  /** Whether the host refuses prices that are not whole rupees, together with all other mistakes of a new product. */
  checksPrices: boolean;
  /** Whether the picture at an address can be shown, as far as the address shows it. */
  canShow: (address: string) => boolean;
  /** Whether the client is a shopper; false if the host does not report roles. */
  isShopper: () => Promise<boolean>;
  /** Runs after each change, also after a failed one. */
  onChange: () => void;
}

/** Creates the catalogue administration of one request. It checks the role, then the input, and sends no call for a wrong input. */
export function createCatalogAdmin(options: CatalogAdminOptions): CatalogAdmin {
  const { authenticated, adminRest, isShopper, onChange } = options;
  /** Parses an input. Only staff get the errors of a wrong input. */
  const readForStaff = async <T>(read: () => T): Promise<T> => {
    try {
      return read();
    } catch (error) {
      throw (await isShopper()) ? new Failure('FORBIDDEN') : error;
    }
  };
  return {
    addProduct: async (input) => {
      const rest = authenticated.rest();
      const body = await readForStaff(() => toProductBody(input, options));
      const { product } = await rest('addProduct', { body }).finally(onChange);
      return { product: product ? productNode(product) : null };
    },
    setPrice: async ({ productId, listPrice, price }) => {
      const rest = adminRest.rest();
      const body = await readForStaff(() => toPrices(listPrice, price));
      const { product } = await rest('setPrice', { productId, body }).finally(onChange);
      return { product: productNode(product) };
    },
    changeStock: async ({ sku, by, reason }) => {
      const rest = adminRest.rest();
      const body = await readForStaff(() => ({
        ...toStockBody(by),
        ...(reason ? { reason: REASON_IN_REST[reason] } : {}),
      }));
      const { variant } = await rest('changeStock', { sku, body }).finally(onChange);
      return { variant: variantNode(variant) };
    },
    readStock: ({ level, search, ...args }) =>
      readPages(
        args,
        ({ sku }: VariantNode) => sku,
        async (page) => {
          const query = { ...givenOf({ level: level && LEVEL_IN_REST[level], search: search?.trim() || null }), page };
          const { variants, totalItems: total } = await adminRest.rest()('getStock', query);
          return { nodes: variants.map((variant) => variantNode(variant)), total };
        },
      ),
  };
}

const LEVEL_IN_REST = { OUT: 'out', LOW: 'low' } as const;
const PAGE_SIZE = 20;

/** Returns part of a list of staff, which the host pages, by a numbered page or by cursors. */
export async function readPages<T>(
  args: ConnectionArguments,
  idOf: (node: T) => string,
  readPage: (page: number) => Promise<{ nodes: T[]; total: number }>,
): Promise<ConnectionNode<T>> {
  const { window, page } = readArguments({
    window: () => parseWindow(args, { usualSize: PAGE_SIZE, maxSize: 50 }),
    page: () => parsePage(args.page),
  });
  if (window) return sliceConnection({ ...listOfPages(PAGE_SIZE, readPage), idOf }, window);
  const { nodes, total: totalItems } = await readPage(page);
  const totalPages = Math.ceil(totalItems / PAGE_SIZE);
  return pageConnection(nodes, { offset: (page - 1) * PAGE_SIZE, page, totalItems, totalPages });
}

function toProductBody(
  input: AddProductInput,
  { checksPrices, canShow }: Pick<CatalogAdminOptions, 'checksPrices' | 'canShow'>,
): Params<'addProduct'>['body'] {
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
  const { price: rupees, showPrice } = readAll({
    price: () => toRupees('listPrice', listPrice, checksPrices),
    showPrice: () => toRupees('price', price, checksPrices),
    pictures: () => assertPictures(variants, canShow),
  });
  return {
    ...given,
    name,
    category,
    fabric,
    price: rupees,
    showPrice,
    collections: (collections ?? []).map((one) => COLLECTION_IN_REST[one]),
    occasions: (occasions ?? []).map((one) => OCCASION_IN_REST[one]),
    variants: variants.map(({ image, gtin, size, ...variant }) =>
      Object.assign(variant, givenOf({ image: image || null, gtin, size: size || null })),
    ),
  };
}

/** Throws INVALID_INPUT for each picture that cannot be shown. */
function assertPictures(variants: AddProductInput['variants'], canShow: CatalogAdminOptions['canShow']): void {
  const assertPicture = (image: string | null | undefined, at: number) => () => {
    if (!image || canShow(image)) return;
    throw new UserErrorException('INVALID_INPUT', `variants.${at}.image`, UNREACHABLE_PICTURE);
  };
  readAll(Object.fromEntries(variants.map(({ image }, at) => [`${at}`, assertPicture(image, at)])));
}

function toPrices(listPrice: number | null | undefined, price: number): Params<'setPrice'>['body'] {
  return readAll<Params<'setPrice'>['body']>({
    ...(isGiven(listPrice) ? { price: () => toRupees('listPrice', listPrice) } : {}),
    showPrice: () => toRupees('price', price),
  });
}

function toStockBody(by: number): Params<'changeStock'>['body'] {
  if (Math.abs(by) > MAX_STOCK_CHANGE)
    throw new UserErrorException(
      'INVALID_INPUT',
      'by',
      `Please enter from -${MAX_STOCK_CHANGE} to ${MAX_STOCK_CHANGE} pieces.`,
    );
  return { by };
}

/** The fields that have a value. */
export function givenOf(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isGiven(value)));
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** Converts paise to whole rupees; to decimals with `takesParts`. Throws INVALID_INPUT with the field's name for any other amount. */
function toRupees(field: string, paise: number, takesParts = false): number {
  const rupees = paise / 100;
  if (rupees < 1 || rupees > MAX_RUPEES) throw new UserErrorException('INVALID_INPUT', field, PRICE_RANGE);
  if (takesParts || Number.isInteger(rupees)) return rupees;
  throw new UserErrorException('INVALID_INPUT', field, 'Please give a price in whole rupees, as paise.');
}

const PRICE_RANGE = `Please give a price from ₹1 to ${wholeRupees(MAX_RUPEES * 100)}, as paise: 100 to ${MAX_RUPEES * 100}.`;
