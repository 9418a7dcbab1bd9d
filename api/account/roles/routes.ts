import type { components } from '../../../schema/generated/rest.ts';
import type { Serve } from '../../platform/contract.ts';
import { refuse } from '../../platform/refusals.ts';
import type { Accounts } from '../accounts.ts';
import { parseEmail } from '../rules.ts';
import type { InvitationRow } from './invitation-repository.ts';
import { createPeopleRepository, type PersonRow } from './people-repository.ts';
import { assignRole } from './roles.ts';

/** The people who work for the shop: their roles, sessions and invitations. */
export function roleRoutes(serve: Serve, accounts: Accounts): void {
  const { db, now, securityLog, sessions } = accounts;
  invitationRoutes(serve, accounts);

  serve('setRole', async ({ staff, body: { email, role, sellerId, version }, audit }) => {
    const assignment = { email: parseEmail(email), role, sellerId, version };
    const { id, old_role } = await assignRole(db, staff, assignment, now());
    audit({ object: id, before: { role: old_role }, after: { role } });
    securityLog.write('role-changed', { email: assignment.email, what: role });
    return { message: ROLE_MESSAGES[role] };
  });

  serve('getPeople', async ({ query: { page = 1 } }) => {
    const { rows, total, pages } = await createPeopleRepository(db).listPage(page, now());
    return { people: rows.map(toPerson), totalPages: pages, totalItems: total };
  });

  serve('endSessionsOf', async ({ params: { personId } }) => {
    const email = await createPeopleRepository(db).findEmail(personId);
    if (email === undefined) return refuse('NOT_FOUND', { message: 'This person does not work for the shop.' });
    await sessions.endAll(db, personId);
    securityLog.write('session-ended', { email, how: 'by the owner' });
    return { message: 'All sessions of this person have ended.' };
  });
}

function invitationRoutes(serve: Serve, { invitations }: Accounts): void {
  serve('getInvitations', async () => ({ invitations: (await invitations.list()).map(toInvitation) }));

  serve('inviteStaff', async ({ staff, body: { email, role, sellerId }, audit }) => {
    const invitation = await invitations.invite(staff, { email: parseEmail(email), role, sellerId });
    audit({ object: invitation.id });
    return { invitation: toInvitation(invitation) };
  });

  serve('withdrawInvitation', async ({ params: { invitationId } }) => {
    await invitations.withdraw(invitationId);
    return { message: 'The invitation is withdrawn.' };
  });

  serve('acceptInvitation', async ({ shopperId, body: { token } }) => ({
    role: await invitations.accept(shopperId, token),
  }));
}

const ROLE_MESSAGES = {
  SHOPPER: 'A shopper from now on.',
  SELLER: 'A seller from now on.',
  ACCOUNTANT: 'The account is an accountant now.',
  EDITOR: 'The account is an editor now.',
  PACKER: 'The account is a packer now.',
  MANAGER: 'The account is a manager now.',
  ADMIN: 'An admin from now on.',
};

function toPerson(row: PersonRow): components['schemas']['Person'] {
  const { id: personId, name, email, role, seller_id: sellerId, seller_name: sellerName, sessions } = row;
  return {
    personId,
    name,
    email,
    role,
    ...(sellerId === null ? {} : { sellerId }),
    ...(sellerName === null ? {} : { sellerName }),
    hasSecondFactor: row.has_second_factor,
    sessions,
    ...(row.last_login_at ? { lastLoginAt: row.last_login_at.toISOString() } : {}),
    version: row.role_version,
  };
}

function toInvitation(row: InvitationRow): components['schemas']['Invitation'] {
  const { id: invitationId, email, role, seller_name: sellerName, inviter, invited_at, expires_at } = row;
  return {
    invitationId,
    email,
    role,
    ...(sellerName === null ? {} : { sellerName }),
    ...(inviter === null ? {} : { invitedBy: inviter }),
    invitedAt: invited_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  };
}
