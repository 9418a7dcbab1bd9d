/** The inverse of an object: a map from its values to its keys. */
export function invert<K extends string>(map: Readonly<Record<K, string>>): ReadonlyMap<string, K> {
  // The keys of a record of K are K.
  const entries = Object.entries(map) as [K, string][];
  return new Map(entries.map(([key, value]) => [value, key]));
}

/** An object with these names, each with what `valueOf` makes of it. */
export function mapNames<K extends string, V>(names: readonly K[], valueOf: (name: K) => V): Record<K, V> {
  // The keys are the names.
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;
}
