import type { WidgetMethod } from './vocabulary.ts';

/**
 * The shop's own facts: the one file to edit to make this shop yours. Everything that names the shop, tells where it is,
 * how it is reached, what it sells and what it promises stands here once; pages, mails and the api read it from here.
 *
 * What must differ from one machine to another (secrets, addresses of servers) is a setting instead: see README.
 * After an edit: `npm run verify -- --without-tests`, then start anew.
 */

/** Who the shop is and how it is reached. */
export interface ShopFacts {
  /** The shop's name, as customers say it. */
  name: string;
  /** The same in Devanagari, for the wordmark; empty for none. `node schema/codegen/fonts.ts` cuts its font anew. */
  nameInHindi: string;
  /** What it is, in half a line; stands in the top banner. */
  tagline: string;
  /** What it sells, for search engines and the foot of mails; half a line. */
  trade: string;
  /** The offer of the top banner. */
  offer: string;
  /** Two or three lines about the shop: the footer, and what search engines show. */
  description: string;
  /**
   * What the shop promises, each in a few words and a sentence; four of them, in the order of their drawings. `withCash` takes the
   * place of `words` where an order may be paid in cash at the door.
   */
  claims: readonly { title: string; words: string; withCash?: string }[];
  /** What the newsletter brings and how often, in a sentence. */
  newsletter: string;
  /** The postal address, line by line. */
  address: readonly string[];
  /** Where customers write to. */
  email: string;
  /** Whom the shop's mails are from, unless `MAIL_FROM` says otherwise. */
  sender: string;
  /** The help phone: as it is read, and as a link (`tel:` with the country's code). */
  phone: { display: string; link: string };
  /** Where a chat begins; it must take `?text=`, what the customer says first. */
  chat: string;
  /** When the phone is answered. */
  hours: string;
  /** Hours within which an email is answered. */
  replyHours: number;
  /** The shop elsewhere. The drawing is found by the name; an unknown one is written out. */
  social: readonly { name: string; href: string }[];
}

/** Days within which a delivered piece may be sent back. */
const RETURN_DAYS = 14;

/** The discount of a shopper's first purchase, in percent of the subtotal. */
export const FIRST_PURCHASE_PERCENT = 5;

/** Who this shop is. */
export const SHOP: ShopFacts = {
  name: 'Rangbandh',
  nameInHindi: 'रंगबंध',
  tagline: 'Tied by hand, dyed by eye',
  trade: 'Indian tie-dye, tied and dyed by hand',
  offer: `Get an Additional ${FIRST_PURCHASE_PERCENT}% Discount on Your First Purchase`,
  description:
    'Rangbandh brings bandhani, leheriya and shibori straight from the families who tie and dye them: sarees, dupattas, dresses, lehangas and kurtis, each one a little different from the next.',
  claims: [
    { title: 'Free delivery across India', words: 'To your door, at no charge.' },
    { title: 'Easy returns', words: `Return any item within ${RETURN_DAYS} days.` },
    {
      title: 'Secure payments',
      words: 'By UPI, card or net banking.',
      withCash: 'By UPI, card, net banking or cash on delivery.',
    },
    { title: 'Made in India', words: 'Tied and dyed in Rajasthan and Gujarat.' },
  ],
  newsletter: 'New arrivals and the makers behind them, twice a month at most.',
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
 * The shop's categories, in the order of its menus. The spelling is the one in addresses and in REST. A new one is empty
 * until products are added to it. Take one away only when it has no products left: search would still find them.
 */
export const CATEGORIES = ['Saree', 'Dupatta', 'Dress', 'Lehanga', 'Kurti'] as const;
/** One of the shop's categories. */
export type CategoryName = (typeof CATEGORIES)[number];

/** The categories that have a section of their own on the home page, in its order. */
export const HOME_SECTIONS = ['Saree', 'Dupatta', 'Dress', 'Lehanga'] as const satisfies readonly CategoryName[];

/** What a category is called over many of its pieces, and what one comes for. One without words keeps its own name. */
export const CATEGORY_WORDS: Partial<Record<string, { plural: string; line: string }>> = {
  Saree: { plural: 'Sarees', line: 'Five and a half metres of knots, waves and borders.' },
  Dupatta: { plural: 'Dupattas', line: 'One length of colour, and everything you own looks different.' },
  Dress: { plural: 'Dresses', line: 'Light, easy and dyed by hand, for long warm days.' },
  Lehanga: { plural: 'Lehangas', line: 'Skirts with a swing in them, for weddings and for Teej.' },
  Kurti: { plural: 'Kurtis', line: 'Soft and easy to wear, for work and weekends.' },
};

/** The figures that the shop promises. Days are ranges as they are read; see decision 17 for how they fit together. */
export const PROMISES = {
  /** Business days until an order is packed. */
  processingDays: '2-3',
  /** Days on the way, standard shipping. */
  standardDays: '5-7',
  /** Days on the way, express shipping. */
  expressDays: '2-3',
  /** Rupees of an order from which standard shipping stays free, whatever the shop may charge one day. */
  freeShippingOver: 1_500,
  /** Days within which a delivered piece may be sent back. */
  returnDays: RETURN_DAYS,
  /** Business days until the money of a cancelled order is back. */
  cancelRefundDays: '5-7',
  /** Business days until the money of a returned piece is back, from its arrival at the shop. */
  returnRefundDays: '7-10',
  /** Hours within which damage is to be told. */
  damageHours: 48,
} as const;

/**
 * The ways to pay that the checkout offers and the payment provider's widget is opened on, in this order, the first one chosen at
 * first. What isn't switched on in the provider's dashboard must not stand here.
 */
export const PAYMENT_OPTIONS: readonly { methods: readonly WidgetMethod[]; label: string; hint: string }[] = [
  { methods: ['upi'], label: 'UPI', hint: 'Google Pay, PhonePe, Paytm, any UPI app' },
  { methods: ['card'], label: 'Card', hint: 'Visa, Mastercard, RuPay' },
  { methods: ['netbanking', 'wallet'], label: 'Net banking, wallets', hint: '' },
];

/** Which orders may be paid in cash at the door. */
export const CASH_ON_DELIVERY = {
  /** The most that such an order may cost, in whole rupees; 0 offers no cash on delivery. */
  maxRupees: 5_000,
  /** Where the carriers take no cash: the first digits of PIN codes (the Andamans and Lakshadweep). */
  refusedPinPrefixes: ['744', '682551', '682552', '682553', '682554', '682555', '682556', '682557', '682558', '682559'],
  /** Orders of one shopper whose cash may be due at once: enough to buy, too few to empty the shop. */
  maxOrdersDue: 2,
  /** Pieces of an order in cash of a shopper who never paid for anything; they are gone until somebody has looked at the order. */
  maxFirstPieces: 3,
  /** Parcels that a shopper may refuse at the door within the days below; after that many it is no longer offered. */
  maxRefused: 2,
  refusedWithinDays: 365,
} as const;

/** What the shop adds to a seller's price: 0 to 1, 0.1 being a tenth. `COMMISSION_RATE` goes before it. */
export const COMMISSION_RATE = 0;
