import type { ApolloClient } from '@apollo/client';
import { tabStorage } from './storage.ts';

/** The name under which a tab stores what its visitor wanted to do before the login. */
const KEY = 'rangbandh.pendingAction';

/** An action that a visitor began, to be done after the login. */
export interface PendingAction {
  /** The name that a handler was registered under. */
  name: string;
  /** What the handler needs; it is stored as JSON. */
  data?: unknown;
}

/** What follows a login. */
export interface LoginPurpose {
  /** The page of the shop to return to. */
  returnTo?: string | undefined;
  action?: PendingAction | undefined;
}

/** Does an action after the login. `data` comes from storage, so the handler checks it. */
export type ActionHandler = (data: unknown, client: ApolloClient) => Promise<unknown>;

const handlers = new Map<string, () => Promise<ActionHandler>>();

/** Registers the handler of an action. `load` loads it when it is needed. A second handler of a name replaces the first. */
export const registerActionHandler = (name: string, load: () => Promise<ActionHandler>): void =>
  void handlers.set(name, load);

/** Stores what follows a login in this tab, in place of what was stored before. After an empty purpose nothing follows. */
export const savePendingAction = (purpose: LoginPurpose): void => tabStorage.set(KEY, JSON.stringify(purpose));

/** Returns what follows the login, and removes it, so that the action is done once. */
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

/** Does an action. An action without a handler is ignored: a newer version of the shop may not know it any more. */
export async function runPendingAction({ name, data }: PendingAction, client: ApolloClient): Promise<void> {
  const handler = await handlers.get(name)?.();
  await handler?.(data, client);
}

const isAction = (value: unknown): value is PendingAction =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
