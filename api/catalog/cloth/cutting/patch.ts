/** One piece of hanging cloth: an outline ruled by four curves, folds across it, and where its cloth lies. */
import type { BorderKind } from '../dyeing/border.ts';
import type { Curve } from './curve.ts';

/** One fold: a ridge down the piece, steeper on one side. Places and widths are parts of the piece's width. */
export interface Fold {
  at: number;
  wide: number;
  /** Height in picture widths where it is full. */
  high: number;
  /** How much wider the right flank is than the left. */
  skew: number;
  /** How far it wanders from top to bottom. */
  sway: number;
  /** Where down the piece it begins, and where it is full. */
  from: number;
  full: number;
  /** Where it has died away again; never, if absent. */
  gone?: number;
}

/** Overlapping pleats: cloth laid in steps, each hiding a part of itself under the next. */
export interface Pleats {
  count: number;
  high: number;
  /** Cloth hidden by each pleat. */
  hidden: number;
}

/** A border sewn or woven along one side of a piece. */
export interface Trim {
  side: 'top' | 'bottom' | 'left' | 'right' | 'neck';
  kind: BorderKind;
  width: number;
  /** Distance of the border from the side. */
  inset?: number;
}

/** A neckline cut out of a piece: an oval or a V about a point of the picture. */
export interface Neck {
  kind: 'round' | 'vee';
  x: number;
  y: number;
  wide: number;
  deep: number;
}

/** A turn about a point; `turnBy` makes it. */
export interface Turn {
  x: number;
  y: number;
  cos: number;
  sin: number;
}

/** A turn about a point by an angle in radians, clockwise as seen. */
export function turnBy(x: number, y: number, angle: number): Turn {
  return { x, y, cos: Math.cos(angle), sin: Math.sin(angle) };
}

/** A piece of a garment. Lengths are in picture widths, the picture being 1 wide and 4/3 high. */
export interface Patch {
  y0: number;
  y1: number;
  left: Curve;
  right: Curve;
  /** What is added to the top and bottom line along the width: necklines, hem curves. */
  top?: Curve;
  bottom?: Curve;
  neck?: Neck;
  /** The body's outline on the left, by the height in the picture (4/3 is 1); the piece goes round behind it. */
  behind?: Curve;
  /** How far the top bends back over a rod. */
  brow?: number;
  /** How far folds push the hem out. */
  swing?: number;
  /** A turn of the whole piece about a point. */
  turn?: Turn;
  folds: readonly Fold[];
  pleats?: Pleats;
  /** How far the middle stands before the sides, as on a body. */
  round: number;
  /** Where the cloth lies: its origin, how much of it goes into the width, and panels that mirror it. */
  cloth: { u: number; v: number; full: number; panels?: number };
  trims: readonly Trim[];
  /** What the piece is made of. */
  stuff: 'cloth' | 'plain' | 'lining' | 'wood' | 'gold';
  /** Shadow that the piece throws on the pieces below it, 0..1. */
  shadow: number;
  /** Tassels along the bottom: their length and distance. */
  fringe?: { length: number; step: number };
  /** Strength of small creases; 1 is usual. */
  creases: number;
  seed: number;
}
