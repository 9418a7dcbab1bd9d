/**
 * The script in the head of every page, before anything is painted: it keeps each press that only the storefront's scripts
 * can answer, and repeats it once React has hydrated what was pressed. A control that was pressed several times is pressed
 * once; of those that open a dialog the last one is. Links and forms that work without scripts are the browser's. React hears
 * nothing of a press before: it would hydrate all around it in one long step, and the screen would not answer meanwhile.
 * It also marks a page that the shopper has begun to use.
 */

/** Buttons, and links in place of which a script opens a dialog (`data-opens`). */
const NEEDS_SCRIPT = 'button[type=button], a[data-opens]';
const OPENS_DIALOG = '[aria-haspopup], [data-opens]';
/** At a click on these React must hydrate: it follows a link within the page, and reads a new value. */
const NEEDS_REACT = 'a, label, summary, input';
const { documentElement: page } = document;
const held = new Set<HTMLElement>();

/** Whether React answers presses here: the page has hydrated, and so has the island around the control. */
const isHydrated = (control: Element): boolean =>
  page.dataset['ready'] !== undefined && !control.closest('[data-unhydrated]');

const release = (control: HTMLElement): void => {
  held.delete(control);
  control.ariaBusy = null;
};

/** Marks the page: nothing else may scroll it from now on (`restore-scroll.ts`). */
const markUsed = (): void => {
  page.dataset['used'] = '';
};

/** Hides an event from React where it has not hydrated. The script that fetches the others (`start.ts`) hears of it before. */
const hide = (event: Event): void => {
  if (event.type.endsWith('down')) markUsed();
  if (event.target instanceof Element && !isHydrated(event.target)) event.stopPropagation();
};

/** Keeps a press and shows that it was taken. A new tab or window is the browser's own. */
const hold = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || isHydrated(target)) return;
  if (!target.closest(NEEDS_REACT)) event.stopPropagation();
  const control = target.closest<HTMLElement>('button, a');
  if (!control?.matches(NEEDS_SCRIPT) || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.matches(OPENS_DIALOG)) held.forEach((other) => other.matches(OPENS_DIALOG) && release(other));
  held.add(control);
  control.ariaBusy = 'true';
};

/** Repeats presses one after the other: each finds what the one before has changed. */
const repeat = async (): Promise<void> => {
  for (const control of held) {
    if (!isHydrated(control)) continue;
    release(control);
    control.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
};

/** Without the storefront's scripts links do what they do without any: the pressed one is followed. */
const giveUp = ({ target }: Event): void => {
  if (!(target instanceof Element) || !target.matches('[data-scripts]')) return;
  removeEventListener('click', hold, true);
  for (const control of held) {
    release(control);
    if (control.matches('a')) control.click();
  }
};

addEventListener('wheel', markUsed, true);
addEventListener('click', hold, true);
// At each of these that there is React would hydrate at once.
for (const kind of ['pointer', 'mouse', 'touch', 'key']) {
  for (const step of ['down', 'press', 'up', 'start', 'end', 'cancel']) {
    document.addEventListener(kind + step, hide, true);
  }
}
// The script that fetches the others could not be fetched, or says that they could not.
addEventListener('error', giveUp, true);
new MutationObserver(() => void repeat()).observe(page, {
  subtree: true,
  attributeFilter: ['data-ready', 'data-unhydrated'],
});
