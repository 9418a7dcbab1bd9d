import type { ApolloClient } from '@apollo/client';

/** Does what was wished, now that the shopper is logged in. `data` is what the wish carried: check it. */
export type WishHandler = (data: unknown, client: ApolloClient) => Promise<void> | void;

const handlers = new Map<string, () => Promise<WishHandler>>();

/** Says how wishes of this name come true; `load` is called when one does. A second one replaces the first. */
export const registerWish = (name: string, load: () => Promise<WishHandler>): void => void handlers.set(name, load);

let source: () => Promise<unknown> = async () => undefined;

/** Says which script registers the shop's own wishes; it is fetched when the first one is to come true. */
export const grantBy = (load: () => Promise<unknown>): void => void (source = load);

/** How wishes of this name come true; undefined for a name that nobody knows. */
export async function handlerOf(name: string): Promise<WishHandler | undefined> {
  await source();
  return handlers.get(name)?.();
}
