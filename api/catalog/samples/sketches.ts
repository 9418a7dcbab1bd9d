/**
 * The sample designs, one text file for each garment, which is their category. A design is one line of `name | fabric |
 * craft | pattern | rupees | colours | occasions | marks`, its description on the next line, and an empty line. `-`
 * means none. Files and lines are in order of arrival.
 */
import { readFileSync } from 'node:fs';
import { OCCASIONS } from '../../../schema/vocabulary.ts';
import type { OccasionName } from '../../../schema/vocabulary.ts';
import { COLOUR_CODES, CRAFTS } from '../cloth.ts';
import type { ColourName, Craft, Garment } from '../cloth.ts';
import { fabricOf } from './fabrics.ts';
import type { Fabric } from './fabrics.ts';

const MARKS = ['zari', 'blouse', 'featured', 'best', 'sold-out'] as const;

/** A flag of a design. */
type Mark = (typeof MARKS)[number];

/** A design without measures, prices and stock. */
export interface DesignSketch {
  name: string;
  category: Garment;
  fabric: Fabric;
  craft: Craft;
  pattern: string | undefined;
  rupees: number;
  colours: ColourName[];
  occasions: OccasionName[];
  marks: Mark[];
  description: string | undefined;
}

const FILES = {
  Saree: 'sarees.txt',
  Dupatta: 'dupattas.txt',
  Dress: 'dresses.txt',
  Lehanga: 'lehangas.txt',
  Kurti: 'kurtis.txt',
} as const satisfies Record<Garment, string>;

const COLOUR_NAMES = Object.keys(COLOUR_CODES).filter((name): name is ColourName => Object.hasOwn(COLOUR_CODES, name));

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Error(`The samples name '${text}', which is none of: ${words.join(', ')}.`);
  return word;
}

function listOf<Word extends string>(words: readonly Word[], text: string, separator: string): Word[] {
  return text === '-' ? [] : text.split(separator).map((part) => oneOf(words, part));
}

function readSketch(category: Garment, block: string): DesignSketch {
  const [head = '', description] = block.split('\n');
  const fields = head.split(' | ');
  if (fields.length !== 8) throw new Error(`A sample of ${category} has ${fields.length} fields instead of 8: ${head}`);
  const [name = '', fabric = '', craft = '', pattern = '', rupees = '', colours = '', occasions = '', marks = ''] =
    fields;
  return {
    name,
    category,
    fabric: fabricOf(fabric),
    craft: oneOf(CRAFTS, craft),
    pattern: pattern === '-' ? undefined : pattern,
    rupees: Number(rupees),
    colours: listOf(COLOUR_NAMES, colours, ', '),
    occasions: listOf(OCCASIONS, occasions, ', '),
    marks: listOf(MARKS, marks, ' '),
    description,
  };
}

/** The designs of one garment, the oldest first. Throws an Error that quotes a word outside the vocabularies. */
export function sketchesOf(category: Garment): DesignSketch[] {
  const text = readFileSync(new URL(FILES[category], import.meta.url), 'utf8');
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => readSketch(category, block));
}
