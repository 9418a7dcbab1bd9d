import { setTimeout as pause } from 'node:timers/promises';
import type { AuthenticatedRest, IdempotencyKey, RunProgress } from '../host/authenticated-rest.ts';
import { catchFailure, Failure, nullIfNotFound } from '../host/failures.ts';
import type { Rest } from '../host/rest.ts';
import { UpstreamFailure } from '../host/host-errors.ts';
import { stockMessage, UserErrorException } from '../graphql/user-errors.ts';
import { indexOfListed, namesVariant } from '../host/list-ids.ts';
import { listedLine, quantityOf, type RestLine } from './nodes.ts';
import { hasSku, type CartChange, type CartChanges, type BasicHostItemChanges, type Pieces } from './rich-host.ts';

/**
 * The cart changes on a basic host, which may not check its stock. Each change consists of several calls. If one
 * fails, the cart is restored, and the change throws the host's failure or a UserErrorException.
 */
export function createBasicHostCartChanges(authenticated: AuthenticatedRest): CartChanges {
  return {
    add: (pieces, key) => runChange(authenticated, (rest, progress) => addItems(rest, [pieces], progress), key),
    addMany: (items, key) => runChange(authenticated, (rest, progress) => addItems(rest, items, progress), key),
    moveToWishlist: (lineId, key) => authenticated.runToCompletion((rest) => moveLine(rest, lineId), key),
  };
}

/** The changes of one line on a basic host, as far as the specification's calls can make them. */
export function createBasicHostItemChanges(authenticated: AuthenticatedRest): BasicHostItemChanges {
  return {
    setCartItemQuantity: ({ cartId, body: { quantity } }, key) =>
      runChange(authenticated, (rest, progress) => replaceLine(rest, cartId, quantity, progress), key),
  };
}

/** Runs a change. It returns the lines only the first time: lines under a reused key may be an hour old. */
export async function runChange(
  authenticated: AuthenticatedRest,
  run: (rest: Rest, progress: RunProgress<CartChange>) => Promise<CartChange>,
  key?: IdempotencyKey,
): Promise<CartChange> {
  let isNew = false;
  const change = await authenticated.runToCompletion<CartChange>((rest, progress) => {
    isNew = true;
    return run(rest, progress);
  }, key);
  return isNew ? change : { ...change, lines: undefined };
}

/** Reads the lines of the shopper's cart. A host may respond with 404 for an empty cart. */
export async function readLines(rest: Rest): Promise<RestLine[]> {
  return (await nullIfNotFound(rest('getCart', {})))?.cartData ?? [];
}

/**
 * Adds pieces by one call per variant, and then runs `then`. If a call, the stock check or `then` fails, the cart is
 * restored, unless `then` may still succeed.
 * The cart is read before, to check the stock, and after. If the first read fails, a single variant is added without
 * it. If the second read fails, the added pieces remain.
 */
export async function addItems(
  rest: Rest,
  items: readonly Pieces[],
  progress: RunProgress<CartChange>,
  then?: (rest: Rest) => Promise<void>,
): Promise<CartChange> {
  const added = [...Map.groupBy(items, ({ sku }) => sku)].map(([sku, some]) => ({
    sku,
    quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  const read = readLines(rest);
  const before = await (added.length === 1 ? undefinedIfAway(read) : read);
  if (before) for (const { sku, quantity } of added) assertAvailable(before, sku, quantityOf(before, sku) + quantity);
  const made = { isChanged: hasSku(added[0]?.sku ?? '') };
  const change: Change = { before, items: added, progress };
  const lines = await withRollback(rest, change, async () => {
    for (const { sku, quantity } of added) await rest('addToCart', { body: { sku, quantity } });
    if (!then) progress.noteMade(made);
    const now = await catchFailure(readLines(rest), undefined);
    change.before ??= now && linesWithout(now, added);
    checkedLines(now, added);
    try {
      await then?.(rest);
    } catch (error) {
      // It may still happen: a piece in both places is better than in none.
      if (isTimeout(error)) change.before = undefined;
      throw error;
    }
    return now;
  });
  return { ...made, lines };
}

/** Returns the lines as they were before pieces were added. */
function linesWithout(lines: readonly RestLine[], added: readonly Pieces[]): RestLine[] {
  const more = new Map(added.map(({ sku, quantity }) => [sku, quantity]));
  return lines.map((line) => {
    const taken = Math.min(line.quantity, more.get(line.sku) ?? 0);
    more.set(line.sku, (more.get(line.sku) ?? 0) - taken);
    return { ...line, quantity: line.quantity - taken };
  });
}

/** Returns the response of a read; undefined if the host fails now. */
async function undefinedIfAway<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof Failure && (error.code.startsWith('UPSTREAM_') || error.code === 'RATE_LIMITED'))
      return undefined;
    throw error;
  }
}

