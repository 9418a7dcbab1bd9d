import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import type { Issue, NewsletterTables, PendingIssue, Subscriber } from './tables.ts';

/** The statements on subscribers and issues; `db` may be a transaction. */
export function createNewsletterRepository(db: Db) {
  const tables = db.withTables<NewsletterTables>();
  return {
    /**
     * Saves a subscription. Returns whether the address is confirmed already. Both cases run the same statements, so
     * that both take the same time. If the shop's secret has changed, the row gets its new id. The insert names no
     * constraint: both the id and the address are unique, and concurrent subscriptions may conflict on either.
     */
    async upsertSubscriber({ id, email }: Subscriber, now: Date): Promise<boolean> {
      const insert = tables.insertInto('subscribers').values({ id, email, asked_at: now });
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
      const { rows } = await sql<{ is_confirmed: boolean }>`
        update subscribers set id = ${id}, asked_at = case when confirmed_at is null then ${now} else asked_at end
        where email = ${email}
        returning confirmed_at is not null as is_confirmed`.execute(db);
      return rows[0]?.is_confirmed ?? false;
    },

    /** Confirms an address whose subscription came after `since`. Returns the address only the first time. */
    async updateConfirmed(id: string, since: Date, now: Date): Promise<string | undefined> {
      const row = await tables
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
      const confirmed = tables.selectFrom('subscribers').select('id').where('id', '=', id);
      return (await confirmed.where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined;
    },

    /** Deletes an address, and counts its departure at the last issue that it got. Returns whether it existed. */
    async deleteSubscriber(id: string): Promise<boolean> {
      const { rows } = await sql`
        with gone as (delete from subscribers where id = ${id} returning confirmed_at), counted as (
          insert into newsletter_results as r (issue_id, unsubscribed)
          select i.id, 1 from gone join newsletter_issues i on gone.confirmed_at <= i.created_at
          order by i.created_at desc limit 1
          on conflict (issue_id) do update set unsubscribed = r.unsubscribed + 1
        )
        select 1 from gone`.execute(db);
      return rows.length > 0;
    },

    /** The shopper's address, whether it is verified, and whether it gets the newsletter. */
    async findShopper(
      shopperId: string,
    ): Promise<{ email: string; isVerified: boolean; isSubscribed: boolean } | undefined> {
      const { rows } = await sql<{ email: string; isVerified: boolean; isSubscribed: boolean }>`
        select p.email, p.email_proven_at is not null as "isVerified", s.confirmed_at is not null as "isSubscribed"
        from shoppers p left join subscribers s on s.email = p.email where p.id = ${shopperId}`.execute(db);
      return rows[0];
    },

    /** Deletes an address. Returns its id, if it existed. */
    async deleteAddress(email: string): Promise<string[]> {
      const deleted = await tables.deleteFrom('subscribers').where('email', '=', email).returning('id').execute();
      return deleted.map(({ id }) => id);
    },

    /** Deletes addresses that subscribed by `until` and were never confirmed. */
    async deleteUnconfirmed(until: Date): Promise<void> {
      await tables.deleteFrom('subscribers').where('confirmed_at', 'is', null).where('asked_at', '<=', until).execute();
    },

    /** The numbers of confirmed and of unconfirmed addresses. */
    async countSubscribers(): Promise<{ confirmed: number; waiting: number }> {
      const { rows } = await sql<{ confirmed: number; waiting: number }>`
        select count(confirmed_at)::int as confirmed, (count(*) - count(confirmed_at))::int as waiting
        from subscribers`.execute(db);
      return rows[0] ?? { confirmed: 0, waiting: 0 };
    },

    /** Inserts an issue for all confirmed addresses, unless there is one of its id. */
    async insertIssue({ id, subject, words }: Issue, now: Date): Promise<void> {
      await sql`
        insert into newsletter_issues (id, subject, words, created_at, recipients)
        select ${id}, ${subject}, ${words}, ${now}::timestamptz, count(*)
        from subscribers where confirmed_at <= ${now}
        on conflict (id) do nothing`.execute(db);
    },

    /** An issue with the number of its recipients, and the time at which its last mail was queued. */
    findIssue(id: string): Promise<(Issue & { recipients: number; done_at: Date | null }) | undefined> {
      const wanted = tables.selectFrom('newsletter_issues').select(['id', 'subject', 'words', 'recipients', 'done_at']);
      return wanted.where('id', '=', id).executeTakeFirst();
    },

    /** An issue that is not yet completely queued, locked until the transaction ends. */
    lockPendingIssue(id: string): Promise<PendingIssue | undefined> {
      return tables
        .selectFrom('newsletter_issues')
        .select(['id', 'subject', 'words', 'created_at', 'sent_through'])
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
    },

    /**
     * The next `most` recipients of an issue, in the order of their ids. A subscriber who unsubscribes meanwhile waits
     * for the end of the transaction, so that the mail can be withdrawn.
     */
    listNextRecipients({ created_at, sent_through }: PendingIssue, most: number): Promise<Subscriber[]> {
      return tables
        .selectFrom('subscribers')
        .select(['id', 'email'])
        .where('id', '>', sent_through)
        .where('confirmed_at', '<=', created_at)
        .orderBy('id')
        .limit(most)
        .forKeyShare()
        .execute();
    },

    /** Saves the progress of an issue, and the time when it is complete. Needs the issue locked. */
    async updateIssueProgress(id: string, through: string, doneAt: Date | null): Promise<void> {
      await tables
        .updateTable('newsletter_issues')
        .set({ sent_through: through, done_at: doneAt })
        .where('id', '=', id)
        .execute();
    },
  };
}
