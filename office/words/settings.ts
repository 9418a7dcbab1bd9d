/* The words of the settings. */
export const title = 'Settings';
export const sections = 'Sections of the settings';
export const sectionNames = {
  WORDS: 'Words',
  CONTACT: 'Contact',
  CATEGORIES: 'Categories',
  POLICIES: 'Promises',
  PAYMENT: 'Payment',
  LEGAL: 'Legal facts',
} as const;
export const sectionHints = {
  WORDS: 'The banner, the promises and other words of all pages.',
  CONTACT: 'How shoppers reach the shop. Mails and invoices show it too.',
  CATEGORIES: 'The order of the menus, and the words over each category.',
  POLICIES: 'The figures of the policies. The return days apply to orders from now on.',
  LEGAL: 'Product pages, labels and new invoices show them. Invoices that were made before do not change.',
  PAYMENT: 'A change applies to new orders. A shopper whose total changes is asked before paying.',
} as const;
export const isDefault = 'Default';
export const isChanged = 'Changed';
export const neverChanged = 'These are the values of the shop’s files. Nobody has changed them here.';
export const changedBy = (name: string, day: string): string => `Saved by ${name} on ${day}`;
export const save = 'Save';
export const saved = (section: string): string => `${section}: saved`;
export const backToDefault = 'Go back to the default';
export const enterNumber = 'Please enter a whole number.';
export const preview = 'Preview of the banner';

// Words
export const offer = 'Offer of the banner';
export const offerHint = 'Pages show the discount in place of {firstPurchasePercent}.';
export const tagline = 'Line beside the offer';
export const description = 'Description, for the footer and search engines';
export const newsletter = 'Newsletter';
export const claimTitle = (number: number): string => `Promise ${number}`;
export const claimText = (number: number): string => `Promise ${number}, sentence`;
export const claimTextHint = 'Pages show the days in place of {returnDays}.';
export const claimTextWithCash = (number: number): string => `Promise ${number}, sentence with cash on delivery`;

// Contact
export const email = 'Email for shoppers';
export const replyHours = 'Reply within, in hours';
export const phone = 'Phone, as shoppers read it';
export const phoneUrl = 'Phone as a link';
export const phoneUrlHint = 'tel: with the country code, such as tel:+911123456789';
export const hours = 'Hours of the phone';
export const chatUrl = 'Chat (https)';
export const address = 'Address, line by line';
export const socialName = (number: number): string => `Page ${number}, site`;
export const socialUrl = (number: number): string => `Page ${number}, address (https)`;

// Categories
export const order = 'Order of the menus';
export const homeSections = 'Sections of the home page';
export const plural = (name: string): string => `${name}, in headings`;
export const line = (name: string): string => `${name}, line`;
export const onHome = (name: string): string => `Show ${name} on the home page`;
export const moveUp = (name: string): string => `Move ${name} up`;
export const moveDown = (name: string): string => `Move ${name} down`;

// Promises
export const from = (name: string): string => `${name}: from`;
export const to = (name: string): string => `${name}: to`;
export const rangeNames = {
  processingDays: 'Business days to pack',
  standardDays: 'Business days in transit',
  expressDays: 'Business days in transit, express',
  cancelRefundDays: 'Business days to refund a cancelled order',
  returnRefundDays: 'Business days to refund a return',
} as const;
export const freeShippingOver = 'Standard delivery is free from, in rupees';
export const returnDays = 'Days to return a piece';
export const damageHours = 'Hours to report damage';

// Payment
export const firstPurchasePercent = 'Discount of a first purchase, in percent';
export const maxCash = 'Highest total of a cash order, in rupees';
export const maxCashHint = '0 switches cash on delivery off.';
export const maxCashOrdersDue = 'Unpaid cash orders of one shopper, at most';
export const maxFirstCashPieces = 'Pieces of a first cash order, at most';
export const maxRefusedParcels = 'Refused parcels that end cash on delivery';
export const refusedWithinDays = 'Days for which refused parcels count';

export const refusedPinPrefixes = 'PIN codes without cash on delivery';
export const refusedPinPrefixesHint = 'Their first digits, separated by commas.';
export const optionLabel = (number: number): string => `Way to pay ${number}`;
export const optionHint = (number: number): string => `Way to pay ${number}, line`;
export const optionMethods = (number: number): string => `Way to pay ${number}, methods`;
export const optionMethodsHint = 'upi, card, netbanking, wallet: as enabled at the payment provider.';

// Legal facts
export const theShop = 'Shop';
export const legalName = (whose: string): string => `${whose}: registered name`;
export const businessAddress = (whose: string): string => `${whose}: address without the state`;
export const state = (whose: string): string => `${whose}: state`;
export const gstin = (whose: string): string => `${whose}: GSTIN`;
export const gstinHint = 'It must belong to the state.';
export const countryOfOrigin = 'Country of origin';
export const officerName = 'Grievance officer: name';
export const officerEmail = 'Grievance officer: email';
export const officerPhone = 'Grievance officer: phone';
export const officerHours = 'Grievance officer: hours';
export const registeredSellers = 'Sellers with their own registration';
export const remove = 'Remove';
export const removeRegistration = (seller: string): string => `Remove the registration of ${seller}`;
export const addRegistration = 'Add the registration of a seller';
export const chooseSeller = 'Choose a seller';

// Samples
export const samples = 'Samples';
export const removeSamples = 'Remove all samples';
export const samplesHint = (counts: { products: number; sellers: number; promoCodes: number }): string =>
  `The shop has samples: ${counts.products} products, ${counts.sellers} sellers and ${counts.promoCodes} promo codes. Their reviews are removed with them; orders stay. This cannot be undone.`;
export const samplesRemoved = 'The samples are removed';

// History
export const history = 'History';
export const noHistory = 'Nobody has changed this section yet.';
export const version = 'Version';
export const who = 'Who and when';
export const what = 'What changed';
export const nothing = 'Nothing';
export const wentBack = 'Back to the default';
export const change = (name: string, before: string, after: string): string =>
  `${name}: ${before || '(empty)'} → ${after || '(empty)'}`;
export const restore = (number: number): string => `Restore version ${number}`;
export const restored = 'Restored';
