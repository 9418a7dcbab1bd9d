import type { Payer } from '../bank/bank.ts';
import { FAILURE_NAMES } from '../bank/failures.ts';
import type { Failure } from '../bank/failures.ts';

/**
 * The behaviour of a payment method: it pays, fails, or asks the shopper on the bank's page. Or it waits for a later
 * approval, or seems to fail and is approved afterwards.
 */
export type Behaviour = 'success' | 'failure' | 'bank' | 'pending' | 'late';

/** The test cards with their behaviour. Any other valid number pays. */
export const TEST_CARDS: { number: string; label: string; behaviour: Behaviour }[] = [
  { number: '4111 1111 1111 1111', label: 'Pays (Visa)', behaviour: 'success' },
  { number: '5267 3181 8797 5449', label: 'Pays (Mastercard)', behaviour: 'success' },
  { number: '4000 0000 0000 0002', label: 'Is declined', behaviour: 'failure' },
  { number: '4000 0000 0000 3105', label: 'Asks at the bank', behaviour: 'bank' },
  { number: '4000 0000 0000 9995', label: 'Bank answers late', behaviour: 'late' },
];

/** The cards that the provider publishes for failing payments, by the failure. */
const PUBLISHED_FAILURES: Partial<Record<Failure, readonly string[]>> = {
  slow: ['4100280000090000', '5305620000060000'],
  insufficient: ['4100280000080001', '5305620000050001'],
  cancelled: ['4100280000070002', '5305620000040002'],
  declined: [
    '4100280000060003',
    '5305620000030003',
    '4100280000050004',
    '5305620000020004',
    '4100280000040005',
    '5305620000010005',
  ],
  disabled: ['4100280000030006', '5305620000000006'],
  mistyped: ['4100280000010008', '5305620000080008'],
  broken: ['4100280000020007', '5305620000090007'],
  unproven: ['4100280000000009', '5305620000070009'],
};

/** A card as the shopper typed it. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvv: string;
  name: string;
}

/** A message for each wrong field. */
export type CardErrors = Partial<Record<keyof TypedCard, string>>;

/** A valid card. */
export interface ParsedCard {
  behaviour: Behaviour;
  /** Why it fails, if it does. */
  failure: Failure;
  payer: Pick<Payer, 'last4' | 'network' | 'holder'>;
}

/** The maximum length of a name on a card; a full name of the shop fits. */
const MAX_HOLDER = 200;

/** Parses a card. Returns messages for its wrong fields if it is invalid. */
export function parseCard(typed: TypedCard, now: Date): ParsedCard | CardErrors {
  const digits = typed.number.replaceAll(/[\s-]/g, '');
  const holder = typed.name.trim();
  const wrong: CardErrors = {
    ...(!isCardNumber(digits) && { number: 'Enter a card number that is valid.' }),
    ...expiryWrong(typed.expiry, now),
    ...(!/^\d{3}$/.test(typed.cvv.trim()) && { cvv: 'Enter the 3 digits on the back.' }),
    ...((holder === '' || holder.length > MAX_HOLDER) && { name: 'Enter the name on the card.' }),
  };
  if (Object.keys(wrong).length > 0) return wrong;
  const known = TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
  const payer = { last4: digits.slice(-4), network: networkOf(digits), holder };
  const failure = FAILURE_NAMES.find((name) => PUBLISHED_FAILURES[name]?.includes(digits));
  const usual = failure ? 'failure' : 'success';
  return { behaviour: known?.behaviour ?? usual, failure: failure ?? 'declined', payer };
}

/** Whether the check digit is right (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function expiryWrong(typed: string, now: Date): CardErrors {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? [];
  const [whole, full] = [Number(month), year.length === 2 ? 2_000 + Number(year) : Number(year)];
  if (!month || whole < 1 || whole > 12) return { expiry: 'Enter month and year as MM/YY.' };
  // A card is valid until the end of its month.
  const isOver = full * 12 + whole < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (isOver) return { expiry: 'This card has expired.' };
  return full > now.getUTCFullYear() + 20 ? { expiry: 'Enter month and year as MM/YY.' } : {};
}

function networkOf(digits: string): string {
  if (digits.startsWith('4')) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'MasterCard';
  return /^(60|65|81|82|508)/.test(digits) ? 'RuPay' : 'Unknown';
}
