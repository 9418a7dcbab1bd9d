import { createHash } from 'node:crypto';
import { Failure } from './failures.ts';

/** The separator of the host's id and the sku, if several records of a list have the same id. */
const SKU_MARK = '/sku/';

/** A record of a list with a host id. */
export interface ListedRecord {
  ownId: string;
  sku: string;
}

/** The id of the first record of a variant whose host id is not unique. */
const idWithSku = ({ ownId, sku }: ListedRecord): string => `${ownId}${SKU_MARK}${sku}`;

/** Returns unique ids of a list's records: the host's ids, unless several records share one. */
export function listIdsOf(records: readonly ListedRecord[]): string[] {
  const byOwnId = Map.groupBy(records, ({ ownId }) => ownId);
  const used = new Map<string, number>();
  return records.map(({ ownId, sku }) => {
    if (byOwnId.get(ownId)?.length === 1) return ownId;
    const id = idWithSku({ ownId, sku });
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count === 1 ? id : `${id}/${count}`;
  });
}

/** Returns the index of the record with this id; -1 for none. It also finds a record whose host id has become unique. */
export function indexOfListed(records: readonly ListedRecord[], id: string): number {
  const at = listIdsOf(records).indexOf(id);
  return at >= 0 ? at : records.findIndex((record) => idWithSku(record) === id);
}

/** Whether such an id contains a sku. */
export const namesVariant = (id: string): boolean => id.includes(SKU_MARK);

/**
 * Returns the host id in such an id. For an id with a sku it reads the list: the record may be deleted, and another
 * may have its host id. Throws NOT_FOUND then.
 */
export async function findOwnId(id: string, read: () => Promise<readonly ListedRecord[]>): Promise<string> {
  if (!namesVariant(id)) return id;
  const records = await read();
  const record = records[indexOfListed(records, id)];
  if (!record) throw new Failure('NOT_FOUND');
  return record.ownId;
}

/** Returns an id for an object without a host id, derived from its data: deterministic, and different for each kind of object. */
export function digestId(kind: string, known: string): string {
  return createHash('sha256').update(`${kind} ${known}`).digest('base64url').slice(0, 22);
}
