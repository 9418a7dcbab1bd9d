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

/** Buttons, and links in place of which a script opens a dialog (`data-opens`). */
const NEEDS_SCRIPT = 'button[type=button], a[data-opens]';
let pressed: HTMLElement | null = null;

/** Notes the last press. A link that a script would handle is not followed; a new tab is the browser's own. */
function notePress(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a, summary, label, input') : null;
  pressed = control?.matches(NEEDS_SCRIPT) && !ctrlKey && !metaKey && !shiftKey ? control : null;
  if (pressed?.matches('a')) event.preventDefault();
}

/**
 * A button that is pressed before the page has hydrated does nothing: the last such press is repeated afterwards. Other
 * links and forms are the browser's, they work as they are.
 */
function keepPress(): void {
  addEventListener('click', notePress, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', notePress, true);
    if (pressed?.isConnected) pressed.click();
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });
}

/** Hides the banner when the shopper has closed it (`closeBanner`): the server's pages are the same for everybody. */
function hideClosedBanner(): void {
  const key = document.querySelector<HTMLElement>('[data-closed-by]')?.dataset['closedBy'];
  try {
    if (key && localStorage.getItem(key)) document.documentElement.dataset['banner'] = 'closed';
  } catch {
    // A browser that allows no storage has none that says so: the banner stays.
    return;
  }
}

/** Without the storefront's scripts links do what they do without any: the pressed one is followed. */
function giveUp(error: unknown): never {
  removeEventListener('click', notePress, true);
  if (pressed?.matches('a')) pressed.click();
  throw error;
}

hideClosedBanner();
const script = document.querySelector<HTMLScriptElement>('script[data-start]');
const { start = '', modules = '' } = script?.dataset ?? {};
keepPress();
await itsTurn();
for (const href of modules.split(' ').filter(Boolean)) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
await import(/* @vite-ignore */ start).catch(giveUp);
