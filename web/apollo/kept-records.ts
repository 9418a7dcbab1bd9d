import { isServices } from '../session/visitor-items.ts';
import { browserStorage, parseStored } from '../session/storage.ts';
import type { KeptRecord } from './mutation-queue.ts';

const NAME = 'rangbandh.keptChanges';
const VERSION = 1;
/** Milliseconds for which a change is kept over a reload: the shop knows its key for a day, so that it isn't made twice. */
const KEPT_FOR = 12 * 3_600_000;

/**
 * What waits in this browser for this shopper, in the order in which it was made. Leaves out what is too old or not as it was
 * written.
 */
export function readKept(shopper: string, now: number): KeptRecord[] {
  return readAll().filter((record) => record.shopper === shopper && now - record.madeAt < KEPT_FOR);
}

/** Stores a change; one of the same key once. */
export function storeKept(record: KeptRecord): void {
  write([...readAll().filter(({ key }) => key !== record.key), record]);
}

/** Removes what is stored of a change. */
export function removeKept({ key }: KeptRecord): void {
  const all = readAll();
  if (all.some((record) => record.key === key)) write(all.filter((record) => record.key !== key));
}

function write(records: readonly KeptRecord[]): void {
  if (records.length === 0) browserStorage.remove(NAME);
  else browserStorage.set(NAME, JSON.stringify({ version: VERSION, records }));
}

function readAll(): KeptRecord[] {
  const { version, records }: Record<string, unknown> = Object(parseStored(browserStorage.get(NAME)));
  return version === VERSION && Array.isArray(records) ? records.filter(isRecord) : [];
}

function isRecord(value: unknown): value is KeptRecord {
  const { shopper, name, sku, key, quantity, services = [], madeAt }: Record<string, unknown> = Object(value);
  const hasTexts = [shopper, name, sku, key].every((text) => typeof text === 'string' && text.length < 200);
  return hasTexts && isServices(services) && Number.isInteger(quantity) && typeof madeAt === 'number';
}
