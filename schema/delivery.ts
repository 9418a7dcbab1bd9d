/**
 * The delivery times, which the owner edits. The api computes the delivery dates from them (decision 17).
 * After an edit: `npm run verify -- --without-tests`, then restart.
 */

/** A range of days, from the lowest to the highest. */
export type Days = readonly [least: number, most: number];

/** The region from which a seller sends. */
export type SellerRegion = 'Rajasthan' | 'Gujarat';

/** A group of PIN codes with the same delivery times. */
export interface DeliveryZone {
  name: string;
  /** Prefixes of its PIN codes. The longest matching prefix of all zones applies. */
  pinCodes: readonly string[];
  /** Days in transit, for each region of sellers. A day without work moves the arrival to the next working day. */
  transitDays: Readonly<Record<SellerRegion, Days>>;
}

/** PIN codes without delivery, and the reason as a text for shoppers. */
export interface UnservedArea {
  /** Prefixes of its PIN codes. */
  pinCodes: readonly string[];
  reason: string;
}

/** The delivery settings. */
export interface DeliveryTable {
  /** Minutes by which the shop's clock is ahead of UTC. India has one time zone, without summer time. */
  utcOffsetMinutes: number;
  /** The shop starts an order the same day if it comes before this hour. */
  cutOffHour: number;
  /** The days on which the shop packs and parcels arrive: 0 is Sunday. */
  workingDays: readonly number[];
  /** Other days without work, as `YYYY-MM-DD`. */
  holidays: readonly string[];
  /** Working days until dispatch, by the seller's id; `otherSellers` for all others. */
  sellers: Readonly<Record<string, { region: SellerRegion; processingDays: Days }>>;
  otherSellers: { region: SellerRegion; processingDays: Days };
  zones: readonly DeliveryZone[];
  unserved: readonly UnservedArea[];
}

/** Public holidays of the Government of India; those of the lunar calendar may shift by a day. */
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

/** The delivery settings of this shop. The figures must not exceed `PROMISES` in shop.ts. */
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
