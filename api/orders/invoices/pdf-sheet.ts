import type PDFDocument from 'pdfkit';

/** A page in points: A4 with equal margins. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40, bottom: 776 } as const;
/** The width between the margins. */
export const INNER_WIDTH = PAGE.width - 2 * PAGE.margin;

/** The colours of the shop, in print. */
export const INK = { text: '#241A1D', muted: '#6A5A57', line: '#D8CBB8', band: '#FBF7F0', accent: '#9B1B3A' } as const;

/** How a text is written: 9 points, regular, in ink, to the left, by default. */
export interface TextStyle {
  width: number;
  size?: number;
  isBold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
}

/** A document that is written from top to bottom. */
export interface Sheet {
  doc: InstanceType<typeof PDFDocument>;
  /** Writes a text at a place, in as many lines as it needs, and returns its height. */
  write(words: string, x: number, y: number, style: TextStyle): number;
  /** The height of a text. */
  measure(words: string, style: TextStyle): number;
  /** Draws a thin line over the width of the page. */
  rule(y: number): void;
}

/** Creates a sheet on a document that has the fonts `regular` and `bold`. */
export function createSheet(doc: Sheet['doc']): Sheet {
  const select = ({ size = 9, isBold = false }: TextStyle) => doc.font(isBold ? 'bold' : 'regular').fontSize(size);
  return {
    doc,
    write: (words, x, y, style) => {
      const { width, colour = INK.text, align = 'left' } = style;
      select(style).fillColor(colour).text(words, x, y, { width, align });
      return doc.y - y;
    },
    measure: (words, style) => select(style).heightOfString(words, { width: style.width }),
    rule: (y) =>
      void doc
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.width - PAGE.margin, y)
        .lineWidth(0.5)
        .strokeColor(INK.line)
        .stroke(),
  };
}
