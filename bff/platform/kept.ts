/** A value that is kept for a while. */
export interface Kept<T> {
  (): Promise<T>;
  /** Makes the next asking fetch it anew. */
  forget(): void;
}

/** A value that is fetched when first asked for and then kept for a while, one at a time, for everybody. */
export function keep<T>(ms: number, fetchIt: () => Promise<T>, now: () => number = Date.now): Kept<T> {
  let kept: Promise<T> | undefined;
  let until = 0;
  const read = () => {
    if (kept && now() < until) return kept;
    const fresh = fetchIt();
    kept = fresh;
    until = now() + ms;
    fresh.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh;
  };
  return Object.assign(read, { forget: () => void (kept = undefined) });
}

/** The same function, which makes its answer once for each object it is given and forgets it with the object. */
export function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
