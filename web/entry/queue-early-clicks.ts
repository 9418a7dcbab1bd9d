/**
 * The script in the head of every page, before the first paint: it queues each press that only the storefront's scripts
 * can handle, and repeats it once React has hydrated the pressed control. A control that was pressed several times is pressed
 * once; of the controls that open a dialog only the last. The browser handles links and forms that work without scripts. React does
 * not receive a press before that: it would hydrate everything around it in one long step, and block the screen meanwhile.
 * It also marks a page that the shopper has begun to use.
 */

/** Buttons, and links for which a script opens a dialog instead (`data-opens`). */
const NEEDS_SCRIPT = 'button[type=button], a[data-opens]';
const OPENS_DIALOG = '[aria-haspopup], [data-opens]';
/** A click on these needs React: it follows a link within the page, and reads a new value. */
const NEEDS_REACT = 'a, label, summary, input';
const { documentElement: page } = document;
const held = new Set<HTMLElement>();

/** Whether React handles presses here: the page has hydrated, and so has the island around the control. */
const isHydrated = (control: Element): boolean => 'ready' in page.dataset && !control.closest('[data-unhydrated]');

const release = (control: HTMLElement): void => {
  held.delete(control);
  control.removeAttribute('aria-busy');
};

/** Marks the page: no script may scroll it from now on (`restore-scroll.ts`). */
const markUsed = (): void => {
  page.dataset['used'] = '';
};

/** The target of an event, or false where React handles it. */
const coldTarget = ({ target }: Event): Element | false => target instanceof Element && !isHydrated(target) && target;

/** Hides an event from React where it has not hydrated. The script that fetches the others (`start.ts`) receives it before. */
const hide = (event: Event): void => {
  if (event.type.endsWith('down')) markUsed();
  if (coldTarget(event)) event.stopPropagation();
};

/** Queues a press and shows that it was received. The browser itself opens a new tab or window. */
const hold = (event: MouseEvent): void => {
  const target = coldTarget(event);
  if (!target) return;
  if (!target.closest(NEEDS_REACT)) event.stopPropagation();
  const control = target.closest<HTMLElement>('button, a');
  if (!control?.matches(NEEDS_SCRIPT) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.matches(OPENS_DIALOG)) held.forEach((other) => other.matches(OPENS_DIALOG) && release(other));
  held.add(control);
  control.setAttribute('aria-busy', 'true');
};

/** Repeats presses one after the other: each sees the changes by the previous one. */
const repeat = async (): Promise<void> => {
  for (const control of held) {
    if (!isHydrated(control)) continue;
    release(control);
    control.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
};

/**
 * If the storefront's scripts fail, links work as without scripts: the pressed one is followed, and a line explains why nothing
 * else happens. The first script reports those that it could not fetch or run; one that it could not parse names that file itself.
 */
const giveUp = (event: Event): void => {
  const script = document.querySelector<HTMLScriptElement>('[data-scripts]');
  if (!script || (event.target !== script && !(event instanceof ErrorEvent && event.filename === script.src))) return;
  page.dataset['notStarted'] = '';
  removeEventListener('click', hold, true);
  for (const control of held) {
    release(control);
    if (control.matches('a')) control.click();
  }
};

addEventListener('wheel', markUsed, true);
addEventListener('click', hold, true);
// At each of these events React would hydrate at once.
for (const kind of ['pointer', 'mouse', 'touch', 'key']) {
  for (const step of ['down', 'press', 'up', 'start', 'end', 'cancel']) {
    document.addEventListener(kind + step, hide, true);
  }
}
// The script that fetches the others could not be fetched, or reports that the others could not.
addEventListener('error', giveUp, true);
new MutationObserver(() => void repeat()).observe(page, {
  subtree: true,
  attributeFilter: ['data-ready', 'data-unhydrated'],
});
