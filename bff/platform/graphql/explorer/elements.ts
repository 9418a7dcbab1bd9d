/** The element of the page with this id. Throws when there is none of this kind. */
export function elementOf<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.querySelector(`#${id}`);
  if (element instanceof kind) return element;
  throw new Error(`The page has no #${id}.`);
}

/** Makes an element with what is in it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

/** Makes a button that does something. */
export function makeButton(onClick: () => void, ...content: (Node | string)[]): HTMLButtonElement {
  const button = make('button', ...content);
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}
