const NAME = 'rangbandh.refresh';

/**
 * Runs `act` while no other tab of this browser runs one, for renewing and ending a session both change its cookies. Old
 * browsers, and pages that came over plain http, have no such locks: there `act` runs at once.
 */
export function withCrossTabLock<T>(act: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(NAME, act).then((done: T) => done) : act();
}
