import { isFitForShoppers, messagesIn } from './error-body.ts';

/**
 * The words that a host's answer with a 5xx status has for shoppers: its `message`, then its `error`. Leaves out words of machines,
 * for they may tell of the host's inside, and words that say no more than that something failed. Undefined where none are left.
 */
export function parseFaultWords(text: string): string | undefined {
  return messagesIn(text).find(
    (words) => isFitForShoppers(words) && !saysNothing(words) && !TECHNICAL.some((pattern) => pattern.test(words)),
  );
}

/** What is written by machines, or for those who build them. */
const TECHNICAL: readonly RegExp[] = [
  // Markup, JSON, code, names with underscores.
  /[{}<>[\]\\`=|]|\w_|\w\(\)/,
  // Names of errors and their codes: TypeError, ECONNREFUSED.
  /\bError:|\b[A-Z]\w+(Error|Exception)\b|\bE[A-Z]{4,}\b/,
  /^(error|exception|fatal|panic)\b[^:]*:|\b(uncaught|unhandled|traceback|stack ?trace|segmentation fault)\b/i,
  // Machines: addresses, names with a dot, ports.
  /\b\d{1,3}(\.\d{1,3}){3}\b|([\da-f]*:){3}|::\w|\w\.[a-z]{2}|\b[a-z][\w-]*:\d{2,5}\b|\bport \d|\blocalhost\b/i,
  // SQL, and what databases say.
  /\bselect\s.*\sfrom\s+(?!the\b|your\b|our\b)|\binsert into\b|\bdelete from\b|\bupdate\s.*\sset\s/i,
  /\b(relation|column|table|index) ["']|\bduplicate key\b|\bviolates\b|\bconstraint\b|\bsyntax error\b|\bdeadlock\b/i,
  /mongo|prisma|postgres|sequelize|typeorm|knex|hibernate|jdbc|odbc|sqlite|mariadb|redis|kafka|\bsql|sql\b/i,
  // What programs and connections say.
  /\b(undefined|null|NaN|JSON)\b|\bunexpected token\b|\bis not (a function|iterable|defined|a constructor)\b/,
  /\bsocket hang up\b|\bfetch failed\b|\bgetaddrinfo\b|\bconnection (refused|reset|timed out)\b|\d ?ms\b/i,
  // Secrets, and whatever is as long as one.
  /\b(password|secret|token|key|authorization|bearer)\s*:|\bbearer\s|\S@\S|[\w+/.-]{32}/i,
];

/** Phrases of servers, those of our own host among them, that say no more than the status does. */
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

function saysNothing(words: string): boolean {
  const letters = words
    .toLowerCase()
    .replaceAll(/\P{L}+/gu, ' ')
    .trim();
  const phrase = letters
    .replace(/^(http ?)?(status ?)?(error\b ?)?/, '')
    .replace(/ ?please try again( later| in a moment)?$/, '');
  return BARE_PHRASES.has(phrase);
}
