import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import type { Issue, NewsletterTables, OpenIssue, Subscriber } from './tables.ts';

/** The statements on subscribers and issues; `db` may be a transaction. */
export function newsletterRepository(db: Db) {
  return { ...subscribers(db), ...keeping(db), ...issues(db), ...passingOn(db) };
}

function subscribers(db: Db) {
  const shop = db.withTables<NewsletterTables>();
  return {
    /**
     * Notes that somebody asks for the newsletter; tells whether the address is confirmed already. It writes in both
     * cases, so that both take as long. Where the shop's secret has changed, the row takes its new id first.
     */
    async ask({ id, email }: Subscriber, now: Date): Promise<boolean> {
      await shop.updateTable('subscribers').set({ id }).where('email', '=', email).where('id', '<>', id).execute();
      const { rows } = await sql<{ is_confirmed: boolean }>`
        insert into subscribers as s (id, email, asked_at) values (${id}, ${email}, ${now})
        on conflict (id) do update set asked_at = case when s.confirmed_at is null then ${now} else s.asked_at end
        returning confirmed_at is not null as is_confirmed`.execute(db);
      return rows[0]?.is_confirmed ?? false;
    },

    /** Confirms an address that was asked for after `since`; answers it the first time alone. */
    async confirm(id: string, since: Date, now: Date): Promise<string | undefined> {
      const row = await shop
        .updateTable('subscribers')
        .set({ confirmed_at: now })
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .where('asked_at', '>', since)
        .returning('email')
        .executeTakeFirst();
      return row?.email;
    },

    /** Whether the address is confirmed. */
    async isConfirmed(id: string): Promise<boolean> {
      const confirmed = shop.selectFrom('subscribers').select('id').where('id', '=', id);
      return (await confirmed.where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined;
    },
  };
}

function keeping(db: Db) {
  const shop = db.withTables<NewsletterTables>();
  return {
    /** Forgets an address; tells whether there was one. */
    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await shop.deleteFrom('subscribers').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Forgets the addresses that were asked for by `until` and never confirmed. */
    async sweep(until: Date): Promise<void> {
      await shop.deleteFrom('subscribers').where('confirmed_at', 'is', null).where('asked_at', '<=', until).execute();
    },

    /** How many addresses are confirmed, and how many aren't yet. */
    async count(): Promise<{ confirmed: number; waiting: number }> {
      const { rows } = await sql<{ confirmed: number; waiting: number }>`
        select count(confirmed_at)::int as confirmed, (count(*) - count(confirmed_at))::int as waiting
        from subscribers`.execute(db);
      return rows[0] ?? { confirmed: 0, waiting: 0 };
    },
  };
}

function issues(db: Db) {
  const shop = db.withTables<NewsletterTables>();
  return {
    /** Adds an issue for all who are confirmed now, unless there is one of its id. */
    async addIssue({ id, subject, words }: Issue, now: Date): Promise<void> {
      await sql`
        insert into newsletter_issues (id, subject, words, created_at, recipients)
        select ${id}, ${subject}, ${words}, ${now}::timestamptz, count(*)
        from subscribers where confirmed_at <= ${now}
        on conflict (id) do nothing`.execute(db);
    },

    /** What was said in an issue, to how many, and when the last mail of it was in the queue. */
    issue(id: string): Promise<(Issue & { recipients: number; done_at: Date | null }) | undefined> {
      const wanted = shop.selectFrom('newsletter_issues').select(['id', 'subject', 'words', 'recipients', 'done_at']);
      return wanted.where('id', '=', id).executeTakeFirst();
    },
  };
}

function passingOn(db: Db) {
  const shop = db.withTables<NewsletterTables>();
  return {
    /** An issue that isn't with everybody yet, held until the transaction ends. */
    holdOpen(id: string): Promise<OpenIssue | undefined> {
      return shop
        .selectFrom('newsletter_issues')
        .select(['id', 'subject', 'words', 'created_at', 'sent_through'])
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
    },

    /**
     * The next `most` of those who were confirmed when the issue was made, in the order of their ids. Whoever leaves
     * meanwhile waits for the transaction's end, so that the mail can be taken back.
     */
    next({ created_at, sent_through }: OpenIssue, most: number): Promise<Subscriber[]> {
      return shop
        .selectFrom('subscribers')
        .select(['id', 'email'])
        .where('id', '>', sent_through)
        .where('confirmed_at', '<=', created_at)
        .orderBy('id')
        .limit(most)
        .forKeyShare()
        .execute();
    },

    /** Notes how far an issue has come, and once that is everybody, when. Needs the issue held. */
    async moveOn(id: string, through: string, doneAt: Date | null): Promise<void> {
      await shop
        .updateTable('newsletter_issues')
        .set({ sent_through: through, done_at: doneAt })
        .where('id', '=', id)
        .execute();
    },
  };
}
