/** Product codes of trade and tax. */

const GTIN_13 = /^\d{13}$/;
/** Chapter and heading of the customs tariff, then subheading and item if known. */
const HSN_CODE = /^\d{4}(\d{2}){0,2}$/;

/** Whether a text is a GTIN-13 (EAN): thirteen digits with a valid check digit. */
export function isGtin13(text: string): boolean {
  return GTIN_13.test(text) && gtin13Of(text.slice(0, -1)) === text;
}

/** The GTIN-13 of twelve digits: the digits and their check digit. */
export function gtin13Of(twelve: string): string {
  const sum = Array.from(twelve, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3)).reduce(
    (one, other) => one + other,
    0,
  );
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** Whether a text is an HSN code of India's tax: 4, 6 or 8 digits. */
export function isHsnCode(text: string): boolean {
  return HSN_CODE.test(text);
}
