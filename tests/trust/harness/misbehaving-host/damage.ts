import type { Json } from '../../../json.ts';
import { fieldAt, type Step } from './contract-fields.ts';
import type { Edit } from './edits.ts';
import type { Recording } from './replaying-host.ts';

/** The maximum damage by changes of a host's responses. */
export interface Damage {
  /** The ids of records that may be left out. */
  mayGo: Set<string>;
  /** The ids of records that may change in the response. */
  mayChange: Set<string>;
  /** Whether a response lacks its main record, so that the fields that need it may fail. */
  mayFail: boolean;
  /** Whether a changed text may be shown unchanged. */
  mayShowSecret: boolean;
}

const ID_FIELDS = ['orderItemId', 'reviewId', 'cartId', 'wishlistId', 'sku', 'productId', 'id'];
const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ids of a record itself: the name for a category, which has no id. */
function ownIdsOf(record: Json): string[] {
  if (!isRecord(record)) return [];
  const ids = ID_FIELDS.flatMap((field) => textOf(record[field]));
  if (ids.length > 0) return ids;
  return 'productCount' in record ? textOf(record['name']) : 'products' in record ? textOf(record['category']) : [];
}

const textOf = (value: Json): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];

/** All ids in a value, at any depth. */
export function idsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  return [...ownIdsOf(value), ...Object.values(value).flatMap(idsIn)];
}

/** The maximum damage by these changes. `relativesOf` returns the product and the variants of a sku or product id. */
export function damageOf(edits: readonly Edit[], recording: Recording, relativesOf: (id: string) => string[]): Damage {
  const damage: Damage = {
    mayGo: new Set(),
    mayChange: new Set(),
    mayFail: false,
    mayShowSecret: false,
  };
  for (const edit of edits) addTo(damage, edit, recording);
  addDependents(damage, recording);
  for (const id of [...damage.mayChange].flatMap(relativesOf)) damage.mayChange.add(id);
  return damage;
}

function addTo(damage: Damage, { call, turn, path, words }: Edit, recording: Recording): void {
  const body = recording.get(call)?.[turn]?.body;
  const chain = recordsOn(body, path);
  const record = chain.at(-1);
  const field = fieldAt(call, path, record?.depth ?? 0);
  const parents = new Set(chain.slice(0, -1).flatMap(({ value }) => ownIdsOf(value)));
  const around = new Set([...parents, ...ownIdsOf(record?.value)]);
  const inner = idsIn(record ? record.value : body).filter((id) => !parents.has(id));
  const changed = path.reduce((at: Json, step) => at?.[step], body);
  const inPath = decodeURIComponent(call).split(/[/?&=]/);
  // An entry of a map is a record with its key for an id.
  const keys = path.filter((step) => typeof step === 'string');
  for (const id of [...parents, ...inner, ...inPath, ...keys]) damage.mayChange.add(id);
  if (words.includes('secret') && field.isFreeText) damage.mayShowSecret = true;
  for (const id of field.isOptional ? idsIn(changed).filter((one) => !around.has(one)) : inner) damage.mayGo.add(id);
  if (field.isOptional || record?.isListed) return;
  damage.mayFail = true;
}

/** Data that is requested record by record depends on its record: for example the reviews of a variant that is left out. */
function addDependents({ mayGo, mayChange }: Damage, recording: Recording): void {
  const dependents = [...recording].flatMap(([call, responses]) => {
    const isOfOne = decodeURIComponent(call.split('?')[0] ?? '')
      .split('/')
      .some((part) => mayGo.has(part));
    return responses.flatMap(({ body }) =>
      isOfOne ? idsIn(body) : recordsOf(body).flatMap((one) => goingWith(one, mayGo)),
    );
  });
  for (const id of dependents) mayGo.add(id);
  for (const id of mayGo) mayChange.add(id);
}

const goingWith = (record: Json, mayGo: ReadonlySet<string>) =>
  ownIdsOf(record).some((id) => mayGo.has(id)) && 'reviews' in record ? idsIn(record['reviews']) : [];

/** The items of the lists of a response. */
function recordsOf(body: Json): Json[] {
  return isRecord(body) ? Object.values(body).filter(Array.isArray).flat().filter(isRecord) : [];
}

/** The records around a place: the items of lists, and the main record of a response, the outermost first. */
function recordsOn(body: Json, path: readonly Step[]): { value: Json; depth: number; isListed: boolean }[] {
  const records: { value: Json; depth: number; isListed: boolean }[] = [];
  let at = body;
  for (const [nth, step] of path.entries()) {
    at = at?.[step];
    const isListed = typeof step === 'number';
    const isThing = nth === 0 && isRecord(at) && ownIdsOf(at).length + (at['email'] ? 1 : 0) > 0;
    if (isListed || isThing) records.push({ value: at, depth: nth + 1, isListed });
  }
  return records;
}
