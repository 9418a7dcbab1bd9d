const NAME = 'rangbandh.refresh';

/**
 * Runs `act` while no other tab of this browser runs one: renewing and ending a session both change its cookies.
 * Browsers without locks, and pages that aren't served safely, have this tab's order only.
 */
export const alone = <T>(act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(NAME, act).then((done: T) => done) : act();
