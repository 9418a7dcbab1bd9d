import type { components } from '../../../schema/generated/rest.ts';
import { readAll, refuse, withFieldPrefix } from '../../platform/refusals.ts';
import { toVisibleLine } from '../../platform/text-input.ts';

/** The account for the refund of a cash order: a UPI ID, or a bank account. */
export type Payout = { upiId: string } | { accountNumber: string; ifsc: string; accountName: string };

type PayoutBody = components['schemas']['PayoutBody'];

const UPI_ID = /^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?@[a-z][a-z0-9]{1,30}$/;
const ACCOUNT_NUMBER = /^\d{9,18}$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const MOST_NAME = 100;

/**
 * Parses the account for a refund. Only the refund of a cash order (`isNeeded`) has one: refuses a missing one and one
 * that is not used, with the wrong field.
 */
export function parsePayout(body: PayoutBody | undefined, isNeeded: boolean): Payout | undefined {
  if (!isNeeded) {
    return body === undefined ? undefined : wrong('payout', 'This return needs no account for its refund.');
  }
  if (body === undefined) return wrong('payout', 'Enter a UPI ID or a bank account for your refund.');
  return withFieldPrefix('payout', () => {
    const upiId = (body.upiId ?? '').trim().toLowerCase();
    const hasBank = [body.accountNumber, body.ifsc, body.accountName].some((text) => (text ?? '').trim() !== '');
    if (upiId === '') return parseBankAccount(body);
    if (hasBank) wrong('upiId', 'Enter either a UPI ID or a bank account.');
    return UPI_ID.test(upiId) ? { upiId } : wrong('upiId', 'Enter a valid UPI ID, such as name@bank.');
  });
}

/** The account with most of it hidden: `UPI as••••@okaxis`, `HDFC ••••1234`. */
export function maskPayout(payout: Payout): string {
  if ('upiId' in payout) {
    const [name = '', bank = ''] = payout.upiId.split('@');
    return `UPI ${name.slice(0, Math.min(2, name.length - 1))}••••@${bank}`;
  }
  return `${payout.ifsc.slice(0, 4)} ••••${payout.accountNumber.slice(-4)}`;
}

function parseBankAccount({ accountNumber = '', ifsc = '', accountName = '' }: PayoutBody): Payout {
  const [number, branch] = [accountNumber.replaceAll(/[\s-]/g, ''), ifsc.trim().toUpperCase()];
  return readAll<{ accountNumber: string; ifsc: string; accountName: string }>({
    accountNumber: () =>
      ACCOUNT_NUMBER.test(number) ? number : wrong('accountNumber', 'Enter the account number, 9 to 18 digits.'),
    ifsc: () => (IFSC.test(branch) ? branch : wrong('ifsc', 'Enter the 11-character IFSC of the branch.')),
    accountName: () => {
      const name = toVisibleLine(accountName.replaceAll(/\s+/g, ' '), MOST_NAME);
      return name !== undefined && /\p{L}/u.test(name)
        ? name
        : wrong('accountName', 'Enter the account holder’s name.');
    },
  });
}

function wrong(field: string, message: string): never {
  return refuse('INVALID_INPUT', { field, message });
}
