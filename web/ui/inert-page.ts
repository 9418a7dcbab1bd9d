import { topLayer } from './top-layer.ts';

/** The most elements that one task makes inert: the browser styles each of them anew. */
const MOST_AT_ONCE = 100;
/** Milliseconds between two such tasks, in which the browser draws and hears presses. */
const PAUSE_MS = 16;

/** What is inert because of this module. */
const inert = new Set<HTMLElement>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes everything outside of the dialog on top inert, and the rest no more. A modal dialog has the browser style the whole page
 * anew before it is drawn, which takes a cheap phone more than 100 ms; here one part of the page follows after the other, once the dialog is
 * there, which covers the page meanwhile. What is no more inert is so at once, as the next press may come there.
 */
export function updateInertPage(): void {
  clearTimeout(timer);
  const top = topLayer();
  const outside = top === document.body ? [] : outsideOf(top);
  for (const element of inert) if (!outside.includes(element)) setInert(element, false);
  runInTurn(tasksFor(outside.filter((element) => !inert.has(element))));
}

/** The largest elements that hold nothing of `dialog`: what stands beside it, and beside each element around it. */
function outsideOf(dialog: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inside = dialog; inside !== document.body && inside.parentElement; inside = inside.parentElement) {
    for (const beside of inside.parentElement.children) if (beside !== inside && isPage(beside)) found.push(beside);
  }
  return found;
}

const isPage = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches('script, style, template, link');

/** Makes the parts of `elements` inert, some in each task, and at last these themselves: so what is added to one later is inert as well. */
function tasksFor(elements: HTMLElement[]): (() => void)[] {
  if (elements.length === 0) return [];
  const parts = elements.flatMap(partsOf);
  const end = () => {
    for (const element of elements) setInert(element, true);
    for (const part of parts) if (!elements.includes(part)) setInert(part, false);
  };
  return [...groupsOf(parts).map((group) => () => group.forEach((part) => setInert(part, true))), end];
}

/** Puts parts together, as many as one task may take. */
function groupsOf(parts: HTMLElement[]): HTMLElement[][] {
  const groups: HTMLElement[][] = [];
  let size = MOST_AT_ONCE;
  for (const part of parts) {
    const more = sizeOf(part);
    const fits = size + more <= MOST_AT_ONCE;
    if (!fits) groups.push([]);
    groups.at(-1)?.push(part);
    size = fits ? size + more : more;
  }
  return groups;
}

/** The element itself, or where it is large the parts of its children. What scrolls stays whole: it would be empty for the keyboard meanwhile. */
function partsOf(element: HTMLElement): HTMLElement[] {
  if (sizeOf(element) <= MOST_AT_ONCE || scrolls(element)) return [element];
  return [...element.children].filter(isPage).flatMap(partsOf);
}

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflow);

const sizeOf = (element: Element): number => 1 + element.querySelectorAll('*').length;

function setInert(element: HTMLElement, isInert: boolean): void {
  element.inert = isInert;
  if (isInert) inert.add(element);
  else inert.delete(element);
}

function runInTurn([task, ...rest]: (() => void)[]): void {
  if (!task) return;
  timer = setTimeout(() => {
    task();
    runInTurn(rest);
  }, PAUSE_MS);
}
