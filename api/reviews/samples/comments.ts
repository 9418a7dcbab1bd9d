/** The text of a sample review: sentences chosen by its stars and its product. */
import type { Random } from '../../platform/seeded-random.ts';
import { pick } from '../../catalog/samples/measures.ts';
import type { SampleProduct, SampleVariant } from '../../catalog/seed.ts';
import {
  SERIOUS_DEFECTS,
  CATEGORY_DEFECTS,
  CONSOLATIONS,
  SHORT_COMPLAINTS,
  SMALL_DEFECTS,
  VERDICTS,
} from './complaints.ts';
import { CATEGORY_PRAISE, CLOSINGS, CRAFT_PRAISE, OCCASION_PRAISE, OPENINGS, SHORT_PRAISE } from './praise.ts';

const CRAFT_FAMILIES = {
  bandhani: 'dots',
  ekdali: 'dots',
  jaal: 'dots',
  leheriya: 'waves',
  mothra: 'waves',
  shibori: 'shibori',
  gharchola: 'squares',
  ombre: 'shades',
  spiral: 'shades',
} as const satisfies Record<SampleProduct['craft'], keyof typeof CRAFT_PRAISE>;

/** The subject of a comment. */
export interface Subject {
  product: SampleProduct;
  variant: SampleVariant;
}

type Lines = readonly string[];

function fill(template: string, { product, variant }: Subject): string {
  const words = {
    colour: variant.color.toLowerCase(),
    fabric: product.fabric.toLowerCase().replace(/banarasi|patola|kanjivaram|kota|gajji/, (name) => capital(name)),
    thing: product.category === 'Lehanga' ? 'lehenga' : product.category.toLowerCase(),
  };
  return template
    .replaceAll('{colour}', words.colour)
    .replaceAll('{fabric}', words.fabric)
    .replaceAll('{thing}', words.thing);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** A number of the parts, one line of each, in the given order. */
function compose(random: Random, parts: readonly Lines[], count: number): string[] {
  const kept = new Set(parts.map((_, index) => index));
  while (kept.size > count) kept.delete(pick(random, [...kept]));
  return parts.filter((lines, index) => kept.has(index) && lines.length > 0).map((lines) => pick(random, lines));
}

function praiseParts({ product }: Subject): Lines[] {
  return [
    OPENINGS,
    CRAFT_PRAISE[CRAFT_FAMILIES[product.craft]],
    CATEGORY_PRAISE[product.category],
    product.occasions.flatMap((occasion) => OCCASION_PRAISE[occasion]),
    CLOSINGS,
  ];
}

function sentences(subject: Subject, rating: number, random: Random): string[] {
  const length = pick(random, [1, 2, 2, 2, 3, 3, 3, 4]);
  const praise = praiseParts(subject);
  const own = CATEGORY_DEFECTS[subject.product.category];
  const small = [...SMALL_DEFECTS, ...own, ...own];
  if (rating === 5) return random() < 0.1 ? [pick(random, SHORT_PRAISE)] : compose(random, praise, length);
  if (rating === 4 && random() < 0.5) return compose(random, praise, length);
  if (rating === 4) return [...compose(random, praise.slice(0, 4), Math.min(length, 3)), pick(random, small)];
  if (random() < 0.08) return [pick(random, SHORT_COMPLAINTS)];
  if (rating === 3) return [pick(random, small), ...compose(random, [CONSOLATIONS], length - 1)];
  return [pick(random, SERIOUS_DEFECTS), ...compose(random, [own, VERDICTS], Math.min(length, 2))];
}

/** The review of a piece with `rating` stars: one to four sentences of plain text. */
export function commentOf(subject: Subject, rating: number, random: Random): string {
  return [...new Set(sentences(subject, rating, random))].map((sentence) => capital(fill(sentence, subject))).join(' ');
}
