import type { CategoryName } from '../../schema/vocabulary.ts';

interface CategoryWords {
  /** The heading over many pieces of it. */
  plural: string;
  /** What one comes for, in a sentence. */
  line: string;
}

const WORDS: Record<CategoryName, CategoryWords> = {
  Saree: { plural: 'Sarees', line: 'Five and a half metres of knots, waves and borders.' },
  Dupatta: { plural: 'Dupattas', line: 'One length of colour, and everything you own looks different.' },
  Dress: { plural: 'Dresses', line: 'Light, easy and dyed by hand, for long warm days.' },
  Lehanga: { plural: 'Lehangas', line: 'Skirts with a swing in them, for weddings and for Teej.' },
  Kurti: { plural: 'Kurtis', line: 'Soft, short and quick to put on, for the office and after.' },
};

/** How a category is called where many of its pieces stand; one that we have no words for keeps its own name. */
export const wordsOf = (category: string): CategoryWords =>
  Object.entries(WORDS).find(([name]) => name === category)?.[1] ?? { plural: category, line: '' };
