import { readFile } from 'node:fs/promises';
import type { components } from '../../schema/generated/rest.ts';
import { ORDER_STATUSES } from '../../schema/vocabulary.ts';
import type { Line } from './line.ts';
import { itemSaid, pageSaid, productSaid, variantSaid } from './said.ts';
import { Misuse, wholeFrom } from './typed.ts';
import type { Given } from './typed.ts';

/** Something that the operator can have done. */
export interface Command {
  /** How it is typed. */
  usage: string;
  /** What it does, in a few words. */
  does: string;
  /** Does it, and tells what became of it. Throws a Misuse or a Refused. */
  run(given: Given, line: Line): Promise<string>;
}

const ORDERS: Command[] = [
  {
    usage: 'orders list [--status <state>] [--page <number>]',
    does: `what was ordered, the newest first; a state is ${ORDER_STATUSES.join(', ')}`,
    run: async (given, line) => {
      const page = wholeFrom(given.option('page') ?? '1', 'page');
      return pageSaid(await line.ask('getSales', { query: { status: stateFrom(given.option('status')), page } }), page);
    },
  },
  {
    usage: 'orders confirm <id>',
    does: 'a placed item is confirmed',
    run: async (given, line) => itemSaid((await line.ask('confirmOrderItem', { params: itemIn(given) })).orders),
  },
  {
    usage: 'orders dispatch <id> [--tracking <number>] [--site <address>]',
    does: 'it is on its way: the shopper is told by mail, with the https address where it can be followed',
    run: async (given, line) => {
      const body = { trackingId: given.option('tracking'), trackingSite: given.option('site') };
      return itemSaid((await line.ask('dispatchOrderItem', { params: itemIn(given), body })).orders);
    },
  },
  {
    usage: 'orders deliver <id>',
    does: 'it has arrived: the shopper is asked by mail for a review',
    run: async (given, line) => itemSaid((await line.ask('deliverOrderItem', { params: itemIn(given) })).orders),
  },
  {
    usage: 'orders reject <id> --reason <words>',
    does: 'it can not be sent: the shopper is told why, and the money goes back',
    run: async (given, line) => {
      const body = { reason: given.the('reason') };
      return itemSaid((await line.ask('rejectOrderItem', { params: itemIn(given), body })).orders);
    },
  },
];

const USERS: Command[] = [
  {
    usage: 'users make-admin <email>',
    does: 'who has this address, and has proven it by logging in with a code, looks after everything from now on',
    run: (given, line) => giveRole(line, { email: given.the('email'), role: 'ADMIN' }),
  },
  {
    usage: 'users make-seller <email> --seller <id>',
    does: "looks after a seller's products and orders alone",
    run: (given, line) => giveRole(line, { email: given.the('email'), role: 'SELLER', sellerId: given.the('seller') }),
  },
  {
    usage: 'users make-shopper <email>',
    does: 'only buys again',
    run: (given, line) => giveRole(line, { email: given.the('email'), role: 'SHOPPER' }),
  },
];

const CATALOGUE: Command[] = [
  {
    usage: 'stock add <sku> <number>',
    does: 'so many pieces more of a variant; fewer with a number below zero',
    run: async (given, line) => {
      const body = { by: wholeFrom(given.the('number'), 'number') };
      return variantSaid((await line.ask('changeStock', { params: { sku: given.the('sku') }, body })).variant).trim();
    },
  },
  {
    usage: 'price set <product> <rupees> [--list <rupees>]',
    does: 'what a product costs from now on, and its list price where it changes too',
    run: async (given, line) => {
      const listed = given.option('list');
      const price = listed === undefined ? {} : { price: wholeFrom(listed, 'list price') };
      const body = { showPrice: wholeFrom(given.the('rupees'), 'price'), ...price };
      return productSaid((await line.ask('setPrice', { params: { productId: given.the('product') }, body })).product);
    },
  },
  {
    usage: 'products add <file.json>',
    does: 'a new product with its variants, as the contract (AddProductBody) has it',
    run: async (given, line) =>
      productSaid((await line.ask('addProduct', { body: await productIn(given.the('file.json')) })).product),
  },
];

const NEWSLETTER: Command[] = [
  {
    usage: 'newsletter <issue> <subject> <file>',
    does: 'the words of a text file (UTF-8, an empty line begins a paragraph) go to all subscribers, once for each <issue>',
    run: async (given, line) => {
      const [issueId, subject, words] = [given.the('issue'), given.the('subject'), await wordsIn(given.the('file'))];
      const { recipients } = await line.ask('sendNewsletter', { body: { issueId, subject, words } });
      return `Issue ${issueId} goes to ${addresses(recipients)}.`;
    },
  },
  {
    usage: 'subscribers count',
    does: 'to how many addresses a newsletter would go; nothing is sent',
    run: async (_, line) => {
      const { confirmed, waiting } = await line.ask('countSubscribers', {});
      return `A newsletter would go to ${addresses(confirmed)}; ${waiting} more not yet confirmed.`;
    },
  },
];

/** All that the command line does. */
export const COMMANDS: readonly Command[] = [...ORDERS, ...USERS, ...CATALOGUE, ...NEWSLETTER];

function addresses(many: number): string {
  return many === 1 ? '1 address' : `${many} addresses`;
}

async function giveRole(line: Line, body: components['schemas']['RoleBody']): Promise<string> {
  const { message = 'Done.' } = await line.ask('setRole', { body });
  return `${body.email}: ${message}`;
}

function itemIn(given: Given) {
  return { orderItemId: given.the('id') };
}

function stateFrom(text: string | undefined) {
  if (text === undefined) return undefined;
  const known = ORDER_STATUSES.find((state) => state.toLowerCase() === text.toLowerCase());
  if (!known) throw new Misuse(`There is no state '${text}': it is ${ORDER_STATUSES.join(', ')}.`);
  return known;
}

/** What a file says of a product; the shop itself looks whether all of it is right. */
function productIn(path: string) {
  return readAs(path, (bytes) => JSON.parse(bytes.toString()));
}

/** The words of a text file; a file in another encoding would be sent as rubbish. */
function wordsIn(path: string): Promise<string> {
  return readAs(path, (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

async function readAs<T>(path: string, read: (bytes: Buffer) => T): Promise<T> {
  try {
    return read(await readFile(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Misuse(`${path} can not be read: ${reason}.`, { cause: error });
  }
}
