import type { CallerName } from './access-callers.ts';

/** The callers with a role of staff that is neither ADMIN nor SELLER. */
export type StaffRoleCaller = 'manager' | 'packer' | 'editor' | 'accountant';

/**
 * The outcome for a caller: `data`, `nothing` (null, as for a missing object), a code of `userErrors`, or an
 * error code. A change that the status or the input does not allow is also `data`: its caller may know that the
 * object exists.
 */
export type Outcome = 'data' | 'nothing' | 'NOT_FOUND' | 'UNAUTHENTICATED' | 'FORBIDDEN';
/** The outcomes of a rule. Those of the other roles of staff follow from the contract: `access-roles.ts`. */
export type Cells = Readonly<Record<Exclude<CallerName, StaffRoleCaller>, Outcome>>;

const NOT_LOGGED_IN = {
  visitor: 'UNAUTHENTICATED',
  'expired token': 'UNAUTHENTICATED',
  'token without its cookie': 'UNAUTHENTICATED',
} as const;
const ALL = {
  visitor: 'data',
  'expired token': 'data',
  'token without its cookie': 'data',
  'other shopper': 'data',
  'other seller': 'data',
  seller: 'data',
  admin: 'data',
  owner: 'data',
} as const;
const STRANGERS = {
  'other shopper': 'nothing',
  'other seller': 'nothing',
  seller: 'nothing',
  admin: 'nothing',
} as const;
const NO_STAFF = { 'other shopper': 'FORBIDDEN', owner: 'FORBIDDEN' } as const;
const NOT_THEIRS = {
  'other shopper': 'NOT_FOUND',
  'other seller': 'NOT_FOUND',
  seller: 'NOT_FOUND',
  admin: 'NOT_FOUND',
} as const;

const SELLER_READS = {
  ...ALL,
  ...NOT_LOGGED_IN,
  ...NO_STAFF,
  visitor: 'nothing',
  'other seller': 'nothing',
} as const;
const NOBODY_READS = { ...NOT_LOGGED_IN, ...STRANGERS, ...NO_STAFF, visitor: 'nothing' } as const;
const ADMIN_READS = {
  ...ALL,
  ...NOT_LOGGED_IN,
  ...NO_STAFF,
  visitor: 'nothing',
  seller: 'FORBIDDEN',
  'other seller': 'FORBIDDEN',
} as const;

/** The rules, each with its outcome for every caller. */
export const RULES = {
  /** All callers get the same. */
  everybody: ALL,
  /** Logged-in shoppers get only their own data; a visitor gets no reason. */
  'their own': { ...ALL, ...NOT_LOGGED_IN, visitor: 'nothing' },
  /** Logged-in shoppers change their own data. */
  'every shopper': { ...ALL, ...NOT_LOGGED_IN },
  /** It names an object by its id: only its shopper may use it. */
  'its shopper': { ...ALL, ...NOT_LOGGED_IN, ...NOT_THEIRS },
  /** The same for a read: for all others the object does not exist. */
  'its reader': { ...ALL, ...NOT_LOGGED_IN, ...STRANGERS },
  /** The same by any object's id; a visitor gets no reason. */
  'its reader, quietly': { ...ALL, ...NOT_LOGGED_IN, ...STRANGERS, visitor: 'nothing' },
  /** Staff: every seller for their own products, and the administrators. */
  staff: { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF },
  /** Staff's own numbers; a visitor gets no reason. */
  'staff, their own': { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF, visitor: 'nothing' },
  /** It names an object that a seller sells: only that seller and the administrators may use it. */
  'its seller': { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF, 'other seller': 'NOT_FOUND' },
  /** The same for a read: for another seller the object does not exist. */
  'reader of its seller': SELLER_READS,
  /** The parts of such an object. */
  'part of what its seller reads': SELLER_READS,
  /** It names something that no caller here has. */
  'staff without their own': NOBODY_READS,
  /** The parts of it. */
  'part of what no caller has': NOBODY_READS,
  /** The parts of a list that only staff can read. */
  'part of a staff list': { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF, visitor: 'nothing' },
  /** Only administrators. */
  admin: { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF, seller: 'FORBIDDEN', 'other seller': 'FORBIDDEN' },
  /** Only administrators, and here about an unknown object. */
  'admin, of nobody': {
    ...ALL,
    ...NOT_LOGGED_IN,
    ...NO_STAFF,
    seller: 'FORBIDDEN',
    'other seller': 'FORBIDDEN',
    admin: 'NOT_FOUND',
  },
  /** The same for a read of data of the whole shop; a visitor gets no reason. */
  'reader of the shop': ADMIN_READS,
  /** The parts of those data. */
  'part of the data of the shop': ADMIN_READS,
  /** It continues a flow of a separate cookie, which no caller here has. */
  'bearer of its cookie': {
    ...ALL,
    ...NOT_LOGGED_IN,
    'other shopper': 'UNAUTHENTICATED',
    'other seller': 'UNAUTHENTICATED',
    seller: 'UNAUTHENTICATED',
    admin: 'UNAUTHENTICATED',
    owner: 'UNAUTHENTICATED',
  },
  /** The bearer of the cookie that renews a session, even after the access token has expired: then it is the owner's. */
  'bearer of a session': { ...ALL, visitor: 'UNAUTHENTICATED', 'token without its cookie': 'UNAUTHENTICATED' },
  /** The same, after the owner has ended all other sessions, including that of the expired token. */
  'bearer of a session that goes on': { ...ALL, ...NOT_LOGGED_IN },
} satisfies Record<string, Cells>;
/** The name of a rule. */
export type Rule = keyof typeof RULES;

/** The rows of some fields of a type, separated by spaces. */
export const rows = (rule: Rule, type: string, fields: string): [place: string, rule: Rule][] =>
  fields.split(/\s+/).map((field) => [`${type}.${field}`, rule]);
