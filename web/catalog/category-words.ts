import { CATEGORY_WORDS } from '../../schema/shop.ts';

/** How a category is called where many of its pieces stand, and its line; one without words keeps its own name. */
export const wordsOf = (category: string): { plural: string; line: string } =>
  (Object.hasOwn(CATEGORY_WORDS, category) && CATEGORY_WORDS[category]) || { plural: category, line: '' };
