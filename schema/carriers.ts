/**
 * The carriers of the shop, which the owner edits. A parcel with a number gets a link to the carrier's tracking page.
 * After an edit: `npm run verify -- --without-tests`, then restart. Parcels that were dispatched do not change.
 */

/** A carrier. */
export interface Carrier {
  /** The name that orders store; a used one must not change. */
  code: string;
  /** The name that people read. */
  name: string;
  /** The https address of a parcel's page, with `{number}` for the parcel's number; undefined if it has none. */
  trackingPage: string | undefined;
}

/** The carriers, in the order of the office's list. */
export const CARRIERS: readonly Carrier[] = [
  { code: 'india-post', name: 'India Post Speed Post', trackingPage: undefined },
  { code: 'delhivery', name: 'Delhivery', trackingPage: 'https://www.delhivery.com/track-v2/package/{number}' },
  {
    code: 'blue-dart',
    name: 'Blue Dart',
    trackingPage: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  { code: 'dtdc', name: 'DTDC', trackingPage: undefined },
  {
    code: 'xpressbees',
    name: 'XpressBees',
    trackingPage: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}',
  },
];

/** The carrier of a code; undefined for a code that the list does not have. */
export const carrierOf = (code: string): Carrier | undefined => CARRIERS.find((one) => one.code === code);

/** The address of a parcel's page; undefined for a carrier without such pages. */
export const trackingPageOf = ({ trackingPage }: Carrier, number: string): string | undefined =>
  trackingPage?.replace('{number}', encodeURIComponent(number));
