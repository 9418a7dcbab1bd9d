/**
 * The one script that a page names. The page is complete as it comes, so its looks and first pictures have the line to
 * themselves; when they are there, or at the first touch or key, the storefront's own scripts follow, all at once.
 */
const LONGEST_WAIT = 4000;
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Resolves when the first view has been painted, when somebody wants something of the page, or after four seconds. */
const itsTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    if (document.readyState === 'complete') painted();
    else addEventListener('load', painted, { once: true });
    for (const sign of SIGNS) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    setTimeout(resolve, LONGEST_WAIT);
  });

/**
 * A button that is pressed before the page has come to life does nothing: the last such press is made again once it
 * has. Links and forms are the browser's, they work as they are.
 */
function keepPress(): void {
  const page = document.documentElement;
  let pressed: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('button, a, summary, label, input') : null;
    pressed = control?.matches('button[type=button]') ? control : null;
  };
  addEventListener('click', note, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', note, true);
    if (pressed?.isConnected) pressed.click();
  }).observe(page, { attributeFilter: ['data-ready'] });
}

const script = document.querySelector<HTMLScriptElement>('script[data-start]');
const { start = '', modules = '' } = script?.dataset ?? {};
keepPress();
await itsTurn();
for (const href of modules.split(' ').filter(Boolean)) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
await import(/* @vite-ignore */ start);
