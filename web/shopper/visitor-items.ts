import type { ApolloClient } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import type { AddToCartInput } from '../generated/schema-types.ts';
import { shopFactsIn } from '../shop/shop-facts.ts';
import { showToast } from '../ui/toast.ts';
import * as cartPageWords from '../words/cart-page.ts';
import { randomKey } from './change-queue.ts';
import { session } from '../session/session.ts';
import { browserStorage, parseStored } from '../session/storage.ts';
import { VISITOR_ITEMS } from './visitor-items-stored.ts';

/** The version of the stored format. A list of another version counts as empty. */
const VERSION = 1;
/** The maximum number of variants in one list: the maximum of one query to the shop. */
const MOST_ITEMS = 50;
/** The maximum number of services of a line: the shop's maximum. */
const MOST_SERVICES = 10;
/** The maximum number of characters of a sku. */
const MOST_CHARACTERS = 200;
const KEY = /^[\da-f]{32}$/;

/** A variant that a visitor picked before the login. */
export interface VisitorItem {
  sku: string;
  /** The number of pieces; 1 on a wishlist. */
  quantity: number;
  /** The codes of the services for each piece. */
  services?: readonly string[] | undefined;
  /** The idempotency key of the request for the shopper who logs in, so that no retry adds it twice. */
  key: string;
  /** The shopper whose expired session added the item. */
  owner?: string | undefined;
  /** The last request under the key, and its shopper. Its response may have been lost. */
  sent?: { shopper: string; quantity: number } | undefined;
}

/** The items that the visitor of this browser picked: in local storage, the same for all tabs, the newest first. A logout removes them. */
export interface VisitorItems {
  /** The items. The same array until something changes. */
  read: () => readonly VisitorItem[];
  /** Adds pieces of a variant, and services to its item, up to `most` pieces; a new item receives `key`. Returns false if the list is full. */
  add: (sku: string, quantity: number, most: number, services?: readonly string[], key?: string) => boolean;
  /** Changes the item of a variant, if there is one. */
  update: (sku: string, change: Partial<Omit<VisitorItem, 'sku'>>) => void;
  remove: (sku: string) => void;
  /** Calls `listener` when the items may have changed, here or in another tab. Returns a function that stops that. */
  subscribe: (listener: () => void) => () => void;
}

const NONE: readonly VisitorItem[] = [];

function createVisitorItems(name: string): VisitorItems {
  let known: { text: string | null; items: readonly VisitorItem[] } = { text: null, items: NONE };
  const read = () => {
    const text = browserStorage.get(name);
    if (text !== known.text) known = { text, items: parseItems(text) };
    return known.items;
  };
  const write = (items: readonly VisitorItem[]) => {
    if (items.length === 0) browserStorage.remove(name);
    else browserStorage.set(name, JSON.stringify({ version: VERSION, items }));
    // The other tabs receive it from the browser.
    dispatchEvent(new StorageEvent('storage', { key: name }));
  };
  const update: VisitorItems['update'] = (sku, change) => {
    const changed = (item: VisitorItem) => ({ ...item, ...change });
    write(read().map((item) => (item.sku === sku ? changed(item) : item)));
  };
  return {
    read,
    update,
    add(sku, quantity, most, services = [], key = randomKey()) {
      const former = read().find((item) => item.sku === sku);
      const all = [...new Set([...(former?.services ?? []), ...services])];
      const extras = all.length > 0 ? { services: all } : {};
      if (former) update(sku, { quantity: Math.min(former.quantity + quantity, most), ...extras });
      else if (read().length >= MOST_ITEMS) return false;
      else write([{ sku, quantity: Math.min(quantity, most), key, ...extras }, ...read()]);
      return true;
    },
    remove: (sku) => write(read().filter((item) => item.sku !== sku)),
    // The session's listeners receive changes of the storage, and a logout, which empties it.
    subscribe: session.subscribe,
  };
}

/** A visitor's cart. */
export const visitorCart = createVisitorItems(VISITOR_ITEMS.cart);

/** A visitor's wishlist. */
export const visitorWishlist = createVisitorItems(VISITOR_ITEMS.wishlist);

/** Adds pieces to the visitor's cart in this browser, up to the limit of a line. A toast reports a cart with too many lines. */
export function addForVisitor(
  {
    sku,
    quantity = 1,
    services,
  }: Pick<AddToCartInput, 'sku' | 'quantity'> & { services?: readonly string[] | null | undefined },
  { cache }: ApolloClient,
): void {
  const most = shopFactsIn(cache)?.limits.quantity ?? quantity;
  if (!visitorCart.add(sku, quantity, most, services ?? [])) showToast(cartPageWords.cartIsFull, { kind: 'error' });
}

/** The items of a list; none on the server and while the page hydrates. */
export const useVisitorItems = ({ subscribe, read }: VisitorItems): readonly VisitorItem[] =>
  useSyncExternalStore(subscribe, read, () => NONE);

/** The items in a stored text. Items in another format are left out. */
function parseItems(text: string | null): readonly VisitorItem[] {
  const { version, items }: Record<string, unknown> = Object(parseStored(text));
  if (version !== VERSION || !Array.isArray(items)) return NONE;
  const skus = new Set<string>();
  return items.filter((item) => isVisitorItem(item) && !skus.has(item.sku) && skus.add(item.sku)).slice(0, MOST_ITEMS);
}

function isVisitorItem(value: unknown): value is VisitorItem {
  const { sku, quantity, services, key, sent }: Record<string, unknown> = Object(value);
  const texts = isSku(sku) && typeof key === 'string' && KEY.test(key);
  return (
    texts &&
    isQuantity(quantity) &&
    (services === undefined || isServices(services)) &&
    (sent === undefined || isSent(sent))
  );
}

/** Whether these can be codes of services. */
export const isServices = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MOST_SERVICES && value.every(isSku);

const isSku = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= MOST_CHARACTERS;

function isSent(value: unknown): boolean {
  const { shopper, quantity }: Record<string, unknown> = Object(value);
  return typeof shopper === 'string' && isQuantity(quantity);
}

const isQuantity = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100;
