import { setTimeout as pause } from 'node:timers/promises';
import type { AuthenticatedRest, IdempotencyKey } from '../platform/authenticated-rest.ts';
import { catchFailure, Failure, nullIfNotFound } from '../platform/failures.ts';
import type { Rest } from '../platform/rest.ts';
import type { RunProgress } from '../platform/run-progress.ts';
import { UpstreamFailure } from '../platform/upstream/upstream-errors.ts';
import { stockMessage, UserErrorException } from '../platform/user-errors.ts';
import { indexOfListed, namesVariant } from '../platform/list-ids.ts';
import { listedLine, quantityOf, type RestLine } from './nodes.ts';
import { hasSku, type CartChange, type CartChanges, type ItemChangeFallbacks, type Pieces } from './rich-client.ts';

/**
 * The changes on a host without additions, which may not check its stock. Each change consists of several calls. When one
 * of them fails, the cart is restored, and the change throws the host's failure or a UserErrorException.
 */
export function createFallbackCartChanges(authenticated: AuthenticatedRest): CartChanges {
  return {
    add: (pieces, key) => runChange(authenticated, (rest, progress) => addItems(rest, [pieces], progress), key),
    addMany: (items, key) => runChange(authenticated, (rest, progress) => addItems(rest, items, progress), key),
    moveToWishlist: (lineId, key) => authenticated.runToCompletion((rest) => moveLine(rest, lineId), key),
  };
}

/** The changes of one line on such a host, as far as the specification's calls can make them. */
export function createItemChangeFallbacks(authenticated: AuthenticatedRest): ItemChangeFallbacks {
  return {
    setCartItemQuantity: ({ cartId, body: { quantity } }, key) =>
      runChange(authenticated, (rest, progress) => replaceLine(rest, cartId, quantity, progress), key),
  };
}

/** Runs a change. It answers the lines once: those that it had under a key that was used before may be of an hour ago. */
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

/** The lines of the shopper's cart. A host may answer 404 for an empty cart. */
export async function readLines(rest: Rest): Promise<RestLine[]> {
  return (await nullIfNotFound(rest('getCart', {})))?.cartData ?? [];
}

/**
 * Adds pieces by a call for each variant, and then runs `then`. When a call, the check of the stock or `then` fails, the
 * cart is restored, but where nobody knows whether `then` will happen. The cart is read before, so that no more than the stock is asked for, and after. One variant is added
 * also when the host fails to tell the cart before, and pieces that the host has taken stay when it fails to afterwards.
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
      // It may still happen: what is in both places is better than what is in none.
      if (isTimeout(error)) change.before = undefined;
      throw error;
    }
    return now;
  });
  return { ...made, lines };
}

/** Lines as they were before pieces were added. */
function linesWithout(lines: readonly RestLine[], added: readonly Pieces[]): RestLine[] {
  const more = new Map(added.map(({ sku, quantity }) => [sku, quantity]));
  return lines.map((line) => {
    const taken = Math.min(line.quantity, more.get(line.sku) ?? 0);
    more.set(line.sku, (more.get(line.sku) ?? 0) - taken);
    return { ...line, quantity: line.quantity - taken };
  });
}

/** The answer of a read; undefined when the host can't tell now. */
async function undefinedIfAway<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure && (error.code.startsWith('UPSTREAM_') || error.code === 'RATE_LIMITED'))
      return undefined;
    throw error;
  }
}

/** Sets a line's quantity: adds what is missing, or removes the line and adds its variant again. */
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
 * The lines after what is missing to a line was added, so that a failure costs nothing. A host that keeps each addition apart
 * has two lines then. Undefined where the host has added it (`onAdded`) and the cart can't be read afterwards. Throws where
 * nothing has been added.
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
    // A host may take a variant once only: its line is replaced.
    if (isRefusal(error) && /\balready\b/i.test(error.errorBody.message ?? '')) return before;
    failure = error;
  }
  if (isRefusal(failure)) throw failure;
  // A failed call may have added all the same.
  const now = await (failure ? readLines(rest) : catchFailure(readLines(rest), undefined));
  if (!now || isGrown(before, now, line, quantity)) return now;
  if (quantityOf(now, sku) === quantityOf(before, sku)) throw failure ?? notAdded();
  return now;
}

/** Whether the line has grown to a quantity, and no other line has come. */
function isGrown(before: readonly RestLine[], now: readonly RestLine[], line: RestLine, quantity: number): boolean {
  const { sku, quantity: had } = line;
  const linesOf = (lines: readonly RestLine[]) => lines.filter((one) => one.sku === sku).length;
  return quantityOf(now, sku) === quantityOf(before, sku) - had + quantity && linesOf(now) === linesOf(before);
}

