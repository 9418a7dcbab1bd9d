/** No external content and no script. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The title of the sample provider's pages, which must not look like Google's. */
export const SAMPLE_TITLE = 'Sample Google · for trying out';

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #fbf7f0; color: #2b2024; font: 16px/1.55 system-ui, sans-serif; }
header { background: #9b1b3a; color: #fff; padding: 1rem 1.25rem; border-bottom: 6px dotted #f2c14e; }
header p { margin: 0; }
header a { color: #fff; }
h1 { margin: 0; font: 1.6rem/1.25 Georgia, serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-bottom: 1px solid #eadfd0; }
li a, button { display: block; width: 100%; box-sizing: border-box; padding: 0.9rem 0.5rem; color: inherit; text-decoration: none; }
button { margin: 0 0 0.75rem; padding: 1rem; text-align: left; font: inherit; background: #fff; border: 1px solid #cdb9a3; border-radius: 4px; cursor: pointer; }
li a:hover, button:hover { background: #f6ebdd; }
a:focus-visible, button:focus-visible { outline: 3px solid #9b1b3a; outline-offset: 2px; }
strong { display: block; font-weight: 600; }
small { color: #6b5a5f; font-size: 0.9rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.2rem 1rem; }
dt { color: #6b5a5f; } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 46rem; border: 1px solid #eadfd0; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #eadfd0; padding: 1rem; }
`;

/** Renders the page of a stand-in: `title` and `under` are plain text, `body` is HTML. */
export function standInPage(title: string, under: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${escape(title)}</h1><p>${escape(under)}</p></header>
<main>
${body}
</main>
</body>
</html>
`;
}

/**
 * Whether a request's Host is an address of this machine or localhost. Another site's name could resolve to this
 * machine.
 */
export function isLocalHost(host: string | undefined): boolean {
  return /^(localhost|\[[\da-f:]+\]|\d{1,3}(\.\d{1,3}){3})(:\d+)?$/i.test(host ?? '');
}

/** The host name under which a browser reaches a server that listens on `host`. */
export function hostForBrowser(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, in an attribute too. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
