/** The same text with the digits of every script as 0 to 9: १२ becomes 12. */
export const toAsciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, (digit) => toAsciiDigit(digit));

/** In Unicode a script's ten digits begin at the first or at the seventh character of a row of sixteen. */
function toAsciiDigit(digit: string): string {
  if (digit.length > 1) return digit;
  const place = digit.charCodeAt(0) % 16;
  const first = String.fromCharCode(digit.charCodeAt(0) - place);
  return `${/\p{Nd}/u.test(first) ? place : place - 6}`;
}
