import { useShop } from '../shop/useShop.ts';

/**
 * The words of categories in headings: the plural, and a line that may be empty. One that the shop lacks has its own name as
 * plural.
 */
export function useCategoryWords(): (category: string) => { plural: string; line: string } {
  const { categories } = useShop();
  return (category) => {
    const { plural = category, line } = categories.find(({ name }) => name === category) ?? {};
    return { plural, line: line ?? '' };
  };
}
