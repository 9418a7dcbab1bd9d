/**
 * The script in the head of every page, before anything is painted: it keeps each press that only the storefront's scripts
 * can answer, and repeats it once React has hydrated what was pressed. A control that was pressed several times is pressed
 * once; of those that open a dialog the last one is. Links and forms that work without scripts are the browser's.
 */

/** Buttons, and links in place of which a script opens a dialog (`data-opens`). */
const NEEDS_SCRIPT = 'button[type=button], a[data-opens]';
const OPENS_DIALOG = '[aria-haspopup], [data-opens]';
const { documentElement: page } = document;
const held = new Set<HTMLElement>();

/** Whether React answers presses here: the page has hydrated, and so has the island around the control. */
const isHydrated = (control: Element): boolean =>
  page.dataset['ready'] !== undefined && !control.closest('[data-unhydrated]');

const release = (control: HTMLElement): void => {
  held.delete(control);
  control.ariaBusy = null;
};

/** Keeps a press and shows that it was taken. A new tab or window is the browser's own. */
const hold = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const control = target instanceof Element && target.closest<HTMLElement>('button, a, summary, label, input');
  if (!control || !control.matches(NEEDS_SCRIPT) || ctrlKey || metaKey || shiftKey || isHydrated(control)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.matches(OPENS_DIALOG)) [...held].filter((other) => other.matches(OPENS_DIALOG)).forEach(release);
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
  if (!(target instanceof Element) || !target.matches('[data-start]')) return;
  removeEventListener('click', hold, true);
  for (const control of held) {
    release(control);
    if (control.matches('a')) control.click();
  }
};

addEventListener('click', hold, true);
// The script that fetches the others could not be fetched, or says that they could not.
addEventListener('error', giveUp, true);
new MutationObserver(() => void repeat()).observe(page, {
  subtree: true,
  attributeFilter: ['data-ready', 'data-unhydrated'],
});
