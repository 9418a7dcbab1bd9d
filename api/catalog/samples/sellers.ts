/** The workshops that sell through the sample shop. All are invented. */
import type { Craft } from '../cloth.ts';

/** A workshop of the sample shop. */
export interface SampleSeller {
  /** For example `rbs-03`; never changes. */
  id: string;
  /** The name of its shop, for example `Bhuj Bandhej Works`. */
  shopName: string;
}

interface Workshop extends SampleSeller {
  /** The brand on the labels of its pieces. */
  brand: string;
  crafts: readonly Craft[];
}

const WORKSHOPS: readonly Workshop[] = [
  {
    id: 'rbs-01',
    shopName: 'Chaandpol Leheriya House, Jaipur',
    brand: 'Chaandpol',
    crafts: ['leheriya', 'mothra', 'spiral'],
  },
  {
    id: 'rbs-02',
    shopName: 'Mehrangarh Bandhej Karkhana, Jodhpur',
    brand: 'Mehrangarh Bandhej',
    crafts: ['bandhani', 'mothra', 'leheriya'],
  },
  { id: 'rbs-03', shopName: 'Khatri Gali Bandhani, Bhuj', brand: 'Khatri Gali', crafts: ['bandhani', 'ekdali'] },
  { id: 'rbs-04', shopName: 'Ranmal Lake Dyers, Jamnagar', brand: 'Ranmal', crafts: ['gharchola', 'bandhani', 'jaal'] },
  {
    id: 'rbs-05',
    shopName: 'Shekhawati Rang Udyog, Sikar',
    brand: 'Shekhawati Rang',
    crafts: ['ekdali', 'bandhani', 'leheriya'],
  },
  {
    id: 'rbs-06',
    shopName: 'Thar Tie & Dye Collective, Barmer',
    brand: 'Thar Tie & Dye',
    crafts: ['spiral', 'ombre', 'mothra'],
  },
  { id: 'rbs-07', shopName: 'Neel Kothi Shibori, Bagru', brand: 'Neel Kothi', crafts: ['shibori'] },
  {
    id: 'rbs-08',
    shopName: 'Chambal Kota Weaves, Kaithoon',
    brand: 'Chambal Kota',
    crafts: ['leheriya', 'jaal', 'ombre'],
  },
  {
    id: 'rbs-09',
    shopName: 'Saurashtra Gharchola Sangh, Rajkot',
    brand: 'Sangh Gharchola',
    crafts: ['gharchola', 'bandhani', 'ekdali'],
  },
  {
    id: 'rbs-10',
    shopName: 'Pichola Shibori Studio, Udaipur',
    brand: 'Pichola Studio',
    crafts: ['shibori', 'ombre', 'spiral'],
  },
];

/** All workshops of the sample shop, ten of them. */
export function sampleSellers(): SampleSeller[] {
  return WORKSHOPS.map(({ id, shopName }) => ({ id, shopName }));
}

/** The ids of the workshops that make a craft; at least one for each craft. */
export function sellersOf(craft: Craft): string[] {
  return WORKSHOPS.filter(({ crafts }) => crafts.includes(craft)).map(({ id }) => id);
}

/** The brand of a workshop; undefined for an unknown id. */
export function brandOf(sellerId: string): string | undefined {
  return WORKSHOPS.find(({ id }) => id === sellerId)?.brand;
}
