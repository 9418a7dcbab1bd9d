import type { Cookies, Role } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { AccountMails } from '../mails.ts';
import type { DeviceCookies } from './device-cookies.ts';

/** A login that has just succeeded. */
export interface LoginNotice {
  email: string;
  role: Role;
  deviceName: string | undefined;
  /** Whether the client has no cookies, and so is never recognized. */
  unbound: boolean;
}

/** Mails staff when somebody logs in to their account on a new device. */
export interface LoginNotices {
  mailIfNew(login: LoginNotice, cookies: Cookies): Promise<void>;
}

/** Creates the notices. */
export function createLoginNotices({
  db,
  now,
  mailQueue,
  mails,
  devices,
}: {
  db: Db;
  now: () => Date;
  mailQueue: MailQueue;
  mails: AccountMails;
  devices: DeviceCookies;
}): LoginNotices {
  return {
    mailIfNew: async ({ email, role, deviceName, unbound }, cookies) => {
      if (role === 'SHOPPER' || (await devices.deviceOf(email, cookies)) !== undefined) return;
      await mailQueue.send(db, mails.newDevice(email, now(), deviceName));
      if (!unbound) await devices.remember(email, cookies);
    },
  };
}
