import { useSyncExternalStore } from 'react';
import { shopperOf } from './access-token.ts';
import { browserStorage, tabStorage } from './storage.ts';

const TOKEN = 'rangbandh.accessToken';
const RECEIVED = 'rangbandh.received';

/** Whether a shopper is logged in; 'unknown' until the page has hydrated, because the server can't know it. */
export type SessionState = 'unknown' | 'in' | 'out';

/** Whether the page has hydrated: a page that no server rendered counts as hydrated at once. */
let isHydrated = !import.meta.env.PROD || import.meta.env.SSR;

const listeners = new Set<(elsewhere?: Event) => void>();
const notify = () => listeners.forEach((listener) => listener());
const token = (): string | undefined => browserStorage.get(TOKEN) ?? undefined;

function store(accessToken: string): void {
  browserStorage.set(RECEIVED, `${Date.now()} ${accessToken.slice(-12)}`);
  browserStorage.set(TOKEN, accessToken);
}

/** The session of this browser: an access token in local storage, the same for all tabs. */
export const session = {
  /** The access token in storage, valid or not; undefined for a visitor. */
  token,
  /** Whether there is a token at all. */
  isLoggedIn: (): boolean => token() !== undefined,
  /** The time when this browser received this token, by its clock; undefined if unknown. */
  receivedAt: (of: string): number | undefined => {
    const [time, end] = browserStorage.get(RECEIVED)?.split(' ') ?? [];
    return end === of.slice(-12) ? Number(time) : undefined;
  },
  /**
   * Calls `listener` when the token may have changed, here or, then with the browser's event, in another tab. Returns a function that
   * stops that.
   */
  subscribe: (listener: (elsewhere?: Event) => void): (() => void) => {
    listeners.add(listener);
    // Another tab has changed the token, or emptied the whole storage.
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
  /** Whether a shopper is logged in. */
  state: (): SessionState => (!isHydrated ? 'unknown' : token() === undefined ? 'out' : 'in'),
  /** Marks the page as hydrated: from now on `state` is known. */
  markHydrated: (): void => {
    isHydrated = true;
    notify();
  },
  /** Stores a token that was just received. This document's listeners are not called: it is about to be left. */
  store,
  /** Starts a session, or continues one, with a token that was just received. */
  begin: async (accessToken: string): Promise<void> => {
    store(accessToken);
    notify();
  },
  /** Ends the session in this browser: removes the token and everything else that the shop has stored of the shopper. */
  end: (): void => {
    browserStorage.clear();
    tabStorage.clear();
    notify();
  },
};

/** Whether a shopper is logged in: 'unknown' on the server and until the page has hydrated, then the state of the storage. */
export const useSessionState = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.state, () => 'unknown');

/** The id of the shopper who is logged in, in any tab; undefined for a visitor. */
export const useShopperId = (): string | undefined =>
  useSyncExternalStore(
    session.subscribe,
    () => shopperOf(session.token()),
    () => undefined,
  );
