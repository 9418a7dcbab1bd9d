/** The prefix of all names that the shop stores, by which `clear` finds them at the end of a session. */
const PREFIX = 'rangbandh.';

/** A storage of short texts that belong to the shopper. */
export interface TextStorage {
  get(name: string): string | null;
  set(name: string, text: string): void;
  remove(name: string): void;
  /** Removes everything that the shop has stored here. */
  clear(): void;
}

/** Storage of this browser, shared by all tabs; this tab's memory if the browser allows no storage. */
export const browserStorage = createStorage('localStorage');

/** Storage of this tab, which survives a reload; this tab's memory if the browser allows no storage. */
export const tabStorage = createStorage('sessionStorage');

/** The name under which a tab stores the shopper whose session has expired, while it stores that shopper's checkout. */
export const CHECKOUT_OWNER = 'rangbandh.keptFor';
/** The name under which a tab stores the input of the checkout, with its shopper. */
export const CHECKOUT_DRAFT = 'rangbandh.checkout';

/** The value of a stored text; null if it is no JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Other code wrote it.
    return null;
  }
}

function createStorage(kind: 'localStorage' | 'sessionStorage'): TextStorage {
  const memory = new Map<string, string>();
  const on = tryOn(kind);
  return {
    get: (name) => on((storage) => storage.getItem(name)) ?? memory.get(name) ?? null,
    set(name, text) {
      if (on((storage) => (storage.setItem(name, text), true)) === undefined) memory.set(name, text);
    },
    remove(name) {
      memory.delete(name);
      on((storage) => storage.removeItem(name));
    },
    clear() {
      memory.clear();
      on((storage) => {
        const ours = Object.keys(storage).filter((name) => name.startsWith(PREFIX));
        ours.forEach((name) => storage.removeItem(name));
      });
    },
  };
}

/** Returns a function that runs `act` on the browser's storage, and returns undefined if the storage throws. */
function tryOn(kind: 'localStorage' | 'sessionStorage') {
  return <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(globalThis[kind]);
    } catch {
      return undefined;
    }
  };
}
