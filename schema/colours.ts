/**
 * The colours of the shop's cloth by their names, in lower case, for the dots on product cards. Add the names of your
 * colours here. A colour that is missing has the dot of its last word: "Deep Blue" that of "blue".
 */
const SWATCHES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'madder red': '#a31f2b',
    indigo: '#233a78',
    'turmeric yellow': '#e3a81e',
    pomegranate: '#b8433a',
    'iron black': '#2a2528',
    'leaf green': '#2f7043',
    'bottle green': '#114b3e',
    'rani pink': '#c91e6b',
    rose: '#d9798a',
    'peacock teal': '#0f6e7c',
    saffron: '#e3701a',
    mint: '#8cc4a4',
    lavender: '#9c8ac2',
    maroon: '#661829',
    mustard: '#c48a1b',
    'sky blue': '#6fa9d2',
    'lac magenta': '#96205a',
    ivory: '#eadfc6',
    peach: '#eba57f',
    plum: '#57244f',
    olive: '#6e6b2c',
    coral: '#e0604f',
    'royal blue': '#1f49a5',
    wine: '#7a1740',
    red: '#b3212b',
    green: '#2f7043',
    blue: '#2a55a3',
    yellow: '#e5b822',
    pink: '#dd5b8f',
    rani: '#c91e6b',
    orange: '#e3701a',
    purple: '#6b3a86',
    magenta: '#a82369',
    teal: '#0f6e7c',
    turquoise: '#2aa8a5',
    black: '#222021',
    white: '#ffffff',
    grey: '#85827f',
    gray: '#85827f',
    brown: '#6b4630',
    beige: '#dbc8a6',
    cream: '#f4ead0',
    gold: '#c49a35',
    silver: '#b9bbbd',
    navy: '#1d2a54',
    magnolia: '#f3e9e0',
  }),
);

/** A CSS colour that comes close to a colour of this name, as six hexadecimal digits after `#`; undefined if it is unknown. */
export function swatchOf(name: string): string | undefined {
  const words = name.trim().toLowerCase().split(/\s+/u);
  return [words.join(' '), words.at(-1) ?? ''].map((one) => SWATCHES.get(one)).find((swatch) => swatch !== undefined);
}
