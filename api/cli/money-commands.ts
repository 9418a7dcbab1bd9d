import { parseWhole, UsageError } from './args.ts';
import type { Command } from './command.ts';
import { withoutControlCharacters } from './format.ts';

/** Milliseconds that a comparison may take: the provider's lists have many pages. */
const CHECK_MS = 15 * 60_000;

/** The commands for money. */
export const MONEY: readonly Command[] = [
  {
    usage: 'money check [--days <number>] [--repair] [--most <rupees>]',
    summary:
      "compares the provider's list of payments and refunds (of two weeks) with the orders, and prints the differences; with --repair it places orders or refunds money, up to 2,00,000 rupees or --most",
    run: async (args, client) => {
      const [days, most] = [args.option('days'), args.option('most')];
      const body = {
        ...(days === undefined ? {} : { days: parseWhole(days, 'number of days') }),
        ...(most === undefined ? {} : { mostAmount: parseRupees(most) }),
        mend: args.flag('repair'),
      };
      return formatLines((await client.call('checkMoney', { body, timeoutMs: CHECK_MS })).lines);
    },
  },
  {
    usage: 'money show <id>',
    summary: "shows all movements of an order's money, by the id of an order, an item, a payment or a refund",
    run: async (args, client) =>
      formatLines((await client.call('getMoneyTrail', { params: { moneyId: args.required('id') } })).lines),
  },
  {
    usage: 'money refund <id> [--amount <rupees>]',
    summary:
      'refunds a delivered item (oi-…) or a payment (pay_…), completely or this amount; retries a refund that was given up (rf-…)',
    run: async (args, client) => {
      const amount = args.option('amount');
      const body = { id: args.required('id'), ...(amount === undefined ? {} : { amount: parseRupees(amount) }) };
      const { message = 'Done.' } = await client.call('refundMoney', { body });
      return message;
    },
  },
  {
    usage: 'money keep <payment> <why>',
    summary:
      'retains a payment whose order the database does not know, because the order was sent: money check no longer reports it',
    run: async (args, client) => {
      const body = { paymentId: args.required('payment'), because: args.required('why') };
      const { message = 'Done.' } = await client.call('keepPayment', { body });
      return message;
    },
  },
  {
    usage: 'money settle <refund> <how>',
    summary:
      'ends a refund that was given up (rf-…), after its money was returned another way, such as a bank transfer; moves no money',
    run: async (args, client) => {
      const body = { refundId: args.required('refund'), how: args.required('how') };
      const { message = 'Done.' } = await client.call('settleRefund', { body });
      return message;
    },
  },
];

const formatLines = (lines: readonly string[]): string => lines.map(withoutControlCharacters).join('\n');

/** Parses rupees, with optional paise, into paise. Throws a UsageError for anything else. */
function parseRupees(text: string): number {
  const [, rupees, paise = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (rupees === undefined)
    throw new UsageError(`The amount must be in rupees, such as 1299 or 1299.50, not '${text}'.`);
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}
