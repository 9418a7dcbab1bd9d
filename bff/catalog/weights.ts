/** The grams of each weight unit that hosts write. */
const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  gm: 1,
  gms: 1,
  gram: 1,
  grams: 1,
  kg: 1_000,
  kgs: 1_000,
  kilo: 1_000,
  kilogram: 1_000,
  kilograms: 1_000,
};
const WEIGHT = /^(?<number>\d{1,7}(\.\d+)?|\d{1,3}(,\d{3})+)\s*(?<unit>[a-z]*)\.?$/i;
const MAX_GRAMS = 1_000_000;

/** Parses a weight to whole grams: `640`, `640 g`, `0.64 kg`, `1,200 gm`; null if it is ambiguous. */
export function parseGrams(words: string | undefined): number | null {
  const { number = '', unit = '' } = WEIGHT.exec((words ?? '').trim())?.groups ?? {};
  const unitGrams = unit === '' ? 1 : GRAMS[unit.toLowerCase()];
  if (number === '' || unitGrams === undefined) return null;
  const grams = Math.round(Number(number.replaceAll(',', '')) * unitGrams);
  return grams >= 1 && grams <= MAX_GRAMS ? grams : null;
}
