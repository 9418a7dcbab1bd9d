import { TOKEN_ERRORS, type TokenError } from '../../schema/vocabulary.ts';
import type { ProofOfWork } from './failures.ts';
import { isRecord } from './object-maps.ts';

/** The parts of a REST host's error response that the gateway may use. */
export interface ErrorBody {
  /** A stable error code. */
  code?: string;
  /** The REST name of the wrong field or parameter. */
  field?: string;
  /** The fault of the access token. */
  reason?: TokenError;
  /** The pieces in stock, if the shopper requested too many. */
  available?: number;
  /** Work that the client may do instead of waiting. */
  proofOfWork?: ProofOfWork;
  /** The host's message, if it is short and for shoppers. */
  message?: string;
  /** The error of each field, if the host names several. */
  fields?: FieldError[];
}

/** An error of one field. */
export interface FieldError {
  /** Its REST name. */
  field: string;
  /** The host's message. */
  message: string;
}

/** Parses the body of an error response. Leaves out the parts that the gateway must not use. */
export function parseErrorBody(text: string): ErrorBody {
  const { message, error, errors, detail, code, field, reason, available, proofOfWork } = parseJson(text);
  const body: ErrorBody = {};
  if (typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code)) body.code = code;
  const names = [field, ...listOf(errors).map((one) => (isRecord(one) ? nameIn(one) : undefined))];
  const name = names.find(isFieldName);
  if (name !== undefined) body.field = name;
  const fault = TOKEN_ERRORS.find((one) => one === reason);
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

/** Returns the `message` and `error` of a host's error response, in this order, unfiltered: not for clients. */
export function messagesIn(text: string): string[] {
  const { message, error } = parseJson(text);
  return [wordsOf(message), wordsOf(error)].filter((words) => words !== '');
}

/** Whether a host's response has an `error`: a text, or true. */
export function hasError(text: string): boolean {
  const { error } = parseJson(text);
  return error === true || wordsOf(error) !== '';
}

/** Returns the errors of single fields: `[{ path, msg }]` or `{ email: ['…'] }`. Each field has its first message. */
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

/** Returns the field name of an entry in a list of errors. */
function nameIn({ path, param, field }: UncheckedBody): string | undefined {
  return [path, param, field].find(isFieldName);
}

function isFieldName(name: unknown): name is string {
  return typeof name === 'string' && /^\w[\w.[\]]{0,99}$/.test(name);
}

/** Parses a proof-of-work challenge of our own host; undefined for anything else. */
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
/** The fields that contain messages, in objects that hosts send instead of a text. */
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

/** Returns the text of a message value: a text, a list of texts, or an object: `{ msg }` or `{ email: ['…'] }`. */
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

/** Whether a refusal's message is short and for shoppers. `field` is the REST name of its field. */
function isFitForShoppers(words: string, field: string | undefined): boolean {
  return isShort(words) && !isTechnicalRefusal(words, field);
}

