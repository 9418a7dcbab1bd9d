/** Moves the focus to the page's heading, or to the page if it has none. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) focusOn(heading);
}

/** Moves the focus to the heading of the section with this id, or to the table's row. Returns whether there is one. */
export function focusSection(id: string): boolean {
  const place = document.getElementById(id);
  const heading = place?.matches('tr') ? place : place?.querySelector<HTMLElement>(':scope > h2');
  if (heading) focusOn(heading);
  return Boolean(heading);
}

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Whether nothing has the focus: the focused element was removed, or the shopper has focused none. */
export const hasNoFocus = (): boolean => document.activeElement === document.body;

/**
 * Moves the focus away from a button or link whose list item or table row is about to be removed: to the same one of the next
 * item, otherwise of the previous one, otherwise to the page's heading.
 */
export function passFocus(control: HTMLElement): void {
  const item = control.closest('li, tr');
  if (!item || document.activeElement !== control) return;
  const kind = control.localName;
  const place = [...item.querySelectorAll(kind)].findIndex((other) => other === control);
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const [next] = [...(neighbour?.querySelectorAll<HTMLElement>(kind) ?? [])].slice(place);
  if (next) next.focus();
  else focusHeading();
}
