/**
 * How long a parcel takes: the owner's table, of which the api computes the dates that shoppers are told. Decision 41 says how.
 * After an edit: `npm run verify -- --without-tests`, then start anew.
 */

/** A number of days from the least to the most. */
export type Days = readonly [least: number, most: number];

/** Where a seller sends from. */
export type SellerRegion = 'Rajasthan' | 'Gujarat';

/** Where PIN codes lie that a parcel takes as long to. */
export interface DeliveryZone {
  name: string;
  /** The beginnings of its PIN codes. Of all zones the longest beginning counts. */
  pinCodes: readonly string[];
  /** Days on the way, for each region of sellers. A parcel that would come on a day without work comes on the next. */
  transitDays: Readonly<Record<SellerRegion, Days>>;
}

/** PIN codes that the shop sends nothing to, and why, in words for shoppers. */
export interface UnservedArea {
  /** The beginnings of its PIN codes. */
  pinCodes: readonly string[];
  reason: string;
}

/** How the shop delivers. */
export interface DeliveryTable {
  /** Minutes by which the shop's clock is before UTC. India has one time, without summer time. */
  utcOffsetMinutes: number;
  /** What is ordered before this hour is begun the same day. */
  cutOffHour: number;
  /** The days on which pieces are packed and parcels come: 0 is Sunday. */
  workingDays: readonly number[];
  /** Days without work besides, as `YYYY-MM-DD`. */
  holidays: readonly string[];
  /** Working days until a piece is packed, by the seller's id; all others are `otherSellers`. */
  sellers: Readonly<Record<string, { region: SellerRegion; processingDays: Days }>>;
  otherSellers: { region: SellerRegion; processingDays: Days };
  zones: readonly DeliveryZone[];
  unserved: readonly UnservedArea[];
}

/** Public holidays of the Government of India; those that follow the moon may shift by a day. */
const HOLIDAYS_2026 = [
  '2026-01-26',
  '2026-03-04',
  '2026-03-21',
  '2026-03-26',
  '2026-03-31',
  '2026-04-03',
  '2026-05-01',
  '2026-05-27',
  '2026-06-26',
  '2026-08-15',
  '2026-08-26',
  '2026-09-04',
  '2026-10-02',
  '2026-10-20',
  '2026-11-08',
  '2026-11-24',
  '2026-12-25',
] as const;
const HOLIDAYS_2027 = [
  '2027-01-26',
  '2027-03-10',
  '2027-03-22',
  '2027-03-26',
  '2027-04-15',
  '2027-04-19',
  '2027-05-17',
  '2027-05-20',
  '2027-06-16',
  '2027-08-15',
  '2027-08-25',
  '2027-10-02',
  '2027-10-09',
  '2027-10-29',
  '2027-11-14',
  '2027-12-25',
] as const;

const IN_GUJARAT = { region: 'Gujarat', processingDays: [2, 3] } as const;

/** How this shop delivers. The figures stay within what `PROMISES` of shop.ts says. */
export const DELIVERY: DeliveryTable = {
  utcOffsetMinutes: 330,
  cutOffHour: 14,
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: [...HOLIDAYS_2026, ...HOLIDAYS_2027],
  sellers: { 'rbs-03': IN_GUJARAT, 'rbs-04': IN_GUJARAT },
  otherSellers: { region: 'Rajasthan', processingDays: [2, 3] },
  zones: [
    {
      name: 'Rajasthan',
      pinCodes: ['30', '31', '32', '33', '34'],
      transitDays: { Rajasthan: [1, 3], Gujarat: [2, 4] },
    },
    { name: 'Gujarat', pinCodes: ['36', '37', '38', '39'], transitDays: { Rajasthan: [2, 4], Gujarat: [1, 3] } },
    { name: 'North', pinCodes: ['1', '2', '3'], transitDays: { Rajasthan: [2, 4], Gujarat: [3, 5] } },
    { name: 'West and Centre', pinCodes: ['4'], transitDays: { Rajasthan: [3, 5], Gujarat: [2, 4] } },
    { name: 'South', pinCodes: ['5', '6'], transitDays: { Rajasthan: [4, 6], Gujarat: [4, 6] } },
    { name: 'East', pinCodes: ['7', '8'], transitDays: { Rajasthan: [4, 6], Gujarat: [4, 6] } },
    {
      name: 'Hills, North-East and islands',
      pinCodes: [
        '17',
        '18',
        '19',
        '246',
        '249',
        '682551',
        '682552',
        '682553',
        '682554',
        '682555',
        '737',
        '744',
        '78',
        '79',
      ],
      transitDays: { Rajasthan: [5, 7], Gujarat: [5, 7] },
    },
  ],
  unserved: [
    { pinCodes: ['9'], reason: 'We do not deliver to army post offices yet. Please choose another address.' },
    { pinCodes: ['7443'], reason: 'We do not deliver to the Nicobar Islands yet. Please choose another address.' },
  ],
};
