import { useFragment } from '@apollo/client/react';
import { VariantGalleryFragmentDoc, type VariantGalleryFragment } from './product.graphql.generated.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { VariantRef } from '../entity-refs.ts';
import css from './Gallery.module.css';

/** A variant's pictures: the whole product, and close-ups of its cloth. On a phone the shopper swipes through them. */
export function Gallery({ variant: { sku } }: { variant: VariantRef }) {
  const from = { __typename: 'Variant' as const, sku };
  const { data, complete } = useFragment({ fragment: VariantGalleryFragmentDoc, fragmentName: 'VariantGallery', from });
  if (!complete) return null;
  return (
    <ul className={css.gallery} aria-label="Pictures">
      {data.images.map((image, index) => (
        <li key={image.url} className={index === 0 ? `${css.image} travelling-cloth` : css.image}>
          <View image={image} first={index === 0} />
          {index === 0 && !data.inStock && <p className={css.soldOut}>Out of Stock</p>}
        </li>
      ))}
    </ul>
  );
}

function View({ image, first }: { image: VariantGalleryFragment['images'][number]; first: boolean }) {
  const sizes = first
    ? '(min-width: 1000px) 38vw, (min-width: 640px) 54vw, 72vw'
    : '(min-width: 1000px) 30vw, (min-width: 640px) 41vw, 72vw';
  return (
    <a href={image.url}>
      <img src={image.preview} alt="" width={96} height={128} />
      <Picture image={image} sizes={sizes} priority={first ? 'high' : undefined} />
    </a>
  );
}
