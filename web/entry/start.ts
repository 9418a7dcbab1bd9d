/**
 * The one script that a page names. The page is complete as it comes, so its looks and first pictures have the line to
 * themselves; when they are there, or at the first touch or key, the storefront's own scripts follow, all at once.
 */
const LONGEST_WAIT = 4000;
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when the first view has been painted, when somebody wants something of the page, or after four seconds. */
const itsTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    // A press may have come before this script (`early-presses.ts`).
    if (document.querySelector('[aria-busy=true]')) resolve();
    else if (document.readyState === 'complete') painted();
    else addEventListener('load', painted, { once: true });
    for (const sign of SIGNS) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    setTimeout(resolve, LONGEST_WAIT);
  });

/** Hides the banner when the shopper has closed it (`closeBanner`): the server's pages are the same for everybody. */
function hideClosedBanner(): void {
  const key = document.querySelector<HTMLElement>('[data-closed-by]')?.dataset['closedBy'];
  try {
    if (key && localStorage.getItem(key)) document.documentElement.dataset['banner'] = 'hidden';
  } catch {
    // A browser that allows no storage has none that says so: the banner stays.
    return;
  }
}

hideClosedBanner();
const script = document.querySelector<HTMLScriptElement>('script[data-start]');
const { start = '', modules = '' } = script?.dataset ?? {};
await itsTurn();
// Each by itself: the browser runs one after the other, as they need each other, and answers presses in between.
await Promise.all([...modules.split(' '), start].map((href) => import(/* @vite-ignore */ href))).catch(
  (error: unknown) => {
    script?.dispatchEvent(new Event('error'));
    throw error;
  },
);
