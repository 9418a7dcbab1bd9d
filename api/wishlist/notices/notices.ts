import type { components } from '../../../schema/generated/rest.ts';
import { MAX_NOTICES } from '../../../schema/vocabulary.ts';
import { createChanges, type Author } from '../../account/idempotency/changes.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import type { NoticeDependencies } from './dependencies.ts';
import { createNoticeRepository } from './repository.ts';
import type { NoticeKind, NoticeRow } from './tables.ts';

type Notice = components['schemas']['Notice'];

/** Milliseconds within which a notice can be confirmed; then it is deleted. */
export const CONFIRM_MS = 7 * 86_400_000;

/** A variant, and the event that somebody waits for. */
export interface Wanted {
  sku: string;
  kind: NoticeKind;
}

/** Requesting and ending notices. */
export interface Notices {
  /** The shopper's notices, the newest first. */
  list(shopperId: string): Promise<Notice[]>;
  /**
   * Requests a notice, or returns the existing one. `address` is the client's. An unverified account confirms it by a
   * mailed link. Refuses with NOT_FOUND, NOT_ALLOWED_IN_STATUS while in stock, INVALID_INPUT at the maximum number.
   */
  request(author: Author, wanted: Wanted, address: string): Promise<Notice>;
  /** Cancels a notice; refuses with NOT_FOUND. */
  cancel(author: Author, noticeId: string): Promise<void>;
  /**
   * Mails a visitor the link that confirms a notice; every valid address has the same result. Refuses with NOT_FOUND,
   * NOT_ALLOWED_IN_STATUS and RATE_LIMITED.
   */
  requestOfVisitor(email: string, wanted: Wanted, address: string): Promise<void>;
  /** Confirms the token's notice. Refuses with EXPIRED. */
  confirm(token: string): Promise<void>;
  /** Ends all notices of the token's recipient and withdraws queued mails. Refuses with EXPIRED for a wrong token. */
  stop(token: string): Promise<void>;
}

/** Creates the notices. */
export function createNotices(dependencies: NoticeDependencies): Notices {
  const { db, now, responses } = dependencies;
  const { run, runStatement } = createChanges(db, now);
  const find = async (trx: Db, shopperId: string, wanted: Wanted) =>
    (await createNoticeRepository(trx).listOwn(shopperId, wanted))[0];
  return {
    ...createVisitorNotices(dependencies),
    list: async (shopperId) =>
      (await createNoticeRepository(db).listOwn(shopperId)).map((row) => toNotice(row, responses)),
    request: async (author, wanted, address) => {
      const isBulk = await countConfirmation(dependencies, author.shopperId, wanted, address);
      return run(author, async (trx) => {
        const { shopperId } = author;
        const notices = createNoticeRepository(trx);
        const variant = await findWanted(trx, wanted);
        const { email, is_verified } = (await notices.findShopper(shopperId)) ?? refuse('UNAUTHENTICATED');
        const existing = await find(trx, shopperId, wanted);
        await notices.insertOwn(shopperId, { id: randomId('no'), ...wanted }, now(), is_verified ? now() : null);
        const saved = (await find(trx, shopperId, wanted)) ?? refuse('INVALID_INPUT', TOO_MANY);
        if (!is_verified && !existing?.confirmed_at) {
          const mail = dependencies.mails.confirm({ email, stopId: shopperId }, { ...saved, variant });
          await dependencies.mailQueue.send(trx, { ...mail, isBulk });
        }
        return toNotice(saved, responses);
      });
    },
    cancel: (author, noticeId) =>
      runStatement(author, async (trx) => {
        if (!(await createNoticeRepository(trx).deleteOwn(author.shopperId, noticeId)))
          refuse('NOT_FOUND', { message: 'This notice has ended.' });
      }),
  };
}

/** Counts the mail that confirms a notice of an unverified account. Returns whether its client requests very many. */
async function countConfirmation(
  { db, countMail }: NoticeDependencies,
  shopperId: string,
  wanted: Wanted,
  address: string,
): Promise<boolean> {
  const shopper = await createNoticeRepository(db).findShopper(shopperId);
  if (!shopper || shopper.is_verified) return false;
  await findWanted(db, wanted);
  return (await countMail(shopper.email, address)).isBulk;
}

