import * as drawn from 'cloth/design';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CUTS, FINISHES, TECHNIQUES } from '../../../api/catalog/cloth.ts';
import { listSampleMasters, masterFile, MASTERS_FOLDER } from '../../../api/catalog/pictures/masters.ts';
import { promisedBy } from '../../../api/catalog/pictures/promises.ts';
import { sampleCatalogue } from '../../../api/catalog/seed.ts';
import { PROMISES, wordsOfName } from './promised-words.ts';

const { products } = sampleCatalogue();
const designs = new Map(listSampleMasters().map((master) => [master.design.seed, master]));
const designsOf = ({ variants }: (typeof products)[number]) =>
  variants.flatMap(({ sku }) => designs.get(sku)?.design ?? []);

describe('the pictures of the samples', () => {
  it('are drawn from words that both sides know', () => {
    expect([TECHNIQUES, CUTS, FINISHES]).toEqual([drawn.TECHNIQUES, drawn.CUTS, drawn.FINISHES]);
  });

  it('show every technique that the name, the pattern or the description names, in each colour', () => {
    let named = 0;
    for (const product of products) {
      const words = `${product.name} ${product.pattern ?? ''} ${product.description ?? ''}`.toLowerCase();
      for (const technique of TECHNIQUES.filter((one) => new RegExp(`\\b${one}\\b`).test(words))) {
        if (technique === 'wheels' || technique === 'ripples') continue;
        named += 1;
        for (const design of designsOf(product))
          expect([product.name, design.technique]).toEqual([product.name, technique]);
      }
    }
    expect(named).toBeGreaterThan(55);
  });

  it('show each word of each name: garment, craft, figure, cut, colours and gold', () => {
    for (const product of products) {
      const drawings = designsOf(product);
      expect(drawings.length).toBeGreaterThan(0);
      for (const word of wordsOfName(product.name)) {
        const isKept = PROMISES[word];
        if (!isKept)
          throw new Error(`“${word}” of “${product.name}” is no word that this test knows: does it promise something?`);
        for (const design of drawings) expect([product.name, word, isKept(design)]).toEqual([product.name, word, true]);
      }
    }
  });

  it('knows no word that no name has', () => {
    const used = new Set(products.flatMap(({ name }) => wordsOfName(name)));
    expect(Object.keys(PROMISES).filter((word) => !used.has(word))).toEqual([]);
  });

  it('always contain shibori and spiral, and a cut only for pieces whose name has it', () => {
    for (const product of products)
      for (const { craft, technique, cuts = [] } of designsOf(product)) {
        if (craft === 'shibori') expect(technique).toBe(product.pattern?.split(' ')[0]?.toLowerCase());
        if (craft === 'spiral') expect(technique).toBe(product.name.includes('ripples') ? 'ripples' : 'wheels');
        if (cuts.length === 0) continue;
        const words = wordsOfName(product.name).join(' ');
        expect([words, cuts.length]).toEqual([words, words.match(CUT_WORDS)?.length]);
      }
  });

  it.each([
    ['Saree with Arashi lines', undefined, 'shibori', { technique: 'arashi' }],
    ['A cape by the sea', 'Satrangi leheriya', 'leheriya', { technique: 'satrangi', cuts: ['cape'] }],
    ['Landscape saree', 'Leheriya', 'leheriya', {}],
    ['Turning skirt', undefined, 'spiral', { technique: 'wheels' }],
    ['Tiered maxi dress in greens', undefined, 'mothra', { cuts: ['tiered', 'maxi'], finish: 'tonal' }],
    ['Kurti with a slip and short sleeves', undefined, 'mothra', {}],
    ['Saree with an elephant', 'Bandhani', 'bandhani', { technique: 'kunjar' }],
  ] as const)('are those that the words promise: %s', (name, pattern, craft, promised) => {
    const none = { technique: undefined, cuts: undefined, finish: undefined };
    expect(promisedBy({ name, pattern, craft })).toEqual({ ...none, ...promised });
  });

  it('are all there, and no others', () => {
    const wanted = [...designs.values()].flatMap(({ views }) => views.map(({ name }) => masterFile(name)));
    const there = readdirSync(MASTERS_FOLDER).filter((file) => !file.startsWith('PLAIN'));
    expect(there.toSorted()).toEqual(wanted.toSorted());
  });
});

const CUT_WORDS =
  /\b(cape|wrap|tiered|slip|sundress|shirt|kaftan|jacket|anarkali|tee|a-line|gown|fit-and-flare|flared|twirl|midi|maxi|short|high-low|yoke|pavadai-style)\b/g;
