import * as drawn from 'cloth/design';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TECHNIQUES } from '../../../api/catalog/cloth.ts';
import { listSampleMasters, masterFile, MASTERS_FOLDER, promisedBy } from '../../../api/catalog/pictures/masters.ts';

const designs = new Map(listSampleMasters().map((master) => [master.design.seed, master]));

describe('the pictures of the samples', () => {
  it('are drawn by techniques that both sides know by one word', () => {
    expect(TECHNIQUES).toEqual(drawn.TECHNIQUES);
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
