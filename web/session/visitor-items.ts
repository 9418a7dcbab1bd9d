import { useSyncExternalStore } from 'react';
import { randomKey } from './random-key.ts';
import { VISITOR_ITEMS } from './visitor-items-stored.ts';
import { session } from './session.ts';
import { browserStorage, parseStored } from './storage.ts';

/** The version of what is stored. A list of another version counts as empty. */
const VERSION = 1;
/** The most variants of one list: as many as the shop tells of at once. */
const MOST_ITEMS = 50;
/** The most services of a line: as many as the shop takes at once. */
const MOST_SERVICES = 10;
/** The most characters of a sku. */
const MOST_CHARACTERS = 200;
const KEY = /^[\da-f]{32}$/;

/** A variant that a visitor picked before the login. */
export interface VisitorItem {
  sku: string;
  /** How many pieces; 1 on a wishlist. */
  quantity: number;
  /** The codes of what is to be done to each piece. */
  services?: readonly string[] | undefined;
  /** The idempotency key under which the shopper who logs in gets it, so that no retry adds it twice. */
  key: string;
  /** Whose it is: the shopper's whose session was over when it was added. */
  owner?: string | undefined;
  /** What was last sent under the key, and for whom. Its answer may have got lost. */
  sent?: { shopper: string; quantity: number } | undefined;
}

/** What the visitor of this browser picked: in local storage, the same for all tabs, the newest first. A logout removes it. */
export interface VisitorItems {
  /** The items. The same array until something changes. */
  read: () => readonly VisitorItem[];
  /** Adds pieces of a variant, and services to its item, which grows up to `most` pieces; a new item gets `key`. Answers false where the list is full. */
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
    // The other tabs hear of it by themselves.
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
    // The session's listeners hear of the storage, and of a logout, which empties it.
    subscribe: session.subscribe,
  };
}

/** What a visitor put into the cart. */
export const visitorCart = createVisitorItems(VISITOR_ITEMS.cart);

/** What a visitor put on the wishlist. */
export const visitorWishlist = createVisitorItems(VISITOR_ITEMS.wishlist);

/** The items of a list; none on the server and while the page hydrates. */
export const useVisitorItems = ({ subscribe, read }: VisitorItems): readonly VisitorItem[] =>
  useSyncExternalStore(subscribe, read, () => NONE);

/** The items in a stored text. Whatever is not as this version writes it is left out. */
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
