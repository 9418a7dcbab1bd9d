import { edgesOf } from '../../graphql/connections.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { mutation } from '../../graphql/mutations.ts';

/** The mapping of host errors. The host sends codes. */
const errors = { statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS' } } as const;

/** The people who work for the shop, and the audit log. */
export const peopleResolvers = {
  Shopper: {
    people: (_, args, { people }) => people.readPeople(args),
    invitations: (_, __, { people }) => people.readInvitations(),
    auditLog: (_, args, { people }) => people.readAuditLog(args),
  },
  PersonConnection: { edges: edgesOf },
  AuditEntryConnection: { edges: edgesOf },
  Mutation: {
    setRole: mutation('setRole', { ...errors, subject: 'email' }, {}, (input, { people }) => people.setRole(input)),
    endSessionsOf: mutation('endSessionsOf', { ...errors, subject: 'personId' }, {}, ({ personId }, { people }) =>
      people.endSessionsOf(personId),
    ),
    resetSecondFactorOf: mutation('resetSecondFactorOf', { ...errors, subject: 'email' }, {}, ({ email }, { people }) =>
      people.resetSecondFactorOf(email),
    ),
    inviteStaff: mutation('inviteStaff', errors, { invitation: null }, (input, { people }) =>
      people.inviteStaff(input),
    ),
    withdrawInvitation: mutation(
      'withdrawInvitation',
      { ...errors, subject: 'invitationId' },
      {},
      ({ invitationId }, { people }) => people.withdrawInvitation(invitationId),
    ),
    acceptInvitation: mutation(
      'acceptInvitation',
      { statuses: { 400: 'EXPIRED', 409: 'NOT_ALLOWED_IN_STATUS' } },
      { role: null },
      ({ token }, { people }) => people.acceptInvitation(token),
    ),
    exportAccountOf: mutation(
      'exportAccountOf',
      { ...errors, subject: 'email' },
      { json: null },
      ({ email }, { people }) => people.exportAccountOf(email),
    ),
    eraseAccountOf: mutation('eraseAccountOf', { ...errors, subject: 'email' }, {}, ({ email }, { people }) =>
      people.eraseAccountOf(email),
    ),
  },
} satisfies Resolvers;
