import type { ApolloClient } from '@apollo/client';
import { grants } from '../apollo/grants.ts';
import { shelves, WISH } from './storage.ts';

/** Something that a visitor wanted to do and may do once logged in. */
export interface Wish {
  /** The name that a handler was registered under. */
  name: string;
  /** What the handler needs; it is kept as JSON. */
  data?: unknown;
}

/** What the login is asked for. */
export interface Remembered {
  /** The page of the shop to come back to. */
  returnTo?: string;
  action?: Wish;
}

/** Does what was wished, now that the shopper is logged in. `data` is what the wish carried: check it. */
export type WishHandler = (data: unknown, client: ApolloClient) => Promise<void> | void;

const handlers = new Map<string, () => Promise<WishHandler>>();

/** Says how wishes of this name come true; `load` is called when one does. A second one replaces the first. */
export const registerWish = (name: string, load: () => Promise<WishHandler>): void => void handlers.set(name, load);

/** Remembers one wish for this tab, in place of any other; nothing to remember forgets. */
export function savePendingAction({ returnTo, action }: Remembered): void {
  if (returnTo === undefined && action === undefined) shelves.tab.remove(WISH);
  else shelves.tab.set(WISH, JSON.stringify({ returnTo, action }));
}

/** The wish of this tab, which is forgotten by being told: so it comes true once. */
export function takePendingAction(): Remembered {
  const text = shelves.tab.get(WISH);
  shelves.tab.remove(WISH);
  if (text === null) return {};
  const { returnTo, action }: Record<string, unknown> = JSON.parse(text);
  return { returnTo: typeof returnTo === 'string' ? returnTo : undefined, action: isWish(action) ? action : undefined };
}

/** Makes a wish come true. One that nobody knows is passed over: the shop was renewed meanwhile. */
export async function runPendingAction({ name, data }: Wish, client: ApolloClient): Promise<void> {
  if (!handlers.has(name)) await grants.load();
  const handler = await handlers.get(name)?.();
  await handler?.(data, client);
}

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
