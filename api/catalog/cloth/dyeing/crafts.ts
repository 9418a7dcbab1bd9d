/** What the dye bath left at a point of cloth, craft by craft, in cloth coordinates. */
import type { ClothDesign } from '../design.ts';
import { between, createRandom, roughNoise, smooth, softNoise, unit } from '../random.ts';
import { tint } from './colour.ts';
import type { LinearDyes, LinearColour } from './colour.ts';
import { readTies } from './ties.ts';
import type { TieMap, TieMark } from './ties.ts';

/** The cloth of one design: its colour and its relief at any point. */
export interface Cloth {
  dyes: LinearDyes;
  /** Writes the dyed colour at (u, v) into `into`; answers how much gold thread shows there, 0..1. */
  colour: (u: number, v: number, into: LinearColour) => number;
  /** Height of puckers and creases left by tying at (u, v), 0..1. */
  rise: (u: number, v: number) => number;
}

/** What a craft needs to know about the piece it dyes. */
interface CraftContext {
  dyes: LinearDyes;
  map: TieMap;
  mark: TieMark;
  /** Chosen once a piece: directions, sizes and kinds. */
  turn: number;
  pick: number;
  shift: number;
  macro: boolean;
}

type Dye = (context: CraftContext, u: number, v: number, into: LinearColour) => number;

/** 1 in the middle of a stripe of a repeating pattern, 0 outside, soft at its edges. */
function stripe(phase: number, middle: number, half: number, soft: number): number {
  const off = phase - middle;
  return 1 - smooth(half - soft, half + soft, Math.abs(off - Math.round(off)));
}

function dots(context: CraftContext, u: number, v: number, into: LinearColour): number {
  const { mark, dyes } = context;
  readTies(context.map, u, v, mark);
  const bleed = 0.86 + 0.3 * roughNoise(u * 60, v * 60);
  tint(into, dyes.ground, 0);
  tint(into, dyes.second, mark.rise * 0.16 * mark.hue);
  const pale = unit(mark.pale * bleed * 1.15);
  tint(into, dyes.resist, pale * (1 - 0.85 * mark.hue));
  tint(into, dyes.second, pale * 0.85 * mark.hue);
  return 0;
}

function gharchola(context: CraftContext, u: number, v: number, into: LinearColour): number {
  dots(context, u, v, into);
  const side = 0.2;
  const a = Math.abs(u / side - Math.round(u / side)) * side;
  const b = Math.abs(v / side - Math.round(v / side)) * side;
  const near = Math.min(a, b);
  const pair = Math.abs(near - 0.0052);
  const gold = 1 - smooth(0.0022, 0.0034, pair);
  return gold * (0.86 + 0.3 * softNoise(u * 40, v * 40));
}

function waves(context: CraftContext, u: number, v: number, into: LinearColour): number {
  const { dyes } = context;
  const slant = context.turn;
  const a = u * Math.cos(slant) + v * Math.sin(slant);
  const b = v * Math.cos(slant) - u * Math.sin(slant);
  const zig = context.pick < 0.45 ? Math.abs(((((b / 0.34) % 1) + 1) % 1) - 0.5) * 0.62 : 0;
  const creep = 0.035 * roughNoise(u * 22, v * 22) + 0.012 * roughNoise(a * 130, b * 16);
  const phase =
    a / 0.205 + zig + 0.1 * Math.sin(b * 15 + context.shift) + 0.16 * softNoise(b * 5 + context.shift, a * 2) + creep;
  tint(into, dyes.second, 0.95 * stripe(phase, 0.5, 0.115, 0.03));
  tint(into, dyes.third, 0.92 * stripe(phase, 0.78, 0.05, 0.025));
  const broken = smooth(-0.42, 0.05, roughNoise(a * 9 + context.shift, b * 34));
  const line = Math.max(
    stripe(phase, 0.36, 0.024, 0.018),
    stripe(phase, 0.64, 0.024, 0.018),
    0.85 * stripe(phase, 0.9, 0.013, 0.014),
    0.5 * stripe(phase, 0.13, 0.012, 0.014),
  );
  tint(into, dyes.resist, line * (0.25 + 0.7 * broken));
  return 0;
}

