/** What stands between a host's own id of a record and its variant, where several records of a list have that id. */
const SKU_MARK = '/sku/';

/** A record of a list that its host gives an id. */
export interface ListedRecord {
  ownId: string;
  sku: string;
}

/** The id of the first record of a variant whose own id others have, too. */
export const idWithSku = ({ ownId, sku }: ListedRecord): string => `${ownId}${SKU_MARK}${sku}`;

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

/** The host's own id in such an id. */
export function ownIdOf(id: string): string {
  const end = id.indexOf(SKU_MARK);
  return end < 0 ? id : id.slice(0, end);
}
