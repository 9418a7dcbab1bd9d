import type { components } from '../../../schema/generated/rest.ts';
import type { Serve } from '../contract.ts';
import type { Db } from '../database.ts';
import { refuse } from '../refusals.ts';
import type { AuditValues } from './audit-note.ts';
import { createAuditRepository, type AuditRow } from './repository.ts';

/** The audit log, for the owner of the shop. */
export function auditRoutes(serve: Serve, { db }: { db: Db }): void {
  serve('getAuditLog', async ({ query: { page = 1, ...filter } }) => {
    assertDay('from', filter.from);
    assertDay('until', filter.until);
    const { rows, total, pages } = await createAuditRepository(db).listPage(filter, page);
    return { entries: rows.map(toEntry), totalPages: pages, totalItems: total };
  });
}

/** Refuses a day that no month has. */
function assertDay(field: string, day: string | undefined): void {
  if (day === undefined || toIsoDay(day) === day) return;
  refuse('INVALID_INPUT', { field, message: 'There is no such day.' });
}

/** The day of a date that JavaScript accepts, which moves 31 February to March; undefined for any other text. */
const toIsoDay = (text: string): string | undefined => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
};

function toEntry(row: AuditRow): components['schemas']['AuditEntry'] {
  const { id, at, by, role, operation, object, outcome, request_id: requestId, name, email } = row;
  const found = { object, requestId, name, email };
  const given = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
  const entry = { id, at: at.toISOString(), by, role, operation, outcome: outcome ?? 'unknown' };
  return { ...entry, ...given, details: toDetails(row) };
}

/** The values of an entry: those that its handler noted, else those of the body. */
function toDetails({ input, before, after }: AuditRow): components['schemas']['AuditDetail'][] {
  const [old, next] = [toTexts(before ?? {}), toTexts({ ...input, ...after })];
  return [...new Set([...old.keys(), ...next.keys()])].map((name) => {
    const [was, is] = [old.get(name), next.get(name)];
    return Object.assign({ name }, was === undefined ? {} : { before: was }, is === undefined ? {} : { after: is });
  });
}

/** The values that are not null, as texts. */
const toTexts = (values: AuditValues): Map<string, string> =>
  new Map(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const])));
