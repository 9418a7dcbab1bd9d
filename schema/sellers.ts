import { SHOP } from './shop.ts';
import type { IndianState } from './states.ts';

/**
 * The legal facts of the sellers, which the owner edits. Invoices, product pages and order pages show them, as the
 * Consumer Protection (E-Commerce) Rules, 2020 require.
 * After an edit: `npm run verify -- --without-tests`, then restart. Invoices that were made do not change.
 */

/** The legal facts of a seller. */
export interface SellerFacts {
  /** The name of the business, as it is registered. */
  legalName: string;
  /** The address of the business, line by line, without its state. */
  address: readonly string[];
  state: IndianState;
  /** The number of its registration for the goods and services tax. Sellers with the same one share their series. */
  gstin: string;
}

/** The shop as a seller: it sells the products of all sellers that are not listed below. */
const SHOP_AS_SELLER: SellerFacts = {
  legalName: `${SHOP.name} Crafts Private Limited`,
  address: [...SHOP.address.slice(1, -2), 'Jodhpur 342001'],
  state: 'Rajasthan',
  gstin: '08AAJCR5678K1ZL',
};

/** The sellers with a registration of their own, by their id. Those of the samples are invented. */
export const SELLERS: Readonly<Partial<Record<string, SellerFacts>>> = {
  'rbs-01': {
    legalName: 'Chaandpol Leheriya House',
    address: ['27 Chaandpol Bazaar', 'Jaipur 302001'],
    state: 'Rajasthan',
    gstin: '08AABFC1101L1ZY',
  },
  'rbs-02': {
    legalName: 'Mehrangarh Bandhej Karkhana LLP',
    address: ['5 Fort Road, Chandpole', 'Jodhpur 342001'],
    state: 'Rajasthan',
    gstin: '08AAEFM2202B1Z2',
  },
  'rbs-03': {
    legalName: 'Khatri Gali Bandhani',
    address: ['Khatri Chowk, Soni Wad', 'Bhuj 370001'],
    state: 'Gujarat',
    gstin: '24AAFFK3303G1ZV',
  },
  'rbs-04': {
    legalName: 'Ranmal Lake Dyers',
    address: ['112 Bandhani Bazaar, near Lakhota Lake', 'Jamnagar 361001'],
    state: 'Gujarat',
    gstin: '24AAGFR4404D1ZP',
  },
  'rbs-05': {
    legalName: 'Shekhawati Rang Udyog',
    address: ['Piprali Road', 'Sikar 332001'],
    state: 'Rajasthan',
    gstin: '08AAHFS5505U1ZE',
  },
  'rbs-09': {
    legalName: 'Saurashtra Gharchola Sangh',
    address: ['Gundawadi Main Road', 'Rajkot 360002'],
    state: 'Gujarat',
    gstin: '24AAATS6606H1ZL',
  },
};

/** The legal facts of a seller; those of the shop for a seller that is not listed. */
export const sellerFactsOf = (sellerId: string): SellerFacts =>
  (Object.hasOwn(SELLERS, sellerId) ? SELLERS[sellerId] : undefined) ?? SHOP_AS_SELLER;

/** The country in which the products of the shop are made. */
export const COUNTRY_OF_ORIGIN = 'India';

/** The officer who receives complaints, and the hours of the phone. The rules set the time for the reply. */
export const GRIEVANCE_OFFICER = {
  name: 'Meera Rathore',
  email: `grievance@${SHOP.email.split('@')[1]}`,
  phone: '+91 291 555 0143',
  hours: 'Monday to Friday 10:00 AM - 5:00 PM',
} as const;
