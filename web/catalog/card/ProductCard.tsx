import { useState, type PointerEvent } from 'react';
import { Link, useViewTransitionState } from 'react-router-dom';
import type { ProductCardFragment } from './card.graphql.generated.ts';
import { Price } from '../../ui/Price.tsx';
import { QuickViewButton } from './QuickViewButton.tsx';
import { ColourDots } from './ColourDots.tsx';
import { WishlistButton } from './WishlistButton.tsx';
import { Picture, type PicturePriority } from '../../ui/Picture.tsx';
import parts from '../../ui/parts.module.css';
import css from './ProductCard.module.css';
import { starWords } from '../../ui/Stars.tsx';
import * as catalogWords from '../../words/catalog.ts';
import * as uiWords from '../../words/ui.ts';

/** A product, and the cover and path on its card, which may be of another variant. */
export interface CardProduct extends ProductCardFragment {
  shown?: Pick<ProductCardFragment, 'cover' | 'path'> & { color: string | null; sku?: string | undefined };
}

/** A product and how its card is shown. */
export interface ProductCardProps {
  product: CardProduct;
  /** The heading's level, one below the heading of the list. */
  heading: 'h2' | 'h3';
  sizes: string;
  priority?: PicturePriority;
  /** Whether phones show the close-up instead of the whole piece. */
  isCloseUpOnPhones?: boolean;
}

/** One product in a list: its picture, name, price and rating, and one link to its page over all of it. */
export function ProductCard({ product, heading: Heading, ...pictureProps }: ProductCardProps) {
  const [isCloseUp, setIsCloseUp] = useState(false);
  const { productId, name, path, discountPercent, cover } = { ...product, ...product.shown };
  const showCloseUp = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setIsCloseUp(true);
  return (
    <li className={css.card} onPointerEnter={showCloseUp}>
      <Heading className={css.name}>
        <Link to={path} viewTransition discover="none">
          {name}
        </Link>
      </Heading>
      <Price {...product} />
      <Rating {...product} />
      <ColourDots colors={product.colors} />
      {discountPercent > 0 && <span className={parts.badge}>{`${discountPercent}${catalogWords.percentOff}`}</span>}
      {cover && <WishlistButton sku={cover.sku} name={name} />}
      <QuickViewButton productId={productId} name={name} sku={product.shown?.sku} color={product.shown?.color} />
      <CardPicture path={path} cover={cover} isCloseUp={isCloseUp} {...pictureProps} />
    </li>
  );
}

interface CardPictureProps extends Pick<ProductCardProps, 'sizes' | 'priority' | 'isCloseUpOnPhones'> {
  path: string;
  cover: ProductCardFragment['cover'];
  /** Whether a mouse was over the card: then the close-up is fetched, and shown while the mouse is there. */
  isCloseUp: boolean;
}

function CardPicture({ path, cover, isCloseUp, isCloseUpOnPhones, sizes, priority }: CardPictureProps) {
  const isTransition = useViewTransitionState(path);
  const [whole, closeUp] = cover?.images ?? [];
  return (
    <div className={isTransition ? `${css.picture} travelling-cloth` : css.picture}>
      {whole && <Picture image={whole} sizes={sizes} priority={priority} alt="" />}
      {isCloseUpOnPhones && closeUp && <Picture image={closeUp} sizes={sizes} className={css.onPhones} alt="" />}
      {isCloseUp && closeUp && <Picture image={closeUp} sizes={sizes} className={css.closeUp} alt="" />}
      {!cover?.inStock && <span className={css.soldOut}>{catalogWords.outOfStock}</span>}
    </div>
  );
}

function Rating({ rating, reviewCount }: Pick<ProductCardFragment, 'rating' | 'reviewCount'>) {
  if (reviewCount === 0) return <p className={css.rating}>{uiWords.noReviewsYet}</p>;
  return (
    <p className={css.rating}>
      <span className="visually-hidden">{starWords(rating, reviewCount)}</span>
      <span aria-hidden="true">
        <i>★</i> <span>{reviewCount === null ? rating.toFixed(1) : `${rating.toFixed(1)} · ${reviewCount}`}</span>
      </span>
    </p>
  );
}
