import type { ApolloClient } from '@apollo/client';
import { tabStorage } from './storage.ts';

/** Where a tab keeps what its visitor wanted to do before the login. */
const KEY = 'rangbandh.pendingAction';

/** Something that a visitor wanted to do and may do once logged in. */
export interface PendingAction {
  /** The name that a handler was registered under. */
  name: string;
  /** What the handler needs; it is stored as JSON. */
  data?: unknown;
}

/** What the login is asked for. */
export interface LoginPurpose {
  /** The page of the shop to come back to. */
  returnTo?: string | undefined;
  action?: PendingAction | undefined;
}

/** Does the action, now that the shopper is logged in. `data` comes from storage: the handler checks it. */
export type ActionHandler = (data: unknown, client: ApolloClient) => Promise<unknown>;

const handlers = new Map<string, () => Promise<ActionHandler>>();

/** Says what does the actions of this name; `load` is called when there is one. A second handler replaces the first. */
export const registerActionHandler = (name: string, load: () => Promise<ActionHandler>): void =>
  void handlers.set(name, load);

/** Stores the purpose of a login in this tab, in place of any other; an empty purpose removes the stored one. */
export function savePendingAction({ returnTo, action }: LoginPurpose): void {
  if (returnTo === undefined && action === undefined) tabStorage.remove(KEY);
  else tabStorage.set(KEY, JSON.stringify({ returnTo, action }));
}

/** Answers the stored purpose and removes it, so that the action is done once. */
export function takePendingAction(): LoginPurpose {
  const text = tabStorage.get(KEY);
  tabStorage.remove(KEY);
  if (text === null) return {};
  const { returnTo, action }: Record<string, unknown> = JSON.parse(text);
  return {
    returnTo: typeof returnTo === 'string' ? returnTo : undefined,
    action: isAction(action) ? action : undefined,
  };
}

/** Does an action. One without a handler is left out: a newer version of the shop doesn't know it any more. */
export async function runPendingAction({ name, data }: PendingAction, client: ApolloClient): Promise<void> {
  const handler = await handlers.get(name)?.();
  await handler?.(data, client);
}

const isAction = (value: unknown): value is PendingAction =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
