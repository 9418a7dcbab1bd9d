/** What a REST host said of why it refused a call, as far as it may be used. */
export interface Refusal {
  /** A stable word for the case. */
  code?: string;
  /** Which field or parameter is wrong, by its name in REST. */
  field?: string;
  /** How many pieces are left, where too many were asked for. */
  available?: number;
  /** The host's own words, where they are short and have no address or stack in them. */
  words?: string;
}

/** Reads the body of a refusal; what can't be used is left out. */
export function refusalOf(text: string): Refusal {
  const { message, error, code, field, available } = partsOf(text);
  const words = typeof message === 'string' && message !== '' ? message : error;
  const refusal: Refusal = {};
  if (typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code)) refusal.code = code;
  if (typeof field === 'string' && /^\w[\w.]{0,79}$/.test(field)) refusal.field = field;
  if (typeof available === 'number' && Number.isSafeInteger(available) && available >= 0) refusal.available = available;
  if (typeof words === 'string' && isForShoppers(words)) refusal.words = words;
  return refusal;
}

interface Parts {
  message?: unknown;
  error?: unknown;
  code?: unknown;
  field?: unknown;
  available?: unknown;
}

function partsOf(text: string): Parts {
  if (text.length > 4_000 || !text.startsWith('{')) return {};
  try {
    const parts: Parts = JSON.parse(text);
    return parts;
  } catch (notJson) {
    if (notJson instanceof SyntaxError) return {};
    throw notJson;
  }
}

function isForShoppers(words: string): boolean {
  return words !== '' && words.length <= 300 && !/[\n\r]|:\/\/|(^|[\s:'"(])\/\w|:\d+:\d+/.test(words);
}
