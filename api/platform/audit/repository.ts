import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { AuditNote, AuditValues } from './audit-note.ts';

/** A new entry. */
export interface NewAuditEntry {
  id: string;
  at: Date;
  by: string;
  role: string;
  operation: string;
  object: string | null;
  input: AuditValues;
  requestId: string | null;
}

/** An entry with its outcome, and the person if the account still exists. */
export interface AuditRow {
  id: string;
  at: Date;
  by: string;
  role: string;
  operation: string;
  object: string | null;
  input: AuditValues;
  before: AuditValues | null;
  after: AuditValues | null;
  outcome: string | null;
  request_id: string | null;
  name: string | null;
  email: string | null;
}

/** Which entries are read; undefined for all. Days are ISO dates in India. */
export interface AuditFilter {
  by?: string | undefined;
  operation?: string | undefined;
  object?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** Months for which entries are stored. */
const STORED_MONTHS = 24;
const PAGE_SIZE = 20;

/** The statements on the audit log. None changes an entry. */
export function createAuditRepository(db: Db) {
  return {
    async insertEntry({ id, at, by, role, operation, object, input, requestId }: NewAuditEntry): Promise<void> {
      await sql`
        insert into audit_entries (id, at, by, role, operation, object, input, request_id)
        values (${id}, ${at}, ${by}, ${role}, ${operation}, ${object}, ${JSON.stringify(input)}::jsonb, ${requestId})
      `.execute(db);
    },

    async insertOutcome(
      id: string,
      { outcome, object, before = {}, after = {} }: AuditNote & { outcome: string },
      now: Date,
    ): Promise<void> {
      await sql`
        insert into audit_outcomes (entry_id, at, outcome, object, before, after)
        values (${id}, ${now}, ${outcome}, ${object ?? null}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)
      `.execute(db);
    },

    /** One page of entries, newest first, and the number of all. */
    async listPage(filter: AuditFilter, page: number): Promise<{ rows: AuditRow[]; total: number; pages: number }> {
      const where = conditionsOf(filter);
      const counted = await sql<{
        total: number;
      }>`select count(*)::int as total from audit_entries e where ${where}`.execute(db);
      const { rows } = await sql<AuditRow>`
        select e.id, e.at, e.by, e.role, e.operation, coalesce(o.object, e.object) as object, e.input, o.before, o.after,
          o.outcome, e.request_id, p.name, p.email
        from audit_entries e left join audit_outcomes o on o.entry_id = e.id
          left join shoppers p on p.id = e.by and p.erased_at is null
        where ${where} order by e.at desc, e.position desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(
        db,
      );
      const total = counted.rows[0]?.total ?? 0;
      return { rows, total, pages: Math.ceil(total / PAGE_SIZE) };
    },

    /** Deletes the entries that were stored for 24 months. */
    async deleteOld(now: Date): Promise<void> {
      await sql`delete from audit_entries where at < ${now}::timestamptz - ${STORED_MONTHS}::int * interval '1 month'`.execute(
        db,
      );
    },
  };
}

function conditionsOf({ by, operation, object, from, until }: AuditFilter) {
  const conditions = [
    ...(by === undefined
      ? []
      : [sql`e.by in (select ${by}::text union all select id from shoppers where email = lower(${by}))`]),
    ...(operation === undefined ? [] : [sql`e.operation = ${operation}`]),
    ...(object === undefined
      ? []
      : [sql`(e.object = ${object} or e.id in (select entry_id from audit_outcomes where object = ${object}))`]),
    ...(from === undefined ? [] : [sql`e.at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`]),
    ...(until === undefined ? [] : [sql`e.at < (${until}::date + 1)::timestamp at time zone 'Asia/Kolkata'`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
