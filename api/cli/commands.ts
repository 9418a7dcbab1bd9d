import { ORDER_STATUSES } from '../../schema/vocabulary.ts';
import { parseEmail } from '../account/rules.ts';
import { Refusal } from '../platform/refusals.ts';
import { createSecurityHash } from '../platform/security-log.ts';
import { UsageError, parseWhole } from './args.ts';
import type { CommandArgs } from './args.ts';
import { AUDIT } from './audit-commands.ts';
import { CATALOGUE, SELLERS } from './catalogue-commands.ts';
import type { Command } from './command.ts';
import { readTextFile } from './files.ts';
import { formatItem, formatPage } from './format.ts';
import { HOSTS } from './host-commands.ts';
import { INVOICES } from './invoice-commands.ts';
import { MONEY } from './money-commands.ts';
import { RETURNS } from './return-commands.ts';
import { REVIEWS } from './review-commands.ts';
import { USERS } from './user-commands.ts';

const ORDERS: Command[] = [
  {
    usage: 'orders list [--status <state>] [--search <text>] [--page <number>]',
    summary: `what was ordered, the newest first; a state is ${ORDER_STATUSES.join(', ')}; the text is an id, an email, part of a name, or the end of a phone number`,
    run: async (args, client) => {
      const page = parseWhole(args.option('page') ?? '1', 'page');
      const query = { status: parseStatus(args.option('status')), search: args.option('search'), page };
      return formatPage(await client.call('getSales', { query }), page);
    },
  },
  {
    usage: 'orders confirm <id>',
    summary: 'confirms a placed item',
    run: async (args, client) =>
      formatItem((await client.call('confirmOrderItem', { params: itemParams(args) })).orders),
  },
  {
    usage: 'orders dispatch <id> [--tracking <number>] [--site <address>]',
    summary: 'dispatches an item, and mails the shopper the https address for tracking',
    run: async (args, client) => {
      const body = { trackingId: args.option('tracking'), trackingSite: args.option('site') };
      return formatItem((await client.call('dispatchOrderItem', { params: itemParams(args), body })).orders);
    },
  },
  {
    usage: 'orders deliver <id>',
    summary: 'marks an item as delivered, and mails the shopper a request for a review',
    run: async (args, client) =>
      formatItem((await client.call('deliverOrderItem', { params: itemParams(args) })).orders),
  },
  {
    usage: 'orders collect <id>',
    summary: 'cash on delivery: marks the cash as collected; a dispatched item then counts as delivered',
    run: async (args, client) => formatItem((await client.call('collectCash', { params: itemParams(args) })).orders),
  },
  {
    usage: 'orders refuse <id>',
    summary:
      'cash on delivery: cancels an item whose parcel was refused at the door and has returned; its pieces return to the stock',
    run: async (args, client) => formatItem((await client.call('refuseDelivery', { params: itemParams(args) })).orders),
  },
  {
    usage: 'orders reject <id> --reason <words>',
    summary: 'cancels an item that cannot be sent: mails the shopper the reason, and refunds the money',
    run: async (args, client) => {
      const body = { reason: args.required('reason') };
      return formatItem((await client.call('rejectOrderItem', { params: itemParams(args), body })).orders);
    },
  },
];

const ACCOUNTS: Command[] = [
  {
    usage: 'account export <email>',
    summary: 'prints all data of the shopper with this address, as JSON',
    run: async (args, client) =>
      (await client.call('exportAccountOf', { body: { email: args.required('email') } })).json,
  },
  {
    usage: 'account erase <email>',
    summary:
      'permanently erases the account of this address; the invoice data that tax law requires remains, separately',
    run: async (args, client) => {
      const { message = 'Done.' } = await client.call('eraseAccountOf', { body: { email: args.required('email') } });
      return message;
    },
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
  ...RETURNS,
  ...INVOICES,
  ...REVIEWS,
  ...MONEY,
  ...USERS,
  ...ACCOUNTS,
  ...AUDIT,
  ...CATALOGUE,
  ...SELLERS,
  ...HOSTS,
  ...NEWSLETTER,
  ...SECURITY,
];

function addresses(many: number): string {
  return many === 1 ? '1 address' : `${many} addresses`;
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
  if (!known) throw new UsageError(`There is no status '${text}'. The statuses are ${ORDER_STATUSES.join(', ')}.`);
  return known;
}
