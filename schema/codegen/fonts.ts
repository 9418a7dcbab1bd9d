/**
 * Subsets the shop's fonts to the letters that it uses: `node schema/codegen/fonts.ts`. Run it after a change of
 * `nameInHindi`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { SHOP } from '../shop.ts';

const SOURCE = new URL('../../node_modules/@fontsource/eczar/files/', import.meta.url);
const TARGET = new URL('../../web/generated/fonts/', import.meta.url);

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The letters of each font file. Each file is smaller than a single glyph's file in the npm package. */
const FILES = [
  { to: 'eczar-latin-600.woff2', from: 'eczar-latin-600-normal.woff2', text: `${basicLatin}·×–—‘’“”…é` },
  { to: 'eczar-rupee-600.woff2', from: 'eczar-devanagari-600-normal.woff2', text: '₹' },
  { to: 'eczar-wordmark-600.woff2', from: 'eczar-devanagari-600-normal.woff2', text: SHOP.nameInHindi || ' ' },
];

/** The fonts by the address of their file. Writes nothing. */
export function cutFonts(): Promise<{ file: URL; font: Uint8Array }[]> {
  return Promise.all(
    FILES.map(async ({ from, to, text }) => ({
      file: new URL(to, TARGET),
      font: await subsetFont(await readFile(new URL(from, SOURCE)), text, { targetFormat: 'woff2' }),
    })),
  );
}

if (import.meta.main) {
  await mkdir(TARGET, { recursive: true });
  for (const { file, font } of await cutFonts()) await writeFile(file, font);
}
