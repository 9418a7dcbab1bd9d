import { Failure } from './failures.ts';

/** What stands between a host's own id of a record and its variant, where several records of a list have that id. */
const SKU_MARK = '/sku/';

/** A record of a list that its host gives an id. */
export interface ListedRecord {
  ownId: string;
  sku: string;
}

/** The id of the first record of a variant whose own id others have, too. */
const idWithSku = ({ ownId, sku }: ListedRecord): string => `${ownId}${SKU_MARK}${sku}`;

/** The ids by which clients tell the records of a list apart: those of the host, unless it gives one to several of them. */
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

/** Where in a list the record with such an id stands, also where it alone has its host's id by now; -1 for no record. */
export function indexOfListed(records: readonly ListedRecord[], id: string): number {
  const at = listIdsOf(records).indexOf(id);
  return at >= 0 ? at : records.findIndex((record) => idWithSku(record) === id);
}

/** Whether such an id names its variant. */
export const namesVariant = (id: string): boolean => id.includes(SKU_MARK);

/**
 * The host's own id in such an id. Reads the list for one that has a variant: the record may be gone, and another may have the
 * host's id. Throws NOT_FOUND then.
 */
export async function findOwnId(id: string, read: () => Promise<readonly ListedRecord[]>): Promise<string> {
  if (!namesVariant(id)) return id;
  const records = await read();
  const record = records[indexOfListed(records, id)];
  if (!record) throw new Failure('NOT_FOUND');
  return record.ownId;
}