function crossed(context: CraftContext, u: number, v: number, into: LinearColour): number {
  const { dyes } = context;
  const creep = 0.04 * roughNoise(u * 26, v * 26);
  const bend = 0.16 * softNoise(u * 3 + context.shift, v * 3);
  const one = (u + v * 0.86) / 0.118 + bend + creep;
  const two = (u - v * 0.86) / 0.118 - bend + 0.04 * roughNoise(v * 26, u * 26 + 5);
  tint(into, dyes.second, 0.8 * stripe(one / 3, 0.5, 0.17, 0.03));
  tint(into, dyes.third, 0.6 * stripe(one / 3, 0.5, 0.17, 0.03) * stripe(two / 3, 0.5, 0.17, 0.03));
  const broken = smooth(-0.5, 0.1, roughNoise(u * 20 + context.shift, v * 20));
  const line = Math.max(stripe(one, 0, 0.07, 0.05), stripe(two, 0, 0.07, 0.05));
  tint(into, dyes.resist, line * (0.35 + 0.6 * broken));
  const p = one - Math.floor(one) - 0.5;
  const q = two - Math.floor(two) - 0.5;
  const lentil = Math.sqrt(p * p + q * q) + 0.03 * roughNoise(u * 90, v * 90);
  tint(into, dyes.resist, 0.9 * (1 - smooth(0.1, 0.19, lentil)) * smooth(0.02, 0.09, lentil));
  return 0;
}

function foldedCloth(context: CraftContext, u: number, v: number): number {
  const side = 0.2;
  const x = Math.abs(u / side - Math.round(u / side)) * 2;
  const y = Math.abs(v / side - Math.round(v / side)) * 2;
  const high = Math.max(x, y);
  const low = Math.min(x, y);
  const creep = 0.16 * roughNoise(u * 16 + context.shift, v * 16) + 0.09 * roughNoise(u * 70, v * 70);
  const far = high + low * 0.42 + creep;
  const comb = 0.5 + 0.5 * Math.sin((high - low) * 40 + 14 * creep);
  const star = 1 - smooth(0.08, 0.22, Math.abs(far - 0.64));
  const heart = 1 - smooth(0.08, 0.26, far);
  const corner = smooth(1.12, 1.34, far);
  return Math.max(star * (0.6 + 0.4 * comb), 0.85 * heart, 0.9 * corner);
}

function spiders(u: number, v: number): number {
  const row = Math.floor(v / 0.155);
  const x = u / 0.18 + (row % 2 === 0 ? 0 : 0.5);
  const a = (x - Math.round(x)) * 0.18;
  const b = (v / 0.155 - row - 0.5) * 0.155;
  const far = Math.sqrt(a * a + b * b);
  const angle = Math.atan2(b, a);
  const id = Math.round(x) * 3 + row * 7;
  const spokes = 0.5 + 0.5 * Math.sin(angle * 17 + 4 * softNoise(far * 40 + id, id));
  const web = 0.5 + 0.5 * Math.sin(far * 520 + 2.4 * roughNoise(angle * 2 + id, far * 9));
  const size = 0.064 + 0.01 * softNoise(id * 1.7, 3) + 0.012 * roughNoise(angle * 1.6 + id, 2);
  return (1 - smooth(size * 0.72, size, far)) * (0.28 + 0.5 * spokes + 0.3 * web * spokes) * smooth(0.002, 0.016, far);
}

function stitched(context: CraftContext, u: number, v: number): number {
  const bend = 0.02 * Math.sin(u * 21 + context.shift) + 0.012 * softNoise(u * 9, v * 9);
  const row = (v + bend) / 0.034;
  const wide = 0.5 + 0.5 * Math.sin((v + bend) * 18 + context.shift);
  const off = Math.abs(row - Math.round(row));
  const stitch = 0.5 + 0.5 * Math.sin(u * 420 + Math.round(row) * 2.1 + 3 * softNoise(u * 30, row));
  const grain = roughNoise(u * 130, v * 24);
  return (1 - smooth(0.12, 0.34, off + 0.16 * grain)) * (0.3 + 0.7 * stitch) * (0.35 + 0.65 * wide);
}

function shibori(context: CraftContext, u: number, v: number, into: LinearColour): number {
  const kind = Math.floor(context.pick * 3);
  const pale = unit(kind === 0 ? foldedCloth(context, u, v) : kind === 1 ? spiders(u, v) : stitched(context, u, v));
  tint(into, context.dyes.second, 0.75 * smooth(0.05, 0.4, pale));
  tint(into, context.dyes.resist, smooth(0.3, 0.95, pale));
  return 0;
}

