import type { ApolloClient } from '@apollo/client';
import { onReturn } from '../shopper/retry.ts';
import { broadcast, withCrossTabLock } from '../session/cross-tab.ts';
import { refetchQuery, refetchShopper, SHOPPER_CHANNEL, THIS_TAB } from '../shopper/refetch-shopper.ts';
import { sendShopperMutation } from '../shopper/useShopperMutation.ts';
import { settled } from '../shopper/user-errors.ts';
import { quantityInCart } from '../cart/cart-cache.ts';
import { cartBadge } from '../cart/useCartBadge.ts';
import { CartBadgeDocument } from '../cart/add-to-cart.graphql.generated.ts';
import {
  AddVisitorItemDocument,
  VisitorCartDocument,
  type VisitorCartVariantFragment,
} from '../cart/visitor-cart.graphql.generated.ts';
import { isMergeRunningVar, mergeResultVar } from '../cart/merge-state.ts';
import { isForeignToCheckout } from '../checkout/useCheckoutDocument.ts';
import { shopperOf } from '../session/access-token.ts';
import { visitorCart, visitorWishlist, type VisitorItem, type VisitorItems } from '../shopper/visitor-items.ts';
import { session } from '../session/session.ts';
import { hasVisitorItems } from '../shopper/visitor-items-stored.ts';
import { shopFactsIn } from '../shop/shop-facts.ts';
import { showToast } from '../ui/toast.ts';
import { wishlistSkus } from '../wishlist/useWishlistSkus.ts';
import { AddToWishlistDocument } from '../wishlist/wishlist.graphql.generated.ts';
import * as cartWords from '../words/cart.ts';
import * as uiWords from '../words/ui.ts';
import * as cartPageWords from '../words/cart-page.ts';
import * as wishlistWords from '../words/wishlist.ts';

/** The maximum number of times that a line is sent with fewer pieces, if the stock decreases meanwhile. */
const TRIES = 3;

/** The result for one item; undefined if the shop could not accept it now, so that it waits. */
type Merged = { note?: string } | undefined;

/**
 * Counts a visitor's picked items in the header, from any tab, and merges them for the shopper who logs in in this tab, which shows
 * the results. Items that another tab or the shop has left are sent again when the shopper returns to this tab or is online again.
 * Returns a function that stops.
 */
export function followVisitorItems(client: ApolloClient): () => void {
  let known = session.state();
  const merge = () => {
    if (session.state() === 'in' && hasVisitorItems()) void mergeVisitorItems(client);
  };
  const onChange = (elsewhere?: Event) => {
    const [before, now] = [known, session.state()];
    known = now;
    if (now === 'out') showCounts();
    if (now !== before && !elsewhere) merge();
  };
  if (known === 'out') showCounts();
  merge();
  const stops = [session.subscribe(onChange), onReturn(merge)];
  return () => stops.forEach((stop) => stop());
}

function showCounts(): void {
  cartBadge(visitorCart.read().reduce((sum, { quantity }) => sum + quantity, 0));
  wishlistSkus(new Set(visitorWishlist.read().map(({ sku }) => sku)));
}

/**
 * Sends the items that the visitor of this browser picked to the account of the shopper who has logged in: to the cart, up to the
 * stock and the limit of a line, and to the wishlist. Each item has its own idempotency key, so that no retry and no second tab adds
 * it twice. A toast and the cart page report differences; then the browser removes the items. If the page is left, the next page
 * repeats the merge and shows its toast.
 */
export function mergeVisitorItems(client: ApolloClient): Promise<void> {
  merging ??= withCrossTabLock('merge', () => mergeWaiting(client)).finally(() => (merging = undefined));
  return merging;
}

let merging: Promise<void> | undefined;

