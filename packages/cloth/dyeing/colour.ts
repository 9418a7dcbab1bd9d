/** Colours as light: sRGB hex strings become linear numbers, because dye and light mix linearly. */
import type { Dyes } from '../design.ts';

/** A colour as linear light, each part 0..1. Fields are written in place where a pixel is computed. */
export interface LinearColour {
  r: number;
  g: number;
  b: number;
}

/** The dyes of a colourway as linear light. */
export interface LinearDyes {
  ground: LinearColour;
  second: LinearColour;
  third: LinearColour;
  resist: LinearColour;
}

function linear(byte: number): number {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}

/** The linear light of a colour written `#RRGGBB`. */
export function linearColourOf(hex: string): LinearColour {
  const bits = Number.parseInt(hex.slice(1), 16);
  return { r: linear(bits >> 16), g: linear((bits >> 8) & 255), b: linear(bits & 255) };
}

/** A colourway's dyes as linear light. */
export function linearDyesOf(dyes: Dyes): LinearDyes {
  return {
    ground: linearColourOf(dyes.ground),
    second: linearColourOf(dyes.second),
    third: linearColourOf(dyes.third),
    resist: linearColourOf(dyes.resist),
  };
}

/** A new colour part of the way from one to another. */
export function blend(from: LinearColour, to: LinearColour, part: number): LinearColour {
  return {
    r: from.r + (to.r - from.r) * part,
    g: from.g + (to.g - from.g) * part,
    b: from.b + (to.b - from.b) * part,
  };
}

/** Moves `into` part of the way to another colour, in place. */
export function tint(into: LinearColour, to: LinearColour, part: number): void {
  into.r += (to.r - into.r) * part;
  into.g += (to.g - into.g) * part;
  into.b += (to.b - into.b) * part;
}

/** How bright a colour looks, 0..1. */
export function brightness(light: LinearColour): number {
  return 0.2126 * light.r + 0.7152 * light.g + 0.0722 * light.b;
}

const STEPS = 4096;
const gamma = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const l = i / STEPS;
  return Math.round(255 * (l <= 0.0031308 ? 12.92 * l : 1.055 * l ** (1 / 2.4) - 0.055));
});

/** The sRGB byte of one component of linear light. Light outside 0..1 is clamped. */
export function byteOf(light: number): number {
  const step = light <= 0 ? 0 : light >= 1 ? STEPS : Math.round(light * STEPS);
  return gamma[step] ?? 0;
}
