/** Whether words are written by machines, or for those who build them. They may tell of the host's inside. */
export function isTechnical(words: string): boolean {
  return TECHNICAL.some((pattern) => pattern.test(words));
}

/**
 * Whether the words of a refusal are technical, whatever the shopper's own address, code, sum or choice looks like that they repeat.
 * `field` is the REST name of the field that they are about: they may begin with it.
 */
export function isTechnicalRefusal(words: string, field?: string): boolean {
  const prefix = field && [`${field} `, `"${field}" `].find((name) => words.startsWith(name));
  const said = prefix ? words.slice(prefix.length) : words;
  return isTechnical(HARMLESS.reduce((rest, pattern) => rest.replace(pattern, ' '), said));
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
  // What databases say.
  /\b(relation|column|table|index) ["']|\bdup(licate)? key\b|\bduplicate entry\b.*\bfor key\b|\binput syntax\b|\bcharacter varying\b/i,
  /\bviolates (unique|foreign|check|not-null|row)|\bconstraint\b|\bsyntax error\b|\bdeadlock\b|\bno such (table|column|file)\b/i,
  /\bcast to \w+ failed\b|\bobjectid\b|\bat path\b|\binvocation\b|\bhex characters\b|\bpermission denied for\b|\bauthentication failed for\b/i,
  /mongo(?!l)|prisma(?!t)|postgres|sequelize|typeorm|knex|hibernate|jdbc|odbc|sqlite|mariadb|redis(?!tr|co|p)|kafka|\bsql|sql\b/i,
  // What programs and connections say.
  /\b(undefined|null|NaN|JSON)\b|\bunexpected token\b|\bis not (a function|iterable|defined|a constructor)\b/,
  /\bsocket hang up\b|\bfetch failed\b|\bgetaddrinfo\b|\bconnection (refused|reset|timed out)\b|\d ?ms\b|\bself.signed\b/i,
  /\bcannot find module\b|\bcannot read propert|\billegal arguments\b|\bdata and (hash|salt) arguments\b/i,
  // Secrets, whatever is as long as one, and what signs them.
  /\b(password|passwd|pwd|secret|token|key|authorization|bearer)["']?\s*:|\bbearer\s|\S@\S|[\w+/.-]{32}|\beyj\w/i,
  /\bjwt\b|\binvalid (signature|algorithm)\b|\bsecretor\w+/i,
];

/** The currency before a sum. */
const RUPEES = String.raw`(?:₹|Rs\b\.?|INR\b)`;

/** What is harmless in a refusal, for it is the shopper's own, or the shop's. */
const HARMLESS: readonly RegExp[] = [
  // An email address; not one behind a name and a colon, for that may be a password.
  /(?:\be-?mail:|(?<![\w:.+-]))[^\s"'‘’“”<>()[\]{},:;@]+@(?:[\p{L}\d-]+\.)+\p{L}+/giu,
  // The site of a mailbox: gmail.com.
  /(?<![\w.@-])(?:www\.)?[a-z\d-]+\.(?:com|in|co\.in|org|net)\b(?![.:/\w-])/gi,
  // Ids and the words of a product's address.
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\b[a-z]+(?:-[a-z]+){3,}\b/g,
  // Codes: SAVE_100, and any in capitals where the word stands before it.
  /\b(?!ERR?_)(?=[A-Z_]*\d)[A-Z\d]+(?:_(?!SECRET|KEY|TOKEN|PASSWORD|UR[IL]|HOST)[A-Z\d]+)+\b/g,
  /(?<=\b(?:[Cc]ode|[Cc]oupon|[Vv]oucher) ["'‘“]?)(?!E[A-Z\d]{4})[A-Z\d]+(?:_[A-Z\d]+)+\b/g,
  // Sums and limits: Total = Rs. 500, Total:500, Quantity must be > 0.
  new RegExp(String.raw`[<>]=?(?=\s*${RUPEES}?\s*\d)|(?<=\s)=(?=\s*${RUPEES}\s*\d)`, 'g'),
  /\b(?:amount|total|price|limit|order|code|otp|pin|size|quantity|qty|stock|balance|discount|min\w*|max\w*|left|rs|no|number)\s*:(?=\s*\d)/gi,
  // What a password must be like.
  /\b(?:password|token)\s*:(?=\s+(?:must|should|is|has|at least|at most|minimum|maximum|too|required|please|needs?|only)\b)/gi,
  // A sentence that begins without a blank: sold out.Please.
  /(?<=[a-z]{2})\.(?=[A-Z][a-z]+\s)/g,
];
