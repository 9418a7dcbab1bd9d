/** Sends a message to the other tabs and windows of this shop that listen to this channel. */
export function broadcast(name: string, message: unknown): void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves the origin
  channel.postMessage(message);
  channel.close();
}

/** Calls `listener` with every message of this channel, until the returned function is called. */
export function onBroadcast(name: string, listener: (message: unknown) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data));
  return () => channel.close();
}

/** The tasks that only one tab at a time may run. */
type Lock = 'refresh' | 'merge';

/**
 * Runs `act` while no other tab of this browser runs one under the same name. Old
 * browsers, and pages over plain http, have no such locks: there `act` runs at once.
 */
export function withCrossTabLock<T>(name: Lock, act: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(`rangbandh.${name}`, act).then((done: T) => done) : act();
}
