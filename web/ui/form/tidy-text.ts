/** The text of a field, with the pasted characters beyond its maximum. */
export const wholeTextOf = (input: HTMLInputElement): string => input.dataset['whole'] ?? input.value;

/** Replaces the text of a field by its normalised form, of which at most this number of characters is shown. */
export function tidyText(
  input: HTMLInputElement,
  event: Event,
  tidy: (text: string) => string,
  mostShown = Infinity,
): void {
  const text = tidy(input.value);
  const shown = text.slice(0, mostShown);
  if (shown !== input.value) input.value = shown;
  // A key after the last place does nothing.
  const isKey = event instanceof InputEvent && event.inputType === 'insertText' && event.data?.length === 1;
  if (shown === text || isKey) delete input.dataset['whole'];
  else input.dataset['whole'] = text;
}
