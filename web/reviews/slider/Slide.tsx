import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { ReviewSlideFragmentDoc } from './slider.graphql.generated.ts';
import { dayInIndia, timeAgo } from '../../ui/format.ts';
import { productPath } from '../../paths.ts';
import { useVisit } from '../../ui/VisitContext.tsx';
import css from './Slide.module.css';

/** A review as a list holds it: known by its id, its fields masked. */
export interface ReviewRef {
  __typename?: 'Review';
  id: string;
}

/** One review, a link to the product that it is about, and its age. `position` is for example '2 of 9'. */
export function ReviewSlide({ review: { id }, position }: { review: ReviewRef; position: string }) {
  const { now } = useVisit();
  const from = { __typename: 'Review' as const, id };
  const { data, complete } = useFragment({ fragment: ReviewSlideFragmentDoc, fragmentName: 'ReviewSlide', from });
  if (!complete) return null;
  const { variant, createdAt, ...review } = data;
  return (
    <Slide {...review} position={position} image={variant?.images[1] ?? variant?.images[0]}>
      {variant && <Link to={productPath(variant.product.path, variant.sku)}>{variant.product.name}</Link>}
      <time dateTime={createdAt} title={dayInIndia(createdAt)}>
        {timeAgo(createdAt, now)}
      </time>
    </Slide>
  );
}

interface SlideProps {
  position: string;
  rating: number;
  comment: string;
  reviewer: string;
  /** The product that the review is about. */
  image?: PictureSource;
  /** The product's name, and when the review was written. */
  children: ReactNode;
}

/** Up to this many characters a comment has large letters. */
const MAX_LARGE = 60;

/** One slide: stars, words, and who wrote them. */
export function Slide({ position, rating, comment, reviewer, image, children }: SlideProps) {
  return (
    <li className={css.slide}>
      <figure className={css.card} aria-roledescription="slide" aria-label={position}>
        <p>
          <Stars rating={rating} />
        </p>
        <blockquote className={css.quote} data-brief={comment.length <= MAX_LARGE}>
          {comment}
        </blockquote>
        <figcaption className={css.author}>
          {image && <Picture image={image} sizes="5rem" alt="" className={css.picture} />}
          <b className={css.name}>{reviewer}</b>
          <span className={css.piece}>{children}</span>
        </figcaption>
      </figure>
    </li>
  );
}
