import * as appWords from '../words/app.ts';
import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policiesPath } from '../paths.ts';
import { STATE_ID, STALE_ID } from '../data/page-state.ts';

/** The tags by which a page fetches its scripts, styles and fonts. */
export interface PageAssets {
  /** The module that hydrates the page. */
  start: string;
  /** The imports of `start`, which are fetched in parallel with it. */
  modules: readonly string[];
  /** The small script that fetches those two after the first view; without it `start` runs at once. */
  boot?: string;
  /** The text of the script that runs before the first paint; `inlineSource` of it allows it in the content policy. */
  inlineScript?: string;
  styles: readonly string[];
  fonts: readonly string[];
}

/** The rendered page of React. */
export interface PageParts {
  /** Tags for the document's head. */
  head: string;
  /** The root element with the page in it. */
  body: string;
  /** The text of the state's data block. */
  state: string;
  /** Whether it is the checkout's document, which may have the payment widget. */
  isCheckout: boolean;
  /** The clock in the state. A page that differs only by it counts as the same. */
  now: number;
}

const [LIGHT = '', DARK = ''] = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8').split(
  '(prefers-color-scheme: dark)',
);

/** One of the shop's colours from `tokens.css`, for the browser's own frame. Throws if it does not exist. */
export function colourOf(token: string, scheme: 'light' | 'dark' = 'light'): string {
  const colour = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(scheme === 'dark' ? DARK : LIGHT)?.[1];
  if (colour === undefined) throw new Error(`tokens.css has no colour --${token} for the ${scheme} scheme.`);
  return colour;
}

const THEME = { light: colourOf('madder-ground'), dark: colourOf('madder-ground', 'dark') };

/** The whole document of a page. Scripts are files, except a small one that the content policy names by its hash. */
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
${NOT_STARTED}
<script type="application/json" id="${STATE_ID}">${state}</script>
</body>
</html>
`;
}

/** The source in a content policy that allows exactly this script text in a page. */
export const inlineSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page is complete without its scripts: its styles and its first pictures come before them. */
function scriptOf({ start, modules, boot }: Pick<PageAssets, 'start' | 'modules' | 'boot'>): string {
  if (boot === undefined) return `<script type="module" src="${start}"></script>`;
  const scripts = [...modules, start].join(' ');
  return `<script type="module" src="${boot}" fetchpriority="low" data-scripts="${scripts}"></script>`;
}

/** A tag for the page's content and its scripts' build; equal for two renderings that differ only by the clock in their state. */
export const tagOf = ({ head, body, state, now }: PageParts, build: string): string =>
  `W/"${hash('sha1', build + head + body + state.replace(`"now":${now}`, ''), 'base64url')}"`;

/** Shown if `queue-early-clicks.ts` finds that the scripts can't run. */
const NOT_STARTED = `<p class="not-started" role="alert">${appWords.couldNotStart} <a href="">${appWords.loadAgain}</a> <a href="${policiesPath()}#contact">${appWords.contactUs}</a></p>`;

const BODY = '<body>\n';
const LINE = `<p id="${STALE_ID}" class="stale-line" role="status">${appWords.mayBeOld} <span>${appWords.newOnesFollow}</span></p>\n`;

/**
 * The same page, whose first line reports that prices and stock may be some minutes old. It covers the banner, which has the
 * same height, so that nothing moves when it is removed.
 */
export function markStale<P extends { html: string; tag: string; isStale: boolean }>(page: P): P {
  return { ...page, html: page.html.replace(BODY, BODY + LINE), tag: page.tag.replace(/"$/, '-stale"'), isStale: true };
}
