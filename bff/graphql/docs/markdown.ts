import { Marked, type Tokens } from 'marked';
import { escapeHtml, toAnchor } from './layout.ts';

/** Renders Markdown as HTML. */
export interface MarkdownRenderer {
  /** Renders a whole guide or a description. */
  render(markdown: string): string;
}

/**
 * Creates a renderer. `addressOf` returns the reference address of a name in backquotes (`Cart`, `Cart.items`), and
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
      image: ({ href, text }: Tokens.Image) =>
        `<img src="/docs/assets/${escapeHtml(href.slice(href.lastIndexOf('/') + 1))}" alt="${escapeHtml(text)}">`,
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

/** The label of a code block, by its language or the word after it. */
const LABELS: Readonly<Record<string, string>> = {
  graphql: 'GraphQL',
  'graphql shopper': 'GraphQL, with an access token',
  'json variables': 'Variables',
  'json response': 'Response',
  'json body': 'Body',
  sh: 'Terminal',
  ts: 'TypeScript',
  swift: 'Swift',
  kotlin: 'Kotlin',
};

/** Renders a code block with its label, scrollable by keyboard. TypeScript is labelled with its source file. */
function codeBlock(text: string, lang: string): string {
  const [language = '', note = ''] = lang.split(' ');
  const label = language === 'ts' && note ? note : (LABELS[lang] ?? 'Code');
  const caption = `<figcaption>${escapeHtml(label)}</figcaption>`;
  return `<figure class="code ${language}">${caption}<pre tabindex="0"><code>${escapeHtml(text)}</code></pre></figure>\n`;
}

/**
 * Maps the link to a guide's file to its page, so that links also work in the folder: `errors.md#codes` becomes
 * `/docs/errors#codes`, and `../schema-changes.md` becomes `/docs/schema-changes`.
 */
function toAddress(href: string): string {
  const [, name, anchor = ''] = /^(?:\.\.\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === undefined) return href;
  return name === 'index' ? `/docs${anchor}` : `/docs/${name}${anchor}`;
}
