import type { getCategoryPageLimits } from '../../schema/generated/limits.ts';

/** By its type the contract's. Its module, which has the limits of many calls, would be in the first scripts of every page. */
const MAX_PAGE: (typeof getCategoryPageLimits)['page']['maximum'] = 100_000;

/** The page number of an address: 1 if it has none, null for a text that is no page number. */
export function parsePage(search: URLSearchParams): number | null {
  const text = search.get('page');
  if (text === null) return 1;
  const page = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : MAX_PAGE + 1;
  return page <= MAX_PAGE ? page : null;
}

/** Whether a listing of `totalPages` has no such page. Every listing has a first page, also an empty one. */
export const isPast = (page: number | null, totalPages: number): boolean =>
  page === null || (page > 1 && page > totalPages);

/** The page numbers to link to, in order: the first, the last, `page` and its neighbours. null represents two or more omitted ones. */
export function pageWindow(page: number, totalPages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, totalPages].filter((number) => number >= 1 && number <= totalPages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [null, number];
  });
}