function ombre(context: CraftContext, u: number, v: number, into: LinearColour): number {
  const depth = context.macro ? v * 1.7 + 0.05 : v * 0.86;
  const wobble = 0.05 * softNoise(u * 4 + context.shift, v * 2) + 0.014 * roughNoise(u * 24, v * 12);
  const dip = depth + wobble;
  tint(into, context.dyes.resist, 0.88 * (1 - smooth(0.02, 0.42, dip)));
  tint(into, context.dyes.second, 0.5 * (1 - smooth(0.1, 0.36, Math.abs(dip - 0.3))));
  for (const line of [0.2, 0.36, 0.55]) {
    const tide = Math.abs(dip - line + 0.006 * roughNoise(u * 50, line * 9));
    tint(into, context.dyes.ground, 0.3 * (1 - smooth(0.002, 0.011, tide)));
  }
  const deep = 1 - 0.4 * smooth(0.68, 0.98, dip);
  into.r *= deep;
  into.g *= deep;
  into.b *= deep;
  return 0;
}

function spiral(context: CraftContext, u: number, v: number, into: LinearColour): number {
  const { dyes } = context;
  const [x, y] = context.macro ? [u - 0.24, v - 0.22] : [u, v - 0.5];
  const far = Math.sqrt(x * x + y * y) + 0.012;
  const angle = Math.atan2(y, x) / (Math.PI * 2);
  const creep = 0.09 * roughNoise(u * 12 + context.shift, v * 12) + 0.03 * roughNoise(u * 60, v * 60);
  const phase = angle + far * 2.3 + 0.16 * Math.log(far) + creep;
  tint(into, dyes.second, 0.94 * stripe(phase, 0.42, 0.15, 0.07));
  tint(into, dyes.third, 0.85 * stripe(phase, 0.66, 0.06, 0.05));
  const rays = roughNoise(angle * 16 * Math.max(1, Math.round(far * 9)), far * 7 + context.shift);
  tint(into, dyes.resist, 0.85 * stripe(phase, 0.86, 0.05, 0.05) * smooth(-0.35, 0.2, rays));
  tint(into, dyes.resist, 0.5 * smooth(0.34, 0.6, rays));
  return 0;
}

const DYES = {
  bandhani: dots,
  ekdali: dots,
  jaal: dots,
  gharchola,
  leheriya: waves,
  mothra: crossed,
  shibori,
  ombre,
  spiral,
} as const satisfies Record<ClothDesign['craft'], Dye>;

/** A bath is never even: the ground varies in depth and leans a little to the second dye. */
function dyeUnevenly(context: CraftContext, u: number, v: number, into: LinearColour): void {
  const { ground, second } = context.dyes;
  const cloud = softNoise(u * 5 + context.shift, v * 5) + 0.5 * roughNoise(u * 11, v * 11 + context.shift);
  const streak = 0.07 * roughNoise(u * 150, v * 9) + 0.055 * roughNoise(u * 8, v * 120);
  const depth = cloud * 0.17 + streak;
  into.r = ground.r * (1 + depth * (1.15 - ground.r));
  into.g = ground.g * (1 + depth * (1.15 - ground.g));
  into.b = ground.b * (1 + depth * (1.15 - ground.b));
  tint(into, second, 0.05 * unit(0.4 + cloud));
}

/** The cloth of a design, dyed. `map` holds its ties; `macro` is for the close-up's scale. */
export function dyeCloth(design: ClothDesign, dyes: LinearDyes, map: TieMap, macro: boolean): Cloth {
  const random = createRandom(`${design.seed} dye`);
  const side = random() < 0.5 ? -1 : 1;
  const context: CraftContext = {
    dyes,
    map,
    macro,
    mark: { pale: 0, hue: 0, rise: 0 },
    turn: side * between(random, 0.7, 0.95),
    pick: random(),
    shift: between(random, 0, 16),
  };
  const dye: Dye = DYES[design.craft];
  const tied = dye === dots || dye === gharchola;
  return {
    dyes,
    colour: (u, v, into) => {
      dyeUnevenly(context, u, v, into);
      return dye(context, u, v, into);
    },
    rise: (u, v) => {
      if (!tied) return 0.5 * softNoise(u * 45 + v * 45 * side, (v - u * side) * 12);
      readTies(map, u, v, context.mark);
      return context.mark.rise;
    },
  };
}
