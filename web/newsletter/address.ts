/** The most characters that an e-mail address has. */
const LONGEST = 254;

/**
 * Whether a mail could go there: one at-sign, a dot behind it, plain letters and no spaces, at most 254 characters.
 * Whose it is, only the mailed link tells.
 */
export const isEmail = (text: string): boolean =>
  text.length <= LONGEST && /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/.test(text);