type VisitorNotices = Pick<Notices, 'requestOfVisitor' | 'confirm' | 'stop'>;

function createVisitorNotices({ db, now, mailQueue, mails, links, countMail }: NoticeDependencies): VisitorNotices {
  return {
    requestOfVisitor: async (email, wanted, address) => {
      const variant = await findWanted(db, wanted);
      const { isBulk } = await countMail(email, address);
      const recipientId = links.recipientIdOf(email);
      await db.transaction().execute(async (trx) => {
        const notices = createNoticeRepository(trx);
        const saved = await notices.upsertOfVisitor({ id: randomId('no'), ...wanted }, { email, recipientId }, now());
        // The response does not show whether the address waits for the maximum number.
        if (!saved) return;
        const to = { email, stopId: recipientId };
        const notice = { id: saved.id, kind: wanted.kind, variant };
        const mail = saved.is_confirmed ? mails.alreadyWaiting(to, notice) : mails.confirm(to, notice);
        await mailQueue.send(trx, { ...mail, isBulk });
      });
    },
    confirm: async (token) => {
      const id = links.parseToken('confirm', token) ?? refuse('EXPIRED', LINK_EXPIRED);
      const since = new Date(now().getTime() - CONFIRM_MS);
      await db.transaction().execute(async (trx) => {
        const notices = createNoticeRepository(trx);
        if (!(await notices.updateConfirmed(id, since, now()))) refuse('EXPIRED', LINK_EXPIRED);
        await notices.moveToAccount(id);
      });
    },
    stop: async (token) => {
      const id = links.parseToken('stop', token) ?? refuse('EXPIRED', LINK_INCOMPLETE);
      const recipient = SHOPPER_ID.test(id) ? { shopperId: id } : { recipientId: id };
      await db.transaction().execute(async (trx) => {
        await createNoticeRepository(trx).deleteOfRecipient(recipient);
        await mailQueue.withdraw(trx, `notices ${id}`);
      });
    },
  };
}

/** The variant that somebody waits for. Refuses with NOT_FOUND, and NOT_ALLOWED_IN_STATUS while pieces are in stock. */
async function findWanted(db: Db, { sku, kind }: Wanted) {
  const variant = (await createNoticeRepository(db).findVariant(sku)) ?? refuse('NOT_FOUND', UNKNOWN);
  if (kind === 'stock' && variant.stock > 0) refuse('NOT_ALLOWED_IN_STATUS', IN_STOCK);
  return variant;
}

const SHOPPER_ID = /^sh-[a-z2-7]{16}$/;
const UNKNOWN = { field: 'sku', message: 'This product is no longer available.' };
const IN_STOCK = { field: 'sku', message: 'Good news: this is in stock now.' };
const TOO_MANY = { field: 'sku', message: `You can wait for at most ${MAX_NOTICES} notices. Please cancel one first.` };
const LINK_EXPIRED = { field: 'token', message: 'This link has expired. Please ask for the notice again.' };
const LINK_INCOMPLETE = { field: 'token', message: 'This link is incomplete. Please open it from the email again.' };

/** A notice as the contract states it. */
function toNotice(row: NoticeRow, responses: NoticeDependencies['responses']): Notice {
  const { id, sku, kind, price, list_price, requested_at, confirmed_at } = row;
  return {
    noticeId: id,
    sku,
    kind,
    price: responses.prices({ list_price, show_price: price }).showPrice,
    isConfirmed: confirmed_at !== null,
    requestedAt: requested_at.toISOString(),
  };
}

/** Deletes the notices that were not confirmed in time, as of `now`. */
export async function deleteUnconfirmedNotices(db: Db, now: Date): Promise<void> {
  await createNoticeRepository(db).deleteUnconfirmed(new Date(now.getTime() - CONFIRM_MS));
}
