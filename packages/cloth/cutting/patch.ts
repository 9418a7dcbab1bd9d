/** One piece of hanging cloth: an outline of four curves, its folds, and the position of its cloth. */
import type { BorderKind } from '../dyeing/border.ts';
import type { Curve } from './curve.ts';

/** One fold: a ridge down the piece, steeper on one side. Places and widths are fractions of the piece's width. */
export interface Fold {
  at: number;
  wide: number;
  /** The full height, in picture widths. */
  high: number;
  /** How much wider the right flank is than the left. */
  skew: number;
  /** How far the fold drifts sideways from top to bottom. */
  sway: number;
  /** Where the fold begins, and where it reaches its full height. */
  from: number;
  full: number;
  /** Where the fold has ended; never, if absent. */
  gone?: number;
}

/** Overlapping pleats: cloth in steps, each of which hides a part of itself under the next. */
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
  /** Curves added to the top and bottom lines along the width: necklines, hem curves. */
  top?: Curve;
  bottom?: Curve;
  neck?: Neck;
  /** The body's outline on the left, by the height in the picture (4/3 is 1). The piece continues behind it. */
  behind?: Curve;
  /** How far the top bends back over a rod. */
  brow?: number;
  /** How far folds push the hem out. */
  swing?: number;
  /** A turn of the whole piece about a point. */
  turn?: Turn;
  folds: readonly Fold[];
  pleats?: Pleats;
  /** How far the middle is in front of the sides, as on a body. */
  round: number;
  /** The position of the cloth: its origin, its amount per width, and panels that mirror it. */
  cloth: { u: number; v: number; full: number; panels?: number };
  trims: readonly Trim[];
  /** The material of the piece. */
  stuff: 'cloth' | 'plain' | 'lining' | 'wood' | 'gold';
  /** The strength of the shadow on the pieces below it, 0..1. */
  shadow: number;
  /** Tassels along the bottom: their length and distance. */
  fringe?: { length: number; step: number };
  /** Strength of small creases; 1 is usual. */
  creases: number;
  seed: number;
}
