import type { ApolloClient } from '@apollo/client';
import { broadcast } from '../session/broadcast.ts';
import { refetchQuery, refetchShopper, SHOPPER_CHANNEL, THIS_TAB } from '../apollo/refetch-shopper.ts';
import { sendShopperMutation } from '../apollo/useShopperMutation.ts';
import { settled } from '../apollo/user-errors.ts';
import { quantityInCart } from '../cart/cart-changes.ts';
import { CartBadgeDocument } from '../cart/cart.graphql.generated.ts';
import {
  AddVisitorItemDocument,
  VisitorCartDocument,
  type VisitorCartVariantFragment,
} from '../cart/visitor-cart.graphql.generated.ts';
import { isMergeRunningVar, mergeResultVar } from '../cart/merge-state.ts';
import { isForeignToCheckout } from '../checkout/useOwnDocument.ts';
import { shopperOf } from '../session/access-token.ts';
import { withCrossTabLock } from '../session/cross-tab-lock.ts';
import { visitorCart, visitorWishlist, type VisitorItem, type VisitorItems } from '../session/visitor-items.ts';
import { session } from '../session/session.ts';
import { shopFactsIn } from '../shop/shop-facts.ts';
import { showToast } from '../ui/toast.ts';
import { AddToWishlistDocument } from '../wishlist/wishlist.graphql.generated.ts';
import * as cartWords from '../words/cart.ts';
import * as uiWords from '../words/ui.ts';
import * as visitorWords from '../words/visitor-items.ts';
import * as wishlistWords from '../words/wishlist.ts';

/** How often a line is sent with fewer pieces, when the stock shrinks meanwhile. */
const TRIES = 3;

/** What came of one item; undefined when the shop could not take it now, so that it waits. */
type Merged = { note?: string } | undefined;

/**
 * Brings what the visitor of this browser picked to the shopper who has logged in: into the cart, added up to the stock and
 * the limit of a line, and on the wishlist. Each item is sent under its own idempotency key, so that no retry and no second tab adds
 * it twice. A toast and the cart page say what is not as it was picked; then the items leave the browser. A document that is left
 * meanwhile says nothing, and the next one sends them all again, and tells of all.
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
    // The rest stays this shopper's, also when the session expires before the shop has taken it.
    for (const { sku, owner } of visitorItems.read()) if (!owner) visitorItems.update(sku, { owner: shopper });
  }
  if (visitorCart.read().length + visitorWishlist.read().length === 0) return;
  isMergeRunningVar(visitorCart.read().length > 0);
  await mergeFor(shopper, client).finally(() => isMergeRunningVar(false));
}

/** Removes what another shopper added, and what was sent for one, who may have got it. */
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
  tell(inCart.whole, onWishlist.whole, notes, hasFailed);
  broadcast(SHOPPER_CHANNEL, THIS_TAB);
  await refetchShopper(client);
}

/** Reads the shopper's cart into the cache. Answers what the shop has of the lines; undefined when it can't be reached. */
async function readLines(client: ApolloClient, lines: readonly VisitorItem[]) {
  const variables = { skus: lines.map(({ sku }) => sku) };
  const [failed, { data }] = await Promise.all([
    refetchQuery(client, CartBadgeDocument, {}),
    settled(client.query({ query: VisitorCartDocument, variables, fetchPolicy: 'network-only' })),
  ]);
  return failed === undefined ? data?.variants : undefined;
}

/** Merges items one after another, the oldest first, so that the newest stands first again. */
async function mergeAll(items: readonly VisitorItem[], merge: (item: VisitorItem) => Promise<Merged>) {
  const result = { answered: new Array<string>(), whole: 0, notes: new Array<string>(), hasFailed: false };
  for (const item of items.toReversed()) {
    const merged = await merge(item);
    if (merged) result.answered.push(item.sku);
    if (merged?.note !== undefined) result.notes.push(merged.note);
    else if (merged) result.whole += 1;
    else result.hasFailed = true;
  }
  return result;
}

/** Merges a line, or what is left of it after so many pieces. */
async function mergeLine(
  client: ApolloClient,
  shopper: string,
  item: VisitorItem,
  variant: VisitorCartVariantFragment | null | undefined,
  before = 0,
): Promise<Merged> {
  const { sku, quantity: wanted, services, key, sent } = item;
  if (!variant) return { note: visitorWords.oneNoLongerSold };
  const offered = variant.product.services.flatMap(({ code }) => (services?.includes(code) ? code : []));
  const extras = offered.length > 0 ? { services: offered } : {};
  const limit = shopFactsIn(client.cache)?.limits.quantity ?? wanted;
  let stock = variant.inStock ? variant.stock : 0;
  // What was sent before is sent again as it was: it may have arrived.
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
    if (refusal.code === 'NOT_FOUND') return { note: visitorWords.oneNoLongerSold };
    if (!('available' in refusal) || refusal.available === null)
      return { note: noteOf(variant.product.name, before, before + wanted, refusal.message) };
    stock = refusal.available;
    quantity = undefined;
  }
  return undefined;
}

/** What of a line was added after so many of its pieces were sent: it is sent under a key of its own. */
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
  added < 1 ? visitorWords.notAdded(name, why) : visitorWords.partlyAdded(name, added, wanted, why);

const whyNone = (stock: number | null, has: number): string =>
  stock === 0 ? visitorWords.soldOut : visitorWords.cartHas(has);

async function mergeLiked(client: ApolloClient, shopper: string, { sku, key }: VisitorItem): Promise<Merged> {
  visitorWishlist.update(sku, { sent: { shopper, quantity: 1 } });
  const variables = { input: { sku, idempotencyKey: key } };
  const { data } = await sendShopperMutation(client, AddToWishlistDocument, {}, variables);
  if (!data) return undefined;
  const [refusal] = data.addToWishlist.userErrors;
  if (!refusal || refusal.code === 'ALREADY_EXISTS') return {};
  return { note: refusal.code === 'NOT_FOUND' ? visitorWords.oneNoLongerSold : refusal.message };
}

function tell(lines: number, liked: number, notes: readonly string[], hasFailed: boolean): void {
  const words = lines === 1 ? cartWords.added : visitorWords.itemsAdded(lines);
  if (lines > 0) showToast(words, { kind: 'success' });
  if (liked > 0) showToast(wishlistWords.added, { kind: 'success', area: 'order' });
  if (notes.length > 0) showToast(notes.join(' '), { kind: 'plain', cause: 'merge' });
  if (hasFailed) showToast(visitorWords.mergeFailed, { kind: 'error', cause: 'merge failed' });
}
