import { absolute } from '../paths.ts';
import { SHOP } from '../../schema/shop.ts';
import { useShop } from './ShopContext.tsx';

/** What a page says of itself to browsers, search engines and share cards. */
export interface HeadProps {
  /** The page's own title; the shop's name is put behind it unless it is in it already. */
  title: string;
  /** One or two sentences of plain text. */
  description: string;
  /** The page's proper address, starting with `/`. */
  path: string;
  /** A picture for share cards; a path or an absolute address. */
  image?: string | null;
  /** The Open Graph type; `website` when left out. */
  type?: 'website' | 'product';
  /** One schema.org object, or several. */
  jsonLd?: object | readonly object[];
  /** For example `noindex`; a page that says so has no canonical address. */
  robots?: string;
}

/** The head of a page. React lifts these tags into the document's head and takes them away with the page. */
export function Head({ title, description, path, image, type = 'website', jsonLd, robots }: HeadProps) {
  const { origin } = useShop();
  const name = title.includes(SHOP.name) ? title : `${title} | ${SHOP.name}`;
  const address = absolute(origin, path);
  const picture = image ? absolute(origin, image) : null;
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      {robots ? <meta name="robots" content={robots} /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={SHOP.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {[jsonLd ?? []].flat().map((thing, index) => (
        <JsonLd key={index} thing={thing} />
      ))}
    </>
  );
}

/** A schema.org object as a data block; no text of it can end the block, whatever a seller or reviewer wrote. */
export function JsonLd({ thing }: { thing: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
