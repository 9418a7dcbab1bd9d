import { useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import * as productWords from '../../words/product.ts';
import type { ProductImages } from './useVariantChoice.ts';
import css from './PictureDialog.module.css';
import { usePictureAddress } from '../../ui/usePictureAddress.ts';

/** A picture in the dialog. */
type LargePicture = Pick<ProductImages[number], 'url' | 'srcSet' | 'alt'>;

interface PictureDialogProps {
  images: readonly LargePicture[];
  /** The product's name. */
  name: string;
  /** Which picture is shown first, from 0. */
  first: number;
  onClose: () => void;
}

/**
 * Pictures as large as the window, side by side: a swipe, a dot or, on a wide window, a button goes to the next one, and a tap or two
 * fingers zoom to its cloth. The browser itself swipes and zooms.
 */
export function PictureDialog({ images, name, first, onClose }: PictureDialogProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const showPicture = (index: number) => list.current?.scrollTo({ left: index * list.current.clientWidth });
  useLayoutEffect(() => {
    list.current?.scrollTo({ left: first * list.current.clientWidth, behavior: 'instant' });
  }, [first, list]);
  return (
    <Dialog open title={productWords.picturesOf(name)} variant="full" onClose={onClose} isStep>
      <div className={css.viewer}>
        <ul
          className={css.pictures}
          ref={list}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
        >
          {images.map((image) => (
            <li key={image.url}>
              <ZoomPicture image={image} />
            </li>
          ))}
        </ul>
        {images.length > 1 && <Ways images={images} shown={shown} onShow={showPicture} />}
      </div>
    </Dialog>
  );
}

interface WaysProps {
  images: readonly LargePicture[];
  /** Which picture is shown, from 0. */
  shown: number;
  onShow: (index: number) => void;
}

/** The controls to change the picture. */
const Ways = ({ images, shown, onShow }: WaysProps) => (
  <>
    <Step words={productWords.previousPicture} sign="‹" isEnd={shown <= 0} onPress={() => onShow(shown - 1)} />
    <Step
      words={productWords.nextPicture}
      sign="›"
      isEnd={shown >= images.length - 1}
      onPress={() => onShow(shown + 1)}
    />
    <p className={css.dots}>
      {images.map((image, index) => (
        <button
          key={image.url}
          type="button"
          aria-label={productWords.showPicture(index + 1, images.length)}
          aria-current={index === shown ? 'true' : undefined}
          onClick={() => onShow(index)}
        />
      ))}
    </p>
  </>
);

interface StepProps {
  words: string;
  sign: string;
  /** Whether there is no picture on this side. */
  isEnd: boolean;
  onPress: () => void;
}

/** A button at one side of a wide window, for the picture on that side. */
const Step = ({ words, sign, isEnd, onPress }: StepProps) => (
  <button type="button" className={css.step} aria-label={words} disabled={isEnd} onClick={onPress}>
    {sign}
  </button>
);

/** One picture. A press zooms it, so that it can be moved, and another press shows the whole picture again. */
function ZoomPicture({ image }: { image: LargePicture }) {
  const [isLarge, setIsLarge] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toAddress = usePictureAddress();
  // The middle first: that shows the cloth.
  useLayoutEffect(() => {
    const place = button.current?.parentElement;
    if (isLarge) place?.scrollTo(place.scrollWidth / 2 - place.clientWidth / 2, place.scrollHeight / 3);
  }, [isLarge]);
  return (
    <button
      ref={button}
      type="button"
      className={css.picture}
      data-large={isLarge || undefined}
      aria-label={isLarge ? productWords.zoomOutOf(image.alt) : productWords.zoomInto(image.alt)}
      onClick={() => setIsLarge(!isLarge)}
    >
      <img src={toAddress(image.url)} srcSet={toAddress(image.srcSet)} sizes="200vw" width={480} height={640} alt="" />
    </button>
  );
}
