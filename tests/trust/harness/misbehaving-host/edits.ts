import type { Json } from '../../../json.ts';
import type { Random } from '../random.ts';
import type { Step } from './contract-fields.ts';

/** A text that only the host's owner may read. */
export const SECRET = 'postgres://shop:hunter2@10.0.0.7 at /srv/app.js:12:7';
/** Its parts, none of which may be in an error or a log line. */
export const SECRET_PARTS: readonly string[] = ['hunter2', '10.0.0.7', '/srv/app.js'];

/** One changed place in the response of a call. */
export interface Edit {
  /** The call and its index among the same calls of the request, for example `GET /cart` and 0. */
  call: string;
  turn: number;
  path: readonly Step[];
  /** The change as text. */
  words: string;
  /** The new value; undefined if the field is removed. */
  value: Json;
}

const LONG = 'long '.repeat(4_000);
const KINDS: readonly (readonly [words: string, value: Json])[] = [
  ['true', true],
  ['false', false],
  ['a number', 42],
  ['a word', 'words'],
  ['an object', { a: 1 }],
  ['a list', [1, 'two', null]],
  ['an object in an object', { value: { value: { amount: 3 } } }],
  ['an object with __proto__', JSON.parse('{"__proto__":{"a":1},"constructor":"x"}')],
  ['null', null],
  ['missing', undefined],
  ['missing', undefined],
  ['an empty text', ''],
  ['an empty list', []],
  ['an empty object', {}],
  ['spaces', '   '],
  ['zero', 0],
  ['a huge number', 1e21],
  ['a huge fraction', 1.797e308],
  ['beyond whole numbers', 2 ** 53 + 2],
  ['beyond Int', 2 ** 31],
  ['negative', -5],
  ['a fraction', 0.1 + 0.2],
  ['NaN as a text', 'NaN'],
  ['Infinity as a text', '-Infinity'],
  ['a long text', LONG],
  ['unicode', 'साड़ी 🧵 \u202Eabc'],
  ['half a character', '\uD83E!'],
  ['control characters', '\u0000\u001B[31m\r\nx'],
  ['no date', '32/13/2026'],
  ['the year 275760', '+275760-09-13T00:00:00.000Z'],
  ['a date in words', 'yesterday'],
  ['seconds', 1_792_486_800],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a path', '../../admin'],
  ['a secret', SECRET],
  ['a secret', SECRET],
  ['a list of a secret', [SECRET]],
  ['an object of a secret', { message: SECRET, path: SECRET }],
];

/** Draws a change of a random place in a response: mostly a single value, sometimes a whole object or list. */
export function drawEdit(random: Random, call: string, turn: number, body: Json): Edit {
  const [words, value] = random.pick(KINDS);
  return { call, turn, path: drawPath(random, body), words, value };
}

function drawPath(random: Random, body: Json): Step[] {
  const path: Step[] = [];
  let at = body;
  while (typeof at === 'object' && at !== null) {
    const keys: Step[] = Array.isArray(at) ? [...at.keys()] : Object.keys(at);
    if (keys.length === 0 || (path.length > 0 && random.percent(12))) break;
    const key = random.pick(keys);
    path.push(key);
    at = at[key];
  }
  return path;
}

/** Applies a change to a copy of a body. A place that another change has removed remains removed. */
export function applyEdit(body: Json, { path, value }: Edit): void {
  const last = path.at(-1);
  const parent = path.slice(0, -1).reduce((at: Json, step) => at?.[step], body);
  if (last === undefined || typeof parent !== 'object' || parent === null) return;
  if (value !== undefined) parent[last] = structuredClone(value);
  else if (Array.isArray(parent)) parent.splice(Number(last), 1, null);
  else delete parent[last];
}

/** A change as text: `GET /cart cartData.0.quantity: null`. */
export function describeEdit({ call, turn, path, words }: Edit): string {
  return `${call}${turn > 0 ? ` (${turn + 1})` : ''} ${path.join('.')}: ${words}`;
}
