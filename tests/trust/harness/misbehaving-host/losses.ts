import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../../json.ts';
import type { Damage } from './damage.ts';

/** The input of a comparison of two responses. */
export interface Comparison extends Pick<Damage, 'mayGo' | 'mayChange'> {
  /** All ids of the host's responses. */
  ids: ReadonlySet<string>;
}

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The losses of a response compared with an earlier one, as text: records that are missing or have changed,
 * though nothing of theirs was changed at the host. A record is identified by its ids, under any name in the query.
 */
export function lossesOf(before: Json, after: Json, comparison: Comparison, path = 'data'): string[] {
  if (Array.isArray(before)) return lossesOfList(before, after, comparison, path);
  if (!isObject(before)) return [];
  const mayGo = identityOf(before, comparison.ids).some((id) => comparison.mayGo.has(id));
  if (!isObject(after)) return mayGo || isDetail(before, comparison) ? [] : [`${path} is gone`];
  // A refused change returns only the reason.
  if (after['userErrors']?.length > 0) return [];
  return Object.entries(before).flatMap(([key, value]) => lossesOf(value, after[key], comparison, `${path}.${key}`));
}

/** Whether an object without an id is part of a record whose details may change. */
function isDetail(value: Json, { ids }: Comparison): boolean {
  return identityOf(value, ids).length === 0;
}

function lossesOfList(before: Json[], after: Json, comparison: Comparison, path: string): string[] {
  if (!Array.isArray(after))
    return before.some((one) => idsIn(one, comparison.ids).size > 0) ? [`${path} is gone`] : [];
  const byIdentity = new Map(after.map((one) => [identityOf(one, comparison.ids).join(), one]));
  let missing = 0;
  const losses = before.flatMap((record, at) => {
    const identity = identityOf(record, comparison.ids);
    if (identity.length === 0 || identity.some((id) => comparison.mayGo.has(id))) return [];
    const found = byIdentity.get(identity.join());
    const own = `${path}.${at} (${identity.join()})`;
    if (found === undefined) return (missing++, [`${own} is gone`]);
    const mayChange = [...idsIn(record, comparison.ids)].some((id) => comparison.mayChange.has(id));
    if (mayChange) return lossesOf(record, found, comparison, own);
    return isDeepStrictEqual(record, found) ? [] : [`${own} has changed: ${difference(record, found)}`];
  });
  // A changed record may be elsewhere in the order, and push the last one off the page.
  return missing > 0 && after.length >= before.length ? losses.filter((one) => !one.endsWith('is gone')) : losses;
}

/** The ids of a record itself; without any, those of its parts. */
function identityOf(value: Json, ids: ReadonlySet<string>): string[] {
  if (!isObject(value)) return [];
  const own = Object.values(value).flatMap((one) => hostIdOf(one, ids) ?? []);
  return own.length > 0 ? own : Object.values(value).flatMap((one) => identityOf(one, ids));
}

/** The host's id in a value, or in an object's id: `Product:p-1`, `Review:SKU-1:r-1`. */
function hostIdOf(value: Json, ids: ReadonlySet<string>): string | undefined {
  if (typeof value !== 'string') return undefined;
  const parts = value.split(':');
  return parts.map((_, at) => parts.slice(at).join(':')).find((one) => ids.has(one));
}

function idsIn(value: Json, ids: ReadonlySet<string>, found: Set<string> = new Set()): Set<string> {
  const id = hostIdOf(value, ids);
  if (id !== undefined) found.add(id);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) idsIn(one, ids, found);
  return found;
}

function difference(before: Json, after: Json): string {
  const keys = Object.keys(before).filter((key) => !isDeepStrictEqual(before[key], after?.[key]));
  return keys
    .map((key) => `${key} ${JSON.stringify(before[key])} → ${JSON.stringify(after?.[key])}`)
    .join(', ')
    .slice(0, 300);
}
