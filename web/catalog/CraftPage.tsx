import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Failed } from '../ui/Failed.tsx';
import { JsonLd } from '../ui/Head.tsx';
import { isPast } from '../ui/page-numbers.ts';
import { useVisit } from '../ui/VisitContext.tsx';
import { absolute, craftPath, HOME_PATH } from '../paths.ts';
import { filterParams } from './filters/filters.ts';
import { ListingHead } from './listing/ListingHead.tsx';
import { countProducts, ProductListing } from './listing/ProductListing.tsx';
import { useResolvedValue } from './listing/useResolvedValue.ts';
import type { CraftData } from './craft-data.ts';
import * as listingWords from '../words/listing.ts';
import * as uiWords from '../words/ui.ts';
import css from './CategoryPage.module.css';

/** `/craft/{slug}?page={n}`: the story of a craft, and its products with the filters and pages of a category. */
export function CraftPage() {
  const { source, page, filters, listing, craft }: CraftData = useLoaderData();
  const products = useResolvedValue(listing);
  if (products === null) return <Failed words={uiWords.anErrorOccurred} />;
  const { name, story } = craft;
  const totalPages = products?.pageInfo.totalPages ?? 0;
  const isMissing = page === null || (products !== undefined && isPast(page, totalPages));
  const total = isMissing ? null : products?.pageInfo.totalItems;
  return (
    <div className={`page ${css.listing}`}>
      <CraftHead
        craft={craft}
        page={isMissing ? 1 : page}
        totalPages={isMissing ? 1 : totalPages}
        first={products?.nodes[0]}
        hidden={isMissing || filterParams(filters).length > 0}
      />
      <Breadcrumb trail={[{ name: uiWords.home, to: HOME_PATH }, { name }]} />
      <header className={css.heading}>
        <h1>{name}</h1>
        <output className={css.count}>{typeof total === 'number' && countProducts(total)}</output>
        <div className={css.story}>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </header>
      <ProductListing source={source} filters={filters} page={page} listing={products} />
    </div>
  );
}

interface CraftHeadProps extends Pick<ComponentProps<typeof ListingHead>, 'page' | 'totalPages' | 'first' | 'hidden'> {
  craft: CraftData['craft'];
}

/** Title and share card, and the story for search engines. */
function CraftHead({ craft: { slug, name, story }, ...listing }: CraftHeadProps) {
  const { origin } = useVisit();
  const [start = ''] = story;
  const url = absolute(origin, craftPath(slug));
  return (
    <>
      <ListingHead
        {...listing}
        title={listingWords.craftTitle(name)}
        shortTitle={name}
        description={firstSentences(start)}
        pathOf={(number) => craftPath(slug, number)}
      />
      <JsonLd thing={{ '@type': 'CollectionPage', name, description: story.join(' '), url }} />
    </>
  );
}

/** The sentences at the start of a text that search engines show, at least one. */
function firstSentences(text: string): string {
  return (
    text
      .match(/[^.!?]+[.!?]+/g)
      ?.slice(0, 2)
      .join('')
      .trim() ?? text
  );
}
