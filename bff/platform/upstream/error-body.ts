import { TOKEN_FAULTS, type TokenFault } from '../../../schema/vocabulary.ts';
import type { ProofOfWork } from '../failures.ts';
import { isTechnicalRefusal } from './technical-words.ts';
import { isRecord } from '../object-maps.ts';

/** The parts of a REST host's error answer that the gateway may use. */
export interface ErrorBody {
  /** A stable code of the case. */
  code?: string;
  /** The REST name of the field or parameter that is wrong. */
  field?: string;
  /** What is wrong with the access token. */
  reason?: TokenFault;
  /** How many pieces are left, when the shopper asked for too many. */
  available?: number;
  /** What the client may do in place of waiting. */
  proofOfWork?: ProofOfWork;
  /** The host's message, when it is short and for shoppers. */
  message?: string;
  /** What is wrong with each field, where the host names several. */
  fields?: FieldError[];
}

/** What is wrong with one field. */
export interface FieldError {
  /** Its REST name. */
  field: string;
  /** The host's words. */
  message: string;
}

/** Parses the body of an error answer. Leaves out what the gateway must not use. */
export function parseErrorBody(text: string): ErrorBody {
  const { message, error, errors, detail, code, field, reason, available, proofOfWork } = parseJson(text);
  const body: ErrorBody = {};
  if (typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code)) body.code = code;
  const names = [field, ...listOf(errors).map((one) => (isRecord(one) ? nameIn(one) : undefined))];
  const name = names.find(isFieldName);
  if (name !== undefined) body.field = name;
  const fault = TOKEN_FAULTS.find((one) => one === reason);
  if (fault !== undefined) body.reason = fault;
  if (typeof available === 'number' && Number.isSafeInteger(available) && available >= 0) body.available = available;
  const work = parseWork(proofOfWork);
  if (work) body.proofOfWork = work;
  const words = [message, error, errors, detail].map((one) => wordsOf(one));
  const fit = words.find((one) => isFitForShoppers(one, name));
  if (fit !== undefined) body.message = fit;
  const fields = fieldErrorsOf(errors);
  if (fields.length > 1) body.fields = fields;
  return body;
}

/** What a host's error answer says in its `message` and its `error`, in this order; the gateway may not show it as it is. */
export function messagesIn(text: string): string[] {
  const { message, error } = parseJson(text);
  return [wordsOf(message), wordsOf(error)].filter((words) => words !== '');
}

/** Whether a host's answer has an `error`: words, or true. */
export function hasError(text: string): boolean {
  const { error } = parseJson(text);
  return error === true || wordsOf(error) !== '';
}

/** What a host says of single fields: `[{ path, msg }]` or `{ email: ['…'] }`. Of each field the first words. */
function fieldErrorsOf(errors: unknown): FieldError[] {
  const named: [unknown, unknown][] = isRecord(errors)
    ? Object.entries(errors)
    : listOf(errors).map((one) => (isRecord(one) ? [nameIn(one), one] : [undefined, one]));
  const found = new Map<string, FieldError>();
  for (const [field, value] of named) {
    const message = wordsOf(value);
    if (isFieldName(field) && isFitForShoppers(message, field) && !found.has(field))
      found.set(field, { field, message });
  }
  return [...found.values()];
}

/** The name of the field that an entry of a list of errors is about. */
function nameIn({ path, param, field }: UncheckedBody): string | undefined {
  return [path, param, field].find(isFieldName);
}

function isFieldName(name: unknown): name is string {
  return typeof name === 'string' && /^\w[\w.[\]]{0,99}$/.test(name);
}

/** Work as our own host asks for it; undefined for anything else. */
function parseWork(value: unknown): ProofOfWork | undefined {
  if (!isRecord(value)) return undefined;
  const { challenge, target, tries, iterations, expiresAt } = value;
  const texts = [challenge, target, expiresAt].every((text) => typeof text === 'string' && SHORT.test(text));
  const counts = [tries, iterations].every((count) => Number.isSafeInteger(count) && Number(count) > 0);
  if (!texts || !counts) return undefined;
  const words = { challenge: String(challenge), target: String(target), expiresAt: String(expiresAt) };
  return { ...words, tries: Number(tries), iterations: Number(iterations) };
}

/** A text without blanks. */
const SHORT = /^[\w.:-]{1,200}$/;

type UncheckedBody = Record<string, unknown>;

const MAX_LENGTH = 4_000;
/** The fields in which hosts put words, in objects that stand for words. */
const WORDS_FIELDS = ['msg', 'message', 'error', 'detail', 'description'];
const MAX_DEPTH = 3;

function parseJson(text: string): UncheckedBody {
  if (text.length > MAX_LENGTH || !/^\s*[{[]/.test(text)) return {};
  try {
    const body: unknown = JSON.parse(text);
    return Array.isArray(body) ? { errors: body } : isRecord(body) ? body : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** The words in a value: a text, a list of words, or an object with words in it: `{ msg }` or `{ email: ['…'] }`. */
function wordsOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return '';
  const named = isRecord(value)
    ? WORDS_FIELDS.map((field) => value[field]).find((one) => wordsOf(one) !== '')
    : undefined;
  if (named !== undefined) return wordsOf(named, depth + 1);
  const all = Object.values(value).map((one) => wordsOf(one, depth + 1));
  return [...new Set(all)].filter((words) => words !== '').join(' ');
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a refusal's words are short and for shoppers. `field` is the REST name of the field that they are about. */
function isFitForShoppers(words: string, field: string | undefined): boolean {
  return isShort(words) && !isTechnicalRefusal(words, field);
}

/** Whether a host's words are short and contain no address, no path and no place in its code. */
export function isShort(words: string): boolean {
  return words !== '' && words.length <= 300 && !/[\n\r]|:\/\/|(^|[\s:'"(])\/\w|:\d+:\d+/.test(words);
}
