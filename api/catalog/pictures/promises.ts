/** The promises that names of products make about their pictures. */
import type { Craft, Cut, Finish, Technique } from '../cloth.ts';

/** The techniques by the words that promise them; the first match counts. */
const TECHNIQUES_BY_WORDS: readonly (readonly [words: RegExp, technique: Technique])[] = [
  [/itajime/, 'itajime'],
  [/kumo/, 'kumo'],
  [/nui/, 'nui'],
  [/arashi/, 'arashi'],
  [/pancharangi/, 'pancharangi'],
  [/satrangi/, 'satrangi'],
  [/rajashahi/, 'rajashahi'],
  [/gandadar/, 'gandadar'],
  [/ripples/, 'ripples'],
  [/wheels/, 'wheels'],
  [/trikunti/, 'trikunti'],
  [/chaubundi/, 'chaubundi'],
  [/boond/, 'boond'],
  [/ambadal/, 'ambadal'],
  [/rasmandal/, 'rasmandal'],
  [/chandrokhani/, 'chandrokhani'],
  [/shikari/, 'shikari'],
  [/nari kunjar|elephants?/, 'kunjar'],
  [/laddu jalebi/, 'jalebi'],
  [/beldar/, 'beldar'],
  [/dungar shahi/, 'dungar'],
  [/phulwari/, 'phulwari'],
  [/kodi/, 'kodi'],
  [/panetar|medallions?/, 'roundels'],
  [/scattered [a-z ]*dots/, 'sparse'],
  [/ekdali border/, 'bordered'],
  [/tiny dots/, 'lacy'],
];

/** The cuts by the words that promise them; a name may promise several. */
const CUTS_BY_WORDS: readonly (readonly [words: RegExp, cut: Cut])[] = [
  [/cape/, 'cape'],
  [/wrap dress/, 'wrap'],
  [/tiered/, 'tiered'],
  [/slip dress/, 'slip'],
  [/sundress/, 'sundress'],
  [/shirt dress/, 'shirt'],
  [/kaftan/, 'kaftan'],
  [/jacket/, 'jacket'],
  [/anarkali/, 'anarkali'],
  [/tee dress/, 'tee'],
  [/a-line/, 'a-line'],
  [/gown/, 'gown'],
  [/fit-and-flare/, 'fitted'],
  [/flared|twirl/, 'flared'],
  [/midi/, 'midi'],
  [/maxi/, 'maxi'],
  [/short kurti/, 'short'],
  [/high-low/, 'high-low'],
  [/yoke/, 'yoke'],
  [/pavadai/, 'broad-hem'],
];

/** The changes of colours by the words that promise them. */
const FINISHES_BY_WORDS: readonly (readonly [words: RegExp, finish: Finish])[] = [
  [/monochrome|ajrakh-blue|greens/, 'tonal'],
  [/pastels?/, 'pastel'],
  [/two-tone/, 'two-tone'],
  [/patchwork/, 'patchwork'],
];

const isIn = (text: string, words: RegExp): boolean => new RegExp(`\\b(?:${words.source})\\b`).test(text);

/** Returns the promises of a product's pattern and name about its picture. A spiral has wheels unless it promises ripples. */
export function promisedBy({ craft, pattern, name }: { craft: Craft; pattern?: string | undefined; name: string }) {
  const text = `${pattern ?? ''} ${name}`.toLowerCase();
  const technique = TECHNIQUES_BY_WORDS.find(([words]) => isIn(text, words))?.[1];
  const cuts = CUTS_BY_WORDS.flatMap(([words, cut]) => (isIn(text, words) ? [cut] : []));
  return {
    technique: technique ?? (craft === 'spiral' ? ('wheels' as const) : undefined),
    cuts: cuts.length > 0 ? cuts : undefined,
    finish: FINISHES_BY_WORDS.find(([words]) => isIn(text, words))?.[1],
  };
}
