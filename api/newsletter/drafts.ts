import type { components } from '../../schema/generated/rest.ts';
import type { Staff } from '../platform/authentication.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { randomId } from '../platform/secrets.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { createDraftRepository } from './draft-repository.ts';
import { NEWSLETTER_QUEUE } from './issues.ts';
import { createNewsletterRepository } from './repository.ts';
import { parseDraft, parseIssue } from './rules.ts';
import type { DraftRow, SentIssueRow } from './tables.ts';

type Draft = components['schemas']['NewsletterDraft'];
type SentIssue = components['schemas']['NewsletterIssue'];
type Texts = { subject: string; words: string };

/** Drafts of newsletter issues, and the sent issues. */
export interface Drafts {
  listDrafts(page: number): Promise<{ drafts: Draft[]; totalItems: number }>;
  /** Refuses with NOT_FOUND. */
  readDraft(id: string): Promise<Draft>;
  createDraft(staff: Staff, texts: Texts): Promise<Draft>;
  /** This change and those below refuse with NOT_FOUND, and with CHANGED_MEANWHILE for another version. */
  updateDraft(staff: Staff, id: string, change: Texts & { version: number }): Promise<Draft>;
  deleteDraft(id: string, version: number): Promise<void>;
  /** Mails a draft to the member of staff. Refuses with INVALID_INPUT for an incomplete one. */
  mailDraft(staff: Staff, id: string, version: number): Promise<void>;
  /** Sends a draft to all confirmed subscribers and returns their number. A second call sends nothing. */
  sendDraft(id: string, version: number): Promise<number>;
  listIssues(page: number): Promise<{ issues: SentIssue[]; totalItems: number }>;
}

/** Creates the drafts. */
export function createDrafts(dependencies: NewsletterDependencies): Drafts {
  const { db, mailQueue, jobs, mails, findEmail, now } = dependencies;
  const toDraft = ({ id, subject, words, version, updated_at: at }: DraftRow): Draft => ({
    draftId: id,
    subject,
    words,
    version,
    updatedAt: at.toISOString(),
    html: mails.preview({ id, subject, words }).html,
  });
  const read = async (id: string, from: Db = db) =>
    toDraft((await createDraftRepository(from).findDraft(id)) ?? refuseMissing());
  return {
    listDrafts: async (page) => {
      const { entries, total } = await createDraftRepository(db).listDrafts(page);
      return { drafts: entries.map(toDraft), totalItems: total };
    },
    readDraft: (id) => read(id),
    createDraft: async ({ by }, texts) => {
      const id = randomId('nd');
      await createDraftRepository(db).insertDraft({ id, ...parseDraft(texts) }, by, now());
      return read(id);
    },
    updateDraft: ({ by }, id, { version, ...texts }) =>
      db.transaction().execute(async (trx) => {
        await lockVersion(trx, id, version);
        await createDraftRepository(trx).updateDraft({ id, ...parseDraft(texts) }, by, now());
        return read(id, trx);
      }),
    deleteDraft: (id, version) =>
      db.transaction().execute(async (trx) => {
        await lockVersion(trx, id, version);
        await createDraftRepository(trx).deleteDraft(id);
      }),
    mailDraft: async ({ by }, id, version) => {
      const email = (await findEmail(by)) ?? refuse('NOT_ALLOWED_IN_STATUS', NO_EMAIL);
      await db.transaction().execute(async (trx) => {
        const { subject, words } = await lockVersion(trx, id, version);
        await mailQueue.send(trx, mails.test(email, parseIssue({ issueId: id, subject, words })));
      });
    },
    sendDraft: (id, version) =>
      db.transaction().execute(async (trx) => {
        const issues = createNewsletterRepository(trx);
        await createDraftRepository(trx).lockDraft(id);
        const sent = await issues.findIssue(id);
        if (sent) return sent.recipients;
        const { subject, words } = await lockVersion(trx, id, version);
        await issues.insertIssue(parseIssue({ issueId: id, subject, words }), now());
        await createDraftRepository(trx).deleteDraft(id);
        await jobs.enqueue(trx, NEWSLETTER_QUEUE.name, { issueId: id });
        return (await issues.findIssue(id))?.recipients ?? 0;
      }),
    listIssues: async (page) => {
      const { entries, total } = await createDraftRepository(db).listIssues(page);
      return { issues: entries.map(toSentIssue), totalItems: total };
    },
  };
}

/** Locks a draft and returns it. Refuses with NOT_FOUND, and with CHANGED_MEANWHILE for another version. */
async function lockVersion(trx: Db, id: string, version: number): Promise<DraftRow> {
  const drafts = createDraftRepository(trx);
  await drafts.lockDraft(id);
  const draft = (await drafts.findDraft(id)) ?? refuseMissing();
  return draft.version === version ? draft : refuse('CHANGED_MEANWHILE', { field: 'version' });
}

const toSentIssue = (row: SentIssueRow): SentIssue => ({
  issueId: row.id,
  subject: row.subject,
  words: row.words,
  createdAt: row.created_at.toISOString(),
  isQueued: row.done_at !== null,
  recipients: row.recipients,
  sent: row.sent,
  failed: row.failed,
  unsubscribed: row.unsubscribed,
});

const NO_EMAIL = { message: 'The command line has no email address.' };

function refuseMissing(): never {
  return refuse('NOT_FOUND', { message: 'There is no such draft. Perhaps it was sent or deleted.' });
}
