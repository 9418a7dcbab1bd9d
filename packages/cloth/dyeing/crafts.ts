/** The result of the dye bath at a point of cloth, for each craft, in cloth coordinates. */
import type { ClothDesign, Technique } from '../design.ts';
import { between, createRandom, roughNoise, smooth, softNoise, unit } from '../random.ts';
import { tint } from './colour.ts';
import type { LinearDyes, LinearColour } from './colour.ts';
import { knottedWaves, royalWaves } from './court-waves.ts';
import { finishedDyes, patchAt, secondGroundAt } from './finishes.ts';
import { companionsOf, manyWaves, ripples, stripe, wheels } from './rainbow.ts';
import { SHIBORI } from './shibori.ts';
import { readTies } from './ties.ts';
import type { TieMap, TieMark } from './ties.ts';

/** The cloth of one design: its colour and its relief at any point. */
export interface Cloth {
  dyes: LinearDyes;
  /** Writes the dyed colour at (u, v) into `into`. Returns the visible share of gold thread there, 0..1. */
  colour: (u: number, v: number, into: LinearColour) => number;
  /** Height of puckers and creases left by tying at (u, v), 0..1. */
  rise: (u: number, v: number) => number;
}

/** The parameters of a craft for one piece. */
interface CraftContext {
  dyes: LinearDyes;
  map: TieMap;
  mark: TieMark;
  /** Chosen once for a piece: directions, sizes and kinds. */
  turn: number;
  pick: number;
  shift: number;
  macro: boolean;
  technique: Technique | undefined;
  /** The technique of a shibori. */
  resist: (typeof SHIBORI)[keyof typeof SHIBORI];
  /** The dyes of a leheriya of five or seven colours beside its ground; none for the common one. */
  companions: readonly LinearColour[];
}

type Dye = (context: CraftContext, u: number, v: number, into: LinearColour) => number;

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
  if (context.companions.length > 0) {
    manyWaves(context, context.companions, u, v, into);
    return 0;
  }
  if (context.technique === 'rajashahi' || context.technique === 'gandadar') {
    (context.technique === 'rajashahi' ? royalWaves : knottedWaves)(context, u, v, into);
    return 0;
  }
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

function shibori(context: CraftContext, u: number, v: number, into: LinearColour): number {
  const pale = unit(context.resist(context, u, v));
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
  (context.technique === 'ripples' ? ripples : wheels)(context, u, v, into);
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

/** A bath is never even: the depth of the ground varies and shifts slightly to the second dye. */
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

/** Offcuts of one vat, sewn together: each has another depth and direction. */
function dyePatch(context: CraftContext, dye: Dye, u: number, v: number, into: LinearColour): number {
  const patch = patchAt(u, v);
  dyeUnevenly(context, patch.u, patch.v, into);
  tint(into, context.dyes.second, patch.depth);
  const gold = dye(context, patch.u, patch.v, into);
  tint(into, context.dyes.third, 0.55 * patch.seam);
  return gold;
}

const isShibori = (technique: Technique): technique is keyof typeof SHIBORI => technique in SHIBORI;

function companionsFor(technique: Technique | undefined, ground: LinearColour): LinearColour[] {
  if (technique === 'pancharangi') return companionsOf(ground, 4);
  return technique === 'satrangi' ? companionsOf(ground, 6) : [];
}

/** The cloth of a design, dyed. `map` holds its ties; `macro` is for the close-up's scale. */
export function dyeCloth(design: ClothDesign, plainDyes: LinearDyes, map: TieMap, macro: boolean): Cloth {
  const dyes = finishedDyes(plainDyes, design.finish);
  const random = createRandom(`${design.seed} dye`);
  const side = random() < 0.5 ? -1 : 1;
  const { technique } = design;
  const context: CraftContext = {
    dyes,
    technique,
    resist: technique !== undefined && isShibori(technique) ? SHIBORI[technique] : SHIBORI.itajime,
    companions: companionsFor(technique, dyes.ground),
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
      if (design.finish === 'patchwork') return dyePatch(context, dye, u, v, into);
      dyeUnevenly(context, u, v, into);
      if (design.finish === 'two-tone') tint(into, dyes.second, secondGroundAt(u, v, macro));
      return dye(context, u, v, into);
    },
    rise: (u, v) => {
      if (!tied) return 0.5 * softNoise(u * 45 + v * 45 * side, (v - u * side) * 12);
      readTies(map, u, v, context.mark);
      return context.mark.rise;
    },
  };
}
