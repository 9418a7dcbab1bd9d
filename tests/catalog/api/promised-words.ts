import type { MasterDesign } from '../../../api/catalog/pictures/masters.ts';

/** Whether a design shows what a word promises. */
type Promised = (design: MasterDesign) => boolean;

/** The words of a name in lower case; a word with hyphens is one. */
export const wordsOfName = (name: string): string[] => name.toLowerCase().match(/[a-z-]+/g) ?? [];

const craft =
  (...crafts: MasterDesign['craft'][]): Promised =>
  (design) =>
    crafts.includes(design.craft);
const garment =
  (...garments: MasterDesign['garment'][]): Promised =>
  (design) =>
    garments.includes(design.garment);
const technique =
  (...techniques: MasterDesign['technique'][]): Promised =>
  (design) =>
    techniques.includes(design.technique);
const cut =
  (wanted: NonNullable<MasterDesign['cuts']>[number]): Promised =>
  ({ cuts = [] }) =>
    cuts.includes(wanted);
const finish =
  (wanted: MasterDesign['finish']): Promised =>
  (design) =>
    design.finish === wanted;
const each = (words: string, promise: Promised): Record<string, Promised> =>
  Object.fromEntries(words.split(/\s+/).map((word) => [word, promise]));

const DOTTED = craft('bandhani', 'ekdali', 'jaal', 'gharchola');
const hasGold: Promised = ({ zari }) => zari;
const isHemmed = garment('Saree', 'Dupatta', 'Lehanga');

/** Words of fabric, season, occasion and place, and those that only connect others: no picture can break them. */
const FREE = `in with for of by to the silk gajji georgette cotton crepe modal rayon chanderi mulmul kota doria linen
  banarasi chinnon patola kanjivaram organic handloom pure everyday weddings summer bride bridal first karva teej garba evening
  spring sea soft bright dusk dawn ready jersey body jamnagar monsoon`;

/** The promise of each word of a sample's name about its design. A word that is missing here fails the test. */
export const PROMISES: Record<string, Promised> = {
  ...each(FREE, () => true),
  saree: garment('Saree'),
  dupatta: garment('Dupatta'),
  dress: garment('Dress'),
  kurti: garment('Kurti'),
  ...each('lehanga skirt hem', garment('Lehanga')),
  ...each('pleats drape pallu', garment('Saree')),
  ...each('tasselled tassels', garment('Saree', 'Dupatta')),
  ...each('edge lace', isHemmed),
  ...each('zari gota patti gota-edged temple line', hasGold),
  ...each('bandhani bandhej dots dotted tied', DOTTED),
  ekdali: craft('ekdali'),
  jaal: craft('jaal'),
  leheriya: craft('leheriya'),
  mothra: craft('mothra'),
  shibori: craft('shibori'),
  waves: craft('leheriya'),
  ...each('gharchola checks gardens fifty-two', craft('gharchola')),
  ...each('ombre sunset dip-dyed', craft('ombre')),
  ...each('spiral spiral-dyed tie-dye', craft('spiral')),
  ...Object.fromEntries(
    (['itajime', 'kumo', 'arashi', 'pancharangi', 'satrangi', 'rajashahi', 'gandadar', 'ripples'] as const).map(
      (word) => [word, technique(word)],
    ),
  ),
  ...Object.fromEntries(
    (['trikunti', 'chandrokhani', 'shikari', 'beldar', 'phulwari', 'kodi', 'boond'] as const).map((word) => [
      word,
      technique(word),
    ]),
  ),
  stitched: technique('nui'),
  stripes: technique('arashi'),
  ...each('window window-pane panes', technique('itajime')),
  ...each('laddu jalebi', technique('jalebi')),
  ...each('dungar shahi', technique('dungar')),
  elephants: technique('kunjar'),
  buttis: technique('chaubundi'),
  panetar: technique('roundels'),
  medallions: technique('roundels', 'rasmandal'),
  scattered: technique('sparse'),
  tiny: technique('lacy'),
  border: (design) => hasGold(design) || technique('bordered')(design),
  cape: cut('cape'),
  wrap: cut('wrap'),
  tiered: cut('tiered'),
  sundress: cut('sundress'),
  shirt: cut('shirt'),
  kaftan: cut('kaftan'),
  jacket: cut('jacket'),
  anarkali: cut('anarkali'),
  tee: cut('tee'),
  gown: cut('gown'),
  midi: cut('midi'),
  maxi: cut('maxi'),
  short: cut('short'),
  yoke: cut('yoke'),
  'a-line': cut('a-line'),
  'high-low': cut('high-low'),
  'fit-and-flare': cut('fitted'),
  'pavadai-style': cut('broad-hem'),
  ...each('flared twirl', cut('flared')),
  straight: ({ garment: piece, cuts = [] }) => piece === 'Kurti' && cuts.length === 0,
  // A kurti's slip is under it.
  slip: (design) => design.garment === 'Kurti' || cut('slip')(design),
  'two-tone': finish('two-tone'),
  patchwork: finish('patchwork'),
  ...each('pastel pastels', finish('pastel')),
  ...each('monochrome ajrakh-blue greens', finish('tonal')),
  red: ({ colour }) => colour === 'Madder Red' || colour === 'Pomegranate',
};
