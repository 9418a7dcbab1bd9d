/** The parts of a REST host's error answer that the gateway may use. */
export interface ErrorBody {
  /** A stable code of the case. */
  code?: string;
  /** The REST name of the field or parameter that is wrong. */
  field?: string;
  /** How many pieces are left, when the shopper asked for too many. */
  available?: number;
  /** The host's message, when it is short and contains no address and no stack. */
  message?: string;
}

/** Parses the body of an error answer. Leaves out what the gateway must not use. */
export function parseErrorBody(text: string): ErrorBody {
  const { message, error, code, field, available } = parseJson(text);
  const words = typeof message === 'string' && message !== '' ? message : error;
  const body: ErrorBody = {};
  if (typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code)) body.code = code;
  if (typeof field === 'string' && /^\w[\w.[\]]{0,99}$/.test(field)) body.field = field;
  if (typeof available === 'number' && Number.isSafeInteger(available) && available >= 0) body.available = available;
  if (typeof words === 'string' && isFitForShoppers(words)) body.message = words;
  return body;
}

type UncheckedBody = Partial<Record<'message' | 'error' | 'code' | 'field' | 'available', unknown>>;

function parseJson(text: string): UncheckedBody {
  if (text.length > 4_000 || !text.startsWith('{')) return {};
  try {
    const body: UncheckedBody = JSON.parse(text);
    return body;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function isFitForShoppers(words: string): boolean {
  return words !== '' && words.length <= 300 && !/[\n\r]|:\/\/|(^|[\s:'"(])\/\w|:\d+:\d+/.test(words);
}
