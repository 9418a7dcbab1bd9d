/**
 * The sample designs as a merchandiser writes them: a text file to a garment, whose name is their category. A design is one line of
 * `name | fabric | craft | pattern | rupees | colours | occasions | marks`, its description on the line below, and
 * an empty line. `-` stands for none. The files' order is the order in which the designs came into the shop.
 */
import { readFileSync } from 'node:fs';
import { OCCASIONS } from '../../../schema/vocabulary.ts';
import type { OccasionName } from '../../../schema/vocabulary.ts';
import { COLOURS, CRAFTS } from '../cloth/design.ts';
import type { ColourName, Craft, Garment } from '../cloth/design.ts';
import { fabricOf } from './fabrics.ts';
import type { Fabric } from './fabrics.ts';

const MARKS = ['zari', 'blouse', 'featured', 'best', 'sold-out'] as const;

/** What the shop notes of a design besides its words. */
type Mark = (typeof MARKS)[number];

/** A design before its measures, prices and stock are settled. */
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

const COLOUR_NAMES = Object.keys(COLOURS).filter((name): name is ColourName => Object.hasOwn(COLOURS, name));

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

/** The designs of one garment, the oldest first. Throws an Error that quotes a word no vocabulary has. */
export function sketchesOf(category: Garment): DesignSketch[] {
  const text = readFileSync(new URL(FILES[category], import.meta.url), 'utf8');
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => readSketch(category, block));
}
