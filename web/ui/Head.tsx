import { absolute, isFetchable } from '../paths.ts';
import { use, useState } from 'react';
import { ShopContext } from '../shop/useShop.ts';
import { useHydrated } from './useHydrated.ts';
import { useVisit } from './VisitContext.tsx';

/** The metadata of a page for browsers, search engines and share cards. */
export interface HeadProps {
  /** The page's title. The shop's name is added unless the title contains it. */
  title: string;
  /** One or two sentences of plain text. */
  description: string;
  /** The path of the page's canonical address, starting with `/`. */
  path: string;
  /** A picture for share cards; a path or an absolute address. */
  image?: string | null | undefined;
  /** A picture made for share cards, with its size; it replaces `image`. */
  shareImage?: { url: string; width: number; height: number } | null | undefined;
  /** The Open Graph type; `website` if it is omitted. */
  type?: 'website' | 'product';
  /** One schema.org object, or several. */
  jsonLd?: object | readonly object[];
  /** The robots rule, for example `noindex`. A page with a rule gets no canonical address. */
  robots?: string;
}

/** The head of a page. React moves these tags into the document's head, and removes them with the page. */
export function Head({ title, description, path, image, shareImage, type = 'website', jsonLd, robots }: HeadProps) {
  const { origin } = useVisit();
  const site = use(ShopContext)?.name;
  const name = site === undefined || title.includes(site) ? title : `${title} | ${site}`;
  const address = absolute(origin, path);
  const shown = shareImage?.url ?? image;
  const picture = shown && isFetchable(shown) ? absolute(origin, shown) : null;
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      {robots ? <meta name="robots" content={robots} /> : <link rel="canonical" href={address} />}
      {site && <meta property="og:site_name" content={site} />}
      <meta property="og:locale" content="en_IN" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture && <meta property="og:image" content={picture} />}
      {shareImage && <meta property="og:image:width" content={`${shareImage.width}`} />}
      {shareImage && <meta property="og:image:height" content={`${shareImage.height}`} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {[jsonLd ?? []].flat().map((thing, index) => (
        <JsonLd key={index} thing={thing} />
      ))}
    </>
  );
}

/** The object that a browser passes for each one that the server has sent: the server's block remains. */
export const SERVED_JSON_LD = {};

/**
 * A schema.org object as a data block, only in a page that the server sends. A page after a client-side navigation has none: search
 * engines load each page anew, and Trusted Types allow no script to write such a block. Its text can't end the block, whatever a seller or reviewer wrote.
 */
export function JsonLd({ thing }: { thing: object }) {
  const isHydrated = useHydrated();
  const [json] = useState(() => (isHydrated ? undefined : toJson(thing)));
  if (json === undefined) return null;
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}

const toJson = (thing: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
