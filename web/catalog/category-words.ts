import { CATEGORY_WORDS } from '../../schema/shop.ts';

/** A category's plural and its line in headings. A category without words of its own has its name as plural, and no line. */
export const categoryWords = (category: string): { plural: string; line: string } =>
  (Object.hasOwn(CATEGORY_WORDS, category) && CATEGORY_WORDS[category]) || { plural: category, line: '' };
