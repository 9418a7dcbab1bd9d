import { readFile } from 'node:fs/promises';
import type { components } from '../../schema/generated/rest.ts';
import { ORDER_STATUSES } from '../../schema/vocabulary.ts';
import { parseEmail } from '../account/rules.ts';
import { Refusal } from '../platform/refusals.ts';
import { createSecurityHash } from '../platform/security-log.ts';
import { UsageError, parseWhole } from './args.ts';
import type { CommandArgs } from './args.ts';
import type { ApiClient } from './client.ts';
import type { Command } from './command.ts';
import { formatItem, formatPage, formatProduct, formatVariant } from './format.ts';
import { MONEY } from './money-commands.ts';

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
    usage: 'orders collect <id>',
    summary: 'cash on delivery: its cash is collected; a dispatched item counts as delivered then',
    run: async (args, client) => formatItem((await client.call('collectCash', { params: itemParams(args) })).orders),
  },
  {
    usage: 'orders refuse <id>',
    summary:
      'cash on delivery: its parcel was refused at the door and is back; it is cancelled, its pieces are for sale again',
    run: async (args, client) => formatItem((await client.call('refuseDelivery', { params: itemParams(args) })).orders),
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
    usage: 'users reset-second-factor <email>',
    summary: 'who has lost phone and recovery codes logs in anew and sets up another authenticator app',
    run: async (args, client) => {
      const { message = 'Done.' } = await client.call('resetSecondFactorOf', {
        body: { email: args.required('email') },
      });
      return message;
    },
  },
  {
    usage: 'users make-shopper <email>',
    summary: 'only buys again',
    run: (args, client) => giveRole(client, { email: args.required('email'), role: 'SHOPPER' }),
  },
];

const ACCOUNTS: Command[] = [
  {
    usage: 'account export <email>',
    summary: 'all that the shop knows of the shopper of this address, as JSON',
    run: async (args, client) =>
      (await client.call('exportAccountOf', { body: { email: args.required('email') } })).json,
  },
  {
    usage: 'account erase <email>',
    summary: 'the account of this address is gone for good; what tax law asks of its invoices is kept apart',
    run: async (args, client) => {
      const { message = 'Done.' } = await client.call('eraseAccountOf', { body: { email: args.required('email') } });
      return message;
    },
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

const SECURITY: Command[] = [
  {
    usage: 'security-hash <email>',
    summary: 'by which name the security log knows the account of this address; the shop need not run',
    run: async (args, _client, secret) => createSecurityHash(secret).account(parseAddress(args.required('email'))),
  },
];

/** All commands of the command line. */
export const COMMANDS: readonly Command[] = [
  ...ORDERS,
  ...MONEY,
  ...USERS,
  ...ACCOUNTS,
  ...CATALOGUE,
  ...NEWSLETTER,
  ...SECURITY,
];

function addresses(many: number): string {
  return many === 1 ? '1 address' : `${many} addresses`;
}

async function giveRole(client: ApiClient, body: components['schemas']['RoleBody']): Promise<string> {
  const { message = 'Done.' } = await client.call('setRole', { body });
  return `${body.email}: ${message}`;
}

function parseAddress(text: string): string {
  try {
    return parseEmail(text);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new UsageError(error.message, { cause: error });
  }
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
