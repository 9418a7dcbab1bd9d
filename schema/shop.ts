import type { WidgetMethod } from './vocabulary.ts';

/**
 * The facts of the shop: edit this file to make the shop yours. Words, contact data, the order of categories, promises
 * and the rules of payment are also changed in the back office. A section that is saved there overrides this file.
 *
 * A value that differs between machines (a secret, the address of a server) is a setting: see README.
 * After an edit: `npm run verify -- --without-tests`, then restart.
 */

/** The shop's name and contact data. */
export interface ShopFacts {
  /** The shop's name, as customers use it. */
  name: string;
  /**
   * The name in Devanagari, for the wordmark; empty for none. Run `node schema/codegen/fonts.ts` after a change: it
   * subsets the font.
   */
  nameInHindi: string;
  /** A description in half a line, for the top banner. */
  tagline: string;
  /** The products in half a line, for search engines and the foot of mails. */
  trade: string;
  /** The offer of the top banner. Pages show the discount in force in place of `{firstPurchasePercent}`. */
  offer: string;
  /** A description of two or three lines, for the footer and search engines. */
  description: string;
  /**
   * Four promises, each with a title and a sentence, in the order of their drawings. `withCash` replaces `words` when
   * cash on delivery is possible. Pages show the days in force in place of
   * `{returnDays}`.
   */
  claims: readonly { title: string; words: string; withCash?: string }[];
  /** The content and frequency of the newsletter, in a sentence. */
  newsletter: string;
  /** The postal address, line by line. */
  address: readonly string[];
  /** The email address for customers. */
  email: string;
  /** The sender of the shop's mails. */
  sender: string;
  /** The help phone as a display text, and as a link (`tel:` with the country code). */
  phone: { display: string; link: string };
  /** The address that starts a chat; it must accept `?text=`, the first message. */
  chat: string;
  /** The hours of the help phone. */
  hours: string;
  /** Hours within which the shop replies to an email. */
  replyHours: number;
  /** The shop's pages on other sites. The icon is found by the name; an unknown name is shown as text. */
  social: readonly { name: string; href: string }[];
}

/** Days within which the shopper may return a delivered piece. */
const RETURN_DAYS = 14;

/** The first-purchase discount, in percent of the subtotal. */
export const FIRST_PURCHASE_PERCENT = 5;

/** The name and contact data of this shop. */
export const SHOP: ShopFacts = {
  name: 'Rangbandh',
  nameInHindi: 'रंगबंध',
  tagline: 'Tied by hand, dyed by eye',
  trade: 'Indian tie-dye, tied and dyed by hand',
  offer: 'Get an Additional {firstPurchasePercent}% Discount on Your First Purchase',
  description:
    'Rangbandh brings bandhani, leheriya and shibori straight from the families who tie and dye them: sarees, dupattas, dresses, lehangas and kurtis, each one a little different from the next.',
  claims: [
    { title: 'Free delivery across India', words: 'Free doorstep delivery on every order.' },
    { title: 'Easy returns', words: 'Return any item within {returnDays} days.' },
    {
      title: 'Secure payments',
      words: 'By UPI, card or net banking.',
      withCash: 'By UPI, card, net banking or cash on delivery.',
    },
    { title: 'Made in India', words: 'Tied and dyed in Rajasthan and Gujarat.' },
  ],
  newsletter: 'New arrivals and the makers behind them. No spam, only two emails a month.',
  address: ['Rangbandh', '14 Rangrez Gali, near Ghanta Ghar', 'Jodhpur, Rajasthan 342001', 'India'],
  email: 'help@rangbandh.example',
  sender: 'Rangbandh <hello@rangbandh.example>',
  phone: { display: '+91 291 555 0142', link: 'tel:+912915550142' },
  chat: 'https://wa.me/912915550142',
  hours: 'Monday to Friday 9:00 AM - 6:00 PM',
  replyHours: 24,
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/rangbandh.example' },
    { name: 'Facebook', href: 'https://www.facebook.com/rangbandh.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@rangbandh.example' },
  ],
};

