/** The vocabulary of cloth. It chooses the picture of a piece without its own photograph. */

/** The garments of the samples, independent of the shop's categories. */
export const GARMENTS = ['Saree', 'Dupatta', 'Dress', 'Lehanga', 'Kurti'] as const;
/** One of the garments. */
export type Garment = (typeof GARMENTS)[number];

/** The tie-dye crafts. */
export const CRAFTS = [
  'bandhani',
  'leheriya',
  'mothra',
  'shibori',
  'gharchola',
  'ombre',
  'spiral',
  'ekdali',
  'jaal',
] as const;
/** One of the crafts. */
export type Craft = (typeof CRAFTS)[number];

/** The techniques that patterns and names promise. */
export const TECHNIQUES = [
  'itajime',
  'kumo',
  'nui',
  'arashi',
  'pancharangi',
  'satrangi',
  'rajashahi',
  'gandadar',
  'wheels',
  'ripples',
  'trikunti',
  'chaubundi',
  'boond',
  'ambadal',
  'rasmandal',
  'roundels',
  'chandrokhani',
  'shikari',
  'kunjar',
  'jalebi',
  'beldar',
  'dungar',
  'phulwari',
  'kodi',
  'sparse',
  'bordered',
  'lacy',
] as const;
/** One of the techniques. */
export type Technique = (typeof TECHNIQUES)[number];

/** The cuts that names promise. */
export const CUTS = [
  'cape',
  'wrap',
  'tiered',
  'slip',
  'sundress',
  'shirt',
  'kaftan',
  'jacket',
  'anarkali',
  'tee',
  'a-line',
  'gown',
  'fitted',
  'flared',
  'midi',
  'maxi',
  'short',
  'high-low',
  'yoke',
  'broad-hem',
] as const;
/** One of the cuts. */
export type Cut = (typeof CUTS)[number];

/** The changes of a cloth's colours that names promise. */
export const FINISHES = ['tonal', 'pastel', 'two-tone', 'patchwork'] as const;
/** One of these changes. */
export type Finish = (typeof FINISHES)[number];

/** The colours of the samples by the name on the label, each with its code in a sku. */
export const COLOUR_CODES = {
  'Madder Red': 'MR',
  Indigo: 'IN',
  'Turmeric Yellow': 'TY',
  Pomegranate: 'PG',
  'Iron Black': 'IB',
  'Leaf Green': 'LG',
  'Bottle Green': 'BG',
  'Rani Pink': 'RP',
  Rose: 'RS',
  'Peacock Teal': 'PT',
  Saffron: 'SF',
  Mint: 'MT',
  Lavender: 'LV',
  Maroon: 'MN',
  Mustard: 'MU',
  'Sky Blue': 'SB',
  'Lac Magenta': 'LM',
  Ivory: 'IV',
  Peach: 'PE',
  Plum: 'PL',
  Olive: 'OL',
  Coral: 'CO',
  'Royal Blue': 'RB',
  Wine: 'WN',
} as const;
/** The name of a colour. */
export type ColourName = keyof typeof COLOUR_CODES;
