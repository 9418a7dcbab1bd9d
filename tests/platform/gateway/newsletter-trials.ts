import { createDraftRepository } from '../../../api/newsletter/draft-repository.ts';
import { randomId } from '../../../api/platform/secrets.ts';
import type { OrderShop } from '../../orders/gateway/order-shop.ts';

const TEXTS = { subject: 'New stoles', words: 'They are here.' };
/** Inserts a draft; returns the start of a call's input. */
const inserted = async ({ api }: Pick<OrderShop, 'api'>) => {
  const id = randomId('nd');
  await createDraftRepository(api.database.db).insertDraft({ id, ...TEXTS }, 'operator', api.clock.now());
  return { draftId: id, version: 1 };
};
const DRAFT = 'draft { draftId version }';

/** How each mutation of newsletter drafts is tried. */
export const NEWSLETTER_TRIALS = {
  createNewsletterDraft: { by: 'admin', input: () => TEXTS, payload: DRAFT },
  updateNewsletterDraft: {
    by: 'admin',
    input: async (shop: Pick<OrderShop, 'api'>) => ({ ...(await inserted(shop)), ...TEXTS }),
    payload: DRAFT,
  },
  deleteNewsletterDraft: { by: 'admin', input: inserted, payload: 'message' },
  testNewsletterDraft: { by: 'admin', input: inserted, payload: 'message' },
  sendNewsletterDraft: { by: 'admin', input: inserted, payload: 'recipients' },
} as const;

/** The id of the draft in the shop of the access table. */
export const ACCESS_DRAFT = 'nd-aaaaaaaaaaaaaaaa';
const stale = { draftId: ACCESS_DRAFT, version: 9 };

/** Inputs of callers for the same mutations: a call about another version is refused only after the role. */
export const NEWSLETTER_INPUTS = {
  createNewsletterDraft: () => TEXTS,
  updateNewsletterDraft: () => ({ ...stale, ...TEXTS }),
  deleteNewsletterDraft: () => stale,
  testNewsletterDraft: () => stale,
  sendNewsletterDraft: () => stale,
};
