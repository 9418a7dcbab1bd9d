/** Whether a JSON value is an object and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The inverse of an object: a map from its values to its keys. */
export function invert<K extends string>(map: Readonly<Record<K, string>>): ReadonlyMap<string, K> {
  // The keys of a record of K are K.
  const entries = Object.entries(map) as [K, string][];
  return new Map(entries.map(([key, value]) => [value, key]));
}

/** Returns an object with these keys and the values of `valueOf`. */
export function mapNames<K extends string, V>(names: readonly K[], valueOf: (name: K) => V): Record<K, V> {
  // The keys are the names.
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;
}
