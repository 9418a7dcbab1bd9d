import type { ApolloCache, ApolloClient } from '@apollo/client';
import { MyShopDocument } from '../generated/own.ts';
import { broadcast } from '../session/broadcast.ts';

/** The channel in which tabs of one browser tell each other that something of the shopper's has changed. */
export const OWN_CHANNEL = 'rangbandh.own';
/** What tells this tab from the others in that channel. */
export const THIS_TAB = `${Math.random()}`;

/** A change of what the shopper has put aside. */
export interface Change<T> {
  /** Makes the change in the cache as the server is expected to. */
  show: (cache: ApolloCache) => void;
  /** Asks the server for it, once all earlier changes are answered. */
  send: () => Promise<T>;
}

let last: Promise<unknown> = Promise.resolve();
let begun = 0;

/** The changes begun so far in this tab: grows by one with each. */
export const changesBegun = (): number => begun;

/** Resolves when all changes that have begun are answered. */
export async function stillness(): Promise<void> {
  const seen = begun;
  await last;
  if (seen !== begun) await stillness();
}

/**
 * Shows a change everywhere at once and sends it, one after the other, so that the last answer is the newest. What was
 * shown goes when the answer is there: the cache then holds what the server said, or what it held before. A change that
 * waited until another shopper was there is not sent: then the answer is undefined.
 */
export async function change<T>(client: ApolloClient, { show, send }: Change<T>): Promise<T | undefined> {
  begun += 1;
  const layer = `own ${begun}`;
  const owner = ownerIn(client);
  client.cache.batch({ optimistic: layer, update: show });
  const turn = last.then(() => {
    const now = ownerIn(client);
    return owner !== undefined && now !== undefined && now !== owner ? undefined : send();
  });
  last = Promise.allSettled([turn]);
  try {
    return await turn;
  } finally {
    client.cache.removeOptimistic(layer);
    broadcast(OWN_CHANNEL, THIS_TAB);
  }
}

const ownerIn = ({ cache }: ApolloClient): string | undefined => cache.readQuery({ query: MyShopDocument })?.me?.id;
