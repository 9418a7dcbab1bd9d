import type { Staff } from '../authentication.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../refusals.ts';
import { requestContext } from '../request-context.ts';
import { randomId } from '../secrets.ts';
import type { AuditNote, AuditValues } from './audit-note.ts';
import { AUDITED_OPERATIONS } from './audited-operations.ts';
import { createAuditedObjectRepository } from './object-repository.ts';
import { createAuditRepository } from './repository.ts';

/** A call of staff that may change something. */
export interface AuditedCall {
  staff: Staff;
  operation: string;
  /** The parameters of the path by their names. */
  params: Readonly<Record<string, string>>;
  /** The safe values of the body. */
  input: AuditValues;
}

/** Records the calls of staff. */
export interface AuditTrail {
  /**
   * Records the call, runs it, and records its outcome. A call that can't be recorded does not run. Throws what `run`
   * throws. Failing to record an outcome leaves the entry without one, and is logged.
   */
  record<T>(call: AuditedCall, run: (note: (more: AuditNote) => void) => Promise<T>): Promise<T>;
}

/** The outcome of a call that succeeded, and of one that failed without a refusal. */
const [DONE, FAILED] = ['done', 'failed'];

/** Creates the audit trail. */
export function createAuditTrail({
  db,
  now,
  log,
}: {
  db: Db;
  now: () => Date;
  log: { error(words: string): void };
}): AuditTrail {
  const repository = createAuditRepository(db);
  const valuesOf = async (operation: string, object: string | undefined): Promise<AuditValues> => {
    const kind = AUDITED_OPERATIONS[operation]?.kind;
    if (kind === undefined || object === undefined) return {};
    return (await createAuditedObjectRepository(db).findValues(kind, object)) ?? {};
  };
  return {
    record: async ({ staff, operation, params, input }, run) => {
      const object = objectOf(operation, params);
      const before = await valuesOf(operation, object);
      const id = randomId('au');
      const { by, role } = staff;
      const entry = { id, at: now(), by, role, operation, object: object ?? null, input };
      await repository.insertEntry({ ...entry, requestId: requestContext()?.requestId ?? null });
      let noted: AuditNote = {};
      const close = async (outcome: string) => {
        try {
          const changes =
            outcome === DONE ? differences(before, await valuesOf(operation, noted.object ?? object)) : {};
          await repository.insertOutcome(id, { ...merge(changes, noted), outcome }, now());
        } catch (error) {
          log.error(`The outcome of the audit entry ${id} was not recorded: ${String(error)}`);
        }
      };
      try {
        const result = await run((more) => (noted = { ...noted, ...more }));
        await close(DONE);
        return result;
      } catch (error) {
        await close(error instanceof Refusal ? error.code : FAILED);
        throw error;
      }
    },
  };
}

/** The object that the path of a call names; without a known operation, its last parameter. */
function objectOf(operation: string, params: AuditedCall['params']): string | undefined {
  const names = AUDITED_OPERATIONS[operation]?.of ?? Object.keys(params).slice(-1);
  return names.length === 0 ? undefined : names.map((name) => params[name] ?? '').join(' ');
}

/** The values that differ, before and after. */
function differences(before: AuditValues, after: AuditValues): Required<Pick<AuditNote, 'before' | 'after'>> {
  const changed = (values: AuditValues, others: AuditValues) =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => (others[name] ?? null) !== value));
  return { before: changed(before, after), after: changed(after, before) };
}

/** The changes with those that the handler has noted. */
const merge = ({ before, after }: AuditNote, noted: AuditNote): AuditNote => ({
  ...noted,
  before: { ...before, ...noted.before },
  after: { ...after, ...noted.after },
});
