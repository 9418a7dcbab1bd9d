import type { Role, Staff } from '../../platform/authentication.ts';
import { createAuditRepository } from '../../platform/audit/repository.ts';
import { refuse } from '../../platform/refusals.ts';
import { requestContext } from '../../platform/request-context.ts';
import { hashOf, randomId, randomToken } from '../../platform/secrets.ts';
import type { Db } from '../../platform/database.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { isSetupToken, invitationLink } from './first-owner.ts';
import { createInvitationRepository, type InvitationRow } from './invitation-repository.ts';
import { createRoleRepository } from './repository.ts';
import { assertSeller, assignRoleIn, NO_SELLER } from './roles.ts';

/** Milliseconds for which an invitation is open. */
const OPEN_MS = 3 * 86_400_000;

/** An address with the role that it is invited to. Only a SELLER has a `sellerId`. */
export interface InvitedRole {
  email: string;
  role: Role;
  sellerId: string | undefined;
}

/** Invitations to work for the shop. */
export interface Invitations {
  /** The open invitations, newest first. */
  list(): Promise<InvitationRow[]>;
  /** Mails an invitation. Refuses with INVALID_INPUT, NOT_FOUND for an unknown seller, and ALREADY_EXISTS for staff. */
  invite(staff: Staff, invited: InvitedRole): Promise<InvitationRow>;
  /** Withdraws an open invitation; refuses with NOT_FOUND. */
  withdraw(id: string): Promise<void>;
  /**
   * Gives the account the role of its invitation, once, and records it in the audit log. The token of the setup link makes
   * the first ADMIN. Refuses with EXPIRED, FORBIDDEN for another address, and NOT_ALLOWED_IN_STATUS for staff.
   */
  accept(shopperId: string, token: string): Promise<Role>;
}

/** Creates the invitations. */
export function createInvitations({
  db,
  secret,
  now,
  mailQueue,
  mails,
  shopUrl,
  securityLog,
}: AccountDependencies): Invitations {
  const repository = createInvitationRepository(db);
  return {
    list: () => repository.listOpen(now()),
    invite: async (staff, { email, role, sellerId = null }) => {
      assertSeller({ role, sellerId: sellerId ?? undefined });
      const checked = await repository.check(email, sellerId);
      if (!checked.is_seller) refuse('NOT_FOUND', NO_SELLER);
      if (checked.is_staff) refuse('ALREADY_EXISTS', { field: 'email', message: IS_STAFF });
      const [id, token, expiresAt] = [randomId('in'), randomToken(), new Date(now().getTime() + OPEN_MS)];
      const invitation = { id, email, role, sellerId, tokenHash: hashOf(token), invitedBy: staff.by, expiresAt };
      await db.transaction().execute(async (trx) => {
        await createInvitationRepository(trx).upsert(invitation, now());
        const mail = mails.invitation(email, invitationLink(shopUrl, token));
        await mailQueue.send(trx, { ...mail, usefulForMs: OPEN_MS });
      });
      return (await repository.find(id)) ?? refuse('NOT_FOUND');
    },
    withdraw: async (id) => {
      if (!(await repository.delete(id, now()))) refuse('NOT_FOUND', { message: NO_INVITATION });
    },
    accept: async (shopperId, token) => {
      const { email, role } = await db.transaction().execute(async (trx) => {
        const invited = isSetupToken(secret, token)
          ? await lockFirstOwner(trx, shopperId)
          : await lockInvited(trx, token, shopperId, now());
        // This deletes the invitation.
        const { old_role } = await assignRoleIn(trx, invited, now());
        await insertAudit(trx, { by: shopperId, before: old_role, invited, now: now() });
        return invited;
      });
      securityLog.write('role-changed', { email, what: role });
      return role;
    },
  };
}

/** The invitation of a token, which the account may accept. */
async function lockInvited(trx: Db, token: string, shopperId: string, now: Date): Promise<InvitedRole> {
  const invitation = await createInvitationRepository(trx).lockByToken(hashOf(token), shopperId, now);
  if (!invitation) return refuse('EXPIRED', { field: 'token', message: OVER });
  if (!invitation.is_own) return refuse('FORBIDDEN', { message: OTHER_ADDRESS });
  if (invitation.is_staff) return refuse('NOT_ALLOWED_IN_STATUS', { message: IS_STAFF });
  const { email, role, seller_id: sellerId } = invitation;
  return { email, role, sellerId: sellerId ?? undefined };
}

/** The account as the first ADMIN, while no other account can become one. */
async function lockFirstOwner(trx: Db, shopperId: string): Promise<InvitedRole> {
  const roles = createRoleRepository(trx);
  await roles.lockRoles();
  if (await roles.hasAdmin()) return refuse('EXPIRED', { field: 'token', message: OVER });
  return { email: await roles.findEmail(shopperId), role: 'ADMIN', sellerId: undefined };
}

async function insertAudit(
  trx: Db,
  { by, before, invited, now }: { by: string; before: Role; invited: InvitedRole; now: Date },
): Promise<void> {
  const audit = createAuditRepository(trx);
  const { role, sellerId = null } = invited;
  const requestId = requestContext()?.requestId ?? null;
  const entry = {
    id: randomId('au'),
    at: now,
    by,
    role,
    object: by,
    operation: 'acceptInvitation',
    input: {},
    requestId,
  };
  await audit.insertEntry(entry);
  await audit.insertOutcome(entry.id, { outcome: 'done', before: { role: before }, after: { role, sellerId } }, now);
}

const IS_STAFF = 'This person works for the shop already. Change the role in the list of people.';
const NO_INVITATION = 'This invitation is no longer open.';
const OVER =
  'This invitation has expired, was used or was withdrawn. Please ask the owner of the shop for another one.';
const OTHER_ADDRESS = 'This invitation is for another email address. Please log in with that address.';
