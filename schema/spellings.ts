/**
 * Words that shoppers spell in several ways, in Latin and in Devanagari. All spellings of a word find the same products.
 * The first spelling of a row is the shop's usual one. The words are in lower case.
 */
const SPELLINGS: readonly string[] = [
  'saree sari sadi sarhi साड़ी साड़ियां साडी सारी',
  'bandhani bandhej bandhini bandhni bandhanee बांधनी बंधनी बंधेज बांधेज',
  'leheriya lehariya laheriya lahariya leheria lehria lahriya लहरिया लेहरिया लहेरिया',
  'shibori shiburi शिबोरी',
  'mothra mothda मोठड़ा मोठरा',
  'gharchola घरचोला',
  'ekdali ekdaali एकडाली',
  'patola पटोला',
  'dupatta duppatta dupata दुपट्टा दुपटा',
  'kurti kurthi कुर्ती कुरती',
  'lehanga lehenga lehnga lahanga लहंगा लेहंगा',
  'georgette georgete georgett जॉर्जेट जार्जेट',
  'chiffon shiffon शिफॉन',
  'crepe crep क्रेप',
  'mulmul malmal मलमल',
  'banarasi benarasi banarsi बनारसी',
  'zari jari ज़री',
];

/** Words of Hindi, each row after its meaning in the products' English. They find it, but it does not find them. */
const MEANINGS: readonly string[] = [
  'dress ड्रेस',
  'dupatta chunni odhni चुन्नी ओढ़नी',
  'silk resham reshmi सिल्क',
  'cotton suti sooti सूती कॉटन',
  'wedding shaadi shadi vivah शादी विवाह',
  'festival tyohar त्योहार त्यौहार',
  'red laal lal लाल',
  'green hara hari हरा हरी',
  'blue neela neeli nila nili नीला नीली',
  'yellow peela peeli pila pili पीला पीली',
  'pink gulabi गुलाबी',
  'black kala kaala kali काला काली',
  'white safed safaid सफ़ेद',
  'maroon मैरून',
  'rani रानी',
  'saffron kesariya केसरिया',
];

/** The most texts that one search is for. */
const MOST_TEXTS = 4;

/** A Hindi word in one form: without nukta and joiners, with one sign for a nasal. */
const toOneForm = (word: string): string =>
  word
    .normalize('NFC')
    .replaceAll(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902');

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

/** The Latin spellings of each word, the usual one first. A meaning is the only one of its words. */
const SPELLINGS_OF: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...MEANINGS.flatMap((row) => {
    const [meaning = '', ...words] = row.split(' ');
    return words.map((word) => [toOneForm(word), [meaning]] satisfies [string, string[]]);
  }),
  ...SPELLINGS.flatMap((row) => {
    const words = row.split(' ');
    return words.map((word) => [toOneForm(word), words.filter(isLatin)] satisfies [string, string[]]);
  }),
]);

/** The known Latin spellings of a word in lower case, the usual one first; empty for a word with only one. */
export const spellingsOf = (word: string): readonly string[] => SPELLINGS_OF.get(toOneForm(word)) ?? [];

/** The usual spellings of the known words of which a spelling begins with these letters in lower case. */
export function usualWordsWith(beginning: string): string[] {
  const first = toOneForm(beginning);
  const usual = [...SPELLINGS_OF].flatMap(([word, [one]]) =>
    one !== undefined && word.startsWith(first) ? [one] : [],
  );
  return [...new Set(usual)];
}

/** A text with Latin digits in place of Devanagari ones: २१०१ is 2101. */
export const withLatinDigits = (text: string): string =>
  text.replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

const WORDS = /[\p{L}\p{M}\u200c\u200d]+/gu;

/** All spellings of the words of a text in lower case: those to look up before `respell`. */
export const allSpellingsIn = (folded: string): string[] => [
  ...new Set((folded.match(WORDS) ?? []).flatMap(spellingsOf)),
];

/**
 * The texts that a text in lower case means, at most four: each word in the spellings that the shop's products
 * use, or in the usual one if they use none. A text without such words means itself.
 */
export function respell(folded: string, isUsed: (word: string) => boolean): [string, ...string[]] {
  let texts: [string, ...string[]] = [''];
  let end = 0;
  for (const { 0: word, index } of folded.matchAll(WORDS)) {
    const between = folded.slice(end, index);
    const [first, ...others] = chosenSpellings(word, isUsed);
    end = index + word.length;
    const [start, ...starts] = texts;
    const more = [first, ...others].flatMap((one) => [start, ...starts].map((text) => text + between + one)).slice(1);
    texts = [start + between + first, ...more.slice(0, MOST_TEXTS - 1)];
  }
  const rest = folded.slice(end);
  const [first, ...others] = texts;
  return [first + rest, ...others.map((text) => text + rest)];
}

/** The spellings of a word that the shop's products use, the given one first; the usual one if they use none. */
export function chosenSpellings(word: string, isUsed: (word: string) => boolean): [string, ...string[]] {
  const known = spellingsOf(word);
  const [first, ...others] = [word, ...known].filter((one, nth, all) => isUsed(one) && all.indexOf(one) === nth);
  return known.length > 0 && first !== undefined ? [first, ...others] : [known[0] ?? word];
}

/** A text in lower case with each word in its usual spelling. */
export const usualSpelling = (folded: string): string => respell(folded, () => false)[0];
