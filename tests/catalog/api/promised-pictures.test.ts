import * as drawn from 'cloth/design';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TECHNIQUES } from '../../../api/catalog/cloth.ts';
import { listSampleMasters, masterFile, MASTERS_FOLDER, promisedBy } from '../../../api/catalog/pictures/masters.ts';
import { sampleCatalogue } from '../../../api/catalog/seed.ts';

const { products } = sampleCatalogue();
const designs = new Map(listSampleMasters().map((master) => [master.design.seed, master]));
const designsOf = ({ variants }: (typeof products)[number]) =>
  variants.flatMap(({ sku }) => designs.get(sku)?.design ?? []);

describe('the pictures of the samples', () => {
  it('are drawn by techniques that both sides know by one word', () => {
    expect(TECHNIQUES).toEqual(drawn.TECHNIQUES);
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
    expect(named).toBeGreaterThan(25);
  });

  it('always contain shibori and spiral, and a cape for pieces with that name', () => {
    for (const product of products)
      for (const { craft, technique, cut } of designsOf(product)) {
        if (craft === 'shibori') expect(technique).toBe(product.pattern?.split(' ')[0]?.toLowerCase());
        if (craft === 'spiral') expect(technique).toBe(product.name.includes('ripples') ? 'ripples' : 'wheels');
        expect(cut === 'cape').toBe(/\bcape\b/i.test(product.name));
      }
  });

  it.each([
    ['Saree with Arashi lines', undefined, 'shibori', { technique: 'arashi', cut: undefined }],
    ['A cape by the sea', 'Satrangi leheriya', 'leheriya', { technique: 'satrangi', cut: 'cape' }],
    ['Landscape saree', 'Leheriya', 'leheriya', { technique: undefined, cut: undefined }],
    ['Turning skirt', undefined, 'spiral', { technique: 'wheels', cut: undefined }],
  ] as const)('are those that the words promise: %s', (name, pattern, craft, promised) => {
    expect(promisedBy({ name, pattern, craft })).toEqual(promised);
  });

  it('are all there, and no others', () => {
    const wanted = [...designs.values()].flatMap(({ views }) => views.map(({ name }) => masterFile(name)));
    const there = readdirSync(MASTERS_FOLDER).filter((file) => !file.startsWith('PLAIN'));
    expect(there.toSorted()).toEqual(wanted.toSorted());
  });
});
