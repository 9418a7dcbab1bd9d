import { searchProductsLimits } from '../../../schema/generated/limits.ts';

const AMOUNT = String.raw`(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d{3,6}|\d{1,2}k)(?![\d.,]*\d)(?:\s*(?:₹|rs\b\.?|rupees\b|/-))?`;
const BEFORE = String.raw`\b(?:under|below|within|less than|up ?to|max(?:imum)?)`;
const AFTER = String.raw`(?:(?:and|or) (?:under|below|less)|ke andar|se kam|tak)\b`;
const PRICE_WORDS = new RegExp(`${BEFORE}\\s*${AMOUNT}|(?<![\\d.,])${AMOUNT}\\s*${AFTER}`, 'iu');
/** The highest price that a search takes, in rupees; a higher one limits no more. */
const HIGHEST = searchProductsLimits.maxPrice.maximum / 100;

/**
 * A text that a shopper types into the search, without the words that say what it may cost at most, and that amount in whole rupees:
 * "saree under 2,000" is "saree" and 2000, and so is "saree 2k ke andar". A text without such words has no amount.
 */
export function takePrice(text: string): { text: string; maxPrice?: number } {
  const found = PRICE_WORDS.exec(text);
  const amount = found?.[1] ?? found?.[2];
  if (!found || amount === undefined) return { text };
  const rupees = /k$/i.test(amount) ? Number.parseInt(amount, 10) * 1000 : Number(amount.replaceAll(',', ''));
  return { text: text.replace(found[0], ' ').replaceAll(/\s+/g, ' ').trim(), maxPrice: Math.min(rupees, HIGHEST) };
}
