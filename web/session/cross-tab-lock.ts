const NAME = 'rangbandh.refresh';

/**
 * Runs `act` while no other tab of this browser runs one: renewing and ending a session both change its cookies.
 * Old browsers, and pages that come over plain http, have no locks and this tab's order only.
 */
export function withCrossTabLock<T>(act: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(NAME, act).then((done: T) => done) : act();
}