/** Sets a line's quantity: adds the missing pieces, or removes the line and adds its variant again. */
async function replaceLine(
  rest: Rest,
  lineId: string,
  quantity: number,
  progress: RunProgress<CartChange>,
): Promise<CartChange> {
  const before = await readLines(rest);
  const line = findLine(before, lineId);
  const { sku, cartId } = line;
  const made = { isChanged: hasSku(sku) };
  if (line.quantity === quantity) return { ...made, lines: before };
  if (line.quantity > quantity) assertRemovable(before, line);
  assertAvailable(before, sku, quantityOf(before, sku) - line.quantity + quantity);
  const noteMade = () => progress.noteMade(made);
  const lines = await withRollback(rest, { before, items: [line], progress }, async () => {
    const now = quantity > line.quantity ? await growLine(rest, before, line, quantity, noteMade) : before;
    if (!now) return undefined;
    if (isGrown(before, now, line, quantity)) return checkedLines(now, [line]);
    if (!progress.takeBack()) return undefined;
    const isOther = ({ cartId: id }: RestLine) => id !== cartId && before.some((one) => one.cartId === id);
    for (const one of now) if (one.sku === sku && !isOther(one)) await removeLine(rest, now, one);
    await rest('addToCart', { body: { sku, quantity } });
    noteMade();
    return checkedLines(await catchFailure(readLines(rest), undefined), [line]);
  });
  return { ...made, lines };
}

/**
 * Adds the missing pieces of a line and returns the lines; a failure loses nothing. A host that stores each addition
 * separately has two lines then. Undefined if the host has added it (`onAdded`) and the cart can't be read
 * afterwards. Throws if nothing was added.
 */
async function growLine(
  rest: Rest,
  before: readonly RestLine[],
  line: RestLine,
  quantity: number,
  onAdded: () => void,
): Promise<readonly RestLine[] | undefined> {
  const { sku, quantity: had } = line;
  let failure: unknown;
  try {
    await rest('addToCart', { body: { sku, quantity: quantity - had } });
    onAdded();
  } catch (error) {
    // Some hosts accept each variant only once: its line is replaced.
    if (isRefusal(error) && /\balready\b/i.test(error.errorBody.message ?? '')) return before;
    failure = error;
  }
  if (isRefusal(failure)) throw failure;
  // A failed call may still have added pieces.
  const now = await (failure ? readLines(rest) : catchFailure(readLines(rest), undefined));
  if (!now || isGrown(before, now, line, quantity)) return now;
  if (quantityOf(now, sku) === quantityOf(before, sku)) throw failure ?? notAdded();
  return now;
}

/** Whether the line has grown to a quantity and no other line was added. */
function isGrown(before: readonly RestLine[], now: readonly RestLine[], line: RestLine, quantity: number): boolean {
  const { sku, quantity: had } = line;
  const linesOf = (lines: readonly RestLine[]) => lines.filter((one) => one.sku === sku).length;
  return quantityOf(now, sku) === quantityOf(before, sku) - had + quantity && linesOf(now) === linesOf(before);
}

/** The failure of an addition that the host accepted but did not make. */
const notAdded = () => new Failure('UPSTREAM_INVALID_RESPONSE', 'We couldn’t add the item to your cart.');

/** Whether the effect of a call is unknown. */
const isTimeout = (error: unknown) => error instanceof Failure && error.code === 'UPSTREAM_TIMEOUT';

/** Whether the host refused a call; other failures are not refusals. */
const isRefusal = (error: unknown): error is UpstreamFailure =>
  error instanceof UpstreamFailure && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Moves a line to the wishlist by two calls. If the line remains, the variant is removed from the wishlist again. If
 * the outcome is unknown, it remains in both places rather than in none. Does not add a variant that is already on
 * the wishlist.
 */
async function moveLine(rest: Rest, lineId: string): Promise<void> {
  const lines = await readLines(rest);
  const line = findLine(lines, lineId);
  const { cartId, sku } = line;
  assertRemovable(lines, line);
  const findItem = async () =>
    (await nullIfNotFound(rest('getWishlist', {})))?.wishListData.find(({ variant }) => variant.sku === sku);
  const isNew = !(await findItem());
  if (isNew) await rest('addToWishlist', { body: { sku } });
  try {
    await rest('removeFromCart', { cartId });
  } catch (error) {
    const left = await catchFailure(readLines(rest), undefined);
    const isLeft = left?.some((one) => one.cartId === cartId && one.sku === sku);
    if (isLeft === false) return;
    const added = isLeft && isNew && !isTimeout(error) ? await catchFailure(findItem(), undefined) : undefined;
    if (added) await catchFailure(rest('removeFromWishlist', { wishlistId: added.wishlistId }), undefined);
    throw error;
  }
}

