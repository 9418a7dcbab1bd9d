/** The six digits of a PIN code of India, the first not 0, in a text with or without spaces; undefined for any other text. */
export function pinCodeIn(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '');
  return isPinCode(digits) ? digits : undefined;
}

/** Whether a text is a PIN code of India and nothing else: six digits, the first not 0. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);
