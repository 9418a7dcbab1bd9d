import { tabStorage } from './storage.ts';

/** The name under which a tab stores the page to return to after the login. */
const KEY = 'rangbandh.returnTo';

/** Stores in this tab the page to return to after the login, in place of what was stored before; undefined for none. */
export function saveReturnPath(path: string | undefined): void {
  if (path === undefined) tabStorage.remove(KEY);
  else tabStorage.set(KEY, path);
}

/** Stores the page to return to, unless another one is stored. */
export function keepReturnPath(path: string): void {
  if (tabStorage.get(KEY) === null) saveReturnPath(path);
}

/** Returns the page to return to after the login, unchecked, and removes it; undefined for none. */
export function takeReturnPath(): string | undefined {
  const path = tabStorage.get(KEY) ?? undefined;
  tabStorage.remove(KEY);
  return path;
}