/** Whether a host's message is short and contains no address, no path and no source location. */
export function isShort(words: string): boolean {
  return words !== '' && words.length <= 300 && !/[\n\r]|:\/\/|(^|[\s:'"(])\/\w|:\d+:\d+/.test(words);
}

/**
 * Returns the message for shoppers in a response with a 5xx status: its `message`, then its `error`. Leaves out
 * technical messages, which may reveal the host's internals, and general messages without a reason. Undefined if none
 * is left.
 */
export function parseErrorMessage(text: string): string | undefined {
  return messagesIn(text).find((words) => isShort(words) && !isGenericMessage(words) && !isTechnical(words));
}

/** Messages of servers, our own host included, that add nothing to the status. */
const BARE_PHRASES: ReadonlySet<string> = new Set([
  '',
  'internal error',
  'internal server error',
  'server error',
  'bad gateway',
  'service unavailable',
  'service temporarily unavailable',
  'gateway timeout',
  'gateway time out',
  'not implemented',
  'unknown error',
  'failed',
  'failure',
  'an error occurred',
  'an error has occurred',
  'an unknown error occurred',
  'an unexpected error occurred',
  'an internal error occurred',
  'an internal server error occurred',
  'something went wrong',
  'oops something went wrong',
  'we can t reach the shop right now',
]);

function isGenericMessage(words: string): boolean {
  const letters = words
    .toLowerCase()
    .replaceAll(/\P{L}+/gu, ' ')
    .trim();
  const phrase = letters
    .replace(/^(http ?)?(status ?)?(error\b ?)?/, '')
    .replace(/ ?please try again( later| in a moment)?$/, '');
  return BARE_PHRASES.has(phrase);
}

/** Whether a message is technical. It may reveal the host's internals. */
export function isTechnical(words: string): boolean {
  return TECHNICAL.some((pattern) => pattern.test(words));
}

/**
 * Whether a refusal's message is technical. The shopper's address, code, sum or choice in it does not count.
 * `field` is the REST name of its field: the message may begin with it.
 */
export function isTechnicalRefusal(words: string, field?: string): boolean {
  const prefix = field && [`${field} `, `"${field}" `].find((name) => words.startsWith(name));
  const message = prefix ? words.slice(prefix.length) : words;
  return isTechnical(HARMLESS.reduce((rest, pattern) => rest.replace(pattern, ' '), message));
}

const TECHNICAL: readonly RegExp[] = [
  // Markup, JSON, code, names with underscores.
  /[{}<>[\]\\`=|]|\w_\w|\w\(\)/,
  // Names of errors and their codes: TypeError, ECONNREFUSED.
  /\bError:|\b[A-Z]\w+(Error|Exception)\b|\bE1100[01]\b|\bstatus code \d{3}\b/,
  /\bE(CONN\w+|PIPE|NOTFOUND|TIMEDOUT|TIMEOUT|HOST\w+|NET\w+|ADDR\w+|ACCES|NOENT|PERM|EXIST|BUSY|INVAL|AGAIN|PROTO\w*|SOCKET\w*)\b/,
  /\bE(ISDIR|NOTDIR|NOTEMPTY|MFILE|NFILE|NOSPC|ROFS|AUTH|DNS|ENVELOPE|STREAM|MESSAGE|ABORT\w*|IO)\b/,
  /^(error|exception|fatal|panic)\b[^:]*:|\b(uncaught|unhandled|traceback|stack ?trace|segmentation fault)\b/i,
  // Machines: addresses, names with a dot, ports.
  /\b\d{1,3}(\.\d{1,3}){3}\b|([\da-f]*:){3}|::\w|\w\.[a-z]{2}|\b[a-z][\w-]*:\d{2,5}\b|\bport \d|\blocalhost\b/i,
  // SQL.
  /\bSELECT\s.*\sFROM\s|\bDELETE FROM\b|\binsert into\b|\bdelete from \w+ where\b|\bupdate \S+ set\b/,
  /\bINSERT INTO\b|\bUPDATE \S+ SET\b|\bselect \*|\bselect \w+(\s*,\s*\w+)* from (?!(the|your|our|this|these|list|available|saved)\b)\w/i,
  // Messages of databases.
  /\b(relation|column|table|index) ["']|\bdup(licate)? key\b|\bduplicate entry\b.*\bfor key\b|\binput syntax\b|\bcharacter varying\b/i,
  /\bviolates (unique|foreign|check|not-null|row)|\bconstraint\b|\bsyntax error\b|\bdeadlock\b|\bno such (table|column|file)\b/i,
  /\bcast to \w+ failed\b|\bobjectid\b|\bat path\b|\binvocation\b|\bhex characters\b|\bpermission denied for\b|\bauthentication failed for\b/i,
  /mongo(?!l)|prisma(?!t)|postgres|sequelize|typeorm|knex|hibernate|jdbc|odbc|sqlite|mariadb|redis(?!tr|co|p)|kafka|\bsql|sql\b/i,
  // Messages of programs and connections.
  /\b(undefined|null|NaN|JSON)\b|\bunexpected token\b|\bis not (a function|iterable|defined|a constructor)\b/,
  /\bsocket hang up\b|\bfetch failed\b|\bgetaddrinfo\b|\bconnection (refused|reset|timed out)\b|\d ?ms\b|\bself.signed\b/i,
  /\bcannot find module\b|\bcannot read propert|\billegal arguments\b|\bdata and (hash|salt) arguments\b/i,
  // Secrets, texts as long as a secret, and signatures.
  /\b(password|passwd|pwd|secret|token|key|authorization|bearer)["']?\s*:|\bbearer\s|\S@\S|[\w+/.-]{32}|\beyj\w/i,
  /\bjwt\b|\binvalid (signature|algorithm)\b|\bsecretor\w+/i,
];

/** The currency before a sum. */
const RUPEES = String.raw`(?:₹|Rs\b\.?|INR\b)`;

/** Harmless parts of a refusal: they come from the shopper or the shop. */
const HARMLESS: readonly RegExp[] = [
  // An email address; not one after a name and a colon, because that may be a password.
  /(?:\be-?mail:|(?<![\w:.+-]))[^\s"'‘’“”<>()[\]{},:;@]+@(?:[\p{L}\d-]+\.)+\p{L}+/giu,
  // The domain of a mail service: gmail.com.
  /(?<![\w.@-])(?:www\.)?[a-z\d-]+\.(?:com|in|co\.in|org|net)\b(?![.:/\w-])/gi,
  // Ids and slugs of products.
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\b[a-z]+(?:-[a-z]+){3,}\b/g,
  // Codes: SAVE_100, and any code in capitals after the word "code".
  /\b(?!ERR?_)(?=[A-Z_]*\d)[A-Z\d]+(?:_(?!SECRET|KEY|TOKEN|PASSWORD|UR[IL]|HOST)[A-Z\d]+)+\b/g,
  /(?<=\b(?:[Cc]ode|[Cc]oupon|[Vv]oucher) ["'‘“]?)(?!E[A-Z\d]{4})[A-Z\d]+(?:_[A-Z\d]+)+\b/g,
  // Sums and limits: Total = Rs. 500, Total:500, Quantity must be > 0.
  new RegExp(String.raw`[<>]=?(?=\s*${RUPEES}?\s*\d)|(?<=\s)=(?=\s*${RUPEES}\s*\d)`, 'g'),
  /\b(?:amount|total|price|limit|order|code|otp|pin|size|quantity|qty|stock|balance|discount|min\w*|max\w*|left|rs|no|number)\s*:(?=\s*\d)/gi,
  // Password rules.
  /\b(?:password|token)\s*:(?=\s+(?:must|should|is|has|at least|at most|minimum|maximum|too|required|please|needs?|only)\b)/gi,
  // A sentence without a space before it: sold out.Please.
  /(?<=[a-z]{2})\.(?=[A-Z][a-z]+\s)/g,
];