/** An addition that the host has accepted, and not made. */
const notAdded = () => new Failure('UPSTREAM_INVALID_RESPONSE', 'The shop has not put the item into your cart.');

/** Whether nobody knows what a call has done or will do. */
const isTimeout = (error: unknown) => error instanceof Failure && error.code === 'UPSTREAM_TIMEOUT';

/** Whether the host has refused a call, and not merely failed. */
const isRefusal = (error: unknown): error is UpstreamFailure =>
  error instanceof UpstreamFailure && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Moves a line to the wishlist by two calls. When the line stays, the variant is taken off the wishlist again; when nobody
 * knows, it is better in both places than in none. Does not add a variant that is on the wishlist already.
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

/** The line of this id, or else the first with this id of the host's own, or that had this id while another line shared the host's. */
function findLine(lines: readonly RestLine[], id: string): RestLine {
  const filled = lines.filter(({ quantity }) => quantity >= 1);
  const line = filled[indexOfListed(filled.map(listedLine), id)] ?? lines.find(({ cartId }) => cartId === id);
  if (!line) throw new Failure('NOT_FOUND');
  return line;
}

const NOT_APART =
  'The shop can’t tell this item from another one in your cart. Please remove the one that was added first.';

/** Throws a UserErrorException for a line with the host's id of one of another variant before it: that one would be removed in its place. */
function assertRemovable(lines: readonly RestLine[], { cartId, sku }: RestLine): void {
  const first = lines.find((line) => line.cartId === cartId);
  if (first && first.sku !== sku) throw new UserErrorException('NOT_ALLOWED_IN_STATUS', null, NOT_APART);
}

/** Removes one of these lines. */
async function removeLine(rest: Rest, lines: readonly RestLine[], line: RestLine): Promise<void> {
  assertRemovable(lines, line);
  await rest('removeFromCart', { cartId: line.cartId });
}

/** Removes the line of an id, which names its variant where the host gives several lines one id. */
export async function removeById(rest: Rest, id: string): Promise<void> {
  if (!namesVariant(id)) return void (await rest('removeFromCart', { cartId: id }));
  const lines = await readLines(rest);
  await removeLine(rest, lines, findLine(lines, id));
}

/** Throws a UserErrorException for more pieces than the lines say are in stock. */
function assertAvailable(lines: readonly RestLine[], sku: string, quantity: number): void {
  const stock = lines.find((line) => line.sku === sku)?.variant.stock ?? true;
  if (stock === false || Number(stock) <= 0) throw new UserErrorException('OUT_OF_STOCK', null);
  if (typeof stock === 'number' && quantity > stock) {
    throw new UserErrorException('INSUFFICIENT_STOCK', null, stockMessage(stock), { available: stock });
  }
}

/** The same lines, where they are known. Throws when one of these variants is not among them, or not in stock. */
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
  /** The lines before it; undefined while nobody knows them: then nothing can be restored. */
  before: readonly RestLine[] | undefined;
  items: readonly Pick<Pieces, 'sku'>[];
  progress: RunProgress<CartChange>;
}

/**
 * Runs a change. When it fails, restores the quantities of its variants, each by itself, and throws the failure: that of the
 * change, or of the last variant that could not be restored. A change that the shopper was told of stays.
 */
async function withRollback<T>(rest: Rest, change: Change, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { before, items, progress } = change;
    if (!before || !progress.takeBack()) throw error;
    // A failed call may have changed the cart all the same.
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
const GONE = 'The item could not be put back, and is no longer in your cart. Please add it again.';

/** Restores a variant's quantity, by a few tries. Throws why it can't; in words that say so where the variant is gone. */
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
      // A try that failed may have changed the cart.
      now = undefined;
      if (isRefusal(error)) break;
    }
  }
  const left = await catchFailure(readLines(rest), undefined);
  if (!left || quantityOf(before, sku) === 0 || quantityOf(left, sku) > 0 || !(reason instanceof Failure)) throw reason;
  throw isRefusal(reason) ? new UserErrorException('NOT_FOUND', null, GONE) : new Failure(reason.code, GONE);
}

async function putBack(rest: Rest, sku: string, before: readonly RestLine[], now: readonly RestLine[]): Promise<void> {
  const quantity = quantityOf(before, sku);
  if (quantityOf(now, sku) === quantity) return;
  for (const line of now) if (line.sku === sku) await nullIfNotFound(removeLine(rest, now, line));
  if (quantity > 0) await rest('addToCart', { body: { sku, quantity } });
}
