/** The one function that the font script calls; the package has no types. */
declare module 'subset-font' {
  /** The font, reduced to the letters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>;
}
