import { readFile } from 'node:fs/promises';
import type { components } from '../../schema/generated/rest.ts';
import { ORDER_STATUSES } from '../../schema/vocabulary.ts';
import { UsageError, parseWhole } from './args.ts';
import type { CommandArgs } from './args.ts';
import type { ApiClient } from './client.ts';
import { formatItem, formatPage, formatProduct, formatVariant } from './format.ts';

/** A command of the operator. */
export interface Command {
  /** The usage line. */
  usage: string;
  /** What it does, in a few words. */
  summary: string;
  /** Runs it and answers its output. Throws a UsageError or an ApiError. */
  run(args: CommandArgs, client: ApiClient): Promise<string>;
}

const ORDERS: Command[] = [
  {
    usage: 'orders list [--status <state>] [--page <number>]',
    summary: `what was ordered, the newest first; a state is ${ORDER_STATUSES.join(', ')}`,
    run: async (args, client) => {
      const page = parseWhole(args.option('page') ?? '1', 'page');
      return formatPage(
        await client.call('getSales', { query: { status: parseStatus(args.option('status')), page } }),
        page,
      );
    },
  },
  {
    usage: 'orders confirm <id>',
    summary: 'a placed item is confirmed',
    run: async (args, client) =>
      formatItem((await client.call('confirmOrderItem', { params: itemParams(args) })).orders),
  },
  {
    usage: 'orders dispatch <id> [--tracking <number>] [--site <address>]',
    summary: 'it is on its way: the shopper is told by mail, with the https address where it can be followed',
    run: async (args, client) => {
      const body = { trackingId: args.option('tracking'), trackingSite: args.option('site') };
      return formatItem((await client.call('dispatchOrderItem', { params: itemParams(args), body })).orders);
    },
  },
  {
    usage: 'orders deliver <id>',
    summary: 'it has arrived: the shopper is asked by mail for a review',
    run: async (args, client) =>
      formatItem((await client.call('deliverOrderItem', { params: itemParams(args) })).orders),
  },
  {
    usage: 'orders reject <id> --reason <words>',
    summary: 'it can not be sent: the shopper is told why, and the money goes back',
    run: async (args, client) => {
      const body = { reason: args.required('reason') };
      return formatItem((await client.call('rejectOrderItem', { params: itemParams(args), body })).orders);
    },
  },
];

const USERS: Command[] = [
  {
    usage: 'users make-admin <email>',
    summary: 'who has this address, and has proven it by logging in with a code, looks after everything from now on',
    run: (args, client) => giveRole(client, { email: args.required('email'), role: 'ADMIN' }),
  },
  {
    usage: 'users make-seller <email> --seller <id>',
    summary: "looks after a seller's products and orders alone",
    run: (args, client) =>
      giveRole(client, { email: args.required('email'), role: 'SELLER', sellerId: args.required('seller') }),
  },
  {
    usage: 'users make-shopper <email>',
    summary: 'only buys again',
    run: (args, client) => giveRole(client, { email: args.required('email'), role: 'SHOPPER' }),
  },
];

const CATALOGUE: Command[] = [
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
    usage: 'price set <product> <rupees> [--list <rupees>]',
    summary: 'what a product costs from now on, and its list price where it changes too',
    run: async (args, client) => {
      const listed = args.option('list');
      const price = listed === undefined ? {} : { price: parseWhole(listed, 'list price') };
      const body = { showPrice: parseWhole(args.required('rupees'), 'price'), ...price };
      return formatProduct(
        (await client.call('setPrice', { params: { productId: args.required('product') }, body })).product,
      );
    },
  },
  {
    usage: 'products add <file.json>',
    summary: 'a new product with its variants, as the contract (AddProductBody) has it',
    run: async (args, client) =>
      formatProduct((await client.call('addProduct', { body: await readProduct(args.required('file.json')) })).product),
  },
];

const NEWSLETTER: Command[] = [
  {
    usage: 'newsletter <issue> <subject> <file>',
    summary:
      'the words of a text file (UTF-8, an empty line begins a paragraph) go to all subscribers, once for each <issue>',
    run: async (args, client) => {
      const [issueId, subject, words] = [
        args.required('issue'),
        args.required('subject'),
        await readTextFile(args.required('file')),
      ];
      const { recipients } = await client.call('sendNewsletter', { body: { issueId, subject, words } });
      return `Issue ${issueId} goes to ${addresses(recipients)}.`;
    },
  },
  {
    usage: 'subscribers count',
    summary: 'to how many addresses a newsletter would go; nothing is sent',
    run: async (_, client) => {
      const { confirmed, waiting } = await client.call('countSubscribers', {});
      return `A newsletter would go to ${addresses(confirmed)}; ${waiting} more not yet confirmed.`;
    },
  },
];

/** All commands of the command line. */
export const COMMANDS: readonly Command[] = [...ORDERS, ...USERS, ...CATALOGUE, ...NEWSLETTER];

function addresses(many: number): string {
  return many === 1 ? '1 address' : `${many} addresses`;
}

async function giveRole(client: ApiClient, body: components['schemas']['RoleBody']): Promise<string> {
  const { message = 'Done.' } = await client.call('setRole', { body });
  return `${body.email}: ${message}`;
}

function itemParams(args: CommandArgs) {
  return { orderItemId: args.required('id') };
}

function parseStatus(text: string | undefined) {
  if (text === undefined) return undefined;
  const known = ORDER_STATUSES.find((state) => state.toLowerCase() === text.toLowerCase());
  if (!known) throw new UsageError(`There is no state '${text}': it is ${ORDER_STATUSES.join(', ')}.`);
  return known;
}

/** Reads a product from a JSON file; the api validates it. */
function readProduct(path: string) {
  return readFileAs(path, (bytes) => JSON.parse(bytes.toString()));
}

/** Reads a text file; throws a UsageError for another encoding than UTF-8. */
function readTextFile(path: string): Promise<string> {
  return readFileAs(path, (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

async function readFileAs<T>(path: string, read: (bytes: Buffer) => T): Promise<T> {
  try {
    return read(await readFile(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${path} can not be read: ${reason}.`, { cause: error });
  }
}
