import type { components } from '../../schema/generated/rest.ts';
import { rupees } from '../../schema/money.ts';
import { RETURN_STATES } from '../../schema/vocabulary.ts';
import { parseWhole, UsageError } from './args.ts';
import type { CommandArgs } from './args.ts';
import type { Command } from './command.ts';
import { formatWhen, withoutControlCharacters } from './format.ts';

type Return = components['schemas']['Return'];

/** The commands for returns. */
export const RETURNS: readonly Command[] = [
  {
    usage: 'returns list [--state <state>] [--page <number>]',
    summary: `the returns of shoppers, the newest first; a state is ${RETURN_STATES.join(', ')}`,
    run: async (args, client) => {
      const page = parseWhole(args.option('page') ?? '1', 'page');
      const query = { state: parseState(args.option('state')), page };
      const { returns, totalPages, totalItems } = await client.call('getReturns', { query });
      if (totalItems === 0) return 'There are no returns.';
      const head = `Page ${page} of ${totalPages}, ${totalItems} ${totalItems === 1 ? 'return' : 'returns'}.`;
      return [head, ...returns.map(formatReturn)].join('\n\n');
    },
  },
  {
    usage: 'returns approve <id>',
    summary: 'approves a requested return, and mails the shopper the day of the pick-up',
    run: async (args, client) =>
      formatReturn((await client.call('approveReturn', { params: returnParams(args) })).return),
  },
  {
    usage: 'returns decline <id> --reason <words>',
    summary: 'declines a return that is not received, and mails the shopper the reason',
    run: async (args, client) => {
      const body = { reason: args.required('reason') };
      return formatReturn((await client.call('declineReturn', { params: returnParams(args), body })).return);
    },
  },
  {
    usage: 'returns pick-up <id>',
    summary: 'marks the pieces of an approved return as picked up',
    run: async (args, client) =>
      formatReturn((await client.call('pickUpReturn', { params: returnParams(args) })).return),
  },
  {
    usage: 'returns receive <id> [--damaged]',
    summary:
      'marks picked-up pieces as received: refunds them, or adds the item that replaces them; good pieces return to the stock, damaged ones do not',
    run: async (args, client) => {
      const body = { condition: args.flag('damaged') ? ('damaged' as const) : ('good' as const) };
      return formatReturn((await client.call('receiveReturn', { params: returnParams(args), body })).return);
    },
  },
  {
    usage: 'returns pay <id> [--reference <number>]',
    summary:
      "shows the account and the amount of a cash order's refund; with the bank's reference it records the payment, and deletes the account",
    run: async (args, client) => {
      const [params, reference] = [returnParams(args), args.option('reference')];
      if (reference !== undefined)
        return formatReturn((await client.call('payReturn', { params, body: { reference } })).return);
      const { amount, payout } = await client.call('readReturnPayout', { params });
      const { upiId, accountNumber, ifsc, accountName } = payout;
      const account = [upiId && `UPI ${upiId}`, accountNumber && `account ${accountNumber}`, ifsc, accountName];
      return withoutControlCharacters(`Pay ${rupees(amount)} to ${account.filter(Boolean).join(', ')}.`);
    },
  },
];

/** Formats a return in a few lines. */
function formatReturn(one: Return): string {
  const { item, pickup, exchange_sku: exchange, amount, payout_account: account } = one;
  const look = [item?.name, item?.color, item?.size && `size ${item.size}`].filter(Boolean).join(', ');
  const money = amount === undefined ? '' : `, ${rupees(amount)}`;
  const kind = exchange === undefined ? `refund${money}${account ? ` to ${account}` : ''}` : `exchange for ${exchange}`;
  const { name, address, landmark, city, state, pinCode, phone, alternatePhone } = pickup;
  const parts = [name, address, landmark, city, `${state} ${pinCode}`, phone, alternatePhone];
  return [
    `${one.returnId}  ${one.state}  ${formatWhen(one.requested_at)}`,
    `  ${one.quantity} × ${look} (${item?.sku ?? ''}), ${kind}, of ${one.orderItemId}`,
    `  ${one.reason}${one.comment ? `: ${one.comment}` : ''}`,
    ...(one.pictures ?? []).map((url) => `  picture: ${url}`),
    `  pick-up ${one.pickup_day}: ${parts.filter(Boolean).join(', ')}`,
  ]
    .map(withoutControlCharacters)
    .join('\n');
}

function returnParams(args: CommandArgs) {
  return { returnId: args.required('id') };
}

function parseState(text: string | undefined) {
  if (text === undefined) return undefined;
  const known = RETURN_STATES.find((state) => state === text.toLowerCase().replaceAll('-', '_'));
  if (!known) throw new UsageError(`There is no state '${text}'. The states are ${RETURN_STATES.join(', ')}.`);
  return known;
}
