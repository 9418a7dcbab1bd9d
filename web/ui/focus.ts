/** Moves the focus to the page's heading, or to the page where it has none. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) focusOn(heading);
}

/** Moves the focus to the heading of the section with this id; tells whether there is one. */
export function focusSection(id: string): boolean {
  const heading = document.getElementById(id)?.querySelector<HTMLElement>(':scope > h2');
  if (heading) focusOn(heading);
  return Boolean(heading);
}

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Hands the focus of a button whose line of a list is about to go to the same button of the next line, else of the one
 * before, else to the page's heading: it would be lost with its line.
 */
export function passFocus(button: HTMLElement): void {
  const line = button.closest('li, tr');
  if (!line || document.activeElement !== button) return;
  const place = [...line.querySelectorAll('button')].findIndex((other) => other === button);
  const heir = line.nextElementSibling ?? line.previousElementSibling;
  const [next] = [...(heir?.querySelectorAll('button') ?? [])].slice(place);
  if (next) next.focus();
  else focusHeading();
}
