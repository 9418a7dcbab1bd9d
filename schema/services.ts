import type { CategoryName } from './shop.ts';

/** Something that is done to a piece, or comes with it, for a price: chosen with the piece, for each of a line's pieces. */
export interface PieceService {
  /** Never changes: carts and orders know the service by it. Small letters, digits and dashes, 40 at most. */
  code: string;
  /** As shoppers read it. */
  name: string;
  /** What is done, in a sentence. */
  description: string;
  /** What it costs for one piece, in whole rupees. */
  rupees: number;
  /** The categories whose pieces it is for. */
  categories: readonly CategoryName[];
}

/** The services of this shop, in the order in which they are offered. Yours to edit; an empty list offers none. */
export const SERVICES: readonly PieceService[] = [
  {
    code: 'fall-pico',
    name: 'Fall and pico',
    description: 'A cotton fall is sewn on and both ends are finished, so that the saree can be worn at once.',
    rupees: 150,
    categories: ['Saree'],
  },
  {
    code: 'blouse-piece',
    name: 'Matching blouse piece',
    description: '0.8 m of plain cloth dyed to match, unstitched.',
    rupees: 350,
    categories: ['Saree'],
  },
];

/** The services for pieces of a category. */
export function servicesFor(category: string): PieceService[] {
  return SERVICES.filter(({ categories }) => categories.some((name) => name === category));
}
