import type { Cookies, Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { createShopperRepository } from '../repository.ts';
import { forgetDevice } from '../devices/device-cookies.ts';
import { createSessionLock, type SessionOwner } from '../sessions/session-lock.ts';
import { clearSessionCookies } from '../sessions/sessions.ts';
import { findForStaff, howOf } from './account-export.ts';
import { createErasureRepository } from './erasure-repository.ts';
import type { LoginConfirmation, LoginProof } from './login-confirmation.ts';

/** Erases accounts. Decision 48 lists the records that remain, without personal data. */
export interface AccountErasure {
  /**
   * For the shopper, who is logged out on all devices. Refuses as `assertFresh` does, and with NOT_ALLOWED_IN_STATUS.
   */
  eraseOwn(owner: SessionOwner, proof: LoginProof, cookies: Cookies): Promise<void>;
  /** For the owner of the shop. Returns the id. Refuses like `exportOf`, and with NOT_ALLOWED_IN_STATUS. */
  eraseOf(staff: Staff, email: string): Promise<string>;
}

/** Creates the erasure. */
export function createAccountErasure(
  { db, now, mailQueue, mails, securityLog }: AccountDependencies,
  confirmation: LoginConfirmation,
): AccountErasure {
  const withSessionLock = createSessionLock(db, now);
  const erase = async (trx: Db, shopperId: string) => {
    const erasure = createErasureRepository(trx);
    const open = (await erasure.findOpenMatters(shopperId)) ?? refuse('NOT_FOUND');
    if (open.is_staff) refuse('NOT_ALLOWED_IN_STATUS', { message: IS_STAFF });
    if (open.has_orders) refuse('NOT_ALLOWED_IN_STATUS', { message: HAS_ORDERS });
    if (open.has_returns) refuse('NOT_ALLOWED_IN_STATUS', { message: HAS_RETURNS });
    if (open.has_refunds) refuse('NOT_ALLOWED_IN_STATUS', { message: HAS_REFUNDS });
    if (open.has_payments) refuse('NOT_ALLOWED_IN_STATUS', { message: HAS_PAYMENTS });
    await erasure.insertInvoiceRecords(shopperId);
    await erasure.updateOrdersAndReviews(shopperId);
    await erasure.deleteBelongings(shopperId);
    await erasure.updateErased(shopperId, now());
    if (open.proven_email) await mailQueue.send(trx, mails.accountErased(open.proven_email));
  };
  return {
    eraseOwn: async (owner, proof, cookies) => {
      const { email } = await confirmation.assertFresh(owner, proof);
      await withSessionLock(owner, (trx) => erase(trx, owner.shopperId));
      clearSessionCookies(cookies);
      forgetDevice(cookies);
      securityLog.write('account-erased', { email, how: 'own' });
    },
    eraseOf: async (staff, email) => {
      const shoppers = createShopperRepository(db);
      const id = await findForStaff(shoppers, email);
      await shoppers.withShopperLock(id, (trx) => erase(trx, id));
      securityLog.write('account-erased', { email, how: howOf(staff) });
      return id;
    },
  };
}

const IS_STAFF = 'This account works for the shop. Its role has to be taken away first.';
const HAS_ORDERS = 'An order is still on its way. You can delete the account once it is delivered or cancelled.';
const HAS_RETURNS = 'A return is still on its way. You can delete the account once it is finished.';
const HAS_REFUNDS = 'A refund is still on its way. You can delete the account once you have the money.';
const HAS_PAYMENTS = 'A payment is still open. Please try again later.';
