/**
 * The only script that a page names. The page is complete without it, so its styles and first pictures load first.
 * After that, or at the first touch or key, the storefront's other scripts load, all at once.
 */
const LONGEST_WAIT = 4000;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Resolves when the first view has been painted, at the first touch or key, or after four seconds. */
const itsTurn = (): Promise<unknown> =>
  new Promise((resolve) => {
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
    // A press may have come before this script (`queue-early-clicks.ts`).
    if (find('[aria-busy=true]')) resolve(0);
    else if (document.readyState === 'complete') painted();
    else addEventListener('load', painted);
    for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, resolve, true);
    setTimeout(resolve, LONGEST_WAIT);
  });

/** Hides the banner if the shopper has closed it (`closeBanner`): the server's pages are the same for everybody. */
function hideClosedBanner(): void {
  const key = find('[data-closed-by]')?.dataset['closedBy'];
  try {
    if (key && localStorage.getItem(key)) document.documentElement.dataset['banner'] = 'hidden';
  } catch {
    // A browser that allows no storage does not store it: the banner remains.
  }
}

hideClosedBanner();
const script = find('[data-scripts]');
const scripts = script?.dataset['scripts'] ?? '';
/** Fetches and runs a script, in a separate task: requesting all of them takes the browser a while. */
const run = (href: string, nth: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(() => resolve(import(/* @vite-ignore */ href)), nth));

await itsTurn();
// The browser runs them one after the other, because each needs the previous one, and handles presses in between.
await Promise.all(scripts.split(' ').map(run)).catch((error: unknown) => {
  script?.dispatchEvent(new Event('error'));
  throw error;
});
