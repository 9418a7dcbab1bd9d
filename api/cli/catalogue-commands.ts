import type { ResponseBody } from '../platform/contract.ts';
import { rupees } from '../../schema/money.ts';
import { parseWhole, UsageError } from './args.ts';
import type { CommandArgs } from './args.ts';
import { ApiError } from './client.ts';
import type { ApiClient } from './client.ts';
import type { Command } from './command.ts';
import { readFileAs } from './files.ts';
import { formatProduct, formatVariant, formatWhen, withoutControlCharacters } from './format.ts';

/** The commands for stock and prices. */
export const CATALOGUE: readonly Command[] = [
  {
    usage: 'stock add <sku> <number>',
    summary: 'so many pieces more of a variant; fewer with a number below zero',
    run: async (args, client) => {
      const body = { by: parseWhole(args.required('number'), 'number') };
      return formatVariant(
        (await client.call('changeStock', { params: { sku: args.required('sku') }, body })).variant,
      ).trim();
    },
  },
  {
    usage: 'price set <product> <rupees> [--list <rupees>] [--yes]',
    summary:
      'what a product costs from now on, and its list price where it changes too; a price that changes by more than half needs --yes',
    run: async (args, client) => {
      const listed = args.option('list');
      const price = listed === undefined ? {} : { price: parseWhole(listed, 'list price') };
      const body = { showPrice: parseWhole(args.required('rupees'), 'price'), ...price };
      if (!args.flag('yes')) assertUsualChange(body, (await pricesOf(args, client))[0]);
      return setPrice(args, client, body);
    },
  },
  {
    usage: 'price history <product>',
    summary: 'the prices of a product, the newest first',
    run: async (args, client) => (await pricesOf(args, client)).map(formatPrice).join('\n'),
  },
  {
    usage: 'price undo <product>',
    summary: 'the prices of a product are again as they were before the last change',
    run: async (args, client) => {
      const [, last] = await pricesOf(args, client);
      if (last === undefined) throw new ApiError('The prices of this product never changed.');
      return setPrice(args, client, { showPrice: last.showPrice, price: last.price });
    },
  },
  {
    usage: 'products add <file.json>',
    summary:
      'a new product with its variants, as the contract (AddProductBody) has it; "sellers list" shows the ids of sellers',
    run: async (args, client) => {
      const { product } = await client.call('addProduct', { body: await readProduct(args.required('file.json')) });
      return product ? formatProduct(product) : 'added';
    },
  },
];

/** The commands for sellers and samples. */
export const SELLERS: readonly Command[] = [
  {
    usage: 'sellers list',
    summary: 'the sellers with their ids and the number of their products',
    run: async (_, client) => formatSellers((await client.call('getSellers', {})).sellers),
  },
  {
    usage: 'sellers add <name>',
    summary: 'a new seller',
    run: async (args, client) =>
      formatSellers((await client.call('addSeller', { body: { shopName: args.required('name') } })).sellers),
  },
  {
    usage: 'samples add',
    summary: 'inserts invented products, reviews, sellers and promo codes; in a real shop the promo codes are refused',
    run: async (_, client) => {
      const { message = 'Done.' } = await client.call('addSamples', { timeoutMs: SAMPLES_MS });
      return message;
    },
  },
  {
    usage: 'samples remove',
    summary: 'removes all samples; orders stay as they are',
    run: async (_, client) => {
      const { products, sellers, promoCodes } = await client.call('removeSamples', { timeoutMs: SAMPLES_MS });
      return `Removed samples: products ${products}, sellers ${sellers}, promo codes ${promoCodes}.`;
    },
  },
];

/** Milliseconds that inserting or removing the samples may take. */
const SAMPLES_MS = 120_000;

type Price = ResponseBody<'getPriceHistory'>['prices'][number];

async function pricesOf(args: CommandArgs, client: ApiClient): Promise<Price[]> {
  return (await client.call('getPriceHistory', { params: { productId: args.required('product') } })).prices;
}

async function setPrice(args: CommandArgs, client: ApiClient, body: { showPrice: number; price?: number }) {
  const params = { productId: args.required('product') };
  return formatProduct((await client.call('setPrice', { params, body })).product);
}

/** Throws a UsageError for a price that is more than one and a half times, or less than half, of what it was. */
function assertUsualChange(next: { showPrice: number; price?: number }, now: Price | undefined): void {
  if (now === undefined) return;
  const changes = [
    ['price', now.showPrice, next.showPrice] as const,
    ...(next.price === undefined ? [] : [['list price', now.price, next.price] as const]),
  ];
  for (const [what, before, after] of changes) {
    if (before === 0 || Math.abs(after - before) <= before / 2) continue;
    throw new UsageError(
      `The ${what} would change by more than half, from ${rupees(before * 100)} to ${rupees(after * 100)}. Add --yes to set it.`,
    );
  }
}

function formatPrice({ showPrice, price, until }: Price): string {
  const words = until === undefined ? 'now' : `until ${formatWhen(until)}`;
  return `${rupees(showPrice * 100)} (list price ${rupees(price * 100)})  ${words}`;
}

function formatSellers(sellers: ResponseBody<'getSellers'>['sellers']): string {
  if (sellers.length === 0) return 'There are no sellers. "sellers add <name>" adds one.';
  const line = ({ sellerId, shopName, products, isSample }: (typeof sellers)[number]) =>
    `${sellerId}  ${shopName}: ${products} ${products === 1 ? 'product' : 'products'}${isSample ? ' (a sample)' : ''}`;
  return sellers.map(line).map(withoutControlCharacters).join('\n');
}

/** Reads a product from a JSON file; the api validates it. */
function readProduct(path: string) {
  return readFileAs(path, (bytes) => JSON.parse(bytes.toString()));
}
