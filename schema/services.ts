import type { CategoryName } from './shop.ts';

/**
 * A paid service on a piece, or an extra that comes with it. The shopper chooses it with the piece; it applies to each
 * piece of a line.
 */
export interface PieceService {
  /** Never changes: carts and orders refer to it. Small letters, digits and dashes, at most 40. */
  code: string;
  /** The name for shoppers. */
  name: string;
  /** A sentence that describes it. */
  description: string;
  /** The price for one piece, in whole rupees. */
  rupees: number;
  /** The categories that offer it. */
  categories: readonly CategoryName[];
}

/** The services of this shop, in display order. Edit them for your shop; an empty list offers none. */
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
