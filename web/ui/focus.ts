/** Moves the focus to the page's heading, or to the page where it has none. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) focusOn(heading);
}

/** Moves the focus to the heading of the section with this id, or to the table's row. Answers whether there is one. */
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

/**
 * Moves the focus away from a button whose list item or table row is about to be removed: to the same button of the next
 * item, else of the one before, else to the page's heading.
 */
export function passFocus(button: HTMLElement): void {
  const item = button.closest('li, tr');
  if (!item || document.activeElement !== button) return;
  const place = [...item.querySelectorAll('button')].findIndex((other) => other === button);
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const [next] = [...(neighbour?.querySelectorAll('button') ?? [])].slice(place);
  if (next) next.focus();
  else focusHeading();
}
