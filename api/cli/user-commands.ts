import type { components } from '../../schema/generated/rest.ts';
import { parseWhole, UsageError } from './args.ts';
import type { CommandArgs } from './args.ts';
import type { ApiClient } from './client.ts';
import type { Command } from './command.ts';
import { formatWhen, withoutControlCharacters } from './format.ts';

const ROLES = ['SHOPPER', 'SELLER', 'ACCOUNTANT', 'EDITOR', 'PACKER', 'MANAGER', 'ADMIN'] as const;

/** The commands for the people who work for the shop. */
export const USERS: readonly Command[] = [
  {
    usage: 'users list [--page <number>]',
    summary: 'the people who work for the shop, with their roles',
    run: async (args, client) => {
      const page = parseWhole(args.option('page') ?? '1', 'page');
      const { people, totalPages, totalItems } = await client.call('getPeople', { query: { page } });
      if (totalItems === 0) return 'Nobody works for the shop. "users make-admin <email>" makes the first owner.';
      return [`Page ${page} of ${totalPages}, ${totalItems} in all.`, ...people.map(formatPerson)].join('\n');
    },
  },
  {
    usage: 'users invite <email> --role <role> [--seller <id>]',
    summary: 'mails an invitation to work for the shop, valid for 3 days; only a SELLER has a seller',
    run: async (args, client) => {
      const role = parseRole(args.required('role'));
      if (role === 'SHOPPER') throw new UsageError('A shopper needs no invitation.');
      const body = { email: args.required('email'), role, ...sellerIn(args) };
      const { invitation } = await client.call('inviteStaff', { body });
      return `${invitation.email} is invited until ${formatWhen(invitation.expiresAt)}.`;
    },
  },
  {
    usage: 'users set-role <email> --role <role> [--seller <id>]',
    summary: `sets the role of an account: ${ROLES.join(', ')}; only a SELLER has a seller`,
    run: (args, client) =>
      giveRole(client, { email: args.required('email'), role: parseRole(args.required('role')), ...sellerIn(args) }),
  },
  {
    usage: 'users make-admin <email>',
    summary: 'makes the account of this address an admin; a login with a code must have verified the address',
    run: (args, client) => giveRole(client, { email: args.required('email'), role: 'ADMIN' }),
  },
  {
    usage: 'users make-seller <email> --seller <id>',
    summary: "gives the account access only to a seller's products and orders",
    run: (args, client) =>
      giveRole(client, { email: args.required('email'), role: 'SELLER', sellerId: args.required('seller') }),
  },
  {
    usage: 'users reset-second-factor <email>',
    summary: 'for somebody who has lost phone and recovery codes: removes the second factor and ends all sessions',
    run: async (args, client) => {
      const { message = 'Done.' } = await client.call('resetSecondFactorOf', {
        body: { email: args.required('email') },
      });
      return message;
    },
  },
  {
    usage: 'users make-shopper <email>',
    summary: 'removes the role: the account can only buy',
    run: (args, client) => giveRole(client, { email: args.required('email'), role: 'SHOPPER' }),
  },
];

async function giveRole(client: ApiClient, body: components['schemas']['RoleBody']): Promise<string> {
  const { message = 'Done.' } = await client.call('setRole', { body });
  return `${body.email}: ${message}`;
}

/** Formats a person in a line. */
function formatPerson({ email, name, role, sellerName, hasSecondFactor }: components['schemas']['Person']): string {
  const of = sellerName === undefined ? '' : ` of ${sellerName}`;
  return withoutControlCharacters(`${role}${of}  ${email}  ${name}${hasSecondFactor ? '' : '  (no second factor)'}`);
}

function parseRole(text: string) {
  const known = ROLES.find((role) => role === text.toUpperCase());
  if (!known) throw new UsageError(`There is no role '${text}'. The roles are ${ROLES.join(', ')}.`);
  return known;
}

function sellerIn(args: CommandArgs): { sellerId?: string } {
  const sellerId = args.option('seller');
  return sellerId === undefined ? {} : { sellerId };
}
