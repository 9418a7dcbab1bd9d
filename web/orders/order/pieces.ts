import * as orderWords from '../../words/whole-order.ts';
import type { PiecesAgainFragment } from './order.graphql.generated.ts';

/** A piece with its colour and size: 'Leheriya saree (Indigo, M)'. */
export function pieceName({ name, color, size }: Pick<PiecesAgainFragment, 'name' | 'color' | 'size'>): string {
  const look = [color, size].filter(Boolean).join(', ');
  return look === '' ? name : `${name} (${look})`;
}

/** Why pieces were left out of the cart, one sentence for each; empty if all are in it. */
export const leftOutWords = (pieces: readonly PiecesAgainFragment[]): string[] =>
  pieces.flatMap((piece) => (piece.leftOut ? [orderWords.leftOut[piece.leftOut](pieceName(piece), piece.inCart)] : []));

/** The changed prices, one sentence for each. */
export const priceWords = (pieces: readonly PiecesAgainFragment[]): string[] =>
  pieces.flatMap((piece) => {
    const { price, priceNow } = piece;
    if (!priceNow || priceNow.amount === price.amount) return [];
    return [orderWords.priceIsNow(pieceName(piece), price.display, priceNow.display)];
  });
