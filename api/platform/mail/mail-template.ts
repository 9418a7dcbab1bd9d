import { SHOP } from '../../../schema/shop.ts';
import type { Mail } from './mail-queue.ts';

/** One section of a mail, from top to bottom. */
export type MailSection =
  | { words: string }
  /** A bill: amounts in a column, each with its label. */
  | { rows: readonly BillRow[] }
  /** In large type on a separate line, to be read and typed. */
  | { code: string }
  /** A button; the text version has its address. */
  | { button: string; link: string }
  /** Small print. */
  | { note: string }
  /** A link in small print; the text version has its address. */
  | { aside: string; link: string };

/** A line of a bill. */
export interface BillRow {
  words: string;
  /** Small print under the label. */
  note?: string;
  amount: string;
  /** Whether this is the total. */
  isSum?: boolean;
}

const PAPER = '#FBF7F0';
const MADDER = '#9B1B3A';
const INK = '#2B2024';
const SOFT = '#6B5A5F';
const PARAGRAPH = 'margin:0 0 18px;line-height:1.55';
const LINE = '#EADFD0';
const SMALL = `font-size:14px;color:${SOFT}`;
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The sender, at the end of every mail. */
const FOOTER = `${SHOP.name} · ${SHOP.trade}`;

/**
 * Renders a mail in the shop's design, and the same content as plain text. It escapes all text, because any of it may
 * come from strangers.
 */
export function renderMail(to: string, subject: string, parts: readonly MailSection[]): Mail {
  const text = [subject, ...parts.map(toText), FOOTER].join('\n\n');
  return { to, subject, text: `${text}\n`, html: page(subject, parts.map(toHtml).join('\n')) };
}

function toText(part: MailSection): string {
  if ('words' in part) return part.words;
  if ('rows' in part) return part.rows.map(rowToText).join('\n');
  if ('code' in part) return part.code;
  if ('button' in part) return `${part.button}:\n${part.link}`;
  return 'aside' in part ? `${part.aside}:\n${part.link}` : part.note;
}

const rowToText = ({ words, note, amount }: BillRow): string => `${words}: ${amount}${note ? ` (${note})` : ''}`;

function toHtml(part: MailSection): string {
  if ('words' in part) return paragraph(part.words, `font-size:16px;color:${INK}`);
  if ('code' in part) {
    return paragraph(part.code, `font:bold 40px/1.2 Menlo,Consolas,monospace;letter-spacing:8px;color:${MADDER}`);
  }
  if ('rows' in part) return bill(part.rows);
  if ('button' in part) return button(part.button, part.link);
  if ('note' in part) return paragraph(part.note, SMALL);
  const link = `<a href="${escape(part.link)}" target="_blank" style="color:${MADDER}">${escape(part.aside)}</a>`;
  return `<p style="${PARAGRAPH};${SMALL}">${link}</p>`;
}

function paragraph(words: string, style: string): string {
  return `<p style="${PARAGRAPH};${style}">${escape(words)}</p>`;
}

function bill(rows: readonly BillRow[]): string {
  const style = `border-top:1px solid ${LINE};padding:10px 0;font-size:16px;line-height:1.45;color:${INK}`;
  const cells = rows.map(({ words, note, amount, isSum }) => {
    const beside = note ? `<br><span style="${SMALL}">${escape(note)}</span>` : '';
    const [open, close] = isSum ? ['<b>', '</b>'] : ['', ''];
    return `<tr><td style="${style}">${open}${escape(words)}${close}${beside}</td>
<td align="right" valign="top" style="${style};padding-left:16px;white-space:nowrap">${open}${escape(amount)}${close}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px;border-bottom:1px solid ${LINE}">
${cells.join('\n')}
</table>`;
}

function button(words: string, link: string): string {
  const style = `display:inline-block;padding:13px 26px;color:#FFFFFF;font:bold 16px ${SANS};text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr>
<td bgcolor="${MADDER}" style="border-radius:4px"><a href="${escape(link)}" target="_blank" style="${style}">${escape(words)}</a></td>
</tr></table>`;
}

const DYES = ['#F2C14E', PAPER, '#E58A2B', PAPER];
/** A row of dots, like the knots of bandhani: characters in a table, because mail programs remove pictures and CSS. */
const dots = Array.from({ length: 28 }, (_, at) => DYES[at % DYES.length])
  .map((colour) => `<td align="center" style="color:${colour};font-size:11px;line-height:18px">&#9679;</td>`)
  .join('');

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${PAPER}"><tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#FFFFFF;border:1px solid ${LINE}">
<tr><td bgcolor="${MADDER}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" aria-hidden="true"><tr>${dots}</tr></table></td></tr>
<tr><td style="padding:30px 32px 14px;font-family:${SANS};word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 22px;font:bold 20px ${SERIF};color:${MADDER}">${escape(SHOP.name)}</p>
<h1 style="margin:0 0 18px;font:normal 27px/1.25 ${SERIF};color:${INK}">${escape(title)}</h1>
${body}
</td></tr>
<tr><td style="padding:14px 32px 24px;border-top:1px solid ${LINE};font:13px/1.5 ${SANS};color:${SOFT}">${escape(FOOTER)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML shows it, in an attribute too. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
