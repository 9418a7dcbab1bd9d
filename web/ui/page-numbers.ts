import { MAX_PAGE } from '../../schema/vocabulary.ts';

/** The page that an address asks for: 1 when it doesn't say, null when what it says can't be a page's number. */
export function parsePage(search: URLSearchParams): number | null {
  const said = search.get('page');
  if (said === null) return 1;
  const page = /^[1-9]\d{0,8}$/.test(said) ? Number(said) : MAX_PAGE + 1;
  return page <= MAX_PAGE ? page : null;
}

/** Whether a listing of `totalPages` lacks the page; the first page is always there, if only to say that it is empty. */
export const isPast = (page: number | null, totalPages: number): boolean =>
  page === null || (page > 1 && page > totalPages);

/** The page numbers to show links for, in order: the ends, the page and its neighbours; null stands for a gap. */
export function pageWindow(page: number, totalPages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter((number) => number >= 1 && number <= totalPages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [null, number];
  });
}