/**
 * The shop's categories, in the order of its menus, in the spelling of addresses and REST. A new one is empty until you
 * add products to it. Remove one only when it has no products left: search would still find them.
 */
export const CATEGORIES = ['Saree', 'Dupatta', 'Dress', 'Lehanga', 'Kurti'] as const;
/** One of the shop's categories. */
export type CategoryName = (typeof CATEGORIES)[number];

/** The categories that are worn with each category, the best first. A category without an entry goes with none. */
export const GOES_WITH: Readonly<Record<string, readonly string[]>> = {
  Saree: ['Dupatta', 'Kurti'],
  Dupatta: ['Kurti', 'Lehanga', 'Dress'],
  Dress: ['Dupatta'],
  Lehanga: ['Dupatta'],
  Kurti: ['Dupatta'],
};

/** The categories with a section on the home page, in that order. */
export const HOME_SECTIONS = ['Saree', 'Dupatta', 'Dress', 'Lehanga'] as const satisfies readonly CategoryName[];

/** The plural name of a category, and a line of description. A category without an entry uses its name. */
export const CATEGORY_WORDS: Partial<Record<string, { plural: string; line: string }>> = {
  Saree: { plural: 'Sarees', line: 'Five and a half metres of knots, waves and borders.' },
  Dupatta: { plural: 'Dupattas', line: 'One length of colour, and everything you own looks different.' },
  Dress: { plural: 'Dresses', line: 'Light, easy and dyed by hand, for long warm days.' },
  Lehanga: { plural: 'Lehangas', line: 'Skirts with a swing in them, for weddings and for Teej.' },
  Kurti: { plural: 'Kurtis', line: 'Soft and easy to wear, for work and weekends.' },
};

/** The shop's promises as numbers. Days are ranges; decision 17 explains how they fit together. */
export const PROMISES = {
  /** Business days until an order is packed. */
  processingDays: '2-3',
  /** Days in transit, standard shipping. */
  standardDays: '5-7',
  /** Days in transit, express shipping. */
  expressDays: '2-3',
  /** The order total in rupees from which standard shipping is always free. */
  freeShippingOver: 1_500,
  /** Days within which the shopper may return a delivered piece. */
  returnDays: RETURN_DAYS,
  /** Business days until the refund of a cancelled order. */
  cancelRefundDays: '5-7',
  /** Business days until the refund of a returned piece, from its arrival at the shop. */
  returnRefundDays: '7-10',
  /** Hours within which the shopper must report damage. */
  damageHours: 48,
} as const;

/**
 * The payment methods in the checkout and in the provider's widget, in display order; the first one is preselected.
 * List only methods that are enabled in the provider's dashboard.
 */
export const PAYMENT_OPTIONS: readonly { methods: readonly WidgetMethod[]; label: string; hint: string }[] = [
  { methods: ['upi'], label: 'UPI', hint: 'Google Pay, PhonePe, Paytm, any UPI app' },
  { methods: ['card'], label: 'Card', hint: 'Visa, Mastercard, RuPay' },
  { methods: ['netbanking', 'wallet'], label: 'Net banking, wallets', hint: '' },
];

/** The rules of cash on delivery. */
export const CASH_ON_DELIVERY = {
  /** The highest order total, in whole rupees; 0 disables cash on delivery. */
  maxRupees: 5_000,
  /** The first digits of PIN codes where carriers accept no cash (the Andamans and Lakshadweep). */
  refusedPinPrefixes: ['744', '682551', '682552', '682553', '682554', '682555', '682556', '682557', '682558', '682559'],
  /** The most unpaid cash orders of one shopper: enough to buy, too few to empty the stock. */
  maxOrdersDue: 2,
  /**
   * The most pieces in a cash order of a shopper who never paid before; staff must check such an order before the
   * pieces are free again.
   */
  maxFirstPieces: 3,
  /** The refused parcels within the days below after which a shopper can no longer pay in cash. */
  maxRefused: 2,
  refusedWithinDays: 365,
} as const;

/** The shop's commission on a seller's price: 0 to 1; 0.1 is 10%. */
export const COMMISSION_RATE = 0;
