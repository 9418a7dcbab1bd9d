import type {
  AuditEntry,
  Invitation,
  InviteStaffInput,
  Person,
  SetRoleInput,
  ShopperRole,
} from '../../generated/schema-types.ts';
import type { ConnectionArguments, ConnectionNode } from '../../graphql/connections.ts';
import { connectionOfPages } from '../../graphql/numbered-pages.ts';
import { UserErrorException } from '../../graphql/user-errors.ts';
import type { AuthenticatedRest } from '../../host/authenticated-rest.ts';
import type { HostResponse } from '../../host/contract.ts';
import { roleOf } from '../nodes.ts';

/** The number of items on a page of the host. */
const PAGE_SIZE = 20;

/** A list of people. */
export type PersonConnectionNode = ConnectionNode<Person>;
/** A list of entries of the audit log. */
export type AuditEntryConnectionNode = ConnectionNode<AuditEntry>;

/** Which entries of the audit log are read. */
type AuditArguments = ConnectionArguments & {
  [Filter in 'by' | 'operation' | 'object' | 'from' | 'until']?: string | null | undefined;
};

/** The people who work for the shop, and what they have changed. Every call throws FORBIDDEN for a role that may not. */
export interface PeopleClient {
  readPeople(args: ConnectionArguments): Promise<PersonConnectionNode>;
  readInvitations(): Promise<Invitation[]>;
  readAuditLog(args: AuditArguments): Promise<AuditEntryConnectionNode>;
  setRole(input: SetRoleInput): Promise<object>;
  endSessionsOf(personId: string): Promise<object>;
  resetSecondFactorOf(email: string): Promise<object>;
  inviteStaff(input: InviteStaffInput): Promise<{ invitation: Invitation }>;
  withdrawInvitation(invitationId: string): Promise<object>;
  acceptInvitation(token: string): Promise<{ role: ShopperRole }>;
  exportAccountOf(email: string): Promise<{ json: string }>;
  eraseAccountOf(email: string): Promise<object>;
}

/** Creates the people of one request; `onChange` runs after the own role may have changed. */
export function createPeople(staffRest: Pick<AuthenticatedRest, 'rest'>, onChange: () => void): PeopleClient {
  return {
    readPeople: (args) =>
      connectionOfPages(args, {
        pageSize: PAGE_SIZE,
        idOf: ({ personId }) => personId,
        readPage: async (page) => {
          const { people, totalItems: total } = await staffRest.rest()('getPeople', { page });
          return { nodes: people.map(personNode), total };
        },
      }),
    readInvitations: async () => (await staffRest.rest()('getInvitations', {})).invitations.map(invitationNode),
    readAuditLog: ({ by, operation, object, from, until, ...args }) =>
      connectionOfPages(args, {
        pageSize: PAGE_SIZE,
        idOf: ({ entryId }) => entryId,
        readPage: async (page) => {
          const query = { ...givenOf({ by, operation, object, from, until }), page };
          const { entries, totalItems: total } = await staffRest.rest()('getAuditLog', query);
          return { nodes: entries.map(entryNode), total };
        },
      }),
    setRole: async ({ email, role, sellerId, version }) => {
      const more = { ...(sellerId ? { sellerId } : {}), ...(typeof version === 'number' ? { version } : {}) };
      await staffRest
        .rest()('setRole', { body: { email: email.trim(), role, ...more } })
        .finally(onChange);
      return {};
    },
    endSessionsOf: async (personId) => {
      await staffRest.rest()('endSessionsOf', { personId });
      return {};
    },
    resetSecondFactorOf: async (email) => {
      await staffRest.rest()('resetSecondFactorOf', { body: { email: email.trim() } });
      return {};
    },
    inviteStaff: async ({ email, role, sellerId }) => {
      const rest = staffRest.rest();
      if (role === 'SHOPPER') throw new UserErrorException('INVALID_INPUT', 'role', 'A shopper needs no invitation.');
      const body = { email: email.trim(), role, ...(sellerId ? { sellerId } : {}) };
      return { invitation: invitationNode((await rest('inviteStaff', { body })).invitation) };
    },
    withdrawInvitation: async (invitationId) => {
      await staffRest.rest()('withdrawInvitation', { invitationId });
      return {};
    },
    acceptInvitation: async (token) => {
      const { role } = await staffRest.rest()('acceptInvitation', { body: { token } }).finally(onChange);
      return { role: roleOf(role) };
    },
    exportAccountOf: (email) => staffRest.rest()('exportAccountOf', { body: { email: email.trim() } }),
    eraseAccountOf: async (email) => {
      await staffRest.rest()('eraseAccountOf', { body: { email: email.trim() } });
      return {};
    },
  };
}

/** The filters that have a text. */
function givenOf(filters: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()] as const] : [])),
  );
}

function personNode(raw: HostResponse<'getPeople'>['people'][number]): Person {
  const { personId, name, email, role, hasSecondFactor, sessions: sessionCount, version } = raw;
  const known = { personId, name, email, role: roleOf(role), hasSecondFactor, sessionCount, version };
  const { sellerId = null, sellerName = null, lastLoginAt = null } = raw;
  return { ...known, sellerId, sellerName, lastLoginAt };
}

function invitationNode(raw: HostResponse<'getInvitations'>['invitations'][number]): Invitation {
  const { invitationId, email, role, invitedAt, expiresAt, sellerName = null, invitedBy = null } = raw;
  return { invitationId, email, role: roleOf(role), sellerName, invitedBy, invitedAt, expiresAt };
}

function entryNode(raw: HostResponse<'getAuditLog'>['entries'][number]): AuditEntry {
  const { id: entryId, at, by, role, operation, outcome, details } = raw;
  const { name = null, email = null, object = null, requestId = null } = raw;
  const values = details.map(({ name: value, before = null, after = null }) => ({ name: value, before, after }));
  return { entryId, at, by, name, email, role, operation, object, outcome, requestId, details: values };
}
