/**
 * The six digits of an Indian PIN code, the first not 0, from a text with or without spaces; undefined for any other
 * text.
 */
export function pinCodeIn(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '');
  return isPinCode(digits) ? digits : undefined;
}

/** Whether a text is exactly an Indian PIN code: six digits, the first not 0. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);
