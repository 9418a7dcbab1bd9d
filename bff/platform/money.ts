import { LRUCache } from 'lru-cache';
import { GraphQLError, Kind } from 'graphql';
import { rupees } from '../../schema/money.ts';
import { createScalar } from './graphql/scalars.ts';

/** The largest `Int` of GraphQL. */
export const MAX_INT = 2 ** 31 - 1;

/** An amount of money in whole paise, as the schema's `Money`. */
export class Money {
  readonly amount: number;
  readonly currency = 'INR' as const;

  constructor(paise: number) {
    this.amount = paise;
  }

  /** The amount with the rupee sign, Indian grouping and two decimals: `₹1,23,456.00`. */
  get display(): string {
    const known = displays.get(this.amount);
    if (known !== undefined) return known;
    const display = rupees(this.amount);
    displays.set(this.amount, display);
    return display;
  }
}

/** How amounts are written. A shop has few prices, and to write one by the rules of a language takes a microsecond. */
const displays = new LRUCache<number, string>({ max: 5_000 });

/** Money of an amount in rupees, as REST hosts send it. */
export function moneyOfRupees(amount: number): Money {
  return new Money(Math.round(amount * 100));
}

const EXPECTED = 'Paise must be a whole number, from -9007199254740991 to 9007199254740991.';

function parsePaise(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

function serializePaise(value: unknown): number {
  const paise = parsePaise(value);
  if (paise === undefined) throw new GraphQLError(EXPECTED);
  return paise;
}

/** The schema's scalar of amounts: a whole number of paise, which may be greater than an `Int`. */
export const Paise = createScalar<number>({
  name: 'Paise',
  description: `An amount in paise, a hundredth of a rupee: a whole number up to 9,007,199,254,740,991, written as a JSON number. It may be
greater than an \`Int\`, which ends at ₹2,14,74,836.47.`,
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259#section-6',
  literal: Kind.INT,
  parse: parsePaise,
  expected: EXPECTED,
  example: '249900',
  serialize: serializePaise,
});
