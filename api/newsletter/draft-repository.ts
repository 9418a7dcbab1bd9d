import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import type { DraftRow, SentIssueRow } from './tables.ts';

/** The entries on one page of a list. */
const PAGE_SIZE = 20;

/** A page of a list, and the number of entries on all pages. */
interface Page<Entry> {
  entries: Entry[];
  total: number;
}

/** The statements on drafts and on the results of issues; `db` may be a transaction. */
export function createDraftRepository(db: Db) {
  return {
    /** One page of the drafts, the last changed first. */
    async listDrafts(page: number): Promise<Page<DraftRow>> {
      const { rows } = await sql<DraftRow>`
        select id, subject, words, version, updated_at from newsletter_drafts order by updated_at desc, id
        limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db);
      return { entries: rows, total: await countOf('newsletter_drafts', db) };
    },

    /** A draft; undefined if it does not exist. */
    async findDraft(id: string): Promise<DraftRow | undefined> {
      const { rows } = await sql<DraftRow>`
        select id, subject, words, version, updated_at from newsletter_drafts where id = ${id}`.execute(db);
      return rows[0];
    },

    /** Locks a draft against changes until the transaction ends. */
    async lockDraft(id: string): Promise<void> {
      await sql`select 1 from newsletter_drafts where id = ${id} for update`.execute(db);
    },

    /** Inserts a draft. */
    async insertDraft({ id, subject, words }: Omit<DraftRow, 'version' | 'updated_at'>, by: string, now: Date) {
      await sql`
        insert into newsletter_drafts (id, subject, words, updated_by, updated_at)
        values (${id}, ${subject}, ${words}, ${by}, ${now}::timestamptz)`.execute(db);
    },

    /** Replaces the texts of a draft. Needs its lock. */
    async updateDraft({ id, subject, words }: Omit<DraftRow, 'version' | 'updated_at'>, by: string, now: Date) {
      await sql`
        update newsletter_drafts set subject = ${subject}, words = ${words}, version = version + 1, updated_by = ${by},
          updated_at = ${now}::timestamptz
        where id = ${id}`.execute(db);
    },

    /** Deletes a draft. */
    async deleteDraft(id: string): Promise<void> {
      await sql`delete from newsletter_drafts where id = ${id}`.execute(db);
    },

    /** One page of the issues with their results, the newest first. */
    async listIssues(page: number): Promise<Page<SentIssueRow>> {
      const { rows } = await sql<SentIssueRow>`
        select i.id, i.subject, i.words, i.recipients, i.created_at, i.done_at, coalesce(r.sent, 0) as sent,
          coalesce(r.failed, 0) as failed, coalesce(r.unsubscribed, 0) as unsubscribed
        from newsletter_issues i left join newsletter_results r on r.issue_id = i.id
        order by i.created_at desc, i.id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db);
      return { entries: rows, total: await countOf('newsletter_issues', db) };
    },

    /** Counts a mail of an issue that the mail server has accepted, or refused for good. */
    async countDelivery(issueId: string, isSent: boolean): Promise<void> {
      const [sent, failed] = isSent ? [1, 0] : [0, 1];
      await sql`
        insert into newsletter_results as r (issue_id, sent, failed) values (${issueId}, ${sent}, ${failed})
        on conflict (issue_id) do update set sent = r.sent + ${sent}, failed = r.failed + ${failed}`.execute(db);
    },
  };
}

async function countOf(table: 'newsletter_drafts' | 'newsletter_issues', db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(table)}`.execute(db);
  return rows[0]?.total ?? 0;
}
