/** Reproducible random numbers: the samples of a new shop are the same on every machine. */

/** An endless sequence of numbers from 0 to 1, excluding 1. */
export type Random = () => number;

/** The sequence of a text: equal texts give equal sequences. */
export function createRandom(text: string): Random {
  let state = 2166136261;
  for (let i = 0; i < text.length; i += 1) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  state = mix(state);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state) / 4294967296;
  };
}

function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}
