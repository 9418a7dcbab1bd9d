import type { components } from './generated/rest.ts';
import { SHOP } from './shop.ts';

/**
 * The legal facts of the sellers until the owner saves others in the back office. Invoices, product pages and order pages
 * show them, as the Consumer Protection (E-Commerce) Rules, 2020 require. Documents with a number do not change.
 */

/** The legal facts of a seller. */
export type SellerFacts = components['schemas']['SellerFacts'];
/** The legal facts of all sellers, and the officer who receives their complaints. */
export type LegalSettings = components['schemas']['LegalSettings'];

/** The shop as a seller: it sells the products of all sellers that are not listed below. */
const SHOP_AS_SELLER: SellerFacts = {
  legalName: `${SHOP.name} Crafts Private Limited`,
  address: [...SHOP.address.slice(1, -2), 'Jodhpur 342001'],
  state: 'Rajasthan',
  gstin: '08AAJCR5678K1ZL',
};

/** The sellers with a registration of their own, by their id. Those of the samples are invented. */
const SELLERS: Readonly<Record<string, SellerFacts>> = {
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

/** The legal facts of the file. The rules set the time for the reply of the officer. */
export const LEGAL_FACTS: LegalSettings = {
  shop: SHOP_AS_SELLER,
  sellers: Object.entries(SELLERS).map(([sellerId, facts]) => ({ sellerId, facts })),
  countryOfOrigin: 'India',
  grievanceOfficer: {
    name: 'Meera Rathore',
    email: `grievance@${SHOP.email.split('@')[1]}`,
    phone: '+91 291 555 0143',
    hours: 'Monday to Friday 10:00 AM - 5:00 PM',
  },
};

/** The legal facts of a seller; those of the shop for a seller without a registration of its own. */
export const sellerFactsOf = ({ sellers, shop }: LegalSettings, sellerId: string): SellerFacts =>
  sellers.find((seller) => seller.sellerId === sellerId)?.facts ?? shop;
