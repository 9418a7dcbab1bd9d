/** How many reviews are shown at first, and how many more at a time. */
export const PORTION = 10;
/** The most that the gateway gives at once, and so the most that an address can ask for. */
const MOST = 50;

/** How many reviews an address asks for: `?reviews=20`; whole portions, the first for whatever can't be read. */
export function parseReviewCount(search: URLSearchParams): number {
  const said = search.get('reviews') ?? '';
  const asked = /^\d{1,9}$/.test(said) ? Number(said) : PORTION;
  return Math.min(Math.max(Math.ceil(asked / PORTION), 1) * PORTION, MOST);
}

/** The search that asks for one portion more than the `shown`; null where no address can. All else in it is kept. */
export function nextPageSearch(search: URLSearchParams, shown: number): string | null {
  if (shown >= MOST) return null;
  const more = new URLSearchParams(search);
  more.set('reviews', String(Math.min(shown + PORTION, MOST)));
  return `?${more.toString()}`;
}
