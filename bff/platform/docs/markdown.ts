import { Marked, type Tokens } from 'marked';
import { escapeHtml, toAnchor } from './html.ts';

/** Makes HTML of Markdown. */
export interface MarkdownRenderer {
  /** Of a whole guide or a description. */
  render(markdown: string): string;
}

/**
 * Makes a renderer. `addressOf` answers where the reference describes a name that stands in backquotes (`Cart`, `Cart.items`), or
 * undefined for any other text.
 */
export function createMarkdown(addressOf: (name: string) => string | undefined): MarkdownRenderer {
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const anchor = toAnchor(text);
        const words = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${words}</h1>\n`;
        return `<h${depth} id="${anchor}"><a class="anchor" href="#${anchor}">${words}</a></h${depth}>\n`;
      },
      code: ({ text, lang }: Tokens.Code) => codeBlock(text, lang ?? ''),
      codespan({ text }: Tokens.Codespan) {
        const address = addressOf(text);
        const code = `<code>${escapeHtml(text)}</code>`;
        return address ? `<a href="${address}">${code}</a>` : code;
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escapeHtml(toAddress(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        return `<div class="wide" tabindex="0" role="group" aria-label="Table: ${escapeHtml(token.header[0]?.text.replaceAll('`', '') ?? '')}"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>\n${rows}\n</tbody></table></div>\n`;
      },
    },
  });
  return { render: (markdown) => marked.parse(markdown, { async: false }) };
}

/** What a block of code is called: by its language, or by the word beside it. */
const LABELS: Readonly<Record<string, string>> = {
  graphql: 'GraphQL',
  'graphql shopper': 'GraphQL, with an access token',
  'json variables': 'Variables',
  'json answer': 'Answer',
  'json body': 'Body',
  sh: 'Terminal',
  ts: 'TypeScript',
  swift: 'Swift',
  kotlin: 'Kotlin',
};

/** Code under its name, which can be scrolled by the keyboard too. TypeScript is named by the file that it is taken from. */
function codeBlock(text: string, lang: string): string {
  const [language = '', note = ''] = lang.split(' ');
  const label = language === 'ts' && note ? note : (LABELS[lang] ?? 'Code');
  const caption = `<figcaption>${escapeHtml(label)}</figcaption>`;
  return `<figure class="code ${language}">${caption}<pre tabindex="0"><code>${escapeHtml(text)}</code></pre></figure>\n`;
}

/**
 * A guide's file leads to its page, so that links hold in the folder too: `errors.md#codes` is `/docs/errors#codes`, and
 * `../schema-changes.md` is `/docs/schema-changes`.
 */
function toAddress(href: string): string {
  const [, name, anchor = ''] = /^(?:\.\.\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === undefined) return href;
  return name === 'index' ? `/docs${anchor}` : `/docs/${name}${anchor}`;
}
