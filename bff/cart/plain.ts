import { MAX_QUANTITY } from '../../schema/vocabulary.ts';
import { Failure, orNull } from '../platform/failures.ts';
import type { Rest } from '../platform/rest.ts';
import { Refused, wordsOfLeft } from '../platform/user-errors.ts';
import { piecesOf, type RestLine } from './nodes.ts';

/** A variant and how many pieces of it. */
export interface Pieces {
  sku: string;
  quantity: number;
}

/** The lines of a cart after a change, and the variant that it was about. */
export interface Changed {
  sku: string;
  lines: RestLine[];
}

/** The lines of the shopper's cart; an older host may answer that an empty one doesn't exist. */
export async function linesOf(rest: Rest): Promise<RestLine[]> {
  return (await orNull(rest('getCart', {})))?.cartData ?? [];
}

/**
 * Puts pieces into the cart of a host that has no call for many and may not look at its stock. When one can't be had, or
 * `then` fails, all is as before, and a Refused or the host's refusal is thrown.
 */
export async function addPlainly(
  rest: Rest,
  items: readonly Pieces[],
  then: (rest: Rest) => Promise<void> = async () => undefined,
): Promise<Changed> {
  const before = await linesOf(rest);
  const wanted = [...Map.groupBy(items, ({ sku }) => sku)].map(([sku, some]) => ({
    sku,
    quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  for (const { sku, quantity } of wanted) checkRoom(before, sku, piecesOf(before, sku) + quantity);
  const lines = await orUndone(rest, before, wanted, async () => {
    for (const { sku, quantity } of wanted) await rest('addToCart', { body: { sku, quantity } });
    const checked = await checkedLines(rest, wanted);
    await then(rest);
    return checked;
  });
  return { sku: wanted[0]?.sku ?? '', lines };
}

/** Sets a line's quantity by taking it out and putting it in anew. Throws as `addPlainly` does. */
export async function setPlainly(rest: Rest, cartId: string, quantity: number): Promise<Changed> {
  const before = await linesOf(rest);
  const line = lineOf(before, cartId);
  const { sku } = line;
  if (line.quantity === quantity) return { sku, lines: before };
  checkRoom(before, sku, piecesOf(before, sku) - line.quantity + quantity);
  const lines = await orUndone(rest, before, [line], async () => {
    await rest('removeFromCart', { cartId });
    await rest('addToCart', { body: { sku, quantity } });
    return checkedLines(rest, [line]);
  });
  return { sku, lines };
}

/** Moves a line to the wishlist by a call for each; a variant that is there already isn't put there again. */
export async function movePlainly(rest: Rest, cartId: string): Promise<void> {
  const { sku } = lineOf(await linesOf(rest), cartId);
  const wishes = (await orNull(rest('getWishlist', {})))?.wishListData ?? [];
  if (!wishes.some(({ variant }) => variant.sku === sku)) await rest('addToWishlist', { body: { sku } });
  await rest('removeFromCart', { cartId });
}

function lineOf(lines: readonly RestLine[], cartId: string): RestLine {
  const line = lines.find((one) => one.cartId === cartId);
  if (!line) throw new Failure('NOT_FOUND');
  return line;
}

/** Throws a Refused for more pieces than a line may have, or than the cart tells to be left. */
function checkRoom(lines: readonly RestLine[], sku: string, wanted: number): void {
  if (wanted > MAX_QUANTITY) {
    throw new Refused('INVALID_INPUT', null, `At most ${MAX_QUANTITY} pieces of one kind can be bought at once.`);
  }
  const stock = lines.find((line) => line.sku === sku)?.variant.stock ?? true;
  if (stock === false || Number(stock) <= 0) throw new Refused('OUT_OF_STOCK', null);
  if (typeof stock === 'number' && wanted > stock) {
    throw new Refused('INSUFFICIENT_STOCK', null, wordsOfLeft(stock));
  }
}

async function checkedLines(rest: Rest, items: readonly Pick<Pieces, 'sku'>[]): Promise<RestLine[]> {
  const lines = await linesOf(rest);
  for (const { sku } of items) {
    const pieces = piecesOf(lines, sku);
    if (pieces === 0) throw new Failure('NOT_FOUND');
    checkRoom(lines, sku, pieces);
  }
  return lines;
}

/**
 * What `run` answers; when it fails, the cart has as many pieces of these variants as before. When one of them can't be
 * put back the others are all the same, and it throws why.
 */
async function orUndone<T>(
  rest: Rest,
  before: readonly RestLine[],
  items: readonly Pick<Pieces, 'sku'>[],
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    // What a call that failed has done isn't known: the cart tells.
    const now = await linesOf(rest);
    let why = error;
    for (const { sku } of items) {
      await putBack(rest, sku, before, now).catch((failure: unknown) => (why = failure));
    }
    throw why;
  }
}

async function putBack(rest: Rest, sku: string, before: readonly RestLine[], now: readonly RestLine[]): Promise<void> {
  const quantity = piecesOf(before, sku);
  if (piecesOf(now, sku) === quantity) return;
  for (const line of now) if (line.sku === sku) await orNull(rest('removeFromCart', { cartId: line.cartId }));
  if (quantity > 0) await rest('addToCart', { body: { sku, quantity } });
}
