import type { IndianState } from './states.ts';

/** Facts of India's goods and services tax (GST) that the law states. The decisions of the owner are in `tax.ts`. */

/** The code of each state, which begins the GSTINs of its sellers. */
export const GST_STATE_CODES: Readonly<Record<IndianState, string>> = {
  'Andaman and Nicobar Islands': '35',
  'Andhra Pradesh': '37',
  'Arunachal Pradesh': '12',
  Assam: '18',
  Bihar: '10',
  Chandigarh: '04',
  Chhattisgarh: '22',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Delhi: '07',
  Goa: '30',
  Gujarat: '24',
  Haryana: '06',
  'Himachal Pradesh': '02',
  'Jammu and Kashmir': '01',
  Jharkhand: '20',
  Karnataka: '29',
  Kerala: '32',
  Ladakh: '38',
  Lakshadweep: '31',
  'Madhya Pradesh': '23',
  Maharashtra: '27',
  Manipur: '14',
  Meghalaya: '17',
  Mizoram: '15',
  Nagaland: '13',
  Odisha: '21',
  Puducherry: '34',
  Punjab: '03',
  Rajasthan: '08',
  Sikkim: '11',
  'Tamil Nadu': '33',
  Telangana: '36',
  Tripura: '16',
  'Uttar Pradesh': '09',
  Uttarakhand: '05',
  'West Bengal': '19',
};

/** The territories without a legislature: their part of the tax is called UTGST. */
const UTGST_TERRITORIES: ReadonlySet<IndianState> = new Set<IndianState>([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
]);

/** The name of a state's part of the tax on a supply within it. */
export const stateTaxNameOf = (state: IndianState): 'SGST' | 'UTGST' =>
  UTGST_TERRITORIES.has(state) ? 'UTGST' : 'SGST';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State, PAN, number of the registration, Z, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Whether a text is the GSTIN of a seller in a state: its form, state and check digit are right. */
export function isGstinOf(state: IndianState, text: string): boolean {
  return GSTIN.test(text) && text.startsWith(GST_STATE_CODES[state]) && gstinOf(text.slice(0, -1)) === text;
}

/** The GSTIN of its first fourteen characters: these, and their check digit. */
export function gstinOf(fourteen: string): string {
  const sum = Array.from(fourteen, (character, at) => {
    const product = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return Math.floor(product / 36) + (product % 36);
  }).reduce((one, other) => one + other, 0);
  return `${fourteen}${DIGITS[(36 - (sum % 36)) % 36]}`;
}
