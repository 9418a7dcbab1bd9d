import type { Staff } from '../authentication.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../refusals.ts';
import { requestContext } from '../request-context.ts';
import { randomId } from '../secrets.ts';
import type { AuditNote, AuditValues } from './audit-note.ts';
import { createAuditRepository } from './repository.ts';

/** A call of staff that may change something. */
export interface AuditedCall {
  staff: Staff;
  operation: string;
  /** The id or SKU in the path. */
  object: string | undefined;
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
  return {
    record: async ({ staff, operation, object, input }, run) => {
      const id = randomId('au');
      const { by, role } = staff;
      const entry = { id, at: now(), by, role, operation, object: object ?? null, input };
      await repository.insertEntry({ ...entry, requestId: requestContext()?.requestId ?? null });
      let noted: AuditNote = {};
      const close = async (outcome: string) => {
        try {
          await repository.insertOutcome(id, { outcome, ...noted }, now());
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
