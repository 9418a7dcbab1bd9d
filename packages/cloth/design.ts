/** The description of a piece of cloth before it is drawn: garment, craft, dyes. */

/** The garments that can be drawn. Samples use these, independent of the shop's categories. */
export const GARMENTS = ['Saree', 'Dupatta', 'Dress', 'Lehanga', 'Kurti'] as const;
/** One of the garments that can be drawn. */
export type Garment = (typeof GARMENTS)[number];

/** The tie-dye crafts that can be drawn. */
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
/** One of the crafts that can be drawn. */
export type Craft = (typeof CRAFTS)[number];

/** How a craft was done, where that decides what is drawn: a technique of shibori, the waves of a leheriya, knots of a spiral, the figures of tied dots. */
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
/** One of the techniques that can be drawn. */
export type Technique = (typeof TECHNIQUES)[number];

/** The cuts that differ from the usual one of a garment. */
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

/** The changes of a cloth's colours: shades of one dye, pale dyes, a second ground, and cloth sewn from offcuts. */
export const FINISHES = ['tonal', 'pastel', 'two-tone', 'patchwork'] as const;
/** One of the changes of colours. */
export type Finish = (typeof FINISHES)[number];

/** The dyes of one colourway, as sRGB hex strings. */
export interface Dyes {
  /** The colour under which the cloth is sold; it covers most of the cloth. */
  ground: string;
  /** The second dye: borders, blouses, the second wave. */
  second: string;
  /** A third dye for small accents. */
  third: string;
  /** The pale colour of tied cloth, which the dye did not reach. */
  resist: string;
}

function dyes(ground: string, second: string, third: string, resist: string): Dyes {
  return { ground, second, third, resist };
}

/** The shop's colours by the name on the label, each with its typical dyes. */
export const COLOURS = {
  'Madder Red': dyes('#A31F2B', '#E0A02E', '#3E1420', '#F4E3C6'),
  Indigo: dyes('#233A78', '#4F83B8', '#9C2340', '#EDEBDF'),
  'Turmeric Yellow': dyes('#E3A81E', '#B5232F', '#1F6A4A', '#FBF0D2'),
  Pomegranate: dyes('#B8433A', '#D9962F', '#4A2433', '#F8E6CE'),
  'Iron Black': dyes('#2A2528', '#A4242F', '#D39A35', '#EFE4D2'),
  'Leaf Green': dyes('#2F7043', '#D9A92F', '#A0253A', '#F2ECCB'),
  'Bottle Green': dyes('#114B3E', '#C08A2C', '#7E1B36', '#EFE9D0'),
  'Rani Pink': dyes('#C91E6B', '#EE9A2B', '#5E1B6B', '#FBE4DC'),
  Rose: dyes('#D9798A', '#A8304F', '#F0C27A', '#FCEFE6'),
  'Peacock Teal': dyes('#0F6E7C', '#27357F', '#D8A136', '#E9F0E2'),
  Saffron: dyes('#E3701A', '#B01F3C', '#F2BB3A', '#FDEBCD'),
  Mint: dyes('#8CC4A4', '#2E7D75', '#E7B7A0', '#F7F5E6'),
  Lavender: dyes('#9C8AC2', '#5B3F8C', '#E2A7B4', '#F5F0EE'),
  Maroon: dyes('#661829', '#C4872F', '#2B3A2E', '#F0DDC4'),
  Mustard: dyes('#C48A1B', '#6E1F2D', '#2F5C46', '#F8ECCB'),
  'Sky Blue': dyes('#6FA9D2', '#29528F', '#E9B2A6', '#F4F4EC'),
  'Lac Magenta': dyes('#96205A', '#D86A39', '#2F2A63', '#F8E2D6'),
  Ivory: dyes('#EADFC6', '#B03038', '#3F6B52', '#FCF8EC'),
  Peach: dyes('#EBA57F', '#B8423F', '#7A8F4E', '#FDF0E2'),
  Plum: dyes('#57244F', '#B53A6C', '#D6A040', '#F1E1D8'),
  Olive: dyes('#6E6B2C', '#A63A25', '#D9B04A', '#F3EDD0'),
  Coral: dyes('#E0604F', '#F0AE4C', '#8A2148', '#FEEBDB'),
  'Royal Blue': dyes('#1F49A5', '#B31F5C', '#E7A52F', '#ECEFEA'),
  Wine: dyes('#7A1740', '#D07C3A', '#2B2350', '#F5E0D3'),
} as const satisfies Record<string, Dyes>;
/** The name of a shop colour. */
export type ColourName = keyof typeof COLOURS;

/** The whole input of a picture: the same design gives the same bytes. */
export interface ClothDesign {
  /** The garment made from the cloth, one of five. */
  garment: Garment;
  /** How the cloth was tied and dyed. */
  craft: Craft;
  /** How the craft was done; its most common technique, if absent. */
  technique?: Technique | undefined;
  /** Cuts of its own; the usual one of the garment, if absent. */
  cuts?: readonly Cut[] | undefined;
  /** A change of its colours. */
  finish?: Finish | undefined;
  /** The colour on the label. */
  colour: ColourName;
  /** From 0 (matt mulmul) to 1 (silk). */
  sheen: number;
  /** Whether borders are woven with gold thread. */
  zari: boolean;
  /** The sku, which makes the piece unique. */
  seed: string;
}

/** The whole garment, and a macro of its cloth. */
export const CLOTH_VIEWS = ['whole', 'close-up'] as const;
/** One of the two views. */
export type ClothView = (typeof CLOTH_VIEWS)[number];
