/** The one call that the fonts' script makes; the package comes without types. */
declare module 'subset-font' {
  /** The font with the letters of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>;
}
