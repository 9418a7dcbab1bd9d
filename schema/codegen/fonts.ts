import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = new URL('../../node_modules/@fontsource/eczar/files/', import.meta.url);
const TARGET = new URL('../../web/generated/fonts/', import.meta.url);

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** What each font file of the shop holds: the whole of one is less than one glyph's file as it comes from npm. */
const FILES = [
  { to: 'eczar-latin-600.woff2', from: 'eczar-latin-600-normal.woff2', text: `${basicLatin}·×–—‘’“”…é` },
  { to: 'eczar-rupee-600.woff2', from: 'eczar-devanagari-600-normal.woff2', text: '₹' },
  { to: 'eczar-wordmark-600.woff2', from: 'eczar-devanagari-600-normal.woff2', text: 'रंगबंध' },
];

await mkdir(TARGET, { recursive: true });
for (const { from, to, text } of FILES) {
  const font = await subsetFont(await readFile(new URL(from, SOURCE)), text, { targetFormat: 'woff2' });
  await writeFile(new URL(to, TARGET), font);
  process.stdout.write(`${to}: ${font.length} bytes\n`);
}
