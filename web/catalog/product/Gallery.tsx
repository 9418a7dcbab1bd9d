import { useState } from 'react';
import { inPlaceOfLink } from '../../ui/clicks.ts';
import { Picture, Thumbnail } from '../../ui/Picture.tsx';
import { Island } from '../../ui/Island.tsx';
import { useStepDialog } from '../../ui/useDialog.ts';
import * as catalogWords from '../../words/catalog.ts';
import * as productWords from '../../words/product.ts';
import type { ProductImages, VariantChoice } from './useVariantChoice.ts';
import css from './Gallery.module.css';
import { usePictureAddress } from '../../ui/usePictureAddress.ts';

interface GalleryProps extends Pick<VariantChoice, 'images' | 'inStock'> {
  /** The product's name. */
  name: string;
}

/**
 * The pictures of a colour: the whole product, and close-ups of its cloth. On a phone the shopper swipes through them. Each opens
 * large in a dialog; without scripts it is a link to its file.
 */
export function Gallery({ images, inStock, name }: GalleryProps) {
  const [first, setFirst] = useState(0);
  const { isOpen, open, close, fail } = useStepDialog('pictures');
  const show = (index: number) => {
    setFirst(index);
    open();
  };
  return (
    <>
      <ul className={css.gallery} aria-label={productWords.pictures}>
        {images.map((image, index) => (
          <li key={image.url} className={index === 0 ? `${css.image} travelling-cloth` : css.image}>
            <View image={image} first={index === 0} onOpen={() => show(index)} />
            {index === 0 && !inStock && <p className={css.soldOut}>{catalogWords.outOfStock}</p>}
          </li>
        ))}
      </ul>
      {isOpen && (
        <Island load={() => import('./PictureDialog.tsx')} onFailed={fail}>
          {({ PictureDialog }) => <PictureDialog images={images} name={name} first={first} onClose={close} />}
        </Island>
      )}
    </>
  );
}

interface ViewProps {
  image: ProductImages[number];
  first: boolean;
  onOpen: () => void;
}

function View({ image, first, onOpen }: ViewProps) {
  const sizes = first
    ? '(min-width: 1000px) 38vw, (min-width: 640px) 54vw, 72vw'
    : '(min-width: 1000px) 30vw, (min-width: 640px) 41vw, 72vw';
  const address = usePictureAddress()(image.url);
  return (
    <a href={address} data-opens="dialog" onClick={inPlaceOfLink(onOpen)}>
      <Thumbnail address={image.preview} />
      <Picture image={image} sizes={sizes} priority={first ? 'high' : undefined} />
    </a>
  );
}
