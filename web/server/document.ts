import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_ID } from '../apollo/ssr-state.ts';

/** The tags by which a page fetches its scripts, styles and fonts. */
export interface PageAssets {
  /** The module that hydrates the page. */
  start: string;
  /** What `start` needs next: fetched side by side with it. */
  modules: readonly string[];
  /** The small script that fetches those two once the first view is there; without it `start` runs at once. */
  boot?: string;
  /** The text of the script that runs before anything is painted; `inlineSource` of it allows it in the content policy. */
  inlineScript?: string;
  styles: readonly string[];
  fonts: readonly string[];
}

/** What React rendered of a page. */
export interface PageParts {
  /** Tags for the document's head. */
  head: string;
  /** The root element with the page in it. */
  body: string;
  /** The text of the state's data block. */
  state: string;
  /** Whether it is the checkout's document, which may have the payment widget. */
  isCheckout: boolean;
  /** The clock in the state, which alone makes no page a new one. */
  now: number;
}

const [LIGHT = '', DARK = ''] = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8').split(
  '(prefers-color-scheme: dark)',
);

/** One of the shop's colours as `tokens.css` has it, for what a browser draws around a page. Throws when it has none. */
export function colourOf(token: string, scheme: 'light' | 'dark' = 'light'): string {
  const colour = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(scheme === 'dark' ? DARK : LIGHT)?.[1];
  if (colour === undefined) throw new Error(`tokens.css has no colour --${token} for the ${scheme} scheme.`);
  return colour;
}

const THEME = { light: colourOf('madder-ground'), dark: colourOf('madder-ground', 'dark') };

/** The whole document of a page. Scripts stand in files, but for a small one that the content policy names by its hash. */
export function documentOf(
  { head, body, state, isCheckout }: PageParts,
  { styles, fonts, inlineScript, ...scripts }: PageAssets,
): string {
  const tags = [
    ...(inlineScript === undefined ? [] : [`<script>${inlineScript}</script>`]),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    scriptOf(scripts),
  ];
  return `<!doctype html>
<html lang="en-IN"${isCheckout ? ' data-document="checkout"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${THEME.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${THEME.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/site.webmanifest">
${tags.join('\n')}
${head}
</head>
<body>
${body}
<script type="application/json" id="${STATE_ID}">${state}</script>
</body>
</html>
`;
}

/** By what a content policy allows this text of a script in a page, and no other. */
export const inlineSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page is complete without its scripts: its looks and its first pictures go before them. */
function scriptOf({ start, modules, boot }: Pick<PageAssets, 'start' | 'modules' | 'boot'>): string {
  if (boot === undefined) return `<script type="module" src="${start}"></script>`;
  const scripts = [...modules, start].join(' ');
  return `<script type="module" src="${boot}" fetchpriority="low" data-scripts="${scripts}"></script>`;
}

/** A tag for the page's content and its scripts' build; equal for two renderings that differ by the clock in their state only. */
export const tagOf = ({ head, body, state, now }: PageParts, build: string): string =>
  `W/"${hash('sha1', build + head + body + state.replace(`"now":${now}`, ''), 'base64url')}"`;
