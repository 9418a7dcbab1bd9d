import type { Payer } from '../bank/bank.ts';
import type { Failure } from '../bank/failures.ts';
import { fieldsOf } from '../protocol/input.ts';
import { parseCard } from './cards.ts';
import type { Behaviour, CardErrors } from './cards.ts';

/** The UPI IDs for trying out; the first two are the provider's own. Any other ID pays. */
export const TEST_UPI_IDS: { vpa: string; label: string; behaviour: Behaviour }[] = [
  { vpa: 'success@razorpay', label: 'Pays', behaviour: 'success' },
  { vpa: 'failure@razorpay', label: 'Is declined', behaviour: 'failure' },
  { vpa: 'pending@razorpay', label: 'Waits, then pays', behaviour: 'pending' },
  { vpa: 'late@razorpay', label: 'Fails, and pays later', behaviour: 'late' },
];

/** The UPI apps that can be opened, by the handles of their UPI IDs. */
export const UPI_APPS = { okhdfcbank: 'Google Pay', ybl: 'PhonePe', paytm: 'Paytm' } as const;

/** The banks, by the provider's codes. */
export const BANKS = { HDFC: 'HDFC Bank', ICIC: 'ICICI Bank', SBIN: 'State Bank of India', UTIB: 'Axis Bank' } as const;

/** The wallets, by the provider's codes. */
export const WALLETS = { mobikwik: 'MobiKwik', olamoney: 'Ola Money', freecharge: 'Freecharge' } as const;

/** A message for each wrong field. */
export type InstrumentErrors = CardErrors & Partial<Record<'vpa' | 'bank' | 'wallet', string>>;

/** A payer's payment method, and its behaviour. */
export interface Instrument {
  behaviour: Behaviour;
  /** Why it fails, if it does. */
  failure: Failure;
  payer: Omit<Payer, 'email' | 'contact'>;
}

const NO_CARD = { last4: '', network: '', holder: '', vpa: null, bank: null, wallet: null };

/** Parses the page's payment fields. Returns messages for wrong fields. */
export function parseInstrument(fields: Record<string, unknown>, now: Date): Instrument | InstrumentErrors {
  if (fields['method'] === 'upi')
    return parseUpi(shortText(fields['vpa']).trim().toLowerCase(), shortText(fields['app']));
  if (fields['method'] === 'netbanking') return parseBank(shortText(fields['bank']));
  if (fields['method'] === 'wallet') return parseWallet(shortText(fields['wallet']));
  const card = fieldsOf(fields['card']);
  const [number, expiry, cvv, name] = [card['number'], card['expiry'], card['cvv'], card['name']].map(shortText);
  const parsed = parseCard({ number: number ?? '', expiry: expiry ?? '', cvv: cvv ?? '', name: name ?? '' }, now);
  if (!('behaviour' in parsed)) return parsed;
  return { ...parsed, payer: { ...NO_CARD, method: 'card', ...parsed.payer } };
}

/** Payment by UPI: a request to a UPI ID, or in an app. The app asks the shopper whether to pay. */
function parseUpi(vpa: string, app: string): Instrument | InstrumentErrors {
  if (Object.hasOwn(UPI_APPS, app)) return bankAsks({ ...NO_CARD, method: 'upi', vpa: `asha@${app}` });
  if (!/^[\w.-]{2,64}@[a-z]{2,64}$/.test(vpa)) return { vpa: 'Enter a UPI ID that is valid, such as name@bank.' };
  const behaviour = TEST_UPI_IDS.find((one) => one.vpa === vpa)?.behaviour ?? 'success';
  return { behaviour, failure: 'rejected', payer: { ...NO_CARD, method: 'upi', vpa } };
}

const parseBank = (bank: string): Instrument | InstrumentErrors =>
  Object.hasOwn(BANKS, bank) ? bankAsks({ ...NO_CARD, method: 'netbanking', bank }) : { bank: 'Choose your bank.' };

const parseWallet = (wallet: string): Instrument | InstrumentErrors =>
  Object.hasOwn(WALLETS, wallet)
    ? bankAsks({ ...NO_CARD, method: 'wallet', wallet })
    : { wallet: 'Choose your wallet.' };

/** The shopper approves or declines on the page of the bank or the wallet, or in the app. */
const bankAsks = (payer: Instrument['payer']): Instrument => ({ behaviour: 'bank', failure: 'rejected', payer });

/** A text of a request's body, cut to 200 characters; empty for anything else. */
export const shortText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');