/** Returns the line of this id, as `indexOfListed` finds it. Otherwise returns the first line with this host id. */
function findLine(lines: readonly RestLine[], id: string): RestLine {
  const filled = lines.filter(({ quantity }) => quantity >= 1);
  const line = filled[indexOfListed(filled.map(listedLine), id)] ?? lines.find(({ cartId }) => cartId === id);
  if (!line) throw new Failure('NOT_FOUND');
  return line;
}

const NOT_APART = 'Your cart has two items that look the same to us. Please remove the one that you added first.';

/** Throws a UserErrorException if another variant's line before it has the same host id: the host would remove that one instead. */
function assertRemovable(lines: readonly RestLine[], { cartId, sku }: RestLine): void {
  const first = lines.find((line) => line.cartId === cartId);
  if (first && first.sku !== sku) throw new UserErrorException('NOT_ALLOWED_IN_STATUS', null, NOT_APART);
}

/** Removes one of these lines. */
async function removeLine(rest: Rest, lines: readonly RestLine[], line: RestLine): Promise<void> {
  assertRemovable(lines, line);
  await rest('removeFromCart', { cartId: line.cartId });
}

/** Removes the line of an id. The id contains the variant if several lines share a host id. */
export async function removeById(rest: Rest, id: string): Promise<void> {
  if (!namesVariant(id)) return void (await rest('removeFromCart', { cartId: id }));
  const lines = await readLines(rest);
  await removeLine(rest, lines, findLine(lines, id));
}

/** Throws a UserErrorException for more pieces than are in stock, by the lines. */
function assertAvailable(lines: readonly RestLine[], sku: string, quantity: number): void {
  const stock = lines.find((line) => line.sku === sku)?.variant.stock ?? true;
  if (stock === false || Number(stock) <= 0) throw new UserErrorException('OUT_OF_STOCK', null);
  if (typeof stock === 'number' && quantity > stock) {
    throw new UserErrorException('INSUFFICIENT_STOCK', null, stockMessage(stock), { available: stock });
  }
}

/** Returns the lines, if they are known. Throws if one of these variants is missing or out of stock. */
function checkedLines<Lines extends readonly RestLine[] | undefined>(
  lines: Lines,
  items: readonly Pick<Pieces, 'sku'>[],
): Lines {
  if (!lines) return lines;
  for (const { sku } of items) {
    const quantity = quantityOf(lines, sku);
    if (quantity === 0) throw notAdded();
    assertAvailable(lines, sku, quantity);
  }
  return lines;
}

/** A change of some variants of a cart. */
interface Change {
  /** The lines before it; undefined if they are unknown: then nothing can be restored. */
  before: readonly RestLine[] | undefined;
  items: readonly Pick<Pieces, 'sku'>[];
  progress: RunProgress<CartChange>;
}

/**
 * Runs a change. If it fails, restores the quantity of each of its variants, and throws the failure of the change, or
 * of the last variant that could not be restored. A change that was already reported to the shopper remains.
 */
async function withRollback<T>(rest: Rest, change: Change, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { before, items, progress } = change;
    if (!before || !progress.takeBack()) throw error;
    // A failed call may still have changed the cart.
    const now = await catchFailure(readLines(rest), undefined);
    let reason = error;
    for (const { sku } of items) {
      await restore(rest, sku, before, now).catch((failure: unknown) => (reason = failure));
    }
    throw reason;
  }
}

/** Milliseconds before each try to restore a variant. */
const RESTORE_PAUSES_MS = [0, 100, 400, 1_000];
const ITEM_LOST = 'We couldn’t put the item back, and it is no longer in your cart. Please add it again.';

/** Restores a variant's quantity, in a few tries. Throws the reason if it can't; with a message if the variant is lost. */
async function restore(
  rest: Rest,
  sku: string,
  before: readonly RestLine[],
  first: readonly RestLine[] | undefined,
): Promise<void> {
  let now = first;
  let reason: unknown;
  for (const pauseMs of RESTORE_PAUSES_MS) {
    if (pauseMs > 0) await pause(pauseMs);
    try {
      now ??= await readLines(rest);
      return await putBack(rest, sku, before, now);
    } catch (error) {
      reason = error;
      // A failed try may have changed the cart.
      now = undefined;
      if (isRefusal(error)) break;
    }
  }
  const left = await catchFailure(readLines(rest), undefined);
  if (!left || quantityOf(before, sku) === 0 || quantityOf(left, sku) > 0 || !(reason instanceof Failure)) throw reason;
  throw isRefusal(reason) ? new UserErrorException('NOT_FOUND', null, ITEM_LOST) : new Failure(reason.code, ITEM_LOST);
}

async function putBack(rest: Rest, sku: string, before: readonly RestLine[], now: readonly RestLine[]): Promise<void> {
  const quantity = quantityOf(before, sku);
  if (quantityOf(now, sku) === quantity) return;
  for (const line of now) if (line.sku === sku) await nullIfNotFound(removeLine(rest, now, line));
  if (quantity > 0) await rest('addToCart', { body: { sku, quantity } });
}
