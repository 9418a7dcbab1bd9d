/** What one tab does at a time. */
type Lock = 'refresh' | 'merge';

/**
 * Runs `act` while no other tab of this browser runs one under the same name. Old
 * browsers, and pages that came over plain http, have no such locks: there `act` runs at once.
 */
export function withCrossTabLock<T>(name: Lock, act: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(`rangbandh.${name}`, act).then((done: T) => done) : act();
}