async function mergeWaiting(client: ApolloClient): Promise<void> {
  const shopper = shopperOf(session.token());
  if (shopper === undefined) return;
  for (const visitorItems of [visitorCart, visitorWishlist]) {
    dropThoseOfOthers(visitorItems, shopper);
    // The rest belongs to this shopper, also if the session expires before the shop has accepted it.
    for (const { sku, owner } of visitorItems.read()) if (!owner) visitorItems.update(sku, { owner: shopper });
  }
  if (visitorCart.read().length + visitorWishlist.read().length === 0) return;
  isMergeRunningVar(visitorCart.read().length > 0);
  await mergeFor(shopper, client).finally(() => isMergeRunningVar(false));
}

/** Removes items that another shopper added, and items that were sent for another shopper, whose cart may have them. */
function dropThoseOfOthers(visitorItems: VisitorItems, shopper: string): void {
  for (const { sku, owner = shopper, sent } of visitorItems.read())
    if (owner !== shopper || (sent && sent.shopper !== shopper)) visitorItems.remove(sku);
}

async function mergeFor(shopper: string, client: ApolloClient): Promise<void> {
  mergeResultVar({ hasFailed: false, notes: [] });
  const [lines, liked] = [visitorCart.read(), visitorWishlist.read()];
  const variants = lines.length === 0 ? [] : await readLines(client, lines);
  const inCart = await mergeAll(variants ? lines : [], (line) =>
    mergeLine(
      client,
      shopper,
      line,
      variants?.find((variant) => variant?.sku === line.sku),
    ),
  );
  const onWishlist = await mergeAll(liked, (item) => mergeLiked(client, shopper, item));
  if (shopperOf(session.token()) !== shopper) return;
  if (isForeignToCheckout()) return;
  for (const sku of inCart.answered) visitorCart.remove(sku);
  for (const sku of onWishlist.answered) visitorWishlist.remove(sku);
  const notes = [...inCart.notes, ...onWishlist.notes];
  const hasFailed = !variants || inCart.hasFailed || onWishlist.hasFailed;
  mergeResultVar({ hasFailed, shopper, notes });
  showResult(inCart.whole, onWishlist.whole, notes, hasFailed);
  broadcast(SHOPPER_CHANNEL, THIS_TAB);
  await refetchShopper(client);
}

/** Loads the shopper's cart into the cache. Returns the shop's quantities of the lines; undefined if it is unreachable. */
async function readLines(client: ApolloClient, lines: readonly VisitorItem[]) {
  const variables = { skus: lines.map(({ sku }) => sku) };
  const [failed, { data }] = await Promise.all([
    refetchQuery(client, CartBadgeDocument, {}),
    settled(client.query({ query: VisitorCartDocument, variables, fetchPolicy: 'network-only' })),
  ]);
  return failed === undefined ? data?.variants : undefined;
}

/** Merges items one after another, the oldest first, so that the newest is first again. */
async function mergeAll(items: readonly VisitorItem[], merge: (item: VisitorItem) => Promise<Merged>) {
  const result = { answered: new Array<string>(), whole: 0, notes: new Array<string>(), hasFailed: false };
  for (const item of [...items].reverse()) {
    const merged = await merge(item);
    if (merged) result.answered.push(item.sku);
    if (merged?.note !== undefined) result.notes.push(merged.note);
    else if (merged) result.whole += 1;
    else result.hasFailed = true;
  }
  return result;
}

