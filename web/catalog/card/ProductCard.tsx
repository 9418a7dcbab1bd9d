import { useFragment } from '@apollo/client/react';
import { useState, type PointerEvent } from 'react';
import { Link, useViewTransitionState } from 'react-router-dom';
import { ProductCardFragmentDoc, type ProductCardFragment } from './card.graphql.generated.ts';
import { Price } from '../../ui/Price.tsx';
import { QuickViewButton } from './QuickViewButton.tsx';
import { WishlistButton } from './WishlistButton.tsx';
import { Picture, type Turn } from '../../ui/Picture.tsx';
import css from './ProductCard.module.css';
import { starWords } from '../../ui/Stars.tsx';

/** A product as a list holds it: known by its id, its fields masked. */
export interface ProductRef {
  __typename?: 'Product';
  id: string;
}

interface ProductCardProps {
  product: ProductRef;
  /** The heading's level, one below what the list stands under. */
  heading: 'h2' | 'h3';
  sizes: string;
  turn?: Turn;
}

/** One piece in a list: its cloth, name, price and stars, and one link to its page over all of it. */
export function ProductCard({ product, heading: Heading, sizes, turn }: ProductCardProps) {
  const { data, complete } = useFragment({
    fragment: ProductCardFragmentDoc,
    fragmentName: 'ProductCard',
    from: { __typename: 'Product', id: product.id },
  });
  const [closer, setCloser] = useState(false);
  if (!complete) return null;
  const { name, path, discountPercent, cover } = data;
  const look = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setCloser(true);
  return (
    <li className={css.card} onPointerEnter={look}>
      <Heading className={css.name}>
        <Link to={path} viewTransition>
          {name}
        </Link>
      </Heading>
      <Price {...data} />
      <Rating {...data} />
      {discountPercent > 0 && <span className={css.badge}>{discountPercent}% off</span>}
      {cover && <WishlistButton sku={cover.sku} name={name} />}
      <QuickViewButton id={product.id} name={name} />
      <CardPicture path={path} cover={cover} closer={closer} sizes={sizes} turn={turn} />
    </li>
  );
}

interface CardPictureProps {
  path: string;
  cover: ProductCardFragment['cover'];
  /** Whether a pointer rests on the card: then the close-up is fetched and shown. */
  closer: boolean;
  sizes: string;
  turn?: Turn;
}

function CardPicture({ path, cover, closer, sizes, turn }: CardPictureProps) {
  const travels = useViewTransitionState(path);
  const [whole, closeUp] = cover?.images ?? [];
  return (
    <div className={travels ? `${css.picture} travelling-cloth` : css.picture}>
      {whole && <Picture image={whole} sizes={sizes} turn={turn} alt="" />}
      {closer && closeUp && <Picture image={closeUp} sizes={sizes} className={css.closer} alt="" />}
      {!cover?.inStock && <span className={css.strip}>Out of Stock</span>}
    </div>
  );
}

function Rating({ rating, reviewCount }: Pick<ProductCardFragment, 'rating' | 'reviewCount'>) {
  if (reviewCount === 0) return <p className={css.rating}>No reviews yet</p>;
  return (
    <p className={css.rating}>
      <span className="visually-hidden">{starWords(rating, reviewCount)}</span>
      <span aria-hidden="true">
        <i>★</i> {reviewCount === null ? rating.toFixed(1) : `${rating.toFixed(1)} · ${reviewCount}`}
      </span>
    </p>
  );
}
