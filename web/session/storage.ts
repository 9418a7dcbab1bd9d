/** Everything that the shop keeps of a shopper in this browser begins so, and goes at the end of a session. */
const PREFIX = 'rangbandh.';

/** Where a tab keeps what its visitor wanted to do before the login. */
export const WISH = `${PREFIX}wish`;

/** A shelf for small texts that belong to the shopper. */
export interface TextStorage {
  get(name: string): string | null;
  set(name: string, text: string): void;
  remove(name: string): void;
  /** Takes away everything that the shop has put here. */
  clear(): void;
}

/** What lasts in this browser, and what lasts in this tab; a tab's memory where the browser allows no storage. */
export const shelves = { browser: shelf('localStorage'), tab: shelf('sessionStorage') };

function shelf(kind: 'localStorage' | 'sessionStorage'): TextStorage {
  const memory = new Map<string, string>();
  const on = attempting(kind);
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

/** Runs something on the browser's storage; undefined where that throws, for it is not allowed or full. */
function attempting(kind: 'localStorage' | 'sessionStorage') {
  return <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(globalThis[kind]);
    } catch {
      return undefined;
    }
  };
}
