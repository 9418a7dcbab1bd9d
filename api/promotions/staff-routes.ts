import type { Serve } from '../platform/contract.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { parsePromoCode } from './rules.ts';
import { createStaffPromoCodeRepository } from './staff-repository.ts';
import { parseNewCode, parseTerms, toStaffPromoCode } from './staff-rules.ts';
import type { StaffPromoCodeRow } from './tables.ts';

/** The dependencies of the routes of staff. */
export interface StaffPromotionDependencies {
  db: Db;
  /** Whether the promo codes of the samples work, and so are in the list. */
  acceptsSamples: boolean;
  now: () => Date;
}

type Repository = ReturnType<typeof createStaffPromoCodeRepository>;

/** Creates the functions that read a code, and that make a change of its version `version` under its lock. */
function createPromoAccess(db: Db, now: () => Date) {
  const read = async (text: string, from: Db = db) => {
    const row = await createStaffPromoCodeRepository(from).find(parsePromoCode(text), now());
    return { promoCode: toStaffPromoCode(row ?? refuseMissing()) };
  };
  const change = (
    text: string,
    version: number,
    make: (codes: Repository, row: StaffPromoCodeRow) => Promise<void>,
  ): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const codes = createStaffPromoCodeRepository(trx);
      const code = parsePromoCode(text);
      await codes.lock(code);
      const row = (await codes.find(code, now())) ?? refuseMissing();
      if (row.version !== version) refuse('CHANGED_MEANWHILE', { field: 'version' });
      await make(codes, row);
    });
  return { read, change };
}

/** Promo codes for staff: they list, add, change, pause, end and delete them. */
export function staffPromotionRoutes(serve: Serve, { db, acceptsSamples, now }: StaffPromotionDependencies): void {
  const { read, change } = createPromoAccess(db, now);

  serve('getPromoCodes', async ({ query: { state, search, page = 1 } }) => {
    const filter = { state, search: search && parsePromoCode(search), withSamples: acceptsSamples };
    const { codes, total } = await createStaffPromoCodeRepository(db).listPage(filter, page, now());
    return { promoCodes: codes.map(toStaffPromoCode), totalItems: total };
  });

  serve('getPromoCode', ({ params: { promoCode } }) => read(promoCode));

  serve('createPromoCode', ({ body: { promoCode, ...body }, audit }) =>
    db.transaction().execute(async (trx) => {
      const [code, terms] = [parseNewCode(promoCode), parseTerms(body)];
      audit({ object: code });
      const isNew = await createStaffPromoCodeRepository(trx).insert(code, terms, now());
      return isNew ? read(code, trx) : refuse('ALREADY_EXISTS', { field: 'promoCode', message: EXISTS });
    }),
  );

  serve('updatePromoCode', async ({ params: { promoCode }, body: { version, ...body } }) => {
    const terms = parseTerms(body);
    await change(promoCode, version, async (codes, { code, used }) => {
      if (terms.mostUses !== null && terms.mostUses < used) refuse('INVALID_INPUT', usedMoreOften(used));
      await codes.updateTerms(code, terms);
    });
    return read(promoCode);
  });

  endingRoutes(serve, { read, change }, now);
}

/** Pausing, ending and deleting a code. */
function endingRoutes(serve: Serve, { read, change }: ReturnType<typeof createPromoAccess>, now: () => Date): void {
  serve('pausePromoCode', async ({ params: { promoCode }, body: { version, isPaused } }) => {
    await change(promoCode, version, (codes, { code }) => codes.updatePaused(code, isPaused));
    return read(promoCode);
  });

  serve('endPromoCode', async ({ params: { promoCode }, body: { version } }) => {
    await change(promoCode, version, async (codes, { code, valid_until: end }) => {
      if (end && end <= now()) refuse('NOT_ALLOWED_IN_STATUS', { message: 'This promo code has expired already.' });
      await codes.updateEnd(code, now());
    });
    return read(promoCode);
  });

  serve('deletePromoCode', async ({ params: { promoCode }, body: { version } }) => {
    await change(promoCode, version, async (codes, { code }) => {
      if (!(await codes.delete(code))) refuse('NOT_ALLOWED_IN_STATUS', { message: IS_USED });
    });
    return { message: 'The promo code is deleted.' };
  });
}

const EXISTS = 'There is a promo code of this name.';
const IS_USED = 'Orders use this promo code. End it instead.';

const usedMoreOften = (used: number) => ({
  field: 'mostUses',
  message: `Orders have used this promo code ${used} times.`,
});

function refuseMissing(): never {
  return refuse('NOT_FOUND', { message: 'There is no such promo code.' });
}
