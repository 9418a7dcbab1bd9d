import { useSyncExternalStore } from 'react';
import { shelves } from './storage.ts';

const TOKEN = 'rangbandh.accessToken';
const RECEIVED = 'rangbandh.received';

/** What a tab knows of the session: nothing before it has come to life, for the server can't know. */
export type SessionState = 'unknown' | 'in' | 'out';

/** Whether the page is told who is there: at once, but for one that a server sent, which has to come to life first. */
let isAwake = !import.meta.env.PROD || import.meta.env.SSR;

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());
const token = (): string | undefined => shelves.browser.get(TOKEN) ?? undefined;

/** The session of this browser: an access token in local storage, the same for all tabs. */
export const session = {
  /** The access token as it lies in storage, good or not; undefined for a visitor. */
  token,
  /** Whether there is a token at all. */
  isLoggedIn: (): boolean => token() !== undefined,
  /** When this very token was received, by this browser's clock; undefined when that isn't known. */
  receivedAt: (of: string): number | undefined => {
    const [time, end] = shelves.browser.get(RECEIVED)?.split(' ') ?? [];
    return end === of.slice(-12) ? Number(time) : undefined;
  },
  /** Calls `listener` when the token changes, here or in another tab. Returns what ends that. */
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener('storage', follow);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', follow);
    };
  },
  /** From now on the page is told who is there. */
  wake: (): void => {
    isAwake = true;
    notify();
  },
  /** Starts, or goes on with, a session by a token that was just received. */
  begin: async (accessToken: string): Promise<void> => {
    shelves.browser.set(RECEIVED, `${Date.now()} ${accessToken.slice(-12)}`);
    shelves.browser.set(TOKEN, accessToken);
    notify();
  },
  /** Ends the session in this browser: the token and all that the shop has kept of the shopper go. */
  end: (): void => {
    shelves.browser.clear();
    shelves.tab.clear();
    notify();
  },
};

/** Another tab has changed the token, or emptied the whole storage. */
function follow({ key }: StorageEvent): void {
  if (key === TOKEN || key === null) notify();
}

const stateNow = (): SessionState => (!isAwake ? 'unknown' : session.isLoggedIn() ? 'in' : 'out');

/** Whether somebody is logged in: 'unknown' on the server and until the page is alive, then as storage says, also for other tabs. */
export const useSessionState = (): SessionState => useSyncExternalStore(session.subscribe, stateNow, () => 'unknown');
