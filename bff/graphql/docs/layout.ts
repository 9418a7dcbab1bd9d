import { PUBLIC_SCHEMA } from '../public-schema.ts';

/** Escapes a text for HTML, also inside attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Returns a heading's anchor: `What a code means` becomes `what-a-code-means`. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}

/** A page of the site: its address, its title in the menu, and its content. */
export interface DocsPage {
  /** `/docs/paging`; the first page is `/docs`. */
  path: string;
  title: string;
  /** A sentence for search engines. */
  description: string;
  /** HTML, beginning with its `h1`. */
  content: string;
}

/** A group of the menu. */
export interface MenuGroup {
  title: string;
  links: readonly { path: string; title: string }[];
}

/** The parts that all pages share. */
export interface SiteFrame {
  shopName: string;
  menu: readonly MenuGroup[];
  /** Whether the gateway also serves its explorer. */
  hasExplorer: boolean;
}

const MARK =
  '<svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><circle cx="16" cy="16" r="4.6" fill="none" stroke="currentColor" stroke-width="2.6"/>' +
  Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return `<circle cx="${(16 + 11 * Math.cos(angle)).toFixed(1)}" cy="${(16 + 11 * Math.sin(angle)).toFixed(1)}" r="2.1" fill="currentColor"/>`;
  }).join('') +
  '</svg>';

/** A whole HTML page, readable without its script. */
export function layOut({ path, title, description, content }: DocsPage, frame: SiteFrame): string {
  const name = escapeHtml(frame.shopName);
  const explorer = frame.hasExplorer ? '<a href="/explorer">Explorer</a>' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${name} API</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="data:,">
<link rel="preload" href="/docs/assets/eczar-latin-600.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/docs/assets/docs.css">
<script src="/docs/assets/docs.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top"><a class="mark" href="/docs">${MARK} ${name} <span>API</span></a><div id="search"></div><a class="to-menu" href="#menu">All pages</a><a href="${PUBLIC_SCHEMA}">Schema</a>${explorer}</header>
<div class="page">
<main id="main">
${content}
</main>
<nav class="menu" id="menu" aria-label="Pages" tabindex="-1">${menuOf(frame.menu, path)}</nav>
</div>
</body>
</html>
`;
}

function menuOf(menu: readonly MenuGroup[], current: string): string {
  return menu
    .map(({ title, links }) => {
      const items = links.map((link) => {
        const here = link.path === current ? ' aria-current="page"' : '';
        return `<li><a href="${link.path}"${here}>${escapeHtml(link.title)}</a></li>`;
      });
      return `<p>${escapeHtml(title)}</p><ul>${items.join('')}</ul>`;
    })
    .join('');
}