/** Merges a line, or its remainder after this number of pieces. */
async function mergeLine(
  client: ApolloClient,
  shopper: string,
  item: VisitorItem,
  variant: VisitorCartVariantFragment | null | undefined,
  before = 0,
): Promise<Merged> {
  const { sku, quantity: wanted, services, key, sent } = item;
  if (!variant) return { note: cartPageWords.oneNoLongerSold };
  const offered = variant.product.services.flatMap(({ code }) => (services?.includes(code) ? code : []));
  const extras = offered.length > 0 ? { services: offered } : {};
  const limit = shopFactsIn(client.cache)?.limits.quantity ?? wanted;
  let stock = variant.inStock ? variant.stock : 0;
  // Items that were sent before are sent again unchanged: the first request may have succeeded.
  let quantity = sent?.quantity;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const has = quantityInCart(client.cache, sku);
    quantity ??= Math.min(wanted, Math.min(stock ?? limit, limit) - has);
    if (quantity < 1) return describe(variant, { quantity: before, wanted: before + wanted, stock, limit, has });
    visitorCart.update(sku, { sent: { shopper, quantity } });
    const variables = { input: { sku, quantity, ...extras, idempotencyKey: key } };
    const { data } = await sendShopperMutation(client, AddVisitorItemDocument, {}, variables);
    if (!data) return undefined;
    const [refusal] = data.addToCart.userErrors;
    if (!refusal || refusal.code === 'ALREADY_EXISTS') {
      const rest = quantity === sent?.quantity && wanted > quantity ? restOf(item, quantity) : undefined;
      if (rest) return mergeLine(client, shopper, rest, variant, before + quantity);
      return describe(variant, { quantity: before + quantity, wanted: before + wanted, stock, limit, has });
    }
    if (refusal.code === 'NOT_FOUND') return { note: cartPageWords.oneNoLongerSold };
    if (!('available' in refusal) || refusal.available === null)
      return { note: noteOf(variant.product.name, before, before + wanted, refusal.message) };
    stock = refusal.available;
    quantity = undefined;
  }
  return undefined;
}

/** The remainder of a line that grew after this number of its pieces was sent: it is sent with its own key. */
function restOf({ sku, quantity, services, owner }: VisitorItem, sent: number): VisitorItem | undefined {
  visitorCart.remove(sku);
  visitorCart.add(sku, quantity - sent, quantity, services);
  visitorCart.update(sku, { owner });
  return visitorCart.read().find((item) => item.sku === sku);
}

interface Amounts {
  quantity: number;
  wanted: number;
  stock: number | null;
  limit: number;
  has: number;
}

const describe = ({ product }: VisitorCartVariantFragment, amounts: Amounts): Merged => {
  const { quantity, wanted, stock, limit, has } = amounts;
  if (quantity >= wanted) return {};
  if (quantity < 1) return { note: noteOf(product.name, 0, wanted, whyNone(stock, has)) };
  const why = stock !== null && stock < limit ? uiWords.stockLeft(stock) : uiWords.mostOfOne(limit);
  return { note: noteOf(product.name, quantity, wanted, why) };
};

const noteOf = (name: string, added: number, wanted: number, why: string): string =>
  added < 1 ? cartPageWords.notAdded(name, why) : cartPageWords.partlyAdded(name, added, wanted, why);

const whyNone = (stock: number | null, has: number): string =>
  stock === 0 ? cartPageWords.soldOut : cartPageWords.cartHas(has);

async function mergeLiked(client: ApolloClient, shopper: string, { sku, key }: VisitorItem): Promise<Merged> {
  visitorWishlist.update(sku, { sent: { shopper, quantity: 1 } });
  const variables = { input: { sku, idempotencyKey: key } };
  const { data } = await sendShopperMutation(client, AddToWishlistDocument, {}, variables);
  if (!data) return undefined;
  const [refusal] = data.addToWishlist.userErrors;
  if (!refusal || refusal.code === 'ALREADY_EXISTS') return {};
  return { note: refusal.code === 'NOT_FOUND' ? cartPageWords.oneNoLongerSold : refusal.message };
}

function showResult(lines: number, liked: number, notes: readonly string[], hasFailed: boolean): void {
  const words = lines === 1 ? cartWords.added : cartPageWords.itemsAdded(lines);
  if (lines > 0) showToast(words, { kind: 'success' });
  if (liked > 0) showToast(wishlistWords.added, { kind: 'success', area: 'order' });
  if (notes.length > 0) showToast(notes.join(' '), { kind: 'plain', cause: 'merge' });
  if (hasFailed) showToast(cartPageWords.mergeFailed, { kind: 'error', cause: 'merge failed' });
}
